import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Rows in all exports since then. */
export async function countExportedRows(db: Executor, since: Date): Promise<number> {
  const { rows } = await sql<{ taken: string | null }>`
    select sum((after->>'rows')::bigint) as taken from audit_events
    where action = 'exports.download' and at >= ${since}`.execute(db);
  return Number(rows[0]?.taken ?? 0);
}
