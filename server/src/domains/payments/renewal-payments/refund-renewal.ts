import type { Executor, Notifying } from '../../../platform/platform.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import { isPaidByBalance } from '../records/payments.rules.ts';
import { lockPayment } from '../records/payments.store.ts';
import { insertRequestedRefund } from '../refunds/insert-requested-refund.ts';
import { isRefundMethodOpen } from '../refunds/refund-methods.ts';
import { refundSale } from '../settlement/refund-sale.ts';
import { refundMinor } from '../settlement/refunds.rules.ts';
import { changeRefund, findOpenRefund } from '../settlement/refunds.store.ts';

/** The reason of such refunds, beside those that operators write. */
const REASON = 'renewal_canceled';

/**
 * Gives a renewal back in full that was paid after it had been canceled; its access ends. By the gateway where it can, to
 * the balance otherwise. A refund by the gateway is stored here and requested by the job `follow-up-refunds`.
 * @param able what the gateway of the payment can refund
 */
export async function refundRenewal(
  tx: Executor,
  platform: Notifying,
  { paymentId, able }: { readonly paymentId: string; readonly able: Capabilities['refunds'] },
): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment === undefined || !['paid', 'partially_refunded'].includes(payment.state)) return;
  if ((await findOpenRefund(tx, paymentId)) !== undefined) return;
  const amountCents = payment.captured_cents - payment.refunded_cents;
  const amounts = { amountCents, amountMinor: refundMinor(payment, amountCents) };
  const full = amountCents === payment.captured_cents;
  const byGateway = !isPaidByBalance(payment) && isRefundMethodOpen('gateway', { able, full });
  const method = byGateway ? 'gateway' : 'balance';
  const { id } = await insertRequestedRefund(tx, platform, payment, {
    ...{ requestedBy: 'shop', operatorId: null, purpose: 'refund', method, access: 'revoke' },
    ...amounts,
    reason: REASON,
  });
  const detail = { refund: id, method, amount_cents: amountCents };
  const at = platform.clock.now();
  await insertEvent(tx, paymentId, { kind: 'renewal_refund', detail, at });
  if (method === 'gateway') return;
  const booked = await refundSale(tx, platform, payment, { method, access: 'revoke', ...amounts });
  if (booked.effect === undefined) throw new Error(`refund ${id} was booked before`);
  const { effect } = booked;
  await changeRefund(tx, id, { state: 'succeeded', try_at: null, changed_at: at, effect });
}
