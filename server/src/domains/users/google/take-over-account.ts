import type { Executor } from '../../../platform/platform.ts';
import { endSessions } from '../end-sessions.ts';
import { deleteFactor } from '../second-factor/second-factor.store.ts';
import { clearTelegram } from '../telegram/telegram.store.ts';
import { deleteClaims, deleteIdentities, forgetProfile } from './google.store.ts';

/**
 * Gives an account that nobody ever confirmed to the owner of its mailbox: the password, sessions, mailed links,
 * second factor, Telegram and identities of whoever made it die, and so does what they told about themselves. What was
 * bought stays.
 */
export async function takeOverAccount(tx: Executor, userId: string, now: Date): Promise<void> {
  await endSessions(tx, userId);
  await deleteFactor(tx, userId);
  await clearTelegram(tx, userId);
  await deleteClaims(tx, userId);
  await deleteIdentities(tx, userId);
  await forgetProfile(tx, userId, now);
}
