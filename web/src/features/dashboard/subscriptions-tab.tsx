import { useAfterPaint } from '../../ui/primitives/use-after-paint.ts';
import { Catalogue } from './catalogue.tsx';
import { OwnSubscriptions } from './own/own-subscriptions.tsx';
import type { OrderHandlers } from './product-card.tsx';

type SubscriptionsTabProps = OrderHandlers & {
  onCatalogueDrawn: () => void;
  onShowPlans: (withCoupon: boolean) => void;
  plansRequests: number;
  withCoupon: boolean;
};

/** Subscriptions first, then the catalogue. */
export function SubscriptionsTab({
  onCatalogueDrawn,
  onShowPlans,
  plansRequests,
  withCoupon,
  ...order
}: SubscriptionsTabProps) {
  // What the buyer has is painted before the catalogue, which is below it, renders.
  const drawsCatalogue = useAfterPaint(true, false);
  return (
    <>
      <OwnSubscriptions {...order} onShowPlans={onShowPlans} />
      {drawsCatalogue ? (
        <Catalogue
          {...order}
          onDrawn={onCatalogueDrawn}
          plansRequests={plansRequests}
          withCoupon={withCoupon}
        />
      ) : null}
    </>
  );
}
