import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import {
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
  type referralDays,
} from '@sesame/contract/shop/referrals.ts';
import { useRoutePages } from './client/route-pages.ts';
import { useRouteQuery } from './client/route-query.ts';

// Separate from the other queries, to keep partner code out of the first view.

/** What a payout or its cancellation changes. */
export const referralRoutes = [
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
] as const;

const STALE_MS = 30_000;

/** The referral link, its rules and the balance. */
export function useReferralData() {
  return useRouteQuery(getReferralData, {}, { staleTime: STALE_MS });
}

/** By day; the shown data stays while another period loads. */
export function useReferralStatistics(days: (typeof referralDays)[number]) {
  const options = { staleTime: STALE_MS, keepsPrevious: true };
  return useRouteQuery(getReferralStatistics, { query: { days } }, options);
}

/** Commissions, newest first, page by page. */
export function useCommissions() {
  return useRoutePages(listCommissions, history);
}

/** The partner's payouts, newest first, page by page. */
export function usePayouts() {
  return useRoutePages(listPayouts, history);
}

const history = {
  inputOf: (before: string | undefined) => ({ query: { before } }),
  /** A full page may be followed by another one. */
  nextOf: (page: readonly { id: string }[]) =>
    page.length === HISTORY_PAGE_SIZE ? page.at(-1)?.id : undefined,
  staleTime: STALE_MS,
};
