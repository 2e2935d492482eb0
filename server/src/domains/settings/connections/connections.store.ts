import { connectionNames } from '@sesame/contract/console/settings/connections.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export function lockConnection(tx: Executor, connection: string) {
  return tx
    .selectFrom('connection_settings')
    .selectAll()
    .where('connection', '=', connection)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns false when the stored row is not of the previous version */
export async function writeConnection(
  tx: Executor,
  row: Insertable<Database['connection_settings']> & { readonly version: number },
): Promise<boolean> {
  const { connection: _connection, ...change } = row;
  const written = await tx
    .insertInto('connection_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('connection')
        .doUpdateSet(change)
        .where('connection_settings.version', '=', row.version - 1),
    )
    .returning('connection')
    .executeTakeFirst();
  return written !== undefined;
}

export interface TestedConnection {
  readonly connection: string;
  readonly at: Date;
  readonly works: boolean;
}

/** The latest test of each connection, from the audit log, unless its settings were changed later. */
export async function listLatestTests(db: Executor): Promise<TestedConnection[]> {
  const { rows } = await sql<TestedConnection>`
    select c.name as connection, e.at, e.after ->> 'problem' is null as works
    from unnest(${[...connectionNames]}::text[]) as c (name)
    cross join lateral (
      select at, after, action from audit_events
      where subject = 'connection:' || c.name
        and action in ('settings.test_connection', 'settings.change_connection')
      order by id desc limit 1
    ) e
    where e.action = 'settings.test_connection'`.execute(db);
  return rows;
}
