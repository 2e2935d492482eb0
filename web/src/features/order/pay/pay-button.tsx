import { formatMoney } from '../../../i18n/format.ts';
import { type Translate, useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import type { Order } from '../use-order.ts';

/** Shows the amount; requires a method even when there is nothing to pay. */
export function PayButton({ order }: { order: Order }) {
  const { t } = useI18n();
  return (
    <Button
      block
      disabled={!order.canPay}
      loading={order.view === 'activating' || order.isCheckingBeforePay}
      onClick={order.pay}
      size="lg"
    >
      {label(t, order)}
    </Button>
  );
}

function label(t: Translate, { lines, changing }: Order): string {
  // Until it is known what a change credits, there is no amount either.
  if (!lines && changing) return t('changePlan');
  const totalCents = lines?.totalCents ?? 0;
  if (lines && totalCents === 0) return t(changing ? 'changeNow' : 'activateForFree');
  return t('pay', { total: formatMoney(totalCents) });
}
