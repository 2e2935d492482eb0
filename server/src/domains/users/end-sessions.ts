import type { Executor } from '../../platform/platform.ts';
import { deleteSessionsOf } from './sessions.store.ts';
import { lockUser } from './users.store.ts';

/**
 * Ends the sessions of a user, on every process, from the commit on: their rows are what each call looks for.
 * @param options.except hash of a token whose session stays
 */
export async function endSessions(
  tx: Executor,
  userId: string,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  // A refresh that is under way finishes first or finds its token dead; it cannot slip a new one past us.
  await lockUser(tx, userId);
  await deleteSessionsOf(tx, userId, except);
}
