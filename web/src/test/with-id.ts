/** The route with the id in its path, for answers and calls of one record. */
export function withId<R extends { readonly path: string }>(route: R, id: string): R {
  return { ...route, path: route.path.replace(':id', id) };
}
