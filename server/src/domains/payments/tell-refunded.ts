import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import type { RefundWay } from '../../tables/payments.ts';
import { findContact } from '../users/index.ts';
import { refundMail } from './mails/refund.mail.ts';
import { findMethodTitle } from './methods.store.ts';
import type { PaymentRow } from './payments.store.ts';

/** Tells the buyer of a refund by mail, in the transaction that books it: once per refund, whatever comes twice. */
export async function tellRefunded(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  payment: PaymentRow,
  refund: { readonly way: RefundWay; readonly amountCents: number; readonly amountMinor: number },
): Promise<void> {
  if (!platform.mail.enabled) return;
  const contact = await findContact(tx, payment.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  const method = await findMethodTitle(tx, payment.gateway);
  const methodTitle = (language === 'ru' ? method?.title_ru : method?.title) ?? payment.gateway;
  await platform.mail.queue(tx, {
    key: `refund:${payment.id}:${payment.refunded_cents}`,
    to: email,
    language,
    mail: refundMail(shopOf(platform), language, { payment, refund, methodTitle }),
  });
}
