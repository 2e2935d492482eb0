import { percentFromHundredths } from '@sesame/contract/shared/money.ts';
import { chargeText } from '../../i18n/charge-text.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { PriceCharge, type PriceLine, PriceLines, PriceTotal } from '../../ui/data/price-lines.tsx';
import type { Order } from './use-order.ts';

/** Price, fee once a method is chosen, discount once a code is applied. */
export function OrderLines({ order: { lines, price, method } }: { order: Order }) {
  const { t } = useI18n();
  if (!lines || !price) return null;
  const shown: PriceLine[] = [
    {
      key: 'price',
      label: t('linePrice', { term: formatTerm(t, price.duration) }),
      value: formatMoney(lines.priceCents),
    },
  ];
  if (method) {
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
  return <PriceLines lines={shown} />;
}

/** The total in another currency, if the gateway charges one. */
export function OrderCharge({ order: { charge } }: { order: Order }) {
  const i18n = useI18n();
  return charge ? <PriceCharge>{chargeText(i18n, charge)}</PriceCharge> : null;
}

export function OrderTotal({ order: { lines } }: { order: Order }) {
  const { t } = useI18n();
  return lines ? <PriceTotal label={t('total')} value={formatMoney(lines.totalCents)} /> : null;
}
