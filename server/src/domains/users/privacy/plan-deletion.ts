import { DELETION_GRACE_S } from '@sesame/contract/shared/limits.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import type { AccountChange } from '../mails/account-changed.mail.ts';
import { notifyAccountChanged } from '../notify-account-changed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type UserRow, updateUser } from '../users.store.ts';

/**
 * Schedules the deletion of an account after the grace period and mails the owner. A repeated request does not change
 * the date.
 * @param options.change the change named in the mail
 * @param options.except hash of a token whose session is kept
 * @returns when the account will be erased
 */
export async function planDeletion(
  tx: Executor,
  platform: Notifying,
  user: UserRow,
  { change, except }: { change: AccountChange & `deletion${string}`; except?: Buffer },
): Promise<Date> {
  if (user.deletion_at !== null) return user.deletion_at;
  const deletionAt = new Date(platform.clock.now().getTime() + DELETION_GRACE_S * 1_000);
  await updateUser(tx, user.id, { deletion_at: deletionAt });
  await endSessions(tx, user.id, except === undefined ? {} : { except });
  await notifyAccountChanged(tx, platform, user, change);
  return deletionAt;
}
