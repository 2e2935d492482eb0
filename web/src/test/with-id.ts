import type { RouteSpec } from '@sesame/contract/shared/route.ts';

/** The route with the id in its path, for answers and calls of one record. */
export function withId<R extends RouteSpec>(route: R, id: string): R {
  return { ...route, path: route.path.replace(':id', id) };
}
