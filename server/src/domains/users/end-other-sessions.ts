import { inTransaction } from '../../platform/db/transaction.ts';
import type { Session } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from './end-sessions.ts';

/** Ends every session of the user but this one. */
export async function endOtherSessions(
  platform: Pick<Platform, 'db'>,
  { userId, tokenHash }: Session,
): Promise<void> {
  await inTransaction(platform.db, (tx) => endSessions(tx, userId, { except: tokenHash }));
}
