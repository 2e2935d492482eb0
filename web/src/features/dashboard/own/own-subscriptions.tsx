import { type ActiveSubscription, listEndedSubscriptions } from '@sesame/contract/shop/access.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { invalidateRoutes } from '../../../api/client/route-query.ts';
import { useActiveSubscriptions, useEndedSubscriptions, usePending } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { RetryButton } from '../../../shell/retry-button.tsx';
import { ErrorState } from '../../../ui/data/state-view.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { CardGrid } from '../card-grid.tsx';
import { byEnd, OWN_TOOLS_FROM, ownedProducts } from '../dashboard.rules.ts';
import type { OrderHandlers } from '../product-card.tsx';
import { NoSubscriptions } from './no-subscriptions.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

const PendingPaymentCard = lazyScreen(() =>
  import('../pending-payment-card.tsx').then((module) => module.PendingPaymentCard),
).Component;
const ManySubscriptions = lazyScreen(() =>
  import('./many-subscriptions.tsx').then((module) => module.ManySubscriptions),
).Component;

type OwnSubscriptionsProps = OrderHandlers & { onShowPlans: (withCoupon: boolean) => void };

/** Active subscriptions, pending payments and what ended lately. */
export function OwnSubscriptions({ onShowPlans, ...order }: OwnSubscriptionsProps) {
  const { t } = useI18n();
  const subscriptions = useActiveSubscriptions();
  const pending = usePending();
  const active = subscriptions.data ?? [];
  const open = pending.data?.payments ?? [];
  const owned = ownedProducts(active);
  const ended = (useEndedSubscriptions().data ?? []).filter((one) => !owned.has(one.sub_plan_id));
  const now = new Date(subscriptions.dataUpdatedAt);
  useReloadEnded(active);

  const ghost = <Card aria-hidden="true" className="min-h-[210px]" variant="dashed" />;
  const openCards = open.map((payment) => (
    <Suspense fallback={ghost} key={payment.id}>
      <PendingPaymentCard payment={payment} />
    </Suspense>
  ));
  const cards = (
    <CardGrid>
      {active.toSorted(byEnd).map((subscription) => (
        <SubscriptionCard key={subscription.id} now={now} subscription={subscription} />
      ))}
      {openCards}
      {ended.map(({ id }) => (
        <Card aria-hidden="true" className="min-h-[178px]" key={id} />
      ))}
    </CardGrid>
  );

  return (
    <section aria-labelledby="own-subscriptions" className="mt-5 grid gap-5">
      <h2 className="sr-only" id="own-subscriptions">
        {t('tabSubscriptions')}
      </h2>
      {subscriptions.data || open.length > 0 ? null : (
        <ErrorState
          actions={
            <RetryButton
              busy={subscriptions.isFetching}
              onRetry={() => void subscriptions.refetch()}
            />
          }
          title={t('subscriptionsFailed')}
        />
      )}
      {subscriptions.data && active.length + open.length === 0 ? (
        <NoSubscriptions onShowPlans={onShowPlans} />
      ) : null}
      {ended.length > 0 || active.length >= OWN_TOOLS_FROM ? (
        <Suspense fallback={cards}>
          <ManySubscriptions {...order} active={active} ended={ended} now={now} open={openCards} />
        </Suspense>
      ) : active.length + open.length > 0 ? (
        cards
      ) : null}
    </section>
  );
}

/**
 * A subscription that is no longer polled has ended, and its card has to appear among the ended ones. When access becomes
 * ready, what was kept of a replaced plan ends.
 */
function useReloadEnded(active: readonly ActiveSubscription[]): void {
  const client = useQueryClient();
  const running = active.map(({ id, fulfilment_pending }) => `${id}${fulfilment_pending}`).join();
  const before = useRef(running);
  useEffect(() => {
    if (before.current !== '' && running !== before.current)
      void invalidateRoutes(client, [listEndedSubscriptions]);
    before.current = running;
  }, [client, running]);
}
