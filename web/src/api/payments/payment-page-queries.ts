import { syncOwnPayment } from '@sesame/contract/shop/payment-detail.ts';
import {
  choosePaymentCoin,
  estimatePaymentCoin,
  getPaymentPage,
  listPaymentCoins,
  type PaymentPage,
} from '@sesame/contract/shop/payment-page.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteMutation } from '../client/route-mutation.ts';
import { invalidateRoutes, routeKey, useRouteQuery } from '../client/route-query.ts';

/** A buyer looks at this page until the money has arrived. */
const EVERY_MS = 4_000;

const ended: readonly PaymentPage['state'][] = ['paid', 'refunded', 'declined'];

/** Polled until nothing can change any more. Late money still counts, so a page that has ended is polled too. */
export function usePaymentPage(id: string) {
  const everyMs = (page: PaymentPage | undefined) =>
    page !== undefined && ended.includes(page.state) ? false : EVERY_MS;
  return useRouteQuery(getPaymentPage, { params: { id } }, { everyMs });
}

/** Asks the gateway at once. */
export function useCheckPayment() {
  return useRouteMutation(syncOwnPayment, { touches: [getPaymentPage, isPaymentPending] });
}

/** An estimate is shown for a minute before it is asked for again. */
const ESTIMATE_MS = 60_000;

export function usePaymentCoins(id: string) {
  return useRouteQuery(listPaymentCoins, { params: { id } });
}

export function useCoinEstimate(id: string, coin: string | null) {
  const params = { id, coin: coin ?? '' };
  const options = { enabled: coin !== null, everyMs: ESTIMATE_MS, retry: false } as const;
  return useRouteQuery(estimatePaymentCoin, { params }, options);
}

/** Gets the address of a coin; the page shows it at once. */
export function useChooseCoin(id: string) {
  const client = useQueryClient();
  return useRouteMutation(choosePaymentCoin, {
    onSuccess: (page) => client.setQueryData(routeKey(getPaymentPage, { params: { id } }), page),
    onError: () => invalidateRoutes(client, [getPaymentPage]),
  });
}
