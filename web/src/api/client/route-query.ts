import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useI18n } from '../../i18n/use-i18n.ts';
import { type ReadableStore, useStore } from '../../store.ts';
import { signedIn } from '../session/token-store.ts';
import { call } from './call.ts';
import { inRussian } from './in-russian.ts';

/** Who calls: the buyer in the shop, or the operator in the console. */
export type Caller = { call: typeof call; signedIn: ReadableStore<boolean> };

export const buyer: Caller = { call, signedIn };

export type RouteQueryOptions<R extends RouteSpec> = {
  caller?: Caller;
  staleTime?: number;
  gcTime?: number;
  retry?: false;
  /** Interval of polls, paused while the tab is hidden; `false` stops them. May depend on the last answer. */
  everyMs?: number | false | ((answer: AnswerOf<R> | undefined) => number | false);
  /** Keeps showing the previous answer until the next one: for filters and pages. */
  keepsPrevious?: boolean;
};

/** The key of an answer in the cache; without an input, the prefix of all answers of the route. */
export function routeKey(route: RouteSpec, input?: object): readonly unknown[] {
  return input === undefined ? [route.id] : [route.id, input];
}

/** How to load an answer of a route, for queries and prefetching. */
export function routeQuery<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  { caller = buyer, everyMs = false, keepsPrevious, ...rest }: RouteQueryOptions<R> = {},
) {
  return queryOptions({
    queryKey: routeKey(route, input),
    queryFn: ({ signal }): Promise<AnswerOf<R>> => caller.call(route, input, { signal }),
    ...(everyMs !== false && {
      refetchInterval: ({ state }: { state: { data: AnswerOf<R> | undefined } }) => {
        const ms = typeof everyMs === 'function' ? everyMs(state.data) : everyMs;
        return ms && pollMs(ms);
      },
      refetchOnWindowFocus: 'always' as const,
      refetchOnReconnect: 'always' as const,
    }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  });
}

/** How answers for a caller are read: buyers read one language, operators edit both. */
export function useReading<T>(caller: Caller = buyer): { select?: (answer: T) => T } {
  const { language } = useI18n();
  return caller === buyer && language === 'ru' ? { select: inRussian } : {};
}

/** Queries a route, once its caller is signed in; cached by route and input. */
export function useRouteQuery<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  { enabled = true, ...options }: RouteQueryOptions<R> & { enabled?: boolean } = {},
) {
  const isReady = useStore((options.caller ?? buyer).signedIn) || route.auth === 'public';
  return useQuery({
    ...routeQuery(route, input, options),
    ...useReading<AnswerOf<R>>(options.caller),
    enabled: enabled && isReady,
  });
}

/** Refetches what is on screen of these routes, and the rest when it is needed. */
export async function invalidateRoutes(
  client: QueryClient,
  routes: readonly RouteSpec[],
): Promise<void> {
  await Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: routeKey(route) })));
}

/** Changes a cached answer, if there is one. */
export function updateAnswer<R extends RouteSpec>(
  client: QueryClient,
  route: R,
  input: InputOf<R>,
  change: (known: AnswerOf<R>) => AnswerOf<R>,
): void {
  client.setQueryData<AnswerOf<R>>(routeKey(route, input), (known: AnswerOf<R> | undefined) =>
    known === undefined ? known : change(known),
  );
}

/** A jitter of 5 %, chosen once per page, so that tabs opened together do not poll in step. */
const jitter = 0.95 + Math.random() * 0.1;

/** An agreed interval with the jitter of this page. */
export function pollMs(agreedMs: number): number {
  return Math.round(agreedMs * jitter);
}
