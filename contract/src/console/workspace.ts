import * as z from 'zod/mini';
import { emptyAnswer, uuidField } from '../shared/fields.ts';
import { titledFields } from './fields.ts';
import { consoleRoutes } from './routes.ts';
import { personSearchField } from './search-fields.ts';

/** Sections where something may wait for an operator. */
export const workQueues = ['tickets', 'payouts', 'fulfilment', 'transfers', 'reviews'] as const;
export type WorkQueue = (typeof workQueues)[number];
/** Counts stop here; a larger number would not change what operators do. */
export const WORK_COUNT_MAX = 100;

const countField = z.optional(z.int().check(z.gte(0), z.lte(WORK_COUNT_MAX)));

/** Calls of the console's frame, used in every section. Each answer contains only what the role may read. */
const routes = consoleRoutes({ tag: 'Console', read: 'session:own', write: 'session:own' });

export const countWork = routes.get('countWork', '/workspace/counts', {
  summary: 'How many records wait in each section, up to 100',
  answer: z.strictObject({
    tickets: countField,
    payouts: countField,
    fulfilment: countField,
    transfers: countField,
    reviews: countField,
  } satisfies Record<WorkQueue, typeof countField>),
});

export const recordKinds = [
  'user',
  'payment',
  'subscription',
  'ticket',
  'payout',
  'promo',
  'gift',
] as const;
export const foundRecordField = z.strictObject({
  kind: z.enum(recordKinds),
  /** The id in the address of its page; of a gift, the payment that bought it. */
  id: z.string(),
  ...titledFields,
  /** Distinguishes it from others with the same title. */
  note: z.string(),
});
export type FoundRecord = z.output<typeof foundRecordField>;

/**
 * Searches by id, ticket number, a gateway's id of a payment, refund, dispute or webhook, transfer digits, or a prefix of the user name, email or promo
 * code. Subscriptions and payouts are found by the email of their buyer, gifts also by that of their claimer, the number of
 * their payment and the last four characters of their code.
 */
export const findRecords = routes.get('findRecords', '/workspace/records', {
  summary: 'Records by number, name or email, five of a kind',
  query: z.strictObject({
    search: personSearchField,
  }),
  answer: z.array(foundRecordField),
});

/** Maximum number of saved views of one list per operator. */
export const SAVED_VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 60;
export const VIEW_FILTERS_MAX = 500;

/** The list, named by the id of its call. */
const listField = z.string().check(z.regex(/^[a-zA-Z]{1,60}$/));

export const savedViewField = z.strictObject({
  id: uuidField,
  name: z.string(),
  /** The filters as a query string, without the question mark. */
  filters: z.string(),
});
export type SavedView = z.output<typeof savedViewField>;

export const listViews = routes.get('listViews', '/workspace/views', {
  summary: "The operator's saved views of a list, by name",
  query: z.strictObject({ list: listField }),
  answer: z.array(savedViewField),
});

/** Overwrites a view of the same name; more than `SAVED_VIEWS_MAX` views are refused. */
export const saveView = routes.post('saveView', '/workspace/views', {
  summary: 'Save the filters of a list under a name',
  body: z.strictObject({
    list: listField,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
    filters: z.string().check(z.maxLength(VIEW_FILTERS_MAX)),
  }),
  answer: savedViewField,
  status: 201,
});

export const deleteView = routes.delete('deleteView', '/workspace/views/:id', {
  summary: 'Delete a saved view',
  params: z.strictObject({ id: uuidField }),
  answer: emptyAnswer,
});
