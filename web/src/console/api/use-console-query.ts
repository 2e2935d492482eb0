import { getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import { countWork } from '@sesame/contract/console/workspace.ts';
import type { InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { type RoutePages, useRoutePages } from '../../api/client/route-pages.ts';
import {
  type Caller,
  invalidateRoutes,
  type RouteQueryOptions,
  useRouteQuery,
} from '../../api/client/route-query.ts';
import { consoleCall } from './console-call.ts';
import { operatorSignedIn } from './operator-token.ts';

const caller: Caller = { call: consoleCall, signedIn: operatorSignedIn };

/** Queries a route of the console. */
export function useConsoleQuery<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  options: RouteQueryOptions<R> & { enabled?: boolean } = {},
) {
  return useRouteQuery(route, input, { ...options, caller });
}

/** Queries a list of the console page by page. */
export function useConsolePages<R extends RouteSpec>(route: R, pages: RoutePages<R>) {
  return useRoutePages(route, { ...pages, caller });
}

type Effects = {
  /** Routes whose answers the write changes. */
  touches?: readonly RouteSpec[] | undefined;
  /** Refetches them after a refusal too. */
  evenIfRefused?: boolean | undefined;
};

/** A write of the console. Afterwards the answers of the routes in `touches` are refetched. */
export function useConsoleMutation<R extends RouteSpec>(
  route: R,
  { touches = [], evenIfRefused = false }: Effects = {},
) {
  const client = useQueryClient();
  return useRouteMutation(route, {
    caller,
    touches,
    evenIfRefused,
    // The action may have changed the counters of the navigation, or have been one of the first steps.
    onSuccess: () => {
      void invalidateRoutes(client, [countWork, getFirstRun]);
    },
  });
}
