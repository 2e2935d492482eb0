import * as z from 'zod/mini';
import { dollarsField, timestampField, uuidField } from '../../shared/fields.ts';
import { reasonField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';

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

/**
 * Refunds to balances. They can pay orders at once and can be paid out once an operator releases them after the dispute
 * window.
 */
const routes = consoleRoutes({ tag: 'Payouts', read: 'payouts:read', write: 'payouts:write' });

export const listHeldCredits = routes.get('listHeldCredits', '/partners/:id/credits', {
  summary: 'Refunds to the balance of a user, oldest first, at most 100',
  params: z.strictObject({ id: uuidField }),
  answer: z.array(heldCreditField),
});

export const releaseHeldCredit = routes.post('releaseHeldCredit', '/credits/:id/release', {
  summary: 'Release the rest of a refund to the balance for payout',
  confirmed: true,
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({ reason: reasonField }),
  answer: heldCreditField,
  errors: ['credit_waits', 'credit_disputed', 'credit_released'],
});
