import { defineList, type ListDetails, type ListRouteOf } from '../shared/define-list.ts';
import { emptyAnswer } from '../shared/fields.ts';
import type { LimitName } from '../shared/limits.ts';
import type { Method, RouteSpec } from '../shared/route.ts';
import type { Permission } from './permissions.ts';

export const CONSOLE_BASE = '/api-admin/api/v1';

type ConsoleRoute = Extract<RouteSpec, { auth: 'operator' }>;

/** What a route of the console declares itself; a limit or permission here replaces the usual one. */
type Details = Omit<
  ConsoleRoute,
  'id' | 'method' | 'path' | 'tag' | 'auth' | 'limit' | 'permission'
> & { limit?: LimitName };

/** Without a usual permission every route names its own. */
type Allowed<Default> = Default extends Permission
  ? { permission?: Permission }
  : { permission: Permission };

type Default<Read, Write> = {
  /** Heading of the OpenAPI document. */
  tag: string;
  /** Permission of `get` and `csv`. */
  read?: Read;
  /** Permission of `post`, `put` and `delete`. */
  write?: Write;
};

/**
 * Declares routes of one subject of the console: called by operators, under `CONSOLE_BASE`. `get` has the limit
 * `operatorRead`; `list` declares a list with its export and its count; `post`, `put` and `delete` have `operatorWrite`, and so does `csv`, which answers a file.
 */
export function consoleRoutes<
  const Read extends Permission | undefined = undefined,
  const Write extends Permission | undefined = undefined,
>({ tag, read, write }: Default<Read, Write>) {
  const declare =
    <M extends Method, P extends Permission | undefined, Always extends object>(
      method: M,
      usual: P,
      limit: LimitName,
      always: Always,
    ) =>
    <const D extends Omit<Details, keyof Always> & Allowed<P>>(
      id: string,
      path: string,
      details: D,
    ) => ({
      tag,
      auth: 'operator' as const,
      // `Allowed` demands it in the details where there is no usual one.
      permission: usual as Permission,
      limit,
      ...details,
      ...always,
      id,
      method,
      path: `${CONSOLE_BASE}${path}`,
    });
  const list = <const D extends ListDetails>(
    id: string,
    path: string,
    details: D & Allowed<Read>,
  ): ListRouteOf<D> =>
    defineList(
      // `Allowed` demands a permission in the details where there is no usual one.
      { tag, permission: read as Permission, id, path: `${CONSOLE_BASE}${path}` },
      details,
    );
  return {
    list,
    get: declare('GET', read, 'operatorRead', {}),
    csv: declare('GET', read, 'operatorWrite', { file: true, answer: emptyAnswer } as const),
    post: declare('POST', write, 'operatorWrite', {}),
    put: declare('PUT', write, 'operatorWrite', {}),
    delete: declare('DELETE', write, 'operatorWrite', {}),
  };
}
