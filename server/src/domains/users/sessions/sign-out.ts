import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockUser } from '../users.store.ts';
import { deleteSessionOfToken } from './sessions.store.ts';

/** Ends the current session. Takes effect on all processes, because every call reads the session row. */
export async function signOut(
  platform: Pick<Platform, 'db'>,
  { userId, tokenHash }: Session,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    await lockUser(tx, userId);
    await deleteSessionOfToken(tx, tokenHash);
  });
}
