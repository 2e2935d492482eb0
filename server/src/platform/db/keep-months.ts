import { sql } from 'kysely';
import type { Platform } from '../platform.ts';

interface Change {
  readonly table_name: string;
  readonly change: 'created' | 'dropped';
}

/** Creates the partitions of this month and the next two, and drops those that their table no longer keeps. */
export async function keepMonths({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const { rows } = await sql<Change>`
    select table_name, change from keep_months(${today}::date)`.execute(db);
  for (const { table_name: table, change } of rows) log.info({ table, change }, 'month of a table');
}
