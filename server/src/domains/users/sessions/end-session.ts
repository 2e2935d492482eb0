import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockUser } from '../users.store.ts';
import { deleteSession } from './sessions.store.ts';

/** Ends one session of the user and all its tokens. Refuses `not_found` for another user's session. */
export async function endSession(
  platform: Pick<Platform, 'db'>,
  userId: string,
  id: string,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    await lockUser(tx, userId);
    if (!(await deleteSession(tx, userId, id))) refuse('not_found');
  });
}
