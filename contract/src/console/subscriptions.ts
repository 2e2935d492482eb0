import * as z from 'zod/mini';
import {
  durationField,
  emptyAnswer,
  idField,
  idInQuery,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { accessStates, itemContents } from '../shared/states.ts';
import { changedPlanField } from '../shop/orders/changed-plan.ts';
import { creditAmounts } from '../shop/orders/plan-changes.ts';
import { reasonField, titledFields } from './fields.ts';
import { itemKinds, typedCredential } from './inventory.ts';
import { consoleRoutes } from './routes.ts';
import { personSearchField } from './search-fields.ts';

/** Maximum number of days added or removed in one call. */
export const EXTENSION_DAYS_MAX = 366;

/** A subscription is listed as ending when its end is within this many days. */
export const ENDING_DAYS = 7;

export const subscriptionFilters = ['active', 'ending', 'on_hold', 'waiting', 'ended'] as const;

const filters = {
  /** A subscription or buyer id, or a prefix of the user name or email. */
  search: z.optional(personSearchField),
  /** `active`: not ended; `ending`: of these, within seven days. */
  state: z.optional(z.enum(subscriptionFilters)),
  product: z.optional(idInQuery),
};

const userField = z.strictObject({ id: uuidField, username: z.string(), email: z.string() });
const productField = z.strictObject({ id: idField, ...titledFields });

export const listedSubscriptionField = z.strictObject({
  id: uuidField,
  user: userField,
  product: productField,
  created_at: timestampField,
  ends_at: timestampField,
  state: z.enum(accessStates),
  /** Pending deliveries. */
  waiting: z.int(),
});
export type ListedSubscription = z.output<typeof listedSubscriptionField>;

/** Where a grant comes from. `free`: an operator gave it. `moved`: the rest of a period of another subscription. */
export const grantSources = ['bought', 'earned', 'free', 'moved'] as const;

const grantField = z.strictObject({
  id: uuidField,
  source: z.enum(grantSources),
  payment_id: z.nullable(uuidField),
  /** The operator who gave or moved it. */
  operator: z.nullable(z.string()),
  /** `1 mon`, `10 days`. */
  duration: durationField,
  starts_at: timestampField,
  ends_at: timestampField,
  granted_at: timestampField,
  /** Days removed from its end. */
  removed_days: z.int(),
  /** Its payment is in dispute. */
  held: z.boolean(),
  /** Reversed: it no longer counts. Without an operator, a refund or a plan change reversed it. */
  reversed: z.nullable(z.strictObject({ at: timestampField, by: z.nullable(z.string()) })),
  /** The subscription that the rest moved to, or came from. */
  moved_to: z.nullable(uuidField),
  moved_from: z.nullable(uuidField),
  /** Its line of the plan change that ended it; absent when something else did. */
  changed: z.optional(
    z.strictObject({
      payment_id: uuidField,
      ...creditAmounts,
    }),
  ),
});
export type SubscriptionGrant = z.output<typeof grantField>;

export const subscriptionLinkField = z.strictObject({
  delivery_id: uuidField,
  service: z.strictObject({ id: idField, ...titledFields, picture: z.string() }),
  /** Null until it is delivered. */
  item: z.nullable(
    z.strictObject({
      id: uuidField,
      kind: z.enum(itemKinds),
      content: z.enum(itemContents),
      retired: z.boolean(),
      delivered_at: timestampField,
    }),
  ),
  waiting_since: timestampField,
  attempts: z.int(),
  /** How often the buyer has replaced an item that did not work. */
  replaced_by_buyer: z.int(),
});
export type SubscriptionLink = z.output<typeof subscriptionLinkField>;

export const subscriptionField = z.strictObject({
  id: uuidField,
  user: userField,
  product: productField,
  created_at: timestampField,
  ends_at: timestampField,
  state: z.enum(accessStates),
  /** Until when access is kept after its end while its renewal is being paid; absent unless that is so now. */
  grace_until: z.optional(timestampField),
  /** The plan that replaced it, and its payment; absent when it runs or ended otherwise. */
  changed_to: z.optional(z.extend(changedPlanField, { payment_id: uuidField })),
  /** Its items stay usable until the other subscription has its own; absent when none do. */
  kept: z.optional(z.strictObject({ until: timestampField, subscription_id: uuidField })),
  /** An operator has ended it, and its periods can be restored. */
  restorable: z.boolean(),
  links: z.array(subscriptionLinkField),
  /** The 100 with the latest end. */
  grants: z.array(grantField),
});
export type ConsoleSubscription = z.output<typeof subscriptionField>;

const daysField = z.int().check(z.gte(1), z.lte(EXTENSION_DAYS_MAX));
/** The end that the operator saw. If it has changed: 409. */
const expectedEndField = timestampField;
const ofOne = z.strictObject({ id: uuidField });
const endAnswer = z.strictObject({ ends_at: timestampField });

/** Subscriptions in the console: their grants and their ends. */
const routes = consoleRoutes({
  tag: 'Subscriptions',
  read: 'subscriptions:read',
  write: 'subscriptions:write',
});

export const listSubscriptions = routes.list('listSubscriptions', '/subscriptions', {
  summary: 'Subscriptions, newest first, 50 at a time; ending and expired ones sorted by their end',
  filters,
  cursor: { after: uuidField },
  row: listedSubscriptionField,
  export: { id: 'exportSubscriptions', name: 'subscriptions', summary: 'Subscriptions as CSV' },
});

/** Values for the filter, and products that can be granted. */
export const listSubscriptionProducts = routes.get(
  'listSubscriptionProducts',
  '/subscription-products',
  {
    summary: 'Products by title, with their plans; archived ones without plans',
    answer: z.array(z.extend(productField, { plans: z.array(z.string()) })),
  },
);

export const readSubscription = routes.get('readSubscription', '/subscriptions/:id', {
  summary: 'One subscription with its links and grants',
  params: ofOne,
  answer: subscriptionField,
});

const grantDurationField = z.string().check(z.maxLength(12));
const grantFields = { user: uuidField, product: idField, reason: reasonField };
/** A grant as a form fills it in: for a plan or for days, which the call takes as a duration. */
export const grantDraft = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('plan'), ...grantFields, duration: grantDurationField }),
  z.strictObject({ by: z.literal('days'), ...grantFields, days: daysField }),
]);

/** No payment and no journal entry; the grants name the operator. */
export const grantSubscription = routes.post('grantSubscription', '/subscriptions', {
  permission: 'subscriptions:grant',
  confirmed: true,
  summary: 'Give a buyer free access to a product, from the end of their current access',
  body: z.strictObject({
    ...grantFields,
    /** `1 mon`, `10 days`: a plan of the product, or any other duration. */
    duration: grantDurationField,
  }),
  answer: z.strictObject({ id: uuidField, ends_at: timestampField }),
  idempotent: true,
});

export const extendSubscription = routes.post('extendSubscription', '/subscriptions/:id/extend', {
  permission: 'subscriptions:extend',
  summary: 'Add days to a subscription, from its end or, when it has ended, from now',
  params: ofOne,
  body: z.strictObject({ days: daysField, expected_end: expectedEndField, reason: reasonField }),
  answer: endAnswer,
  /** `days_limited`: more than the role may add within 30 days. */
  errors: ['version_conflict', 'days_limited'],
  current: subscriptionField,
  idempotent: true,
});

export const shortenSubscription = routes.post(
  'shortenSubscription',
  '/subscriptions/:id/shorten',
  {
    summary: 'Remove days from the end of a subscription, at most until now',
    params: ofOne,
    body: z.strictObject({ days: daysField, expected_end: expectedEndField, reason: reasonField }),
    answer: endAnswer,
    errors: ['version_conflict', 'days_not_left'],
    current: subscriptionField,
    idempotent: true,
  },
);

export const revokeSubscription = routes.post('revokeSubscription', '/subscriptions/:id/revoke', {
  permission: 'subscriptions:grant',
  summary: 'End access at once, without a refund',
  params: ofOne,
  body: z.strictObject({ expected_end: expectedEndField, reason: reasonField }),
  answer: endAnswer,
  errors: ['version_conflict', 'delivery_over'],
  current: subscriptionField,
});

/** Nothing was added, moved, refunded or disputed since; otherwise `undo_too_late`. */
export const restoreSubscription = routes.post(
  'restoreSubscription',
  '/subscriptions/:id/restore',
  {
    permission: 'subscriptions:grant',
    summary: 'Restore access that an operator has ended, with its periods as they were',
    params: ofOne,
    body: z.strictObject({ expected_end: expectedEndField, reason: reasonField }),
    answer: endAnswer,
    errors: ['version_conflict', 'undo_too_late'],
    current: subscriptionField,
  },
);

/** Moves day for day, regardless of prices. A refund of the payment also reverses the moved part. */
export const moveSubscription = routes.post('moveSubscription', '/subscriptions/:id/move', {
  permission: 'subscriptions:grant',
  confirmed: true,
  summary: 'Move the rest to another product, another buyer, or both',
  params: ofOne,
  body: z.strictObject({
    user: z.optional(uuidField),
    product: z.optional(idField),
    expected_end: expectedEndField,
    reason: reasonField,
  }),
  answer: z.strictObject({ subscription: uuidField, days: z.int() }),
  errors: ['version_conflict', 'delivery_over', 'subscription_held'],
  current: subscriptionField,
  idempotent: true,
});

/** A unique item of the buyer is retired; the buyer is notified. */
export const replaceCredential = routes.post(
  'replaceCredential',
  '/subscriptions/:id/links/:service/replacement',
  {
    permission: 'subscriptions:replace',
    summary: "Replace a buyer's link to a service by another item of its inventory",
    params: z.strictObject({ id: uuidField, service: idInQuery }),
    body: z.strictObject({
      /** The item that the operator saw. If it has changed: 409. */
      expected_item: uuidField,
      reason: reasonField,
    }),
    answer: emptyAnswer,
    errors: ['version_conflict', 'delivery_over', 'inventory_empty'],
    current: subscriptionField,
    idempotent: true,
  },
);

/**
 * For a credential that the inventory cannot replace: a template builds the same link again, a shared one serves every
 * buyer. The new one becomes a unique item of the service, and the buyer is notified.
 */
export const replaceWithLink = routes.post(
  'replaceWithLink',
  '/subscriptions/:id/links/:service/own-link',
  {
    permission: 'inventory:write',
    summary: "Replace a buyer's item of a service by one that only this subscription gets",
    params: z.strictObject({ id: uuidField, service: idInQuery }),
    body: z.strictObject({
      /** The item that the operator saw. If it has changed: 409. */
      expected_item: uuidField,
      ...typedCredential,
      reason: reasonField,
    }),
    answer: emptyAnswer,
    errors: ['version_conflict', 'delivery_over', 'item_invalid', 'item_assigned'],
    current: subscriptionField,
  },
);
