import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Rows in all exports since then. */
export async function countExportedRows(db: Executor, since: Date): Promise<number> {
  const { rows } = await sql<{ taken: string | null }>`
    select sum((after->>'rows')::bigint) as taken from audit_events
    where action = 'exports.download' and at >= ${since}`.execute(db);
  return Number(rows[0]?.taken ?? 0);
}

/** Raises an alert, at most one per day. */
export async function alertOfExports(
  db: Executor,
  { day, rows, at }: { day: string; rows: number; at: Date },
): Promise<void> {
  await db
    .insertInto('alerts')
    .values({
      kind: 'exports_large',
      subject: `exports:${day}`,
      detail: JSON.stringify({ rows }),
      created_at: at,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}
