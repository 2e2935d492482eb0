import * as z from 'zod/mini';
import { idField, itemLinkField, timestampField, uuidField } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { itemContents } from '../shared/states.ts';

export const activeSubscriptionField = z.strictObject({
  id: uuidField,
  sub_plan_id: idField,
  title: z.string(),
  description: z.string(),
  description_ru: z.string(),
  picture: z.string(),
  pictures: z.array(z.string()),
  date_end: timestampField,
  /** The day of the month that renewals end on. */
  anchor_day: z.int().check(z.gte(1), z.lte(31)),
  /** Empty while delivery is pending or the subscription is on hold. */
  links: z.array(z.strictObject({ href: itemLinkField })),
  /**
   * Everything that was delivered, in the order of the services; empty under the same conditions as `links`. The items
   * with the content `link` are those of `links`, in the same order; `readItem` answers the others.
   */
  items: z.array(z.strictObject({ id: uuidField, content: z.enum(itemContents) })),
  /** Paid, but at least one item has not been delivered yet. */
  fulfilment_pending: z.boolean(),
  /** The payment is in dispute; access is suspended until the dispute is decided. */
  on_hold: z.boolean(),
});
export type ActiveSubscription = z.output<typeof activeSubscriptionField>;

export const listActiveSubscriptions = defineRoute({
  id: 'listActiveSubscriptions',
  method: 'GET',
  path: '/api-subs/api/v1/sub-layout/get_active_sub',
  tag: 'Access',
  summary: 'Active subscriptions with their links',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'poll',
  answer: z.array(activeSubscriptionField),
});

export const endedSubscriptionField = z.strictObject({
  id: uuidField,
  sub_plan_id: idField,
  title: z.string(),
  description: z.string(),
  description_ru: z.string(),
  picture: z.string(),
  date_end: timestampField,
  /** Whether the product can still be ordered. */
  can_order: z.boolean(),
});
export type EndedSubscription = z.output<typeof endedSubscriptionField>;

/** They keep their card on the dashboard, with a way to order again. */
export const listEndedSubscriptions = defineRoute({
  id: 'listEndedSubscriptions',
  method: 'GET',
  path: '/api-subs/api/v1/sub-layout/get_ended_sub',
  tag: 'Access',
  summary: 'Subscriptions that ended within the last 30 days, the latest end first',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'poll',
  answer: z.array(endedSubscriptionField),
});

/** Credentials are revealed on demand: no list, poll or page cache holds a password or a code. */
export const readItem = defineRoute({
  id: 'readItem',
  method: 'GET',
  path: '/api-subs/api/v1/sub-layout/item/:id',
  tag: 'Access',
  summary: 'The code, account or text of an active subscription',
  auth: 'user',
  limit: 'write',
  params: z.strictObject({ id: uuidField }),
  answer: z.strictObject({
    service: z.string(),
    /** Where to sign in, or to redeem a code; may be empty. */
    site: z.string(),
    content: z.enum(itemContents),
    /** Of an account, whose password is the `secret`; null for everything else. */
    login: z.nullable(z.string()),
    /** The code, password or text. */
    secret: z.string(),
    /** What the seller adds to an account, such as a recovery address; may be empty. */
    note: z.string(),
  }),
  errors: ['not_found'],
});
