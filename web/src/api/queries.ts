import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { listActiveSubscriptions, listEndedSubscriptions } from '@sesame/contract/shop/access.ts';
import { getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import {
  isPaymentPending,
  listPaymentMethods,
  listPayments,
  type PaymentMethod,
} from '@sesame/contract/shop/payments.ts';
import { listRenewals, type Renewal } from '@sesame/contract/shop/renewals.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { routeKey, routeQuery, useReading, useRouteQuery } from './client/route-query.ts';
import { pageAnnouncement } from './page-announcement.ts';

const changesRarely = { staleTime: 5 * 60_000 };
const catalogue = { staleTime: 60_000 };
/** Parts of a page that render one after another share an answer. */
const polled = { staleTime: 2_000, everyMs: POLL_MS };

const renewing = {
  staleTime: 2_000,
  everyMs: (answer: readonly Renewal[] | undefined) => answer?.some(isMoving) === true && POLL_MS,
};

/** Another state may follow at any moment. */
function isMoving({ state }: Renewal): boolean {
  return state !== 'off' && state !== 'on';
}

/** Prefetches the dashboard's first data before anything is drawn. Errors appear when the part renders. */
export function prefetchDashboard(client: QueryClient): void {
  void client.prefetchQuery(routeQuery(getUser, {}, changesRarely));
  // The announcement in the page is fresh and is not fetched again.
  if (pageAnnouncement) client.setQueryData(routeKey(getAnnouncement, {}), pageAnnouncement);
  else void client.prefetchQuery(routeQuery(getAnnouncement, {}, changesRarely));
  void client.prefetchQuery(routeQuery(listActiveSubscriptions, {}, polled));
  void client.prefetchQuery(routeQuery(listRenewals, {}, renewing));
  void client.prefetchQuery(routeQuery(listEndedSubscriptions, {}, catalogue));
  void client.prefetchQuery(routeQuery(isPaymentPending, {}, polled));
  prefetchCatalogue(client);
}

/** The same for visitors, who only see products. */
export function prefetchCatalogue(client: QueryClient): void {
  void client.prefetchQuery(routeQuery(listSubPlans, { query: { dev: 'true' } }, catalogue));
}

/** Fetched every `everyMs` while a change from elsewhere is expected. */
export function useUser({ everyMs = false }: { everyMs?: number | false } = {}) {
  return useRouteQuery(getUser, {}, { ...changesRarely, everyMs });
}

export function useProducts() {
  return useRouteQuery(listSubPlans, { query: { dev: 'true' } }, catalogue);
}

/** Fetched when the order sheet opens; fails with `token_missing` without a token. */
export function useMethods() {
  return useQuery({
    ...routeQuery(listPaymentMethods, {}, catalogue),
    ...useReading<PaymentMethod[]>(),
  });
}

export function useAnnouncement() {
  return useRouteQuery(getAnnouncement, {}, changesRarely);
}

/** Polled: the payment being processed, if any. */
export function usePending() {
  return useRouteQuery(isPaymentPending, {}, polled);
}

/** Polled. */
export function useActiveSubscriptions() {
  return useRouteQuery(listActiveSubscriptions, {}, polled);
}

/** Whether and how each active subscription renews; polled while one is changing. */
export function useRenewals() {
  return useRouteQuery(listRenewals, {}, renewing);
}

/** What ended lately. */
export function useEndedSubscriptions() {
  return useRouteQuery(listEndedSubscriptions, {}, catalogue);
}

/** Polled: the newest page of the history. */
export function usePayments() {
  return useRouteQuery(listPayments, { query: {} }, { everyMs: POLL_MS });
}
