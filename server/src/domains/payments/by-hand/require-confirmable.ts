import { refuse } from '../../../platform/http/errors.ts';
import { isPaidByBalance, isSettled, TRANSFER_PROVIDER } from '../payments.rules.ts';
import type { PaymentRow } from '../payments.store.ts';

/**
 * A payment that waits for money of a gateway, or ended without it. Held money is decided on elsewhere, so is what buyers transfer.
 */
export function requireConfirmable(payment: PaymentRow | undefined): PaymentRow {
  if (payment === undefined) refuse('not_found');
  const decided = isSettled(payment.state) || payment.state === 'review';
  const byGateway = !isPaidByBalance(payment) && payment.provider !== TRANSFER_PROVIDER;
  if (decided || !byGateway || payment.form_state === 'none') refuse('payment_not_confirmable');
  return payment;
}
