import * as z from 'zod/mini';
import { idField, linkField, timestampField, uuidField } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

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
  links: z.array(z.strictObject({ href: linkField })),
  /** Accounts by id; `readAccount` answers the login and password. Empty under the same conditions as `links`. */
  accounts: z.array(z.strictObject({ id: uuidField })),
  /** Paid, but at least one link or account has not been delivered yet. */
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

/** Credentials are revealed on demand: no list, poll or page cache holds a password. */
export const readAccount = defineRoute({
  id: 'readAccount',
  method: 'GET',
  path: '/api-subs/api/v1/sub-layout/account/:id',
  tag: 'Access',
  summary: 'The login and password of one account of an active subscription',
  auth: 'user',
  limit: 'write',
  params: z.strictObject({ id: uuidField }),
  answer: z.strictObject({
    service: z.string(),
    /** The address of the sign-in page. */
    site: z.string(),
    login: z.string(),
    password: z.string(),
  }),
  errors: ['not_found'],
});
