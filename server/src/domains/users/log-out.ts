import { inTransaction } from '../../platform/db/transaction.ts';
import type { Session } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteSessionOfToken } from './sessions.store.ts';
import { lockUser } from './users.store.ts';

/** Ends the session at once, on every process: its rows are what every call looks for. */
export async function logOut(
  platform: Pick<Platform, 'db'>,
  { userId, tokenHash }: Session,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    await lockUser(tx, userId);
    await deleteSessionOfToken(tx, tokenHash);
  });
}
