import { closeAlerts, raiseAlert } from '../../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../../platform/platform.ts';
import { holdGrant } from '../../../access/index.ts';
import { freezeCommissions } from '../../../referrals/index.ts';
import { findGiftOfPayment } from '../../gifts/gifts.store.ts';
import { notifyClaimer } from '../../gifts/notify-gift.ts';
import { notifyPaymentChange } from '../../notifications/notify-payment-change.ts';
import { alertReversedCredit } from '../../plan-changes/alert-reversed-credit.ts';
import { changePayment, type PaymentRow } from '../../records/payments.store.ts';

/**
 * Opens a dispute: the buyer claims the money back through their bank. Access and commissions are on hold until it is
 * decided.
 */
export async function openDispute(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  {
    by,
    dueAt = null,
    detail = {},
  }: { by: 'gateway' | 'operator'; dueAt?: Date | null; detail?: object },
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const paymentId = payment.id;
  await freezeCommissions(tx, platform, { paymentId, at });
  await holdGrant(tx, { paymentId, at });
  await notifyPaymentChange(tx, platform, payment, { change: 'disputed' });
  if (payment.is_gift) {
    await notifyClaimer(tx, platform, payment, 'held', await findGiftOfPayment(tx, paymentId));
  }
  await closeAlerts(tx, { kinds: ['fraud_warning'], subjects: [paymentId], at });
  if (by === 'gateway') {
    await raiseAlert(tx, { kind: 'payment_disputed', subject: paymentId, detail, dueAt, at });
  }
  const disputed = await changePayment(
    tx,
    paymentId,
    {
      state: 'disputed',
      disputed_by: by,
      dispute_due_at: dueAt,
      sync_at: by === 'gateway' ? at : null,
    },
    { kind: 'disputed', detail: { from: payment.state, by }, at },
  );
  await alertReversedCredit(tx, disputed, at);
  return disputed;
}
