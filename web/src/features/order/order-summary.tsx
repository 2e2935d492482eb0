import { accessUntil } from '@sesame/contract/shared/calendar.ts';
import { parseDuration } from '@sesame/contract/shared/durations.ts';
import { ExternalLink } from 'lucide-react';
import { useActiveSubscriptions } from '../../api/queries.ts';
import { formatDate, formatDollars } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { GiftBox } from './gift-box.tsx';
import { OrderCharge, OrderLines, OrderTotal } from './order-lines.tsx';
import { PayButton } from './pay/pay-button.tsx';
import { PromoField } from './promo/promo-field.tsx';
import { RenewBox } from './renew-box.tsx';
import { SaveMethod } from './saved/save-method.tsx';
import { SavedChoice } from './saved/saved-choice.tsx';
import type { Order } from './use-order.ts';

/** On a phone Pay is always in view, and what it says is not. */
const intoView = (note: HTMLElement | null) => note?.scrollIntoView?.({ block: 'center' });

type OrderSummaryProps = { order: Order; withCoupon: boolean; onClose: () => void };

/** The amount to be charged, and the Pay button. */
export function OrderSummary({ order, withCoupon, onClose }: OrderSummaryProps) {
  const { t } = useI18n();
  return (
    <>
      <h3 className="type-title-3 mb-[18px]">{t('summary')}</h3>
      <PromoField focused={withCoupon} {...order} />
      <OrderLines order={order} />
      {order.price && order.previousPrice !== null ? (
        <p className="mt-2 text-[.8125rem] text-muted leading-[18px]">
          {t('priceBefore', {
            before: formatDollars(order.previousPrice),
            now: formatDollars(order.price.amount),
          })}
        </p>
      ) : null}
      {order.problem ? (
        <div key={order.problem} ref={intoView}>
          <Note className="mt-4" role="alert" tone="danger">
            {order.problem}
          </Note>
        </div>
      ) : null}
      {order.giving ? <GiftBox {...order.giving} /> : null}
      {order.saved ? <SavedChoice {...order.saved} /> : null}
      {order.saving ? <SaveMethod {...order.saving} /> : null}
      {order.renewing ? <RenewBox {...order.renewing} /> : null}
      <div className="max-md:hidden">
        <OrderTotal order={order} />
        <OrderCharge order={order} />
      </div>
      <div className="mt-[22px] grid gap-2 max-md:mt-3.5">
        <div className="max-md:hidden">
          <PayButton order={order} />
        </div>
        <Button block onClick={onClose} variant="ghost">
          {t('cancel')}
        </Button>
      </div>
      <div className="grid gap-1.5 pt-3.5 text-center text-[.8125rem] text-muted leading-[18px] max-md:pt-1">
        {order.giving?.gift ? null : <AccessUntil order={order} />}
        {order.opensPage ? (
          <p className="flex items-center justify-center gap-1.5">
            <Icon of={ExternalLink} size={14} />
            {t('paymentInNewTab')}
          </p>
        ) : null}
      </div>
    </>
  );
}

/** Renewals start at the end of active access, so that no paid day is lost. */
function AccessUntil({ order }: { order: Order }) {
  const { t } = useI18n();
  const { data: subscriptions } = useActiveSubscriptions();
  const duration = order.price && parseDuration(order.price.duration);
  if (order.changing) {
    const until = order.changing.data?.until;
    return until ? <p>{t('accessUntil', { date: formatDate(until) })}</p> : null;
  }
  if (!duration) return null;
  const running = subscriptions?.find(({ sub_plan_id }) => sub_plan_id === order.product?.id);
  const until = accessUntil({
    now: new Date(),
    currentEnd: running ? new Date(running.date_end) : null,
    anchorDay: running?.anchor_day,
    ...duration,
  });
  return <p>{t('accessUntil', { date: formatDate(until) })}</p>;
}
