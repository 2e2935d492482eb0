import { HISTORY_PAGE_SIZE } from '@sesame/contract/limits.ts';
import {
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
  type referralDays,
} from '@sesame/contract/referrals.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { useSignedIn } from './use-session.ts';

// Apart from the other queries, so that the first view does not bring what only partners ask.

const STALE_MS = 30_000;

/** The affiliate link, its rules and the balance. */
export function useReferralData({ enabled = true }: { enabled?: boolean } = {}) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: queryKeys.referral,
    queryFn: ({ signal }) => call(getReferralData, {}, { signal }),
    enabled: signedIn && enabled,
    staleTime: STALE_MS,
  });
}

/** Day by day; what is shown stays while another window is on its way. */
export function useReferralStatistics(days: (typeof referralDays)[number]) {
  return useQuery({
    queryKey: [...queryKeys.referral, 'statistics', days],
    queryFn: ({ signal }) => call(getReferralStatistics, { query: { days } }, { signal }),
    enabled: useSignedIn(),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
}

/** What was earned, newest first, page by page. */
export function useCommissions() {
  return useInfiniteQuery({
    queryKey: [...queryKeys.referral, 'commissions'],
    queryFn: ({ pageParam, signal }) =>
      call(listCommissions, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined, // nothing before the first page
    getNextPageParam: endOfFullPage,
    enabled: useSignedIn(),
    staleTime: STALE_MS,
  });
}

/** Own payouts, newest first, page by page. */
export function usePayouts() {
  return useInfiniteQuery({
    queryKey: [...queryKeys.referral, 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      call(listPayouts, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined, // nothing before the first page
    getNextPageParam: endOfFullPage,
    enabled: useSignedIn(),
    staleTime: STALE_MS,
  });
}

/** A full page may have more behind it. */
function endOfFullPage(page: readonly { id: string }[]): string | undefined {
  return page.length === HISTORY_PAGE_SIZE ? page.at(-1)?.id : undefined;
}
