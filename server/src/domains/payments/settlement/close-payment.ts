import { closeAlerts } from '../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyPaymentChange } from '../notifications/notify-payment-change.ts';
import { isSuperseded } from '../notifications/unpaid-orders.store.ts';
import { changePayment, type PaymentRow } from '../records/payments.store.ts';
import { releaseRedemptionOfPayment } from '../redemptions/release-redemption-of-payment.ts';

export interface UnpaidEnd {
  readonly to: 'expired' | 'canceled' | 'failed';
  /** What ended it, for the timeline. */
  readonly by: 'buyer' | 'newer_order' | 'time' | 'gateway' | 'operator';
  readonly at: Date;
  /** The gateway had the money and refunded it before we learned of either. */
  readonly refunded?: boolean;
  /** The buyer sees it on the page that they are on, or orders the same again at this moment. */
  readonly isSeen?: boolean;
}

/**
 * Ends a locked payment unpaid, releases its promo code, and notifies the buyer unless they ended it themselves. Its
 * `sync_at` stays, because the checkout page may still be open in the buyer's browser and late money is honored.
 */
export async function closePayment(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  end: UnpaidEnd,
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
  await notifyUnpaid(tx, platform, payment, end);
  return closed;
}

const changes = { expired: 'expired', canceled: 'canceled', failed: 'declined' } as const;

/** Once per payment, because nothing leads back to `pending`. Held money has separate mails. */
async function notifyUnpaid(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  { to, by, at, refunded = false, isSeen = false }: UnpaidEnd,
): Promise<void> {
  const isOwn = by === 'buyer' || by === 'newer_order';
  // A renewal has its own mails, which say when it is tried again.
  const isRenewal = payment.renewal_id !== null;
  if (payment.state !== 'pending' || isOwn || isSeen || isRenewal) return;
  if (!refunded && (await isSuperseded(tx, payment, at))) return;
  const change = refunded ? 'canceled-refunded' : changes[to];
  await notifyPaymentChange(tx, platform, payment, { change, about: 'unpaid' });
}
