import * as z from 'zod/mini';
import { emptyAnswer, idField, idInQuery, timestampField, uuidField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { stockKinds } from './operator-stock.ts';
import { defineRoute } from './route.ts';

/** Who has access to what, why, and until when. */
const BASE = '/api-admin/api/v1/subscriptions';

/** The most days that are given or taken at once. */
export const EXTENSION_DAYS_MAX = 366;

/** How soon an end has to come for a subscription to be listed as ending. */
export const ENDING_DAYS = 7;

/** The fewest letters of a name or an address that are looked for. */
export const SUBSCRIPTION_SEARCH_MIN = 2;

export const subscriptionStates = ['running', 'ending', 'over'] as const;

const filters = {
  /** The id of a subscription or of a buyer, or how a user name or an e-mail begins. */
  search: z.optional(
    z.string().check(z.trim(), z.minLength(SUBSCRIPTION_SEARCH_MIN), z.maxLength(254)),
  ),
  /** `ending`: runs, and ends within seven days. */
  state: z.optional(z.enum(subscriptionStates)),
  product: z.optional(idInQuery),
};

const userField = z.strictObject({ id: uuidField, username: z.string(), email: z.string() });
const productField = z.strictObject({ id: idField, title: z.string() });

export const listedSubscriptionField = z.strictObject({
  id: uuidField,
  user: userField,
  product: productField,
  created_at: timestampField,
  ends_at: timestampField,
  running: z.boolean(),
  /** Links that its buyer still waits for. */
  waiting: z.int(),
});
export type ListedSubscription = z.output<typeof listedSubscriptionField>;

/** Why a period was granted. `moved`: the rest of a period of another subscription. */
export const grantOrigins = ['bought', 'earned', 'given', 'moved'] as const;

const grantField = z.strictObject({
  id: uuidField,
  origin: z.enum(grantOrigins),
  payment_id: z.nullable(uuidField),
  /** Who gave or moved it. */
  operator: z.nullable(z.string()),
  /** `1 mon`, `10 days`. */
  duration: z.string(),
  starts_at: timestampField,
  ends_at: timestampField,
  granted_at: timestampField,
  /** That were taken off its end. */
  taken_days: z.int(),
  /** Its payment is in dispute. */
  held: z.boolean(),
  /** Taken back: it does not count any more. Without an operator a refund did it. */
  reversed: z.nullable(z.strictObject({ at: timestampField, by: z.nullable(z.string()) })),
  /** The subscription where its rest is, or whose rest it is. */
  moved_to: z.nullable(uuidField),
  moved_from: z.nullable(uuidField),
});
export type SubscriptionGrant = z.output<typeof grantField>;

const linkField = z.strictObject({
  delivery_id: uuidField,
  origin: z.strictObject({ id: idField, title: z.string(), picture: z.string() }),
  /** Null while the buyer waits for it. */
  item: z.nullable(
    z.strictObject({
      id: uuidField,
      kind: z.enum(stockKinds),
      retired: z.boolean(),
      delivered_at: timestampField,
    }),
  ),
  waiting_since: timestampField,
  attempts: z.int(),
});
export type SubscriptionLink = z.output<typeof linkField>;

export const subscriptionField = z.strictObject({
  id: uuidField,
  user: userField,
  product: productField,
  created_at: timestampField,
  ends_at: timestampField,
  running: z.boolean(),
  on_hold: z.boolean(),
  links: z.array(linkField),
  /** The 100 that end last. */
  grants: z.array(grantField),
});
export type OperatorSubscription = z.output<typeof subscriptionField>;

const daysField = z.int().check(z.gte(1), z.lte(EXTENSION_DAYS_MAX));
/** What the operator was looking at. Another end by now: 409. */
const seenEndField = timestampField;
const ofOne = z.strictObject({ id: uuidField });
const endAnswer = z.strictObject({ ends_at: timestampField });

const tag = 'Subscriptions';
const reading = { tag, auth: 'operator', permission: 'subscriptions:read' } as const;
const writing = {
  tag,
  auth: 'operator',
  permission: 'subscriptions:write',
  limit: 'operatorWrite',
} as const;

export const listSubscriptions = defineRoute({
  ...reading,
  id: 'listSubscriptions',
  method: 'GET',
  path: BASE,
  summary: 'Subscriptions, newest first, 50 at a time; those that end or are over by their end',
  limit: 'operatorRead',
  query: z.strictObject({
    ...filters,
    /** The subscription that the page before ended with. */
    after: z.optional(uuidField),
  }),
  answer: z.array(listedSubscriptionField),
});

/** What the list can be narrowed to, and what can be given. */
export const listSubscriptionProducts = defineRoute({
  ...reading,
  id: 'listSubscriptionProducts',
  method: 'GET',
  path: '/api-admin/api/v1/subscription-products',
  summary: 'Products by title, with their plans; archived ones have none',
  limit: 'operatorRead',
  answer: z.array(z.extend(productField, { plans: z.array(z.string()) })),
});

/** The whole list. */
export const exportSubscriptions = defineRoute({
  ...reading,
  id: 'exportSubscriptions',
  confirmed: true,
  method: 'GET',
  path: '/api-admin/api/v1/subscriptions-export',
  summary: 'Subscriptions as CSV',
  limit: 'operatorWrite',
  query: z.strictObject(filters),
  file: true,
  answer: emptyAnswer,
});

export const readSubscription = defineRoute({
  ...reading,
  id: 'readSubscription',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: 'One subscription with its links and every period that was granted',
  limit: 'operatorRead',
  params: ofOne,
  answer: subscriptionField,
});

/** Nothing is paid and nothing booked: the periods name who gave them. */
export const giveSubscription = defineRoute({
  ...writing,
  permission: 'subscriptions:give',
  confirmed: true,
  id: 'giveSubscription',
  method: 'POST',
  path: BASE,
  summary: 'Give a buyer a product for nothing, from the end of what they have of it',
  body: z.strictObject({
    user: uuidField,
    product: idField,
    /** `1 mon`, `10 days`: a plan of the product, or any other. */
    duration: z.string().check(z.maxLength(12)),
    reason: reasonField,
  }),
  answer: z.strictObject({ id: uuidField, ends_at: timestampField }),
  idempotent: true,
});

export const extendSubscription = defineRoute({
  ...writing,
  id: 'extendSubscription',
  method: 'POST',
  path: `${BASE}/:id/extend`,
  summary: 'Give days to a subscription, from its end or from now when it is over',
  params: ofOne,
  body: z.strictObject({ days: daysField, seen_end: seenEndField, reason: reasonField }),
  answer: endAnswer,
  errors: ['changed_meanwhile'],
  current: subscriptionField,
  idempotent: true,
});

export const shortenSubscription = defineRoute({
  ...writing,
  id: 'shortenSubscription',
  method: 'POST',
  path: `${BASE}/:id/shorten`,
  summary: 'Take days off the end of a subscription, at most until now',
  params: ofOne,
  body: z.strictObject({ days: daysField, seen_end: seenEndField, reason: reasonField }),
  answer: endAnswer,
  errors: ['changed_meanwhile', 'days_not_left'],
  current: subscriptionField,
  idempotent: true,
});

export const revokeSubscription = defineRoute({
  ...writing,
  permission: 'subscriptions:give',
  id: 'revokeSubscription',
  method: 'POST',
  path: `${BASE}/:id/revoke`,
  summary: 'End access at once; money stays where it is',
  params: ofOne,
  body: z.strictObject({ seen_end: seenEndField, reason: reasonField }),
  answer: endAnswer,
  errors: ['changed_meanwhile', 'delivery_over'],
  current: subscriptionField,
});

/** Day for day, without regard to prices. A refund of a payment takes back what was moved of it. */
export const moveSubscription = defineRoute({
  ...writing,
  permission: 'subscriptions:give',
  confirmed: true,
  id: 'moveSubscription',
  method: 'POST',
  path: `${BASE}/:id/move`,
  summary: 'Move what is left to another product, another buyer, or both',
  params: ofOne,
  body: z.strictObject({
    user: z.optional(uuidField),
    product: z.optional(idField),
    seen_end: seenEndField,
    reason: reasonField,
  }),
  answer: z.strictObject({ subscription: uuidField, days: z.int() }),
  errors: ['changed_meanwhile', 'delivery_over', 'subscription_held'],
  current: subscriptionField,
  idempotent: true,
});

/** What was the buyer's alone goes to nobody any more; the buyer is told. */
export const reissueLink = defineRoute({
  ...writing,
  permission: 'subscriptions:reissue',
  id: 'reissueLink',
  method: 'POST',
  path: `${BASE}/:id/links/:origin/reissue`,
  summary: 'Give a buyer another link to a service from its stock',
  params: z.strictObject({ id: uuidField, origin: idInQuery }),
  body: z.strictObject({
    /** The item that the operator was looking at. Another one by now: 409. */
    seen_item: uuidField,
    reason: reasonField,
  }),
  answer: emptyAnswer,
  errors: ['changed_meanwhile', 'delivery_over', 'stock_empty'],
  current: subscriptionField,
  idempotent: true,
});
