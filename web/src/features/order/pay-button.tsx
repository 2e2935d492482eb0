import { formatMoney } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import type { Order } from './use-order.ts';

/** Shows the amount; requires a method even when there is nothing to pay. */
export function PayButton({ order }: { order: Order }) {
  const { t } = useI18n();
  const totalCents = order.lines?.totalCents ?? 0;
  return (
    <Button
      block
      disabled={!order.canPay}
      loading={order.view === 'activating' || order.isCheckingBeforePay}
      onClick={order.pay}
      size="lg"
    >
      {totalCents === 0 && order.lines
        ? t(order.changing ? 'changeNow' : 'activateForFree')
        : t('pay', { total: formatMoney(totalCents) })}
    </Button>
  );
}
