import * as z from 'zod/mini';
import type { Permission } from '../console/permissions.ts';
import { emptyAnswer } from './fields.ts';
import { PAGE_MAX } from './limits.ts';
import type { RouteSpec } from './route.ts';

type Fields = Readonly<Record<string, z.ZodMiniType>>;
type Strict<F extends Fields> = z.ZodMiniObject<F, z.core.$strict>;

/** What a list declares itself. */
export type ListDetails = {
  summary: string;
  params?: z.ZodMiniType;
  /** The filters by name, optional ones as `z.optional`. */
  filters: Fields;
  /** The one parameter that continues a list after a row: `{ before: uuidField }`. */
  cursor: Fields;
  /** The field of a row that the cursor takes. Default: `id`. */
  key?: string;
  row: z.ZodMiniType;
  /** The same list as CSV, at the path with `-export`. Needs a confirmation unless it contains no personal data. */
  export?: {
    id: string;
    /** File name without the extension. */
    name: string;
    summary: string;
    confirmed?: false;
  };
  /** The number of rows that match, up to `LIST_COUNTED_MAX`, at the path with `-count`. */
  count?: { id: string; summary: string };
};

type ParamsIn<D extends ListDetails> = D extends { params: infer P extends z.ZodMiniType }
  ? { params: P }
  : object;
type FiltersIn<D extends ListDetails> = keyof D['filters'] extends never
  ? object
  : { query: Strict<D['filters']> };

type Read = {
  id: string;
  path: string;
  summary: string;
  tag: string;
  auth: 'operator';
  permission: Permission;
  method: 'GET';
};

type ExportRoute<D extends ListDetails> = Read &
  ParamsIn<D> &
  FiltersIn<D> & {
    limit: 'operatorWrite';
    confirmed: boolean;
    file: true;
    answer: typeof emptyAnswer;
    /** File name without the extension. */
    name: string;
  };

type CountRoute<D extends ListDetails> = Read &
  ParamsIn<D> &
  FiltersIn<D> & { limit: 'operatorRead'; answer: typeof countField };

/** The route of a list, with the routes that follow from it. */
export type ListRouteOf<D extends ListDetails> = Read &
  ParamsIn<D> & {
    limit: 'operatorRead';
    query: Strict<D['filters'] & { [K in keyof D['cursor']]: z.ZodMiniOptional<D['cursor'][K]> }>;
    answer: z.ZodMiniArray<D['row']>;
    filters: Strict<D['filters']>;
    cursor: { name: keyof D['cursor'] & string; key: string };
  } & (D extends { export: object } ? { export: ExportRoute<D> } : object) &
  (D extends { count: object } ? { count: CountRoute<D> } : object);

/** Any list of the console. */
export type ListRoute = RouteSpec & {
  auth: 'operator';
  query: z.ZodMiniObject;
  answer: z.ZodMiniArray;
  /** What the list can be filtered by. */
  filters: z.ZodMiniObject;
  /** The parameter that continues the list, and the field of the last row that it takes. */
  cursor: { name: string; key: string };
  export?: RouteSpec & { auth: 'operator'; file: true; name: string };
  count?: RouteSpec & { auth: 'operator' };
};

/** The filters of a call, parsed. */
export type FiltersOf<L extends ListRoute> = z.output<L['filters']>;
export type RowOf<L extends ListRoute> = z.output<L['answer']>[number];

/** Counts stop here; the answer only says that there are more. */
export const LIST_COUNTED_MAX = 10_000;
const countField = z.strictObject({ count: z.int(), more: z.boolean() });

/** The filters in an address, as they are sent; what is not valid, such as a search that is too short, is left out. */
export function readFilters<L extends ListRoute>(
  list: L,
  written: Readonly<Record<string, string | undefined>>,
): z.input<L['filters']> {
  const given: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(list.filters.shape)) {
    const parsed = z.safeParse(field, written[name]);
    if (parsed.success && parsed.data !== undefined) {
      // A text may have been trimmed; numbers are sent as they are written.
      given[name] = typeof parsed.data === 'string' ? parsed.data : written[name];
    }
  }
  // Each value is valid for the filter of its name.
  return given as z.input<L['filters']>;
}

/** The cursor of the page after this row; it identifies the row in its list. */
export function cursorAfter<L extends ListRoute>(list: L, row: RowOf<L>): string {
  // The key of a list names a field of its rows.
  return String((row as Readonly<Record<string, unknown>>)[list.cursor.key]);
}

/** Rows per page; a shorter page is the last one. */
export const LIST_PAGE = PAGE_MAX;

type Place = { id: string; path: string; tag: string; permission: Permission };

/**
 * Declares a list of the console once: the route of its pages and, where it has them, of its export and its count, all
 * with the same filters. `consoleRoutes` calls it.
 */
export function defineList<const D extends ListDetails>(place: Place, details: D): ListRouteOf<D> {
  const { filters, cursor, key = 'id', row, export: file, count, ...read } = details;
  const [name = ''] = Object.keys(cursor);
  const common = { ...place, ...read, auth: 'operator', method: 'GET' } as const;
  const filtered = Object.keys(filters).length > 0 ? { query: z.strictObject(filters) } : {};
  const list = {
    ...common,
    limit: 'operatorRead',
    query: z.strictObject({ ...filters, [name]: z.optional(cursor[name] ?? z.never()) }),
    answer: z.array(row),
    filters: z.strictObject(filters),
    cursor: { name, key },
    ...(file && {
      export: {
        ...common,
        ...filtered,
        ...file,
        confirmed: file.confirmed ?? true,
        path: `${place.path}-export`,
        limit: 'operatorWrite',
        file: true,
        answer: emptyAnswer,
      },
    }),
    ...(count && {
      count: {
        ...common,
        ...filtered,
        ...count,
        path: `${place.path}-count`,
        limit: 'operatorRead',
        answer: countField,
      },
    }),
  };
  // The object has the parts that the declaration names; the compiler cannot follow the optional ones.
  return list as unknown as ListRouteOf<D>;
}

/** The export and the count of a route, if it is a list that has them. */
export function routesBeside(route: RouteSpec): RouteSpec[] {
  return [
    ...('export' in route ? [route.export as RouteSpec] : []),
    ...('count' in route ? [route.count as RouteSpec] : []),
  ];
}
