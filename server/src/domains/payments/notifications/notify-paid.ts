import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { together } from '../../../platform/db/together.ts';
import { mailDate, mailMoney } from '../../../platform/mail/mail-format.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { type Contact, findContact, mailContact, notifyByTelegram } from '../../users/index.ts';
import {
  findPlanChange,
  listPlanChangeLines,
  type PlanChangeRow,
} from '../plan-changes/plan-changes.store.ts';
import { methodTitleOf } from '../records/method-title.ts';
import { findMethodTitle, type MethodRow } from '../records/methods.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { notificationKey } from './notification-keys.ts';
import { type ReplacedPlan, receiptMail } from './receipt.mail.ts';

/** What the receipt of a payment needs besides the payment itself. */
export interface ReceiptFacts {
  readonly buyer: Contact | undefined;
  readonly method: Pick<MethodRow, 'title' | 'title_ru'> | undefined;
}

/** @returns undefined when the shop sends no mail */
export async function readReceipt(
  tx: Executor,
  { mail }: Pick<Notifying, 'mail'>,
  { user_id: userId, gateway, renewal_id: renewal }: PaymentRow,
): Promise<ReceiptFacts | undefined> {
  // The receipt of a renewal also says how to stop it; its domain sends it.
  if (!mail.enabled || renewal !== null) return undefined;
  const [buyer, method] = await together([findContact(tx, userId), findMethodTitle(tx, gateway)]);
  return { buyer, method };
}

/** Notifies the buyer of a payment, in the transaction that settles it: once per payment and channel. */
export async function notifyPaid(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  {
    receipt,
    change,
  }: {
    readonly receipt?: ReceiptFacts | undefined;
    readonly change?: PlanChangeRow | undefined;
  } = {},
): Promise<void> {
  if (payment.renewal_id !== null) return;
  const replaced = change && (await findReplaced(tx, payment.id));
  if (receipt !== undefined) await mailReceipt(tx, platform, payment, { ...receipt, replaced });
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

async function mailReceipt(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  { buyer, method, replaced }: ReceiptFacts & { readonly replaced: ReplacedPlan | undefined },
): Promise<void> {
  await mailContact(tx, platform, buyer, {
    key: notificationKey('receipt', payment.id),
    mail: (shop, language) => {
      const methodTitle = methodTitleOf(payment, method, language);
      return receiptMail(shop, language, { payment, methodTitle, replaced });
    },
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
