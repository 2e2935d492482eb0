import {
  cursorAfter,
  type FiltersOf,
  type ListRoute,
  type RowOf,
  readFilters,
} from '@sesame/contract/shared/define-list.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { timeFilterNames, timesOf } from './time-range.ts';
import { useConsoleQuery } from './use-console-query.ts';
import { useListPages } from './use-list-pages.ts';

/** The filters of a list as they are named in the address, where a period or days stand for `since` and `until`. */
export type FilterName<L extends ListRoute> =
  | Exclude<keyof FiltersOf<L> & string, 'since' | 'until'>
  | ('since' extends keyof FiltersOf<L> ? (typeof timeFilterNames)[number] : never);

/** The ids in the path, for lists that have some. */
type Path<L extends ListRoute> = L extends { params: object }
  ? Pick<InputOf<L>, 'params' & keyof InputOf<L>>
  : object;
type Options<L extends ListRoute> = Path<L> & {
  /** Values of filters that the address does not name, for those that the list requires. */
  defaults?: Partial<Record<FilterName<L>, string>>;
  /** Interval of refetches while the tab is visible. */
  everyMs?: number;
};

export type ConsoleList<L extends ListRoute> = {
  route: L;
  /** The input of the export and the count: the ids of the path and the active filters. */
  input: { params?: unknown; query: Readonly<Record<string, unknown>> };
  /** Active filters as a query string in a fixed order, without the question mark. */
  address: string;
  /** Replaces the active filters. */
  show: (address: string) => void;
  filters: Readonly<Record<FilterName<L>, string>>;
  /** An empty value removes the filter. */
  setFilter: (name: FilterName<L>, value: string) => void;
  clearFilters: () => void;
  hasFilters: boolean;
  /** Rows of the current page; undefined before the first answer. */
  rows: readonly RowOf<L>[] | undefined;
  /** Rows of all pages so far, for lists that grow instead of turning pages. */
  allRows: readonly RowOf<L>[] | undefined;
  rowKey: (row: RowOf<L>) => string;
  /** Number of rows before this page. */
  before: number;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Loads the next page for `allRows`; undefined when there is none. */
  onMore: (() => void) | undefined;
  /** Total number of rows once known; `more` means that counting stopped there. */
  total: { count: number; more: boolean } | undefined;
  isBusy: boolean;
  /** The error of the first answer. */
  error: unknown;
  retry: () => void;
};

/** A list of the console: its filters are kept in the address, its pages follow by cursor. */
export function useConsoleList<L extends ListRoute>(
  route: L,
  ...[options]: L extends { params: object } ? [Options<L>] : [Options<L>?]
): ConsoleList<L> {
  const { defaults, everyMs, ...path } = (options ?? {}) as {
    defaults?: Readonly<Record<string, string>>;
    everyMs?: number;
  };
  const [address, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [page, setPage] = useState(0);
  const names = filterNamesOf(route);
  const given = valuesOf(names, search);
  // An invalid value leaves the default in place.
  const query = {
    ...readFilters(route, defaults ?? {}),
    ...readFilters(route, { ...given, ...timesOf(given, Date.now()) }),
  };
  const input = { ...path, query };
  // An input without a cursor is that of the first page.
  const read = useListPages(
    route,
    input as unknown as InputOf<L>,
    everyMs === undefined ? {} : { everyMs },
  );
  const counted = useConsoleQuery(
    // Lists without a count never call it.
    (route.count ?? route) as NonNullable<L['count']>,
    input as never,
    { enabled: route.count !== undefined, staleTime: 30_000 },
  );
  const pages = read.data?.pages ?? [];
  const isLast = page >= pages.length - 1;
  const rows = pages[Math.min(page, pages.length - 1)];

  const go = (next: URLSearchParams) => {
    setPage(0);
    navigate(next.size > 0 ? `${address}?${next.toString()}` : address, { replace: true });
  };
  const replace = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    for (const name of names) next.delete(name);
    for (const [name, value] of Object.entries(values)) next.set(name, value);
    go(next);
  };
  return {
    route,
    input,
    address: new URLSearchParams(given).toString(),
    show: (saved) => replace(valuesOf(names, new URLSearchParams(saved))),
    filters: Object.fromEntries(
      names.map((name) => [name, given[name] ?? '']),
      // The object has exactly these names as keys.
    ) as ConsoleList<L>['filters'],
    setFilter: (name, value) => {
      const next = new URLSearchParams(search);
      if (value) next.set(name, value);
      else next.delete(name);
      go(next);
    },
    clearFilters: () => replace({}),
    hasFilters: Object.keys(given).length > 0,
    rows,
    allRows: read.data?.pages.flat(),
    rowKey: (row) => cursorAfter(route, row),
    before: pages.slice(0, page).flat().length,
    onBack: page > 0 ? () => setPage(page - 1) : undefined,
    onNext:
      !isLast || read.hasNextPage
        ? () => {
            if (!isLast) setPage(page + 1);
            else void read.fetchNextPage().then(() => setPage(page + 1));
          }
        : undefined,
    onMore: read.hasNextPage ? () => void read.fetchNextPage() : undefined,
    total: counted.data as ConsoleList<L>['total'],
    isBusy: read.isPlaceholderData || read.isFetchingNextPage,
    error: read.isError && read.data === undefined ? read.error : null,
    retry: () => void read.refetch(),
  };
}

function filterNamesOf(route: ListRoute): string[] {
  const names = Object.keys(route.filters.shape);
  const others = names.filter((name) => name !== 'since' && name !== 'until');
  return others.length === names.length ? others : [...others, ...timeFilterNames];
}

function valuesOf(names: readonly string[], address: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
