import type { PaymentMethod } from '@sesame/contract/shop/payments.ts';
import { listSavedMethods } from '@sesame/contract/shop/saved-methods.ts';
import { useRouteQuery } from '../../../api/client/route-query.ts';
import { chargedMethod, type OrderState } from '../order.rules.ts';

/** The saved methods of the buyer for a payment method, and the one that will be charged. */
export function useSavedForOrder(
  method: PaymentMethod | undefined,
  chosen: OrderState['savedMethod'],
) {
  const isOffered = method?.saves === true;
  const query = useRouteQuery(listSavedMethods, {}, { enabled: isOffered, staleTime: 60_000 });
  const methods = isOffered
    ? (query.data ?? []).filter(({ gateway }) => gateway === method.gateway)
    : [];
  return {
    methods,
    /** Null when the buyer pays on the page of the gateway. */
    chosen: chargedMethod(methods, chosen),
    /** Pay must not change its meaning under the buyer's finger. */
    isLoading: isOffered && query.isPending && query.isFetching,
  };
}
