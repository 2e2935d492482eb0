import { chargeText } from '../../../i18n/charge-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ShownPrice } from '../../../shell/shown-price/shown-price.tsx';
import type { Order } from '../use-order.ts';
import { PayButton } from './pay-button.tsx';

/** The footer of the sheet on phones: total and button are always visible. */
export function PayBar({ order }: { order: Order }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5">
      <p className="type-tabular">
        <span className="block text-muted text-xs leading-4">{t('total')}</span>
        <strong className="block font-semibold text-[1.375rem] leading-7 tracking-[-.02em]">
          {order.lines ? formatMoney(order.lines.totalCents) : '–'}
        </strong>
      </p>
      <PayButton order={order} />
      {order.charge ? (
        <p className="type-tabular col-span-2 -mt-3 text-muted text-xs leading-4">
          {chargeText(i18n, order.charge)}
        </p>
      ) : order.lines ? (
        <ShownPrice cents={order.lines.totalCents} className="col-span-2 -mt-3" explained />
      ) : null}
    </div>
  );
}
