import { countDesk } from '@sesame/contract/operator-desk.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/route.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useIntents } from '../intents.ts';
import { operatorCall } from './operator-call.ts';

type QueryOptions = {
  enabled?: boolean;
  staleTime?: number;
  /** Asked again this often while the tab is seen. */
  everyMs?: number;
  /** What was shown stays until the next answer: for filters and pages. */
  keepsPrevious?: boolean;
};

/** What a route of the console answers, kept under its id and input. */
export function useOperatorQuery<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  { enabled = true, staleTime = 0, everyMs, keepsPrevious = false }: QueryOptions = {},
) {
  return useQuery({
    queryKey: [route.id, input],
    queryFn: ({ signal }): Promise<AnswerOf<R>> => operatorCall(route, input, { signal }),
    enabled,
    staleTime,
    refetchInterval: everyMs ?? false,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

type Page<R extends RouteSpec> = {
  /** The input of the page that begins after a cursor; undefined for the first. */
  inputOf: (cursor: string | undefined) => InputOf<R>;
  /** The cursor of the page after this one; undefined when it is the last. */
  nextOf: (page: AnswerOf<R>) => string | undefined;
  /** Asked again this often while the tab is seen. */
  everyMs?: number;
};

/** The pages of a list, one after the other; filters are part of the key. */
export function useOperatorPages<R extends RouteSpec>(
  route: R,
  filters: Readonly<Record<string, string | undefined>>,
  { inputOf, nextOf, everyMs }: Page<R>,
) {
  return useInfiniteQuery({
    // The input too: the record in the path is not among the filters.
    queryKey: [route.id, 'pages', filters, inputOf(undefined)],
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<R>> =>
      operatorCall(route, inputOf(pageParam), { signal }),
    // The first page has no cursor; the type says what later ones are.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
    refetchInterval: everyMs ?? false,
    placeholderData: keepPreviousData,
  });
}

/**
 * A write of the console. What it changes is read again: everything kept under the ids of `touches`. The same intent keeps its
 * idempotency key, so pressing twice is doing once. When somebody else was first, `loadTheirs` reads what it would have changed
 * and forgets the refusal.
 */
export function useOperatorMutation<R extends RouteSpec>(
  route: R,
  { touches = [] }: { touches?: readonly RouteSpec[] } = {},
) {
  const client = useQueryClient();
  const intents = useIntents();
  const reread = () =>
    Promise.all(touches.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
  const write = useMutation({
    mutationFn: (input: InputOf<R>): Promise<AnswerOf<R>> =>
      operatorCall(route, input, route.idempotent ? { idempotencyKey: intents.keyFor(input) } : {}),
    onSuccess: async (_answer, input) => {
      intents.done(input);
      // Whatever was done, fewer may wait for it: the navigation counts again, if it is there.
      void client.invalidateQueries({ queryKey: [countDesk.id] });
      await reread();
    },
  });
  const loadTheirs = async () => {
    await reread();
    write.reset();
  };
  return { ...write, loadTheirs };
}
