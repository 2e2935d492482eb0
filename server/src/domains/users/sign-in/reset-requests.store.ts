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

/** @returns the deleted request; it is gone when the transaction commits */
export function deleteResetRequest(tx: Executor, id: string): Promise<ResetRequestRow | undefined> {
  return tx.deleteFrom('reset_requests').where('id', '=', id).returningAll().executeTakeFirst();
}
