import * as z from 'zod/mini';
import { dollarsField, timestampField, uuidField } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { reasonField } from '../fields.ts';

/**
 * Refunds to balances. They can pay orders at once and can be paid out once an operator releases them after the dispute
 * window.
 */
const BASE = '/api-admin/api/v1';

export const heldCreditField = z.strictObject({
  id: uuidField,
  /** The payment that was refunded to the balance. */
  payment_id: uuidField,
  amount: dollarsField,
  created_at: timestampField,
  /** The end of the dispute window of that payment. */
  releasable_at: timestampField,
  released_at: z.nullable(timestampField),
  /** The amount that was left at release; orders had used the rest. */
  released: z.nullable(dollarsField),
});
export type HeldCredit = z.output<typeof heldCreditField>;

export const listHeldCredits = defineRoute({
  id: 'listHeldCredits',
  method: 'GET',
  path: `${BASE}/partners/:id/credits`,
  tag: 'Payouts',
  summary: 'Refunds to the balance of a user, oldest first, at most 100',
  auth: 'operator',
  permission: 'payouts:read',
  limit: 'operatorRead',
  params: z.strictObject({ id: uuidField }),
  answer: z.array(heldCreditField),
});

export const releaseHeldCredit = defineRoute({
  id: 'releaseHeldCredit',
  method: 'POST',
  path: `${BASE}/credits/:id/release`,
  tag: 'Payouts',
  summary: 'Release the rest of a refund to the balance for payout',
  auth: 'operator',
  permission: 'payouts:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({ reason: reasonField }),
  answer: heldCreditField,
  errors: ['credit_waits', 'credit_disputed', 'credit_released'],
});
