import type { Executor, Notifying } from '../../../platform/platform.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { refundableCents } from '../plan-changes/credit.rules.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import { isPaidByBalance } from '../records/payments.rules.ts';
import { lockPayment, type PaymentRow } from '../records/payments.store.ts';
import { insertRequestedRefund } from '../refunds/insert-requested-refund.ts';
import { isRefundMethodOpen } from '../refunds/refund-methods.ts';
import { refundSale } from '../settlement/refunds/refund-sale.ts';
import { refundMinor } from '../settlement/refunds/refunds.rules.ts';
import { changeRefund, findOpenRefund } from '../settlement/refunds/refunds.store.ts';

export interface RenewalRefund {
  readonly paymentId: string;
  /** What the gateway of the payment can refund. */
  readonly able: Capabilities['refunds'];
  /** `renewal_canceled`: it was paid after it had been canceled. `renewal_undone`: its buyer took it back. */
  readonly reason: 'renewal_canceled' | 'renewal_undone';
  /** All that is left by default. */
  readonly amountCents?: number;
  /** Ends with the refund by default; `keep` where the caller has ended what it had to. */
  readonly access?: 'revoke' | 'keep';
}

/**
 * Gives money of a renewal's payment back: by the gateway where it can, to the balance otherwise. A refund by the gateway
 * is stored here and requested by the job `follow-up-refunds`.
 * @returns the id of the refund; undefined when there is nothing to refund
 */
export async function refundRenewal(
  tx: Executor,
  platform: Notifying,
  { paymentId, able, reason, access = 'revoke', ...wanted }: RenewalRefund,
): Promise<string | undefined> {
  const payment = await lockPayment(tx, paymentId);
  if (payment === undefined || !['paid', 'partially_refunded'].includes(payment.state)) {
    return undefined;
  }
  if ((await findOpenRefund(tx, paymentId)) !== undefined) return undefined;
  const leftCents = refundableCents(payment);
  const { amountCents = leftCents } = wanted;
  if (amountCents === 0 || amountCents > leftCents) return undefined;
  const amounts = { amountCents, amountMinor: refundMinor(payment, amountCents) };
  const method = renewalRefundMethod(payment, able, amountCents);
  const requestedBy = reason === 'renewal_undone' ? 'buyer' : 'shop';
  const { id } = await insertRequestedRefund(tx, platform, payment, {
    ...{ requestedBy, operatorId: null, purpose: 'refund', method, access },
    ...{ ...amounts, reason },
  });
  const detail = { refund: id, method, amount_cents: amountCents };
  const at = platform.clock.now();
  await insertEvent(tx, paymentId, { kind: 'renewal_refund', detail, at });
  if (method === 'gateway') return id;
  const booked = await refundSale(tx, platform, payment, { method, access, ...amounts });
  if (booked.effect === undefined) throw new Error(`refund ${id} was booked before`);
  const { effect } = booked;
  await changeRefund(tx, id, { state: 'succeeded', try_at: null, changed_at: at, effect });
  return id;
}

/** How money of a renewal's payment is refunded. */
export function renewalRefundMethod(
  payment: PaymentRow,
  able: Capabilities['refunds'],
  amountCents: number,
): 'gateway' | 'balance' {
  const full = amountCents === payment.captured_cents;
  const byGateway = !isPaidByBalance(payment) && isRefundMethodOpen('gateway', { able, full });
  return byGateway ? 'gateway' : 'balance';
}
