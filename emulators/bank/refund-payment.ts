import type { Emulator } from '../kit/emulator.ts';
import { isAllowed, refundable } from '../kit/outcomes.ts';
import { hashBody, requireSameBody } from './create-payment.ts';
import { refusal } from './errors.ts';
import type { BankPayment } from './payment.ts';

/** Refunds `amount` cents, once per key; the total is limited to what was captured. */
export function refundPayment(
  { payments, decide }: Emulator<BankPayment>,
  before: BankPayment,
  { amount, key }: { amount: number; key: string },
): { payment: BankPayment; created: boolean } {
  const bodyHash = hashBody({ amount });
  const earlier = before.refundKeys.find((known) => known.key === key);
  if (earlier) {
    requireSameBody(earlier.bodyHash, bodyHash);
    return { payment: before, created: false };
  }
  if (isAllowed(before, 'refund') && amount > refundable(before)) {
    throw refusal(409, 'refund_too_large', `At most ${refundable(before)} can be refunded`);
  }
  const refunded = decide(before.id, 'refund', amount);
  const payment = { ...refunded, refundKeys: [...refunded.refundKeys, { key, bodyHash }] };
  payments.put(payment);
  return { payment, created: true };
}
