import type { Insertable } from 'kysely';
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
