import { countWork } from '@sesame/contract/console/workspace.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useIntents } from '../../api/client/intents.ts';
import { consoleCall } from './console-call.ts';

type QueryOptions = {
  enabled?: boolean;
  staleTime?: number;
  /** Interval of refetches while the tab is visible. */
  everyMs?: number;
  /** Keeps showing the previous answer until the next one: for filters and pages. */
  keepsPrevious?: boolean;
};

/** Queries a route of the console; cached by route id and input. */
export function useConsoleQuery<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  { enabled = true, staleTime = 0, everyMs, keepsPrevious = false }: QueryOptions = {},
) {
  return useQuery({
    queryKey: [route.id, input],
    queryFn: ({ signal }): Promise<AnswerOf<R>> => consoleCall(route, input, { signal }),
    enabled,
    staleTime,
    refetchInterval: everyMs ?? false,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

type Page<R extends RouteSpec> = {
  /** The input of the page after this cursor; undefined for the first page. */
  inputOf: (cursor: string | undefined) => InputOf<R>;
  /** The cursor of the next page; undefined for the last page. */
  nextOf: (page: AnswerOf<R>) => string | undefined;
  /** Interval of refetches while the tab is visible. */
  everyMs?: number;
};

/** Queries a list page by page; the filters are part of the cache key. */
export function useConsolePages<R extends RouteSpec>(
  route: R,
  filters: Readonly<Record<string, string | undefined>>,
  { inputOf, nextOf, everyMs }: Page<R>,
) {
  return useInfiniteQuery({
    // The input is needed as well: an id in the path is not among the filters.
    queryKey: [route.id, 'pages', filters, inputOf(undefined)],
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<R>> =>
      consoleCall(route, inputOf(pageParam), { signal }),
    // The first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
    refetchInterval: everyMs ?? false,
    placeholderData: keepPreviousData,
  });
}

/**
 * A write of the console. Afterwards every query with an id in `touches` is refetched. The same intent keeps its
 * idempotency key, so a double click has one effect. After a version conflict, `loadLatest` refetches those queries and
 * clears the error.
 */
export function useConsoleMutation<R extends RouteSpec>(
  route: R,
  { touches = [] }: { touches?: readonly RouteSpec[] } = {},
) {
  const client = useQueryClient();
  const intents = useIntents();
  const reread = () =>
    Promise.all(touches.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
  const write = useMutation({
    mutationFn: (input: InputOf<R>): Promise<AnswerOf<R>> =>
      consoleCall(route, input, route.idempotent ? { idempotencyKey: intents.keyFor(input) } : {}),
    onSuccess: async (_answer, input) => {
      intents.done(input);
      // The action may have changed the counters of the navigation.
      void client.invalidateQueries({ queryKey: [countWork.id] });
      await reread();
    },
  });
  const loadLatest = async () => {
    await reread();
    write.reset();
  };
  return { ...write, loadLatest };
}
