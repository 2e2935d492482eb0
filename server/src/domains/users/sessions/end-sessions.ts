import type { Executor } from '../../../platform/platform.ts';
import { lockUser } from '../users.store.ts';
import { deleteSessionsOf } from './sessions.store.ts';

/**
 * Ends the sessions of a user. Takes effect on all processes at commit, because every call reads the session row.
 * @param options.except hash of a token whose session is kept
 */
export async function endSessions(
  tx: Executor,
  userId: string,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  // A concurrent token refresh either finishes first or finds its token gone; it cannot insert a new one after this.
  await lockUser(tx, userId);
  await deleteSessionsOf(tx, userId, except);
}
