import { refuse } from '../../../platform/http/errors.ts';
import { isPaidByBalance, isSettled, TRANSFER_PROVIDER } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';

/**
 * Requires a payment that waits for money from a gateway or ended without it. Payments in review and bank transfers are
 * decided elsewhere.
 */
export function requireConfirmable(payment: PaymentRow | undefined): PaymentRow {
  if (payment === undefined) refuse('not_found');
  const decided = isSettled(payment.state) || payment.state === 'review';
  const byGateway = !isPaidByBalance(payment) && payment.provider !== TRANSFER_PROVIDER;
  if (decided || !byGateway || payment.checkout_state === 'none') refuse('payment_not_confirmable');
  return payment;
}
