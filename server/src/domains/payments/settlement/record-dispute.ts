import { closeAlerts, raiseAlert } from '../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { holdGrant, releaseGrant } from '../../access/index.ts';
import { freezeCommissions, releaseCommissions } from '../../referrals/index.ts';
import { findGiftOfPayment } from '../gifts/gifts.store.ts';
import { notifyClaimer } from '../gifts/notify-gift.ts';
import { notifyPaymentChange } from '../notifications/notify-payment-change.ts';
import { alertTakenBack } from '../plan-changes/alert-taken-back.ts';
import { changePayment, type PaymentRow } from '../records/payments.store.ts';

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
  await alertTakenBack(tx, disputed, at);
  return disputed;
}

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
