import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useStore } from '../../store.ts';
import { buyer, type Caller, pollMs, routeKey, useReading } from './route-query.ts';

export type RoutePages<R extends RouteSpec> = {
  /** The input of the page after this cursor; undefined for the first page. */
  inputOf: (cursor: string | undefined) => InputOf<R>;
  /** The cursor of the next page; undefined for the last page. */
  nextOf: (page: AnswerOf<R>) => string | undefined;
  caller?: Caller;
  enabled?: boolean;
  staleTime?: number;
  /** Interval of refetches while the tab is visible. */
  everyMs?: number;
};

/** Queries a list page by page; cached by route and the input of its first page. */
export function useRoutePages<R extends RouteSpec>(
  route: R,
  { inputOf, nextOf, caller = buyer, enabled = true, staleTime = 0, everyMs }: RoutePages<R>,
) {
  const isSignedIn = useStore(caller.signedIn);
  return useInfiniteQuery({
    queryKey: [...routeKey(route), 'pages', inputOf(undefined)],
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<R>> =>
      caller.call(route, inputOf(pageParam), { signal }),
    // The first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
    enabled: enabled && isSignedIn,
    staleTime,
    refetchInterval: everyMs !== undefined && pollMs(everyMs),
    placeholderData: keepPreviousData,
    ...useReading<InfiniteData<AnswerOf<R>>>(caller),
  });
}
