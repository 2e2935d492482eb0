import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { decimalFromRate, percentFromHundredths } from '@sesame/contract/shared/money.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import type { Seller } from '../../../config.ts';
import type { RateSource } from '../../../database.types.ts';
import { mailDate, mailMoney, mailRubles, mailTime } from '../../../platform/mail/mail-format.ts';
import type { NotificationTexts } from '../../../platform/mail/notification-texts.ts';
import { termTexts } from '../../../platform/mail/term-texts.ts';
import type { PaymentRow } from '../records/payments.store.ts';

/** The content of a receipt, independent of its format. All texts are plain, not markup. */
export interface Receipt {
  readonly language: Language;
  readonly brand: string;
  readonly title: string;
  readonly number: string;
  readonly paidAt: Date;
  readonly facts: readonly ReceiptRow[];
  /** The components of the total. */
  readonly lines: readonly ReceiptRow[];
  readonly total: ReceiptRow;
  /** The charge and the refunds, listed below the total. */
  readonly after: readonly ReceiptRow[];
  readonly note: string;
}

export interface ReceiptRow {
  readonly label: string;
  readonly value: string;
}

export interface ReceiptRefund {
  readonly at: Date;
  readonly amountCents: number;
}

const SOURCES: Readonly<Record<RateSource, MailTextKey>> = {
  cbr: 'documentRateBank',
  operator: 'documentRateShop',
  setting: 'documentRateShop',
};

const rates: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 4 }),
  ru: new Intl.NumberFormat('ru', { maximumFractionDigits: 4 }),
};

/** Describes the receipt of a settled payment from the amounts stored with it. */
export function describeReceipt(
  payment: PaymentRow,
  about: {
    readonly language: Language;
    readonly brand: string;
    readonly seller: Seller;
    readonly texts: Pick<NotificationTexts, 'mail'>;
    readonly methodTitle: string;
    readonly refunds: readonly ReceiptRefund[];
  },
): Receipt {
  const { language, brand, seller, texts, methodTitle, refunds } = about;
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    texts.mail(language, key, params);
  const row = (label: string, value: string): ReceiptRow => ({ label, value: asLine(value) });
  // A settled payment has all three dates.
  const paidAt = payment.paid_at ?? payment.created_at;
  const from = payment.access_from ?? paidAt;
  const until = payment.access_until ?? paidAt;

  const facts = [
    row(t('receiptNumber'), payment.number),
    row(t('documentOrdered'), mailTime(payment.created_at)),
    row(t('documentPaidAt'), mailTime(paidAt)),
    row(t('documentProduct'), titleIn(language, payment)),
    row(t('receiptTerm'), t(termTexts[payment.duration_unit], { count: payment.duration_count })),
  ];
  // A fully refunded payment gives no access, a gift none to the one who paid.
  if (payment.state !== 'refunded' && !payment.is_gift) {
    const period = t('documentPeriod', { from: mailDate(from), until: mailDate(until) });
    facts.push(row(t('documentAccess'), period));
  }
  if (payment.total_cents > 0) facts.push(row(t('receiptMethod'), methodTitle));

  const { name, address, taxId } = seller;
  if (name !== undefined) facts.push(row(t('documentSeller'), name));
  if (address !== undefined) facts.push(row(t('documentAddress'), address));
  if (taxId !== undefined) facts.push(row(t('documentTaxId'), taxId));

  const lines = [row(t('receiptPrice'), mailMoney(payment.price_cents))];
  if (payment.credit_cents > 0) {
    lines.push(row(t('documentCredit'), mailMoney(-payment.credit_cents)));
  }
  if (payment.fee_cents > 0) {
    const percent = percentFromHundredths(payment.fee_percent);
    lines.push(row(t('receiptFee', { percent }), mailMoney(payment.fee_cents)));
  }
  if (payment.discount_cents > 0) {
    const percent = percentFromHundredths(payment.discount_percent);
    lines.push(row(t('receiptDiscount', { percent }), mailMoney(-payment.discount_cents)));
  }

  const after: ReceiptRow[] = [];
  const { rate_e4, rate_source, rate_at } = payment;
  if (rate_e4 !== null && rate_source !== null && rate_at !== null) {
    const sum = mailRubles(payment.charge_minor);
    const rate = t('documentRate', {
      rate: rates[language].format(decimalFromRate(rate_e4)),
      source: t(SOURCES[rate_source]),
      date: mailDate(rate_at),
    });
    after.push(row(t('documentCharged'), `${sum} (${rate})`));
  }
  if (payment.captured_cents !== payment.total_cents) {
    after.push(row(t('receiptPaid'), mailMoney(payment.captured_cents)));
  }
  for (const { at, amountCents } of refunds) {
    after.push(row(t('documentRefund', { date: mailDate(at) }), mailMoney(-amountCents)));
  }
  if (refunds.length > 1) {
    after.push(row(t('documentRefunded'), mailMoney(-payment.refunded_cents)));
  }

  return {
    language,
    brand: asLine(brand),
    title: t('documentTitle'),
    number: payment.number,
    paidAt,
    facts,
    lines,
    total: row(t('receiptTotal'), mailMoney(payment.total_cents)),
    after,
    note: t('documentNote', { brand: asLine(brand) }),
  };
}

/** Titles are free text: whitespace and control characters become single spaces. */
function asLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
