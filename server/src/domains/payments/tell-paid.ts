import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { findContact } from '../users/index.ts';
import { receiptMail } from './mails/receipt.mail.ts';
import { findMethodTitle } from './methods.store.ts';
import type { PaymentRow } from './payments.store.ts';

/** Mails the receipt of a payment, in the transaction that settles it: one per payment, whatever comes twice. */
export async function tellPaid(
  tx: Executor,
  platform: Pick<Platform, 'config' | 'mail' | 'publicUrl'>,
  payment: PaymentRow,
): Promise<void> {
  if (!platform.mail.enabled) return;
  const contact = await findContact(tx, payment.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  const method = await findMethodTitle(tx, payment.gateway);
  const methodTitle = (language === 'ru' ? method?.title_ru : method?.title) ?? payment.gateway;
  await platform.mail.queue(tx, {
    key: `receipt:${payment.id}`,
    to: email,
    language,
    mail: receiptMail(shopOf(platform), language, { payment, methodTitle }),
  });
}
