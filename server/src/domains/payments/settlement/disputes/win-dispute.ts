import { closeAlerts } from '../../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../../platform/platform.ts';
import { releaseGrant } from '../../../access/index.ts';
import { releaseCommissions } from '../../../referrals/index.ts';
import { findGiftOfPayment } from '../../gifts/gifts.store.ts';
import { notifyClaimer } from '../../gifts/notify-gift.ts';
import { notifyPaymentChange } from '../../notifications/notify-payment-change.ts';
import { changePayment, type PaymentRow } from '../../records/payments.store.ts';

/** Ends a dispute in our favor: access and commissions resume. The end date of the access is unchanged. */
export async function winDispute(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  await releaseCommissions(tx, { paymentId: payment.id });
  await releaseGrant(tx, { paymentId: payment.id });
  await notifyPaymentChange(tx, platform, payment, { change: 'dispute-won' });
  if (payment.is_gift) {
    await notifyClaimer(tx, platform, payment, 'resumed', await findGiftOfPayment(tx, payment.id));
  }
  await closeAlerts(tx, { kinds: ['payment_disputed'], subjects: [payment.id], at });
  return changePayment(
    tx,
    payment.id,
    {
      state: payment.refunded_cents > 0 ? 'partially_refunded' : 'paid',
      disputed_by: null,
      dispute_due_at: null,
      sync_at: null,
    },
    { kind: 'dispute_won', detail: { from: payment.state }, at },
  );
}
