import { raiseAlert } from '../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyPaymentChange } from '../notifications/notify-payment-change.ts';
import { isDoublePayment } from '../records/double-payment.rules.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { insertDoublePayment, listHeldPayments } from './double-payments.store.ts';
import { refundDoublePaymentQueue } from './refund-double-payment-queue.ts';

/**
 * The payment that a payment doubles which is being confirmed now. Called after its access was granted: that locks the
 * subscription, so of two payments confirmed at once the second one sees the first.
 * @returns its id; undefined when there is none
 */
export async function findDoubled(
  tx: Executor,
  payment: PaymentRow,
  { paidCents, at }: { paidCents: number; at: Date },
): Promise<string | undefined> {
  // Several gifts are several wishes.
  if (payment.is_gift) return undefined;
  const own = { orderedAt: payment.created_at, paidAt: at, paidCents };
  const held = await listHeldPayments(tx, payment);
  return held.find((other) =>
    isDoublePayment(own, {
      orderedAt: other.created_at,
      paidAt: other.paid_at,
      paidCents: other.captured_cents,
    }),
  )?.id;
}

/**
 * Links a payment to the earlier one that it doubles, in the transaction that confirms it, and begins what the shop's
 * setting says: nothing, the question to the buyer, or the refund.
 */
export async function openDoublePayment(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  earlierId: string,
): Promise<void> {
  const at = platform.clock.now();
  const { doublePayments: policy } = platform.config.shop();
  const decided = { state: 'kept', decided_by: 'shop', decided_at: at } as const;
  await insertDoublePayment(tx, {
    payment_id: payment.id,
    earlier_payment_id: earlierId,
    policy,
    created_at: at,
    ...(policy === 'keep' ? decided : { state: 'open' }),
  });
  const detail = { payment: earlierId, policy };
  await insertEvent(tx, payment.id, { kind: 'double_payment', detail, at });
  if (policy === 'keep') return;
  await raiseAlert(tx, { kind: 'double_payment', subject: payment.id, detail, at });
  if (policy === 'ask') {
    await notifyPaymentChange(tx, platform, payment, {
      change: 'paid-twice',
      amountCents: payment.captured_cents,
    });
  } else {
    await platform.jobs.enqueue(tx, refundDoublePaymentQueue, { payment: payment.id });
  }
}
