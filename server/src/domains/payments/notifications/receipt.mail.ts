import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { percentFromHundredths } from '@sesame/contract/shared/money.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate, mailMoney, mailTime } from '../../../platform/mail/mail-format.ts';
import { termTexts } from '../../../platform/mail/term-texts.ts';
import type { PaymentRow } from '../records/payments.store.ts';

type MailedPayment = Pick<
  PaymentRow,
  | 'id'
  | 'title'
  | 'title_ru'
  | 'number'
  | 'duration_count'
  | 'duration_unit'
  | 'price_cents'
  | 'fee_percent'
  | 'fee_cents'
  | 'discount_percent'
  | 'discount_cents'
  | 'total_cents'
  | 'captured_cents'
  | 'created_at'
  | 'paid_at'
  | 'access_until'
  | 'is_gift'
>;

/** The plan that an order replaced. */
export interface ReplacedPlan {
  readonly credits: readonly {
    readonly title: string;
    readonly title_ru: string;
    readonly unused_days: number;
    readonly credit_cents: number;
  }[];
  readonly restCents: number;
}

/** The receipt shows the amounts frozen in the quote, not the current prices of the plan. */
export function receiptMail(
  shop: MailShop,
  language: Language,
  {
    payment,
    methodTitle,
    replaced,
  }: { payment: MailedPayment; methodTitle: string; replaced?: ReplacedPlan | undefined },
): Mail {
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.t(language, key, params);
  const free = payment.total_cents === 0;
  const paid = textsOf(payment);
  const product = titleIn(language, payment);
  // A settled payment has both dates.
  const date = mailDate(payment.access_until ?? payment.created_at);
  const paidAt = payment.paid_at ?? payment.created_at;
  const lines: (readonly [string, string])[] = [
    [t('receiptTerm'), t(termTexts[payment.duration_unit], { count: payment.duration_count })],
    [t('receiptPrice'), mailMoney(payment.price_cents)],
  ];
  for (const credit of replaced?.credits ?? []) {
    const of = { product: titleIn(language, credit), count: credit.unused_days };
    lines.push([t('receiptCreditOf', of), mailMoney(-credit.credit_cents)]);
  }
  if (payment.fee_cents > 0) {
    const percent = percentFromHundredths(payment.fee_percent);
    lines.push([t('receiptFee', { percent }), mailMoney(payment.fee_cents)]);
  }
  if (payment.discount_cents > 0) {
    const percent = percentFromHundredths(payment.discount_percent);
    lines.push([t('receiptDiscount', { percent }), mailMoney(-payment.discount_cents)]);
  }
  lines.push([t('receiptTotal'), mailMoney(payment.total_cents)]);
  if (replaced !== undefined && replaced.restCents > 0) {
    lines.push([t('receiptCreditRest'), mailMoney(replaced.restCents)]);
  }
  if (payment.captured_cents !== payment.total_cents) {
    lines.push([t('receiptPaid'), mailMoney(payment.captured_cents)]);
  }
  if (!free) lines.push([t('receiptMethod'), methodTitle]);
  lines.push([t('receiptDate'), mailTime(paidAt)], [t('receiptNumber'), payment.number]);
  return layoutMail(shop, language, {
    subject: t(replaced ? 'planChangedSubject' : paid.subject, { product }),
    lead: t(replaced ? 'planChangedLead' : paid.lead, { product, date }),
    rows: lines,
    button: payment.is_gift
      ? { label: t('giftsButton'), path: '/gifts' }
      : { label: t('receiptButton'), path: '/dashboard/subscriptions' },
    link: { label: t('receiptLink'), path: `/dashboard/payments/${payment.id}` },
  });
}

function textsOf({ is_gift: isGift, total_cents: total }: MailedPayment) {
  if (isGift) return { subject: 'giftBoughtSubject', lead: 'giftBoughtLead' } as const;
  return total === 0
    ? ({ subject: 'activatedSubject', lead: 'activatedLead' } as const)
    : ({ subject: 'receiptSubject', lead: 'receiptLead' } as const);
}
