import type { FiltersOf, ListRoute } from '@sesame/contract/shared/define-list.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where a page begins and how many rows it has. */
export interface ListPage<Place = never> {
  /** The key of the row before the page, or in an export its place; undefined: from the beginning. */
  readonly after: string | number | Place | undefined;
  readonly limit: number;
}

export type Condition = RawBuilder<SqlBool>;

/**
 * The condition of every filter that a list declares. `null`: the statement applies it elsewhere, for instance by
 * reading from another index.
 */
export type FilterSql<L extends ListRoute> = {
  readonly [F in keyof FiltersOf<L>]-?: ((value: NonNullable<FiltersOf<L>[F]>) => Condition) | null;
};

/** The conditions of the filters that are given, with `more` ones, joined by `and`. */
export function whereOf<L extends ListRoute>(
  filterSql: FilterSql<L>,
  given: FiltersOf<L>,
  ...more: readonly (Condition | undefined)[]
): Condition {
  const conditions = more.filter((condition) => condition !== undefined);
  for (const name in given) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const condition = filterSql[name]?.(value);
    if (condition !== undefined) conditions.push(condition);
  }
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** An order of rows that ends in a unique column, so that a page can start after any row of it. */
export interface Keyset {
  /** `order by …` */
  readonly order: RawBuilder<unknown>;
  /** Rows after the one with this key; undefined: all. Unknown keys match no row. */
  readonly after: (key: string | number | undefined) => Condition | undefined;
  /** Rows after this position, one value per column. */
  readonly beyond: (position: readonly RawBuilder<unknown>[]) => Condition;
}

/**
 * @param from table and alias, `payments p`
 * @param columns the order; the last one is the unique key: `['p.created_at', 'p.id']`
 */
export function keyset(
  from: string,
  columns: readonly [string, ...string[]],
  direction: 'asc' | 'desc',
): Keyset {
  const order = sql`order by ${sql.raw(columns.map((column) => `${column} ${direction}`).join(', '))}`;
  const list = sql.raw(columns.join(', '));
  const key = sql.raw(columns.at(-1) ?? '');
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  return {
    order,
    after: (id) => {
      if (id === undefined) return undefined;
      if (columns.length === 1) return sql`${key} ${sign} ${id}`;
      return sql`(${list}) ${sign} (select ${list} from ${sql.raw(from)} where ${key} = ${id})`;
    },
    beyond: (position) => sql`(${list}) ${sign} (${sql.join(position)})`,
  };
}
