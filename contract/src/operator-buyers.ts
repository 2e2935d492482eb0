import * as z from 'zod/mini';
import {
  dollarsField,
  emptyAnswer,
  idField,
  languageField,
  timestampField,
  uuidField,
} from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { paymentStates } from './operator-payment-list.ts';
import { defineRoute } from './route.ts';
import { ticketStates } from './support.ts';
import { telegramNoticesField } from './telegram.ts';

/** The buyers of the shop, as the console looks after them. */
const BASE = '/api-admin/api/v1/users';

/** The fewest letters of a name or an address that are looked for. */
export const BUYER_SEARCH_MIN = 2;

const yesOrNo = z.optional(z.enum(['yes', 'no']));

const filters = {
  /** An id, here or in Telegram, or how a user name, an e-mail or a name in Telegram begins. */
  search: z.optional(z.string().check(z.trim(), z.minLength(BUYER_SEARCH_MIN), z.maxLength(254))),
  /** Whether a subscription of theirs runs. */
  subscription: yesOrNo,
  blocked: yesOrNo,
  /** Whether they have shown that the e-mail is theirs. */
  confirmed: yesOrNo,
  /** Whether the account is to be erased. */
  deleting: yesOrNo,
};

const telegramName = z.nullable(z.string());

export const listedBuyerField = z.strictObject({
  id: uuidField,
  username: z.string(),
  email: z.string(),
  telegram_name: telegramName,
  image: z.nullable(z.string()),
  created_at: timestampField,
  confirmed: z.boolean(),
  blocked: z.boolean(),
  deleting: z.boolean(),
  /** How many run now. */
  subscriptions: z.int(),
});
export type ListedBuyer = z.output<typeof listedBuyerField>;

const sessionField = z.strictObject({
  id: uuidField,
  device: z.nullable(z.string()),
  place: z.string(),
  signed_in_at: timestampField,
  last_seen_at: timestampField,
});

const subscriptionField = z.strictObject({
  id: uuidField,
  product_id: idField,
  title: z.string(),
  created_at: timestampField,
  ends_at: timestampField,
  running: z.boolean(),
});

const paymentField = z.strictObject({
  id: uuidField,
  created_at: timestampField,
  title: z.string(),
  total: dollarsField,
  state: z.enum(paymentStates),
});

const ticketOfBuyer = z.strictObject({
  id: uuidField,
  /** For people: "No. 4217". */
  number: z.int(),
  title: z.string(),
  state: z.enum(ticketStates),
  updated_at: timestampField,
});

export const buyerField = z.strictObject({
  id: uuidField,
  username: z.string(),
  email: z.string(),
  confirmed_at: z.nullable(timestampField),
  /** False for an account that is entered by Google alone, or that has to set a new one. */
  has_password: z.boolean(),
  has_google: z.boolean(),
  second_factor: z.boolean(),
  telegram_name: telegramName,
  /** What they want to be told there. */
  telegram_notices: z.array(z.keyof(telegramNoticesField)),
  image: z.nullable(z.string()),
  language: languageField,
  created_at: timestampField,
  /** To the minute, of the last 180 days. */
  last_seen_at: z.nullable(timestampField),
  /** Whose invitation brought them. */
  invited_by: z.nullable(z.strictObject({ id: uuidField, username: z.string() })),
  /** The campaign that brought them. */
  campaign: z.nullable(z.string()),
  /** When the account is to be erased. */
  deletion_at: z.nullable(timestampField),
  deleted_at: z.nullable(timestampField),
  blocked: z.nullable(z.strictObject({ at: timestampField, reason: z.string() })),
  /** Where they are signed in, the latest seen first. */
  sessions: z.array(sessionField),
  /** The 50 that end last. */
  subscriptions: z.array(subscriptionField),
  /** The newest 10. */
  payments: z.array(paymentField),
  /** The 5 that were last written in. */
  tickets: z.array(ticketOfBuyer),
  /** The 5 newest accounts that came by their invitation. */
  invited: z.array(
    z.strictObject({ id: uuidField, username: z.string(), created_at: timestampField }),
  ),
  counts: z.strictObject({
    payments: z.int(),
    tickets: z.int(),
    /** That are neither resolved nor closed. */
    open_tickets: z.int(),
    invited: z.int(),
  }),
});
export type OperatorBuyer = z.output<typeof buyerField>;

const ofOne = z.strictObject({ id: uuidField });
const reasonBody = z.strictObject({ reason: reasonField });
const operatorRoute = { tag: 'Buyers', auth: 'operator' } as const;

export const listBuyers = defineRoute({
  ...operatorRoute,
  permission: 'users:read',
  id: 'listBuyers',
  method: 'GET',
  path: BASE,
  summary: 'Buyers, newest first, 50 at a time',
  limit: 'operatorRead',
  query: z.strictObject({
    ...filters,
    /** The buyer that the page before ended with. */
    before: z.optional(uuidField),
  }),
  answer: z.array(listedBuyerField),
});

/** All that suit the filters, newest first. */
export const exportBuyers = defineRoute({
  ...operatorRoute,
  permission: 'users:read',
  id: 'exportBuyers',
  confirmed: true,
  method: 'GET',
  path: '/api-admin/api/v1/users-export',
  summary: 'Buyers as CSV',
  limit: 'operatorWrite',
  query: z.strictObject(filters),
  file: true,
  answer: emptyAnswer,
});

export const readBuyer = defineRoute({
  ...operatorRoute,
  permission: 'users:read',
  id: 'readBuyer',
  method: 'GET',
  path: `${BASE}/:id`,
  summary:
    'One buyer with sessions, subscriptions, and the latest payments, tickets and invitations',
  limit: 'operatorRead',
  params: ofOne,
  answer: buyerField,
});

export const endBuyerSession = defineRoute({
  ...operatorRoute,
  permission: 'users:write',
  id: 'endBuyerSession',
  method: 'DELETE',
  path: `${BASE}/:id/sessions/:session`,
  summary: 'Sign a buyer out of one device',
  limit: 'operatorWrite',
  params: z.strictObject({ id: uuidField, session: uuidField }),
  answer: emptyAnswer,
});

export const endBuyerSessions = defineRoute({
  ...operatorRoute,
  permission: 'users:write',
  id: 'endBuyerSessions',
  method: 'DELETE',
  path: `${BASE}/:id/sessions`,
  summary: 'Sign a buyer out everywhere',
  limit: 'operatorWrite',
  params: ofOne,
  answer: emptyAnswer,
});

export const blockBuyer = defineRoute({
  ...operatorRoute,
  permission: 'users:block',
  id: 'blockBuyer',
  method: 'POST',
  path: `${BASE}/:id/block`,
  summary: 'Refuse a buyer to sign in, and end every session; 409 when they are blocked already',
  limit: 'operatorWrite',
  params: ofOne,
  body: reasonBody,
  answer: emptyAnswer,
  errors: ['changed_meanwhile'],
  current: buyerField,
});

export const unblockBuyer = defineRoute({
  ...operatorRoute,
  permission: 'users:block',
  id: 'unblockBuyer',
  method: 'POST',
  path: `${BASE}/:id/unblock`,
  summary: 'Let a blocked buyer sign in again; 409 when they are not blocked, or anew',
  limit: 'operatorWrite',
  params: ofOne,
  body: z.strictObject({
    /** Since when they were blocked for the operator: a block that somebody made meanwhile is not lifted. */
    seen_block: timestampField,
    reason: reasonField,
  }),
  answer: emptyAnswer,
  errors: ['changed_meanwhile'],
  current: buyerField,
});
