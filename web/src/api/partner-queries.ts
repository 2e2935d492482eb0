import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import {
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
  type referralDays,
} from '@sesame/contract/shop/referrals.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from './client/call.ts';
import { queryKeys } from './client/query-keys.ts';
import { useSignedIn } from './session/use-session.ts';

// Separate from the other queries, to keep partner code out of the first view.

const STALE_MS = 30_000;

/** The referral link, its rules and the balance. */
export function useReferralData({ enabled = true }: { enabled?: boolean } = {}) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: queryKeys.referral,
    queryFn: ({ signal }) => call(getReferralData, {}, { signal }),
    enabled: signedIn && enabled,
    staleTime: STALE_MS,
  });
}

/** By day; the shown data stays while another period loads. */
export function useReferralStatistics(days: (typeof referralDays)[number]) {
  return useQuery({
    queryKey: [...queryKeys.referral, 'statistics', days],
    queryFn: ({ signal }) => call(getReferralStatistics, { query: { days } }, { signal }),
    enabled: useSignedIn(),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
}

/** Commissions, newest first, page by page. */
export function useCommissions() {
  return useInfiniteQuery({
    queryKey: [...queryKeys.referral, 'commissions'],
    queryFn: ({ pageParam, signal }) =>
      call(listCommissions, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined, // no cursor for the first page
    getNextPageParam: endOfFullPage,
    enabled: useSignedIn(),
    staleTime: STALE_MS,
  });
}

/** The partner's payouts, newest first, page by page. */
export function usePayouts() {
  return useInfiniteQuery({
    queryKey: [...queryKeys.referral, 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      call(listPayouts, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined, // no cursor for the first page
    getNextPageParam: endOfFullPage,
    enabled: useSignedIn(),
    staleTime: STALE_MS,
  });
}

/** A full page may be followed by another one. */
function endOfFullPage(page: readonly { id: string }[]): string | undefined {
  return page.length === HISTORY_PAGE_SIZE ? page.at(-1)?.id : undefined;
}
