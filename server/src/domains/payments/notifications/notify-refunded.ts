import type { RefundMethod } from '../../../database.types.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { readAccessOfPayment } from '../../access/index.ts';
import { findContact } from '../../users/index.ts';
import { findMethodTitle } from '../records/methods.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { notificationKey } from './notification-keys.ts';
import { refundMail } from './refund.mail.ts';

/** Notifies the buyer of a refund by mail, in the transaction that books it: once per refund. */
export async function notifyRefunded(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  refund: {
    readonly method: RefundMethod;
    readonly amountCents: number;
    readonly amountMinor: number;
    /** Distinguishes mails with the same refunded total: repayments of money that came back. */
    readonly about?: string;
  },
): Promise<void> {
  if (!platform.mail.enabled) return;
  const contact = await findContact(tx, payment.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  const method = await findMethodTitle(tx, payment.gateway);
  const methodTitle = (language === 'ru' ? method?.title_ru : method?.title) ?? payment.gateway;
  await platform.mail.queue(tx, {
    key: notificationKey('refund', payment.id, refund.about ?? payment.refunded_cents),
    to: email,
    language,
    mail: refundMail(shopOf(platform), language, {
      payment,
      refund,
      methodTitle,
      access: payment.is_gift ? undefined : await accessAfter(tx, platform, payment.id),
    }),
  });
}

async function accessAfter(tx: Executor, { clock }: Notifying, paymentId: string) {
  const access = await readAccessOfPayment(tx, paymentId, clock.now());
  return access === null
    ? undefined
    : {
        until: new Date(access.subscription_until),
        isOver: access.subscription_state === 'ended',
      };
}
