import type { Executor, Platform } from '../../platform/platform.ts';
import { endSessions } from './end-sessions.ts';
import { deleteIdentities } from './google/google.store.ts';
import { deleteClaims, forgetProfile } from './owned-rows.store.ts';
import { referralCode } from './referral-code.rules.ts';
import { deleteFactor } from './second-factor/second-factor.store.ts';
import { clearTelegram } from './telegram/telegram.store.ts';

/**
 * Gives an account that nobody ever confirmed to the owner of its mailbox: the password, sessions, mailed links,
 * second factor, Telegram and identities of whoever made it die, and so does what they told about themselves and who
 * would earn by it. What was bought, earned or said to support stays.
 */
export async function takeOverAccount(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  userId: string,
): Promise<void> {
  await endSessions(tx, userId);
  await deleteFactor(tx, userId);
  await clearTelegram(tx, userId);
  await deleteClaims(tx, userId);
  await deleteIdentities(tx, userId);
  const random = () => Buffer.from(ids.token(), 'base64url');
  await forgetProfile(tx, userId, {
    username: `user${random().toString('hex').slice(0, 12)}`,
    referralCode: referralCode(random()),
    now: clock.now(),
  });
}
