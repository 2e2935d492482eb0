import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endSessions } from './end-sessions.ts';

/** Ends all sessions of the user except the current one. */
export async function endOtherSessions(
  platform: Pick<Platform, 'db'>,
  { userId, tokenHash }: Session,
): Promise<void> {
  await inTransaction(platform.db, (tx) => endSessions(tx, userId, { except: tokenHash }));
}
