import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useOperatorPages } from './use-operator-query.ts';

type RecordListInput<R extends RouteSpec, Row, Name extends string> = {
  /** Filters by their names in the address. */
  filterNames: readonly Name[];
  /** What to ask for: filters that are off are undefined, and so is the cursor of the first page. */
  inputOf: (
    filters: Readonly<Record<Name, string | undefined>>,
    cursor: string | undefined,
  ) => InputOf<R>;
  rowsOf: (page: AnswerOf<R>) => readonly Row[];
  /** The cursor of the page after this one; undefined when it is the last. */
  nextOf: (page: AnswerOf<R>) => string | undefined;
};

export type RecordList<Row, Name extends string> = {
  /** The call that answers it. */
  id: string;
  /** The filters that are on, as the address has them: always in one order, without the question mark. */
  address: string;
  /** Puts other filters in place of those that are on. */
  show: (address: string) => void;
  filters: Readonly<Record<Name, string>>;
  /** An empty value switches the filter off. */
  setFilter: (name: Name, value: string) => void;
  clearFilters: () => void;
  hasFilters: boolean;
  /** Of the page that is looked at; undefined before the first answer. */
  rows: readonly Row[] | undefined;
  /** How many rows came before this page. */
  before: number;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  isBusy: boolean;
  error: unknown;
  retry: () => void;
};

/** A list of the console: its filters stand in the address, its pages follow one another by a cursor. */
export function useRecordList<R extends RouteSpec, Row, Name extends string>(
  route: R,
  { filterNames, inputOf, rowsOf, nextOf }: RecordListInput<R, Row, Name>,
): RecordList<Row, Name> {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [page, setPage] = useState(0);
  const given = Object.fromEntries(
    filterNames.map((name) => [name, search.get(name) || undefined]),
    // One entry for each of the names.
  ) as Record<Name, string | undefined>;
  const query = useOperatorPages(route, given, {
    inputOf: (cursor) => inputOf(given, cursor),
    nextOf,
  });
  const pages = query.data?.pages ?? [];
  const shown = pages[Math.min(page, pages.length - 1)];
  const isLast = page >= pages.length - 1;

  const go = (next: URLSearchParams) => {
    setPage(0);
    const words = next.toString();
    navigate(words ? `${path}?${words}` : path, { replace: true });
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
      // As above.
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
