import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import {
  isPaymentPending,
  listPaymentMethods,
  listPayments,
} from '@sesame/contract/shop/payments.ts';
import { getUser } from '@sesame/contract/shop/users.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client/call.ts';
import { queryKeys } from './client/query-keys.ts';
import { pageAnnouncement } from './page-announcement.ts';
import { useSignedIn } from './session/use-session.ts';

/**
 * The agreed interval plus or minus 5 %, chosen once per page, so that tabs opened together do not poll in step.
 * TanStack Query pauses it while the tab is hidden and polls at once when it is visible again.
 */
const pollMs = Math.round(POLL_MS * (0.95 + Math.random() * 0.1));

/** Parts of a page that render one after another share an answer. */
const SHARED_MS = 2_000;

const userQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
  staleTime: 5 * 60_000,
});
const productsQuery = queryOptions({
  queryKey: queryKeys.products,
  queryFn: ({ signal }) => call(listSubPlans, { query: { dev: 'true' } }, { signal }),
  staleTime: 60_000,
});
const announcementQuery = queryOptions({
  queryKey: queryKeys.announcement,
  queryFn: ({ signal }) => call(getAnnouncement, {}, { signal }),
  staleTime: 5 * 60_000,
});
const pendingQuery = queryOptions({
  queryKey: queryKeys.pending,
  queryFn: ({ signal }) => call(isPaymentPending, {}, { signal }),
  staleTime: SHARED_MS,
});
const activeSubscriptionsQuery = queryOptions({
  queryKey: queryKeys.activeSubscriptions,
  queryFn: ({ signal }) => call(listActiveSubscriptions, {}, { signal }),
  staleTime: SHARED_MS,
});

/** Prefetches the dashboard's first data before anything is drawn. Errors appear when the part renders. */
export function prefetchDashboard(client: QueryClient): void {
  void client.prefetchQuery(userQuery);
  // The announcement in the page is fresh and is not fetched again.
  if (pageAnnouncement) client.setQueryData(queryKeys.announcement, pageAnnouncement);
  else void client.prefetchQuery(announcementQuery);
  void client.prefetchQuery(activeSubscriptionsQuery);
  void client.prefetchQuery(pendingQuery);
  void client.prefetchQuery(productsQuery);
}

/** Fetched every `everyMs` while a change from elsewhere is expected. */
export function useUser({ everyMs }: { everyMs?: number | undefined } = {}) {
  return useQuery({
    ...userQuery,
    enabled: useSignedIn(),
    refetchInterval: everyMs ?? false,
    refetchOnWindowFocus: everyMs ? 'always' : true,
  });
}

export function useProducts() {
  return useQuery(productsQuery);
}

/** Fetched when the order sheet opens; fails with `token_missing` without a token. */
export function useMethods() {
  return useQuery({
    queryKey: queryKeys.methods,
    queryFn: ({ signal }) => call(listPaymentMethods, {}, { signal }),
    staleTime: 60_000,
  });
}

export function useAnnouncement() {
  return useQuery({ ...announcementQuery, enabled: useSignedIn() });
}

/** Polled: the payment being processed, if any. */
export function usePending() {
  return useQuery({ ...pendingQuery, ...usePolling() });
}

/** Polled. */
export function useActiveSubscriptions() {
  return useQuery({ ...activeSubscriptionsQuery, ...usePolling() });
}

/** Polled: the newest page of the history. */
export function usePayments() {
  return useQuery({
    queryKey: queryKeys.payments,
    queryFn: ({ signal }) => call(listPayments, { query: {} }, { signal }),
    ...usePolling(),
  });
}

function usePolling() {
  return {
    enabled: useSignedIn(),
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always' as const,
    refetchOnReconnect: 'always' as const,
  };
}
