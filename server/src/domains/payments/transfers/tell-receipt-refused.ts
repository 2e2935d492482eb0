import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { findContact, tellByTelegram } from '../../users/index.ts';
import { receiptRefusedMail } from '../mails/receipt-refused.mail.ts';
import type { PaymentRow } from '../payments.store.ts';
import type { ReceiptRow } from './receipts.store.ts';

/** Tells the buyer that a receipt was not taken, once per receipt and channel, in the transaction that decides it. */
export async function tellReceiptRefused(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  payment: PaymentRow,
  receipt: ReceiptRow,
): Promise<void> {
  const key = `receipt-refused:${receipt.id}`;
  const reason = receipt.decision_reason ?? '';
  await tellByTelegram(tx, platform, {
    key,
    userId: payment.user_id,
    kind: 'payment_received',
    say: (language) =>
      platform.mail.words.bot(language, 'receiptRefused', {
        product: payment.title,
        reason,
        url: `${platform.publicUrl()}/buy-loading-cis?payment=${payment.id}`,
      }),
  });
  if (!platform.mail.enabled) return;
  const contact = await findContact(tx, payment.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  await platform.mail.queue(tx, {
    key,
    to: email,
    language,
    mail: receiptRefusedMail(shopOf(platform), language, { payment, reason }),
  });
}
