import * as z from 'zod/mini';
import { timestampField, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

/** The most days that are given at once. */
export const EXTENSION_DAYS_MAX = 366;

export const extendSubscription = defineRoute({
  id: 'extendSubscription',
  method: 'POST',
  path: '/api-admin/api/v1/subscriptions/:id/extend',
  tag: 'Subscriptions',
  auth: 'operator',
  permission: 'subscriptions:write',
  limit: 'operatorWrite',
  summary: 'Give days to a subscription, from its end or from now when it is over',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({
    days: z.int().check(z.gte(1), z.lte(EXTENSION_DAYS_MAX)),
    /** What the operator was looking at. Another end by now: 409. */
    seen_end: timestampField,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  answer: z.strictObject({ ends_at: timestampField }),
  errors: ['changed_meanwhile'],
});
