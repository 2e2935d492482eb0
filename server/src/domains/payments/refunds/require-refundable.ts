import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { refundableCents } from '../plan-changes/credit.rules.ts';
import { isSettled } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findOpenRefund } from '../settlement/refunds/refunds.store.ts';

/** The amounts that a refusal carries, in dollars. */
export function refundFigures(payment: PaymentRow) {
  return {
    refunded: dollarsFromCents(payment.refunded_cents),
    remaining: dollarsFromCents(refundableCents(payment)),
  };
}

/**
 * Refuses what cannot be refunded of a locked payment.
 * @param cents the wanted amount; 'all' is what is left
 * @returns the amount in cents
 */
export async function requireRefundable(
  tx: Executor,
  payment: PaymentRow,
  cents: number | 'all',
): Promise<number> {
  const remainingCents = refundableCents(payment);
  // Disputed money is decided on by the bank.
  const refundable = isSettled(payment.state) && payment.state !== 'disputed';
  if (!refundable || remainingCents === 0) refuse('payment_not_refundable');
  const open = await findOpenRefund(tx, payment.id);
  if (open !== undefined || payment.owed_cents > 0) refuse('refund_open');
  const amountCents = cents === 'all' ? remainingCents : cents;
  if (amountCents > remainingCents) refuse('refund_too_large', refundFigures(payment));
  return amountCents;
}
