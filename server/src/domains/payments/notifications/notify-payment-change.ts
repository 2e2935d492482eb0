import type { TelegramNotification } from '../../../column-types.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyUser } from '../../users/index.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { notificationKey } from './notification-keys.ts';
import {
  isUnpaid,
  type PaymentChange,
  paymentChangeMail,
  paymentChangeSubject,
} from './payment-change.mail.ts';

const KINDS: Readonly<Record<PaymentChange, TelegramNotification>> = {
  held: 'payment_received',
  returned: 'payment_received',
  disputed: 'access_changed',
  'dispute-won': 'access_changed',
  'dispute-lost': 'access_changed',
  'refund-failed': 'payment_received',
  declined: 'order_unpaid',
  expired: 'order_unpaid',
  canceled: 'order_unpaid',
  'canceled-refunded': 'order_unpaid',
  'paid-twice': 'payment_received',
  'paid-twice-refund': 'payment_received',
  'paid-twice-failed': 'payment_received',
};

/**
 * Notifies the buyer of a change by mail, and by Telegram if they chose that kind, in the transaction that makes it.
 * @param event.amountCents the money that moved, where there is some
 * @param event.about distinguishes repeated changes of one kind; by default the time of the change
 */
export async function notifyPaymentChange(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  event: { change: PaymentChange; amountCents?: number; about?: string },
): Promise<void> {
  const { change, about = platform.clock.now().toISOString() } = event;
  const changed = { payment, amountCents: event.amountCents ?? 0 };
  await notifyUser(tx, platform, {
    key: notificationKey(change, payment.id, about),
    userId: payment.user_id,
    kind: KINDS[change],
    text: (language) =>
      `${paymentChangeSubject(shopOf(platform), language, change, changed)}\n${platform.publicUrl()}/dashboard/payments/${payment.id}`,
    mail: (shop, language, { unpaid_mails: unpaidMails }) =>
      isUnpaid(change) && !unpaidMails
        ? undefined
        : paymentChangeMail(shop, language, change, changed),
  });
}
