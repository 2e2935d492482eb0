import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform.ts';
import type { Backfill } from './backfill.ts';

/** How many rows the first batch looks at. */
const FIRST_BATCH = 500;

/** Stores a backfill that is new, with about how many rows it has to look at. */
export async function startBackfill(
  db: Executor,
  { name, table }: Backfill,
  at: Date,
): Promise<void> {
  await sql`
    insert into backfills (name, started_at, batch_rows, rows_estimated)
    select ${name}, ${at}, ${FIRST_BATCH}, greatest(reltuples, 0)::bigint
    from pg_class where oid = ${table}::regclass
    on conflict (name) do nothing`.execute(db);
}

export async function listEnded(db: Executor): Promise<Set<string>> {
  const rows = await db
    .selectFrom('backfills')
    .select('name')
    .where('ended_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Locks a backfill that has not ended; undefined also while another process works on it. */
export function lockBackfill(tx: Executor, name: string) {
  return tx
    .selectFrom('backfills')
    .select(['position', 'batch_rows'])
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface Batch {
  /** The last key, as text. */
  readonly until: string;
  readonly rows: number;
}

/** The next rows after a position; undefined at the end. */
export async function findBatch(
  tx: Executor,
  { table, key }: Backfill,
  {
    position,
    batch_rows: limit,
  }: { readonly position: string | null; readonly batch_rows: number },
): Promise<Batch | undefined> {
  const column = sql.ref(key.column);
  const { rows } = await sql<Batch>`
    select (array_agg(key::text order by key desc))[1] as until, count(*)::integer as rows
    from (
      select ${column} as key from ${sql.table(table)}
      where ${position === null ? sql`true` : sql`${column} > ${typed(key, position)}`}
      order by ${column} limit ${limit}
    ) batch having count(*) > 0`.execute(tx);
  return rows[0];
}

export function changeBatch(
  tx: Executor,
  { key, change }: Backfill,
  position: string | null,
  { until }: Batch,
): Promise<unknown> {
  const column = sql.ref(key.column);
  const after = position === null ? sql`true` : sql`${column} > ${typed(key, position)}`;
  return change(sql<SqlBool>`(${after} and ${column} <= ${typed(key, until)})`).execute(tx);
}

function typed({ type }: Backfill['key'], value: string): RawBuilder<unknown> {
  return sql`${value}::text::${sql.raw(type)}`;
}

export async function moveBackfill(
  tx: Executor,
  name: string,
  { until, rows }: Batch,
  nextRows: number,
): Promise<void> {
  await sql`
    update backfills set position = ${until}, rows_done = rows_done + ${rows}, batch_rows = ${nextRows}
    where name = ${name}`.execute(tx);
}

/** After a batch that took too long, which has changed nothing. */
export async function halveBatch(db: Executor, name: string): Promise<void> {
  await sql`
    update backfills set batch_rows = greatest(batch_rows / 2, 1)
    where name = ${name} and ended_at is null`.execute(db);
}

export async function endBackfill(tx: Executor, name: string, at: Date): Promise<void> {
  await tx.updateTable('backfills').set({ ended_at: at }).where('name', '=', name).execute();
}
