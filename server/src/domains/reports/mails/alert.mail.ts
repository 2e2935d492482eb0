import type { MailedAlertKind } from '@sesame/contract/console/alerts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';

const texts = {
  payment_review: 'alertPaymentReview',
  payment_disputed: 'alertPaymentDisputed',
  fraud_warning: 'alertFraudWarning',
  refund_failed: 'alertRefundFailed',
  refund_stuck: 'alertRefundStuck',
  refund_unexplained: 'alertRefundUnexplained',
  double_payment: 'alertDoublePayment',
  delivery_waiting: 'alertDeliveryWaiting',
  inventory_low: 'alertInventoryLow',
  job_failing: 'alertJobFailing',
  job_item_failing: 'alertJobItemFailing',
  backup_failed: 'alertBackupFailed',
} as const satisfies Record<MailedAlertKind, MailTextKey>;

/** Names the kind, the payment and the date, and nothing else: who and what it is about is read in the console. */
export function alertMail(
  shop: MailShop,
  language: Language,
  {
    kind,
    payment,
    number,
    dueAt,
  }: {
    kind: MailedAlertKind;
    payment: string | null;
    number: string | null;
    dueAt: Date | null;
  },
): Mail {
  const path =
    payment === null ? consolePages.alerts : consolePages.payment.replace(':id', payment);
  return layoutMail(shop, language, {
    subject: `${brandNameIn(shop, language)}: ${shop.t(language, texts[kind])}`,
    lead: shop.t(language, 'alertLead'),
    rows: [
      ...(number === null ? [] : [[shop.t(language, 'alertPayment'), number] as const]),
      ...(dueAt === null ? [] : [[shop.t(language, 'alertDue'), mailTime(dueAt)] as const]),
    ],
    button: { label: shop.t(language, 'alertButton'), path },
    note: shop.t(language, 'alertNote'),
  });
}
