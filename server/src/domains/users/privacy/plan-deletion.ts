import { DELETION_GRACE_S } from '@sesame/contract/limits.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { endSessions } from '../end-sessions.ts';
import type { AccountChange } from '../mails/account-changed.mail.ts';
import { tellAccountChanged } from '../tell-account-changed.ts';
import { type UserRow, updateUser } from '../users.store.ts';

/**
 * Plans the deletion of an account after the days of grace, and says so by mail. A second request moves nothing.
 * @param options.except hash of a token whose session stays
 * @returns when the account will be erased
 */
export async function planDeletion(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  user: UserRow,
  { told, except }: { told: AccountChange & `deletion${string}`; except?: Buffer },
): Promise<Date> {
  if (user.deletion_at !== null) return user.deletion_at;
  const deletionAt = new Date(platform.clock.now().getTime() + DELETION_GRACE_S * 1_000);
  await updateUser(tx, user.id, { deletion_at: deletionAt });
  await endSessions(tx, user.id, except === undefined ? {} : { except });
  await tellAccountChanged(tx, platform, user, told);
  return deletionAt;
}
