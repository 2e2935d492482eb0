import {
  cursorAfter,
  LIST_PAGE,
  type ListRoute,
  type RowOf,
} from '@sesame/contract/console/define-list.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { consoleCall } from './console-call.ts';

/** Queries a list page by page. `input` has the filters in its query and the ids of the path in its params. */
export function useListPages<L extends ListRoute>(
  list: L,
  input: InputOf<L>,
  { everyMs }: { everyMs?: number } = {},
) {
  // The compiler cannot see the query of any list.
  const { query, ...path } = input as { query: object };
  const inputAfter = (cursor: string | undefined) =>
    ({
      ...path,
      query: { ...query, ...(cursor !== undefined && { [list.cursor.name]: cursor }) },
    }) as unknown as InputOf<L>;
  return useInfiniteQuery({
    queryKey: [list.id, 'pages', input],
    // The answer of a list is an array of its rows.
    queryFn: ({ pageParam, signal }) =>
      consoleCall(list, inputAfter(pageParam), { signal }) as Promise<RowOf<L>[]>,
    // The first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.at(LIST_PAGE - 1);
      return last === undefined ? undefined : cursorAfter(list, last);
    },
    refetchInterval: everyMs ?? false,
    placeholderData: keepPreviousData,
  });
}
