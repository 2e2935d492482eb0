import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { isPaidByBalance, isSettled, TRANSFER_PROVIDER } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { listRefunds } from '../settlement/refunds/refunds.store.ts';

/**
 * Requires a payment that waits for money from a gateway or ended without it. Payments in review and bank transfers are
 * decided elsewhere, and money that was held and returned cannot be confirmed: the buyer has it back.
 */
export async function requireConfirmable(
  db: Executor,
  payment: PaymentRow | undefined,
): Promise<PaymentRow> {
  if (payment === undefined) refuse('not_found');
  const decided = isSettled(payment.state) || payment.state === 'review';
  const byGateway = !isPaidByBalance(payment) && payment.provider !== TRANSFER_PROVIDER;
  if (decided || !byGateway || payment.checkout_state === 'none') refuse('payment_not_confirmable');
  const refunds = await listRefunds(db, payment.id);
  const isReturned = refunds.some(
    ({ purpose, state }) => purpose === 'return' && state === 'succeeded',
  );
  if (isReturned) refuse('payment_returned');
  return payment;
}
