import * as z from 'zod/mini';
import { idField, linkField, timestampField, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

export const activeSubscriptionField = z.strictObject({
  id: uuidField,
  sub_plan_id: idField,
  title: z.string(),
  description: z.string(),
  description_ru: z.string(),
  picture: z.string(),
  pictures: z.array(z.string()),
  date_end: timestampField,
  /** The day of the month that renewals keep. */
  anchor_day: z.int().check(z.gte(1), z.lte(31)),
  /** Empty while the access is being prepared or on hold. */
  links: z.array(z.strictObject({ href: linkField })),
  /** Logins with passwords, which `readAccount` tells by these ids; empty as the links are. */
  accounts: z.array(z.strictObject({ id: uuidField })),
  /** Paid, but at least one link or account is still to come. */
  fulfilment_pending: z.boolean(),
  /** Its payment is in dispute: nothing can be used until that is decided. */
  on_hold: z.boolean(),
});
export type ActiveSubscription = z.output<typeof activeSubscriptionField>;

export const listActiveSubscriptions = defineRoute({
  id: 'listActiveSubscriptions',
  method: 'GET',
  path: '/api-subs/api/v1/sub-layout/get_active_sub',
  tag: 'Access',
  summary: 'The subscriptions whose access runs now, with their links',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  answer: z.array(activeSubscriptionField),
});

/** Told when it is looked at: a password is in no list, no poll and no cache of the page. */
export const readAccount = defineRoute({
  id: 'readAccount',
  method: 'GET',
  path: '/api-subs/api/v1/sub-layout/account/:id',
  tag: 'Access',
  summary: 'The login and the password that a running subscription gives at a service',
  auth: 'user',
  limit: 'write',
  params: z.strictObject({ id: uuidField }),
  answer: z.strictObject({
    service: z.string(),
    /** Where to sign in. */
    site: z.string(),
    login: z.string(),
    password: z.string(),
  }),
  errors: ['not_found'],
});
