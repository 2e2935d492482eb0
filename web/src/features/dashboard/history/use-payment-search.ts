import { HISTORY_PAGE_SIZE, POLL_MS } from '@sesame/contract/shared/limits.ts';
import {
  exportOwnPayments,
  readPaymentSpan,
  searchPayments,
} from '@sesame/contract/shop/payment-search.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '../../../api/client/call.ts';
import { useRoutePages } from '../../../api/client/route-pages.ts';
import { useRouteQuery } from '../../../api/client/route-query.ts';
import { saveFile } from '../../../api/client/save-file.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useSettled } from '../../../ui/forms/use-settled.ts';
import { mergePages } from '../dashboard.rules.ts';
import { boundsOf, yearsBetween } from './payment-years.rules.ts';

export type PaymentSearch = ReturnType<typeof usePaymentSearch>;

/** What the buyer searches in the history: text and year, what was found, and the file of it. */
export function usePaymentSearch() {
  const { language } = useI18n();
  const [typed, setTyped] = useState('');
  const [year, setYear] = useState<number | null>(null);
  const search = useSettled(typed.trim());
  const span = useRouteQuery(readPaymentSpan, {}, { staleTime: 60_000 }).data;
  const filters = { ...(search && { search }), ...boundsOf(year) };
  const isActive = search !== '' || year !== null;
  const found = useRoutePages(searchPayments, {
    inputOf: (before) => ({ query: { ...filters, before } }),
    nextOf: (page) => (page.length === HISTORY_PAGE_SIZE ? page.at(-1)?.id : undefined),
    enabled: isActive,
    everyMs: POLL_MS,
  });
  const file = useMutation({
    mutationFn: () =>
      fetchFile(exportOwnPayments, { query: { ...filters, language, time_zone: timeZone() } }),
    onSuccess: (content) => saveFile(`payments${year === null ? '' : `-${year}`}.csv`, content),
  });
  return {
    typed,
    year,
    years: yearsBetween(span?.first_at ?? null, span?.last_at ?? null),
    isActive,
    setTyped,
    setYear,
    clear: () => {
      setTyped('');
      setYear(null);
    },
    isPending: found.isPending,
    isFailed: found.isError,
    isFetching: found.isFetching,
    retry: () => void found.refetch(),
    payments: found.data && mergePages(found.data.pages),
    hasEarlier: found.hasNextPage,
    showEarlier: () => void found.fetchNextPage(),
    file,
  };
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
