import * as z from 'zod/mini';
import { dollarsField, timestampField, uuidField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/** Refunds to balances: they pay orders at once, and are paid out when a person agrees after the dispute window. */
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
  /** What was left of it when it was released; orders had taken the rest. */
  released: z.nullable(dollarsField),
});
export type HeldCredit = z.output<typeof heldCreditField>;

export const listHeldCredits = defineRoute({
  id: 'listHeldCredits',
  method: 'GET',
  path: `${BASE}/partners/:id/credits`,
  tag: 'Payouts',
  summary: 'Refunds to the balance of a user, oldest first, 100 at most',
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
  summary: 'Let what is left of a refund to the balance be paid out',
  auth: 'operator',
  permission: 'payouts:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({ reason: reasonField }),
  answer: heldCreditField,
  errors: ['credit_waits', 'credit_disputed', 'credit_released'],
});
