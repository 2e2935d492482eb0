import * as z from 'zod/mini';
import { emptyAnswer, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

/** What the frame of the console asks, whichever section is open: each answer holds what the role may read and no more. */
const BASE = '/api-admin/api/v1/desk';

const own = { tag: 'Console', auth: 'operator', permission: 'session:own' } as const;

/** Where somebody or something may wait for an operator. */
export const deskQueues = ['tickets', 'payouts', 'fulfilment', 'transfers', 'reviews'] as const;
export type DeskQueue = (typeof deskQueues)[number];
/** Counting stops here: nobody acts differently on more. */
export const DESK_COUNT_MAX = 100;

const countField = z.optional(z.int().check(z.gte(0), z.lte(DESK_COUNT_MAX)));

export const countDesk = defineRoute({
  ...own,
  id: 'countDesk',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: 'How many wait in each section, up to 100',
  limit: 'operatorRead',
  answer: z.strictObject({
    tickets: countField,
    payouts: countField,
    fulfilment: countField,
    transfers: countField,
    reviews: countField,
  } satisfies Record<DeskQueue, typeof countField>),
});

export const recordKinds = [
  'user',
  'payment',
  'subscription',
  'ticket',
  'payout',
  'promo',
] as const;
/** The fewest signs that are looked for. */
export const RECORD_SEARCH_MIN = 2;

export const foundRecordField = z.strictObject({
  kind: z.enum(recordKinds),
  /** As the address of its page has it. */
  id: z.string(),
  title: z.string(),
  /** What tells it from others of the same title. */
  note: z.string(),
});
export type FoundRecord = z.output<typeof foundRecordField>;

/**
 * By an id, the number of a ticket, what a gateway calls a payment, the digits of a transfer, or how a user name, an e-mail or
 * a promo code begins. Subscriptions and payouts are found by the e-mail of whose they are.
 */
export const findRecords = defineRoute({
  ...own,
  id: 'findRecords',
  method: 'GET',
  path: `${BASE}/records`,
  summary: 'Records by number, name or e-mail, five of a kind',
  limit: 'operatorRead',
  query: z.strictObject({
    search: z.string().check(z.trim(), z.minLength(RECORD_SEARCH_MIN), z.maxLength(254)),
  }),
  answer: z.array(foundRecordField),
});

/** Views that an operator may keep of one list. */
export const SAVED_VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 60;
export const VIEW_FILTERS_MAX = 500;

/** A list by the id of the call that answers it. */
const listField = z.string().check(z.regex(/^[a-zA-Z]{1,60}$/));

export const savedViewField = z.strictObject({
  id: uuidField,
  name: z.string(),
  /** The filters as the address has them, without the question mark. */
  filters: z.string(),
});
export type SavedView = z.output<typeof savedViewField>;

export const listViews = defineRoute({
  ...own,
  id: 'listViews',
  method: 'GET',
  path: `${BASE}/views`,
  summary: 'The views of a list that the operator has saved, by name',
  limit: 'operatorRead',
  query: z.strictObject({ list: listField }),
  answer: z.array(savedViewField),
});

/** A name that is there already gets these filters; beyond the twentieth it is refused. */
export const saveView = defineRoute({
  ...own,
  id: 'saveView',
  method: 'POST',
  path: `${BASE}/views`,
  summary: 'Save the filters of a list under a name',
  limit: 'operatorWrite',
  body: z.strictObject({
    list: listField,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
    filters: z.string().check(z.maxLength(VIEW_FILTERS_MAX)),
  }),
  answer: savedViewField,
  status: 201,
});

export const deleteView = defineRoute({
  ...own,
  id: 'deleteView',
  method: 'DELETE',
  path: `${BASE}/views/:id`,
  summary: 'Forget a saved view',
  limit: 'operatorWrite',
  params: z.strictObject({ id: uuidField }),
  answer: emptyAnswer,
});
