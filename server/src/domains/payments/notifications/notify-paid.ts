import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { mailDate, mailMoney } from '../../../platform/mail/mail-format.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { mailUser, notifyByTelegram } from '../../users/index.ts';
import { findPlanChange, listPlanChangeLines } from '../plan-changes/plan-changes.store.ts';
import { methodTitleIn } from '../records/method-title.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { notificationKey } from './notification-keys.ts';
import { type ReplacedPlan, receiptMail } from './receipt.mail.ts';

/** Notifies the buyer of a payment, in the transaction that settles it: once per payment and channel. */
export async function notifyPaid(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
): Promise<void> {
  // The receipt of a renewal also says how to stop it; its domain sends it.
  if (payment.renewal_id !== null) return;
  await mailReceipt(tx, platform, payment);
  await notifyByTelegram(tx, platform, {
    key: notificationKey('receipt', payment.id),
    userId: payment.user_id,
    kind: 'payment_received',
    text: (language) =>
      platform.mail.texts.bot(language, textOf(payment), {
        product: titleIn(language, payment),
        total: mailMoney(payment.captured_cents),
        // A settled payment always has `access_until`.
        date: mailDate(payment.access_until ?? payment.created_at),
        url: `${platform.publicUrl()}${payment.is_gift ? '/gifts' : '/dashboard/subscriptions'}`,
      }),
  });
}

function textOf({ is_gift: isGift, total_cents: total }: PaymentRow) {
  if (isGift) return 'giftBought';
  return total === 0 ? 'activated' : 'paymentReceived';
}

async function mailReceipt(tx: Executor, platform: Notifying, payment: PaymentRow): Promise<void> {
  await mailUser(tx, platform, {
    key: notificationKey('receipt', payment.id),
    userId: payment.user_id,
    mail: async (shop, language) =>
      receiptMail(shop, language, {
        payment,
        methodTitle: await methodTitleIn(tx, language, payment),
        replaced: await findReplaced(tx, payment.id),
      }),
  });
}

/** The plan that a settled order has replaced, with what its unused days were worth. */
async function findReplaced(tx: Executor, paymentId: string): Promise<ReplacedPlan | undefined> {
  const change = await findPlanChange(tx, paymentId);
  if (change === undefined || change.settled_at === null) return undefined;
  const lines = await listPlanChangeLines(tx, paymentId);
  const credits = lines
    .filter(({ credit_cents: cents }) => cents > 0)
    .map(({ title, title_ru: titleRu, ...line }) => ({
      ...line,
      title: title ?? '',
      title_ru: titleRu ?? '',
    }));
  return { credits, restCents: change.rest_cents };
}
