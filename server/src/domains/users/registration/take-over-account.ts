import type { Executor, Platform } from '../../../platform/platform.ts';
import { deleteIdentities } from '../google/google.store.ts';
import { deleteAccountRows, resetProfile } from '../owned-rows.store.ts';
import { deleteFactor } from '../second-factor/second-factor.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { clearTelegram } from '../telegram/telegram.store.ts';
import { referralCode } from './referral-code.rules.ts';

/**
 * Transfers an account that was never confirmed to the owner of its mailbox. Removes everything its creator could
 * return with (password, sessions, mailed links, second factor, Telegram, identities), the profile and the referrer.
 * Purchases, earnings and support tickets stay.
 */
export async function takeOverAccount(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  userId: string,
): Promise<void> {
  await endSessions(tx, userId);
  await deleteFactor(tx, userId);
  await clearTelegram(tx, userId);
  await deleteAccountRows(tx, userId);
  await deleteIdentities(tx, userId);
  const random = () => Buffer.from(ids.token(), 'base64url');
  await resetProfile(tx, userId, {
    username: `user${random().toString('hex').slice(0, 12)}`,
    referralCode: referralCode(random()),
    now: clock.now(),
  });
}
