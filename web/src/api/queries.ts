import { listActiveSubscriptions } from '@sesame/contract/access.ts';
import { getAnnouncement } from '@sesame/contract/announcements.ts';
import { listSubPlans } from '@sesame/contract/catalogue.ts';
import { POLL_MS } from '@sesame/contract/limits.ts';
import { isPaymentPending, listPaymentMethods, listPayments } from '@sesame/contract/payments.ts';
import { getUser } from '@sesame/contract/users.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { pageAnnouncement } from './page-announcement.ts';
import { queryKeys } from './query-keys.ts';
import { useSignedIn } from './use-session.ts';

/**
 * A twentieth more or less than the agreed pace, chosen once per page: tabs opened together do not stay in step.
 * TanStack Query pauses it while the tab is hidden and asks at once when it comes back.
 */
const pollMs = Math.round(POLL_MS * (0.95 + Math.random() * 0.1));

/** Parts of a page that are drawn one after another share an answer. */
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

/** Asks for what the dashboard shows first, before anything of it is drawn. A failure is met when the part is drawn. */
export function askForDashboard(client: QueryClient): void {
  void client.prefetchQuery(userQuery);
  // What the page brought is fresh; it is not asked for twice.
  if (pageAnnouncement) client.setQueryData(queryKeys.announcement, pageAnnouncement);
  else void client.prefetchQuery(announcementQuery);
  void client.prefetchQuery(activeSubscriptionsQuery);
  void client.prefetchQuery(pendingQuery);
  void client.prefetchQuery(productsQuery);
}

/** Asked again every `everyMs` while something about the user is awaited from elsewhere. */
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

/** Asked for when the order sheet opens; without a token it fails with `token_missing`. */
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

/** Polled: whether a payment is being processed, and which. */
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
