import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

/**
 * Orders that a balance paid have no gateway where they could be refunded. `refunded` is the sum that has gone back
 * altogether, so a repeat changes nothing; the whole sum takes the access back.
 */
export const refundToBalance = defineRoute({
  id: 'refundToBalance',
  method: 'POST',
  path: '/api-admin/api/v1/payments/:id/refund-to-balance',
  tag: 'Payments',
  summary: 'Give money of an order that a balance paid back to that balance',
  auth: 'operator',
  permission: 'payments:write',
  limit: 'operatorWrite',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({
    refunded: dollarsField.check(z.gt(0), z.lte(1_000_000)),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  answer: emptyAnswer,
  errors: ['payment_not_refundable'],
});
