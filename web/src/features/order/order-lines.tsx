import { centsFromDollars, percentFromHundredths } from '@sesame/contract/shared/money.ts';
import { chargeText } from '../../i18n/charge-text.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ShownPrice } from '../../shell/shown-price/shown-price.tsx';
import { PriceCharge, type PriceLine, PriceLines, PriceTotal } from '../../ui/data/price-lines.tsx';
import { ChangeNote } from './change/change-note.tsx';
import type { Order } from './use-order.ts';

/** Price, credit for the plan that is replaced, fee once a method is chosen, discount once a code is applied. */
export function OrderLines({ order: { lines, price, method, changing } }: { order: Order }) {
  const { t } = useI18n();
  if (!lines || !price) return changing ? <ChangeNote query={changing} /> : null;
  const shown: PriceLine[] = [
    {
      key: 'price',
      label: t('linePrice', { term: formatTerm(t, price.duration) }),
      value: formatMoney(lines.priceCents),
    },
  ];
  for (const [index, line] of (changing?.data?.lines ?? []).entries()) {
    const of = { product: line.title, days: line.unused_days, total: line.total_days };
    shown.push({
      key: `credit-${index}`,
      label: line.title === '' ? t('lineCreditFree', of) : t('lineCreditOf', of),
      value: formatMoney(-centsFromDollars(line.credit)),
      tone: 'discount',
    });
  }
  // A fee of nothing, because credit or a code pays all of it, is not a line.
  if (method && (lines.feeCents > 0 || lines.feePercent === 0)) {
    shown.push({
      key: 'fee',
      label: t('lineFee', { percent: percentFromHundredths(lines.feePercent) }),
      value: formatMoney(lines.feeCents),
    });
  }
  if (lines.discountPercent > 0) {
    shown.push({
      key: 'discount',
      label: t('lineDiscount', { percent: percentFromHundredths(lines.discountPercent) }),
      value: formatMoney(-lines.discountCents),
      tone: 'discount',
    });
  }
  if (!changing) return <PriceLines lines={shown} />;
  if (lines.restCents > 0) {
    shown.push({
      key: 'rest',
      label: t('lineCreditRest'),
      value: formatMoney(lines.restCents),
    });
  }
  return (
    <>
      <PriceLines lines={shown} />
      <ChangeNote query={changing} />
    </>
  );
}

/** The total in another currency: exact if the gateway charges one, else about, where the shop shows one. */
export function OrderCharge({ order: { charge, lines } }: { order: Order }) {
  const i18n = useI18n();
  if (charge) return <PriceCharge>{chargeText(i18n, charge)}</PriceCharge>;
  return lines ? (
    <ShownPrice cents={lines.totalCents} className="mt-1.5 text-right" explained />
  ) : null;
}

export function OrderTotal({ order: { lines } }: { order: Order }) {
  const { t } = useI18n();
  return lines ? <PriceTotal label={t('total')} value={formatMoney(lines.totalCents)} /> : null;
}
