import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntents } from './intents.ts';
import { buyer, type Caller, invalidateRoutes } from './route-query.ts';

type Handlers<R extends RouteSpec, Before> = Pick<
  UseMutationOptions<AnswerOf<R>, Error, InputOf<R>, Before>,
  'onMutate' | 'onSuccess' | 'onError'
>;

type RouteMutationOptions<R extends RouteSpec, Before> = Handlers<R, Before> & {
  caller?: Caller;
  /** Routes whose answers the write changes; they are refetched before it counts as done. */
  touches?: readonly RouteSpec[];
  /** Refetches them after a refusal too, which may mean that what is on screen is outdated. */
  evenIfRefused?: boolean;
  /** The idempotency key of the first intent, made elsewhere. */
  firstKey?: string | undefined;
};

/**
 * A mutation that calls a route. The same intent keeps its idempotency key, so a double click or a retry
 * without an answer has one effect. `loadLatest` refetches what it touches and clears the error.
 */
export function useRouteMutation<R extends RouteSpec, Before = unknown>(
  route: R,
  {
    caller = buyer,
    touches = [],
    evenIfRefused = false,
    firstKey,
    ...handlers
  }: RouteMutationOptions<R, Before> = {},
) {
  const client = useQueryClient();
  const intents = useIntents(firstKey);
  const refetch = () => invalidateRoutes(client, touches);
  const write = useMutation({
    ...handlers,
    mutationFn: async (input: InputOf<R>): Promise<AnswerOf<R>> => {
      if (!route.idempotent) return await caller.call(route, input);
      const answer = await caller.call(route, input, { idempotencyKey: intents.keyFor(input) });
      intents.done(input);
      return answer;
    },
    onSettled: async (_answer, error) => {
      if (error === null || evenIfRefused) await refetch();
    },
  });
  const loadLatest = async () => {
    await refetch();
    write.reset();
  };
  return { ...write, loadLatest };
}
