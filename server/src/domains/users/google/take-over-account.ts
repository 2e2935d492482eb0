import type { Executor } from '../../../platform/platform.ts';
import { deleteClaims, deleteIdentities, forgetProfile } from './google.store.ts';

/**
 * Gives an account that nobody ever confirmed to the owner of its mailbox: the password, sessions, mailed links and
 * identities of whoever made it die, and so does what they told about themselves. What was bought stays.
 */
export async function takeOverAccount(tx: Executor, userId: string, now: Date): Promise<void> {
  await deleteClaims(tx, userId);
  await deleteIdentities(tx, userId);
  await forgetProfile(tx, userId, now);
}
