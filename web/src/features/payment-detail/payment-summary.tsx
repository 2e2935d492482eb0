import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import { chargeText } from '../../i18n/charge-text.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { formatSum } from '../../i18n/format-amount.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { PriceCharge, type PriceLine, PriceLines, PriceTotal } from '../../ui/data/price-lines.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { FiscalReceiptLinks } from './fiscal-receipt-links.tsx';
import { ReceiptButtons } from './receipt-buttons.tsx';

/** The order and its price lines, as frozen by the quote. */
export function PaymentSummary({ payment }: { payment: PaymentDetail }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { lines, charge, method } = payment;
  return (
    <Card as="section">
      <h2 className="type-title-2 mb-5">{t('orderTitle')}</h2>
      <PriceLines lines={priceLines(payment, i18n)} />
      <PriceTotal label={t('total')} value={formatMoney(centsFromDollars(lines.total))} />
      {charge ? (
        <PriceCharge>
          {chargeText(i18n, { ...charge, amountMinor: centsFromDollars(charge.amount) })}
        </PriceCharge>
      ) : null}
      <dl className="mt-5 grid gap-3 border-border border-t pt-5 text-[.8125rem] leading-[18px]">
        {facts(payment, i18n, method.title).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="type-tabular wrap-anywhere mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
      {payment.has_receipt ? <ReceiptButtons paymentId={payment.id} /> : null}
      <FiscalReceiptLinks receipts={payment.fiscal_receipts} />
    </Card>
  );
}

type I18n = ReturnType<typeof useI18n>;

function priceLines(payment: PaymentDetail, { t }: I18n): PriceLine[] {
  const { lines, duration } = payment;
  const restCents = centsFromDollars(payment.credit_rest ?? 0);
  const shown: PriceLine[] = [
    {
      key: 'price',
      label: t('linePrice', { term: formatTerm(t, duration) }),
      value: formatMoney(centsFromDollars(lines.amount)),
    },
    ...(lines.credit === undefined
      ? []
      : [
          {
            key: 'credit',
            label: t('lineCredit'),
            value: formatMoney(-centsFromDollars(lines.credit) - restCents),
            tone: 'discount' as const,
          },
        ]),
  ];
  if (lines.fee > 0 || lines.fee_percentage === 0) {
    shown.push({
      key: 'fee',
      label: t('lineFee', { percent: lines.fee_percentage }),
      value: formatMoney(centsFromDollars(lines.fee)),
    });
  }
  if (lines.percent > 0) {
    shown.push({
      key: 'discount',
      label: t('lineDiscount', { percent: lines.percent }),
      value: formatMoney(-centsFromDollars(lines.discount)),
      tone: 'discount',
    });
  }
  if (restCents > 0) {
    shown.push({ key: 'rest', label: t('lineCreditRest'), value: formatMoney(restCents) });
  }
  return shown;
}

/** Further facts; amounts only if they differ from the total. */
function facts(payment: PaymentDetail, { t, language }: I18n, method: string) {
  const { access, lines, paid, paid_at, refunded, owed = 0, received, saving } = payment;
  const money = (dollars: number) => formatMoney(centsFromDollars(dollars));
  const list = [{ label: t('paymentMethod'), value: method }];
  if (received) list.push({ label: t('factReceived'), value: formatSum(language, received) });
  if (paid_at !== null && paid !== lines.total) {
    list.push({ label: t('factPaid'), value: money(paid) });
  }
  if (refunded > owed) list.push({ label: t('factRefunded'), value: money(refunded - owed) });
  if (owed > 0) list.push({ label: t('factOwed'), value: money(owed) });
  if (access) {
    const period = { from: formatDate(access.from), until: formatDate(access.until) };
    list.push({ label: t('factAccess'), value: t('factPeriod', period) });
  }
  if (saving !== undefined) {
    const value = t(saving === 'saved' ? 'factSaved' : 'factNotSaved');
    list.push({ label: t('factSaving'), value });
  }
  list.push({ label: t('factNumber'), value: payment.number });
  return list;
}
