import * as z from 'zod/mini';
import {
  dollarsField,
  emptyAnswer,
  idField,
  languageField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { accessStates, paymentStates } from '../shared/states.ts';
import { ticketStates } from '../shop/support.ts';
import { telegramNotificationsField } from '../shop/telegram.ts';
import { reasonField, titledFields } from './fields.ts';
import { consoleRoutes } from './routes.ts';
import { personSearchField } from './search-fields.ts';

const yesOrNo = z.optional(z.enum(['yes', 'no']));

const filters = {
  /** An id, a Telegram id, or a prefix of the user name, email or Telegram name. */
  search: z.optional(personSearchField),
  /** Whether they have an active subscription. */
  subscription: yesOrNo,
  blocked: yesOrNo,
  /** Whether the email is confirmed. */
  confirmed: yesOrNo,
  /** Whether deletion is planned. */
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
  /** Number of subscriptions that have not ended. */
  subscriptions: z.int(),
  /** How many of these are on hold because of a dispute. */
  on_hold: z.int(),
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
  ...titledFields,
  created_at: timestampField,
  ends_at: timestampField,
  state: z.enum(accessStates),
});

const paymentField = z.strictObject({
  id: uuidField,
  number: z.string(),
  created_at: timestampField,
  ...titledFields,
  total: dollarsField,
  refunded: dollarsField,
  state: z.enum(paymentStates),
});

const ticketOfBuyer = z.strictObject({
  id: uuidField,
  /** The number shown to people: "No. 4217". */
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
  /** False for an account that only signs in with Google, or whose password was reset. */
  has_password: z.boolean(),
  has_google: z.boolean(),
  second_factor: z.boolean(),
  telegram_name: telegramName,
  /** Notifications they chose to receive in Telegram. */
  telegram_notifications: z.array(z.keyof(telegramNotificationsField)),
  image: z.nullable(z.string()),
  language: languageField,
  created_at: timestampField,
  /** Rounded to the minute; only the last 180 days are known. */
  last_seen_at: z.nullable(timestampField),
  /** The partner who invited them. */
  invited_by: z.nullable(z.strictObject({ id: uuidField, username: z.string() })),
  /** The campaign they came from. */
  campaign: z.nullable(z.string()),
  /** When the account will be erased. */
  deletion_at: z.nullable(timestampField),
  deleted_at: z.nullable(timestampField),
  blocked: z.nullable(z.strictObject({ at: timestampField, reason: z.string() })),
  /** Sessions, last used first. */
  sessions: z.array(sessionField),
  /** The 50 with the latest end. */
  subscriptions: z.array(subscriptionField),
  /** The newest 10. */
  payments: z.array(paymentField),
  /** The 5 with the newest messages. */
  tickets: z.array(ticketOfBuyer),
  /** The 5 newest accounts they invited. */
  invited: z.array(
    z.strictObject({ id: uuidField, username: z.string(), created_at: timestampField }),
  ),
  counts: z.strictObject({
    payments: z.int(),
    tickets: z.int(),
    /** Tickets that are neither resolved nor closed. */
    open_tickets: z.int(),
    invited: z.int(),
  }),
});
export type ConsoleBuyer = z.output<typeof buyerField>;

const ofOne = z.strictObject({ id: uuidField });
const reasonBody = z.strictObject({ reason: reasonField });

/** Buyers in the console. */
const routes = consoleRoutes({ tag: 'Buyers', read: 'users:read', write: 'users:write' });

export const listBuyers = routes.list('listBuyers', '/users', {
  summary: 'Buyers, newest first, 50 at a time',
  filters,
  cursor: { before: uuidField },
  row: listedBuyerField,
  export: { id: 'exportBuyers', name: 'users', summary: 'Buyers as CSV' },
});

export const readBuyer = routes.get('readBuyer', '/users/:id', {
  summary:
    'One buyer with sessions, subscriptions, and the latest payments, tickets and invitations',
  params: ofOne,
  answer: buyerField,
});

export const endBuyerSession = routes.delete('endBuyerSession', '/users/:id/sessions/:session', {
  summary: 'Sign a buyer out of one device',
  params: z.strictObject({ id: uuidField, session: uuidField }),
  answer: emptyAnswer,
});

export const endBuyerSessions = routes.delete('endBuyerSessions', '/users/:id/sessions', {
  summary: 'Sign a buyer out everywhere',
  params: ofOne,
  answer: emptyAnswer,
});

export const blockBuyer = routes.post('blockBuyer', '/users/:id/block', {
  permission: 'users:block',
  summary: 'Block a buyer from signing in and end every session; 409 when already blocked',
  params: ofOne,
  body: reasonBody,
  answer: emptyAnswer,
  errors: ['version_conflict'],
  current: buyerField,
});

export const unblockBuyer = routes.post('unblockBuyer', '/users/:id/unblock', {
  permission: 'users:block',
  summary: 'Unblock a buyer; 409 when they are not blocked or were blocked again',
  params: ofOne,
  body: z.strictObject({
    /** The time of the block that the operator saw; a newer block is not lifted. */
    expected_block: timestampField,
    reason: reasonField,
  }),
  answer: emptyAnswer,
  errors: ['version_conflict'],
  current: buyerField,
});
