import type { Executor } from '../../platform/platform.ts';
import { deleteSessionsOf } from './sessions.store.ts';

/**
 * Ends the sessions of a user, on every process, from the commit on: their rows are what each call looks for.
 * @param options.except hash of the token whose session stays
 */
export async function endSessions(
  tx: Executor,
  userId: string,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  await deleteSessionsOf(tx, userId, except);
}
