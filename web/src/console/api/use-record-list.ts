import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useConsolePages } from './use-console-query.ts';

type RecordListInput<R extends RouteSpec, Row, Name extends string> = {
  /** Filter values by their names in the address. */
  filterNames: readonly Name[];
  /** The query to send: inactive filters are undefined, as is the cursor of the first page. */
  inputOf: (
    filters: Readonly<Record<Name, string | undefined>>,
    cursor: string | undefined,
  ) => InputOf<R>;
  rowsOf: (page: AnswerOf<R>) => readonly Row[];
  /** The cursor of the next page; undefined for the last page. */
  nextOf: (page: AnswerOf<R>) => string | undefined;
};

export type RecordList<Row, Name extends string> = {
  /** The route that answers the list. */
  id: string;
  /** Active filters as a query string in a fixed order, without the question mark. */
  address: string;
  /** Replaces the active filters. */
  show: (address: string) => void;
  filters: Readonly<Record<Name, string>>;
  /** An empty value removes the filter. */
  setFilter: (name: Name, value: string) => void;
  clearFilters: () => void;
  hasFilters: boolean;
  /** Rows of the current page; undefined before the first answer. */
  rows: readonly Row[] | undefined;
  /** Number of rows before this page. */
  before: number;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  isBusy: boolean;
  error: unknown;
  retry: () => void;
};

/** A list of the console: filters are kept in the address, pages follow by cursor. */
export function useRecordList<R extends RouteSpec, Row, Name extends string>(
  route: R,
  { filterNames, inputOf, rowsOf, nextOf }: RecordListInput<R, Row, Name>,
): RecordList<Row, Name> {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [page, setPage] = useState(0);
  const given = Object.fromEntries(
    filterNames.map((name) => [name, search.get(name) || undefined]),
    // The object has exactly these names as keys.
  ) as Record<Name, string | undefined>;
  const query = useConsolePages(route, {
    inputOf: (cursor) => inputOf(given, cursor),
    nextOf,
  });
  const pages = query.data?.pages ?? [];
  const shown = pages[Math.min(page, pages.length - 1)];
  const isLast = page >= pages.length - 1;

  const go = (next: URLSearchParams) => {
    setPage(0);
    const queryString = next.toString();
    navigate(queryString ? `${path}?${queryString}` : path, { replace: true });
  };
  const withoutFilters = () => {
    const next = new URLSearchParams(search);
    for (const name of filterNames) next.delete(name);
    return next;
  };
  return {
    id: route.id,
    address: new URLSearchParams(
      filterNames.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ).toString(),
    show: (address) => {
      const wanted = new URLSearchParams(address);
      const next = withoutFilters();
      for (const name of filterNames) {
        const value = wanted.get(name);
        if (value) next.set(name, value);
      }
      go(next);
    },
    filters: Object.fromEntries(
      filterNames.map((name) => [name, given[name] ?? '']),
      // The object has exactly these names as keys.
    ) as Record<Name, string>,
    setFilter: (name, value) => {
      const next = new URLSearchParams(search);
      if (value) next.set(name, value);
      else next.delete(name);
      go(next);
    },
    clearFilters: () => go(withoutFilters()),
    hasFilters: filterNames.some((name) => given[name] !== undefined),
    rows: shown === undefined ? undefined : rowsOf(shown),
    before: pages.slice(0, page).reduce((sum, one) => sum + rowsOf(one).length, 0),
    onBack: page > 0 ? () => setPage(page - 1) : undefined,
    onNext:
      !isLast || query.hasNextPage
        ? () => {
            if (!isLast) setPage(page + 1);
            else void query.fetchNextPage().then(() => setPage(page + 1));
          }
        : undefined,
    isBusy: query.isPlaceholderData || query.isFetchingNextPage,
    error: query.isError && query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}
