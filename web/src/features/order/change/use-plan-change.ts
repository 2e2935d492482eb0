import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { readPlanChange } from '@sesame/contract/shop/orders/plan-changes.ts';
import { useRouteQuery } from '../../../api/client/route-query.ts';

/** The credit for the plan that an order replaces. An ordinary order has none, and nothing is read. */
export function usePlanChange(subscription: string | null, priceId: number | undefined) {
  const query = useRouteQuery(
    readPlanChange,
    {
      query: { subscription: subscription ?? '', subscription_price_id: String(priceId ?? '') },
    },
    { enabled: subscription !== null && priceId !== undefined, gcTime: 0 },
  );
  if (subscription === null) return { query, creditCents: 0, ordered: null };
  if (query.data === undefined) return { query, creditCents: null, ordered: null };
  const { credit } = query.data;
  return { query, creditCents: centsFromDollars(credit), ordered: { subscription, credit } };
}
