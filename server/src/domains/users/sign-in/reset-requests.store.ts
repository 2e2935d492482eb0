import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ResetRequestRow = Selectable<Database['reset_requests']>;

export async function insertResetRequest(
  db: Executor,
  request: Insertable<Database['reset_requests']>,
): Promise<void> {
  await db.insertInto('reset_requests').values(request).execute();
}

/**
 * Deletes and returns the oldest request that no other process is handling; it is gone when the transaction commits.
 */
export function claimResetRequest(tx: Executor): Promise<ResetRequestRow | undefined> {
  return tx
    .deleteFrom('reset_requests')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('reset_requests')
        .select('id')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function deleteResetRequest(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('reset_requests').where('id', '=', id).execute();
}
