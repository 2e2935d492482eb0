import type { Executor } from '../../../platform/platform.ts';
import { closeAlerts } from '../records/alerts.store.ts';
import { changePayment, type PaymentRow } from '../records/payments.store.ts';
import { releaseRedemptionOfPayment } from '../redemptions/release-redemption-of-payment.ts';

/**
 * Ends a locked payment unpaid and releases its promo code. Its `sync_at` stays, because the checkout page may still
 * be open in the buyer's browser and late money is honored.
 */
export async function closePayment(
  tx: Executor,
  payment: PaymentRow,
  end: {
    to: 'expired' | 'canceled' | 'failed';
    /** What ended it, for the timeline. */
    by: 'buyer' | 'newer_order' | 'time' | 'gateway' | 'operator';
    at: Date;
  },
): Promise<PaymentRow> {
  const closed = await changePayment(
    tx,
    payment.id,
    { state: end.to, closed_at: end.at },
    { kind: end.to, detail: { from: payment.state, by: end.by }, at: end.at },
  );
  if (payment.state === 'review') {
    await closeAlerts(tx, { kinds: ['payment_review'], subjects: [payment.id], at: end.at });
  }
  if (payment.promo_code_id !== null) await releaseRedemptionOfPayment(tx, payment.id, end.at);
  return closed;
}
