import { closeAlerts } from '../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyPaymentChange } from '../notifications/notify-payment-change.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import {
  changeDoublePayment,
  lockDoublePayment,
  settleDoublePayments,
} from './double-payments.store.ts';

/** A full refund of either payment settles what is undecided about the two. */
export async function closeDoublePayments(
  tx: Executor,
  paymentId: string,
  at: Date,
): Promise<void> {
  const subjects = await settleDoublePayments(tx, paymentId, at);
  if (subjects.length > 0) await closeAlerts(tx, { kinds: ['double_payment'], subjects, at });
}

/** Asks the buyer again when the refund that the buyer or the shop chose has failed before any money moved. */
export async function reopenDoublePayment(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  refundId: string,
): Promise<void> {
  const double = await lockDoublePayment(tx, payment.id);
  if (double?.state !== 'refunding' || double.refund_id !== refundId) return;
  await changeDoublePayment(tx, payment.id, {
    policy: 'ask',
    state: 'open',
    decided_by: null,
    decided_at: null,
    refund_id: null,
  });
  await notifyPaymentChange(tx, platform, payment, {
    change: 'paid-twice-failed',
    amountCents: payment.captured_cents - payment.refunded_cents,
    about: refundId,
  });
}
