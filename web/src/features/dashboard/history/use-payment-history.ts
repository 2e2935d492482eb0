import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import { listPayments, type PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { useState } from 'react';
import { useRoutePages } from '../../../api/client/route-pages.ts';
import { usePayments } from '../../../api/queries.ts';
import { mergePages } from '../dashboard.rules.ts';

/** The polled newest page, and on demand the pages before it. */
export function usePaymentHistory() {
  const newest = usePayments();
  const [expanded, setExpanded] = useState(false);
  const oldestOfNewest = fullPageEnd(newest.data);
  // When a new payment shifts the newest page, the earlier pages start at its new end.
  const earlier = useRoutePages(listPayments, {
    inputOf: (before = oldestOfNewest) => ({ query: { before } }),
    nextOf: fullPageEnd,
    enabled: expanded && oldestOfNewest !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

  return {
    isPending: newest.isPending && newest.failureCount === 0,
    isFetching: newest.isFetching,
    payments: newest.data && mergePages([newest.data, ...(earlier.data?.pages ?? [])]),
    retry: () => void newest.refetch(),
    hasEarlier: expanded ? earlier.isFetching || earlier.hasNextPage : oldestOfNewest !== undefined,
    isLoadingEarlier: earlier.isFetching,
    showEarlier: () => {
      if (expanded) void earlier.fetchNextPage();
      else setExpanded(true);
    },
  };
}

/** The last id of a full page; only then there may be more. */
function fullPageEnd(page: readonly PaymentHistoryItem[] | undefined): string | undefined {
  return page?.length === HISTORY_PAGE_SIZE ? page.at(-1)?.id : undefined;
}
