import { Catalogue } from './catalogue.tsx';
import { OwnSubscriptions } from './own-subscriptions.tsx';
import type { OrderHandlers } from './product-card.tsx';

type SubscriptionsTabProps = OrderHandlers & {
  onShowPlans: (withCoupon: boolean) => void;
  plansRequests: number;
  withCoupon: boolean;
};

/** Subscriptions first, then the catalogue. */
export function SubscriptionsTab({ onShowPlans, ...catalogue }: SubscriptionsTabProps) {
  return (
    <>
      <OwnSubscriptions onShowPlans={onShowPlans} />
      <Catalogue {...catalogue} />
    </>
  );
}
