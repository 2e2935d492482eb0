import { cursorAfter, LIST_PAGE, type ListRoute } from '@sesame/contract/shared/define-list.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';
import { useConsolePages } from './use-console-query.ts';

/** Queries a list page by page. `input` has the filters in its query and the ids of the path in its params. */
export function useListPages<L extends ListRoute>(
  list: L,
  input: InputOf<L>,
  options: { everyMs?: number } = {},
) {
  // TypeScript cannot resolve the input of a generic list.
  const { query, ...path } = input as { query: object };
  return useConsolePages(list, {
    inputOf: (cursor) =>
      ({
        ...path,
        query: { ...query, ...(cursor !== undefined && { [list.cursor.name]: cursor }) },
      }) as unknown as InputOf<L>,
    nextOf: (page) => {
      const last = page[LIST_PAGE - 1];
      return last === undefined ? undefined : cursorAfter(list, last);
    },
    ...options,
  });
}
