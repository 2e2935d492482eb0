import type pg from 'pg';

export interface TableSize {
  readonly table: string;
  readonly rows: number;
  /** With its indexes and long values. */
  readonly bytes: number;
}

/** Every table of the shop and of its jobs, with the rows counted; a partitioned one is its partitions. */
export async function readTableSizes(database: pg.Pool): Promise<TableSize[]> {
  const { rows: tables } = await database.query<{ table: string; bytes: string }>(
    `select format('%I.%I', schemaname, relname) as table, pg_total_relation_size(relid) as bytes
     from pg_stat_user_tables where pg_total_relation_size(relid) > 0 order by 1`,
  );
  const sizes: TableSize[] = [];
  for (const { table, bytes } of tables) {
    const { rows } = await database.query<{ rows: number }>(
      `select count(*)::int as rows from ${table}`,
    );
    sizes.push({ table, rows: rows[0]?.rows ?? 0, bytes: Number(bytes) });
  }
  return sizes;
}

/** A smaller table is a few pages, whose number says nothing about its rows. */
const ROWS_MIN = 1_000;

export interface RowGrowth {
  readonly table: string;
  readonly before: number;
  readonly after: number;
}

/** Bytes for each row of the long tables, before and after. Rows that were updated or deleted and never reused make them grow. */
export function growthOfRows(
  before: readonly TableSize[],
  after: readonly TableSize[],
): { readonly all: RowGrowth; readonly most: RowGrowth } {
  const pairs = before.flatMap((earlier) => {
    const later = after.find(({ table }) => table === earlier.table);
    return later && earlier.rows >= ROWS_MIN && later.rows >= ROWS_MIN ? [{ earlier, later }] : [];
  });
  const perRow = (sizes: readonly TableSize[]) =>
    sizes.reduce((sum, { bytes }) => sum + bytes, 0) /
    sizes.reduce((sum, { rows }) => sum + rows, 0);
  const each = pairs.map(({ earlier, later }) => ({
    table: earlier.table,
    before: perRow([earlier]),
    after: perRow([later]),
  }));
  // The mix of tables changes while some grow; the same number of rows of each is compared.
  const sum = (of: (growth: RowGrowth, rows: number) => number) =>
    pairs.reduce((total, { later }, index) => {
      const growth = each[index];
      return growth ? total + of(growth, later.rows) : total;
    }, 0);
  const rows = sum((_, count) => count);
  const [most = { table: '', before: 0, after: 0 }] = [...each].sort(
    (a, b) => b.after / b.before - a.after / a.before,
  );
  return {
    all: {
      table: 'all',
      before: sum((growth, count) => growth.before * count) / rows,
      after: sum((growth, count) => growth.after * count) / rows,
    },
    most,
  };
}
