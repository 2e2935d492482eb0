import { Catalogue } from './catalogue.tsx';
import { OwnSubscriptions } from './own/own-subscriptions.tsx';
import type { OrderHandlers } from './product-card.tsx';

type SubscriptionsTabProps = OrderHandlers & {
  onShowPlans: (withCoupon: boolean) => void;
  plansRequests: number;
  withCoupon: boolean;
};

/** Subscriptions first, then the catalogue. */
export function SubscriptionsTab({
  onShowPlans,
  plansRequests,
  withCoupon,
  ...order
}: SubscriptionsTabProps) {
  return (
    <>
      <OwnSubscriptions {...order} onShowPlans={onShowPlans} />
      <Catalogue {...order} plansRequests={plansRequests} withCoupon={withCoupon} />
    </>
  );
}
