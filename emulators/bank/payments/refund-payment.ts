import type { Bank } from '../bank.ts';
import { hashBody, requireSameBody } from './create-payment.ts';
import type { Payment } from './payment.ts';
import { getPayment, recordOutcome } from './record-outcome.ts';

/** Refunds `amount` cents, once per key; the total is limited to what was captured. */
export function refundPayment(
  bank: Bank,
  id: string,
  amount: number,
  key: string,
): { payment: Payment; created: boolean } {
  const before = getPayment(bank, id);
  const mark = { key, bodyHash: hashBody({ amount }) };
  const earlier = before.refundKeys.find((known) => known.key === key);
  if (earlier) {
    requireSameBody(earlier.bodyHash, mark.bodyHash);
    return { payment: before, created: false };
  }
  const refunded = recordOutcome(bank, id, 'partial_refund', amount);
  const payment: Payment = { ...refunded, refundKeys: [...refunded.refundKeys, mark] };
  bank.store.put(payment);
  return { payment, created: true };
}
