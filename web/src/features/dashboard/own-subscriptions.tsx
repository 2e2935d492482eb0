import { lazy, Suspense } from 'react';
import { useActiveSubscriptions, usePending } from '../../api/queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { ErrorState } from '../../ui/data/state-view.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { NoSubscriptions } from './no-subscriptions.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

const PendingPaymentCard = lazy(async () => ({
  default: (await import('./pending-payment-card.tsx')).PendingPaymentCard,
}));

type OwnSubscriptionsProps = { onShowPlans: (withCoupon: boolean) => void };

/** Active subscriptions and pending payments. */
export function OwnSubscriptions({ onShowPlans }: OwnSubscriptionsProps) {
  const { t } = useI18n();
  const subscriptions = useActiveSubscriptions();
  const pending = usePending();
  const owned = subscriptions.data ?? [];
  const open = pending.data?.payments ?? [];

  return (
    <section aria-labelledby="own-subscriptions" className="mt-6">
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
      {subscriptions.data && owned.length + open.length === 0 ? (
        <NoSubscriptions onShowPlans={onShowPlans} />
      ) : null}
      {owned.length + open.length > 0 ? (
        <div className="grid grid-cols-3 gap-5 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-3">
          {owned.map((subscription) => (
            <SubscriptionCard
              key={subscription.id}
              now={new Date(subscriptions.dataUpdatedAt)}
              subscription={subscription}
            />
          ))}
          {open.map((payment) => (
            <Suspense
              fallback={<Card aria-hidden="true" className="min-h-[210px]" variant="dashed" />}
              key={payment.id}
            >
              <PendingPaymentCard payment={payment} />
            </Suspense>
          ))}
        </div>
      ) : null}
    </section>
  );
}
