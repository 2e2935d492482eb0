import { DELETION_GRACE_S } from '@sesame/contract/limits.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endSessions } from '../end-sessions.ts';
import { requirePassword } from '../require-password.ts';
import { tellAccountChanged } from '../tell-account-changed.ts';
import { lockUser, updateUser } from '../users.store.ts';

/**
 * Plans the deletion of the account after the days of grace, and says so by mail. A second request moves nothing.
 * @returns when the account will be erased
 */
export async function requestDeletion(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  { userId, tokenHash }: Session,
  password: string,
): Promise<Date> {
  await requirePassword(platform, userId, password);
  const deletionAt = new Date(platform.clock.now().getTime() + DELETION_GRACE_S * 1_000);
  return inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) refuse('unauthorized');
    if (user.deletion_at !== null) return user.deletion_at;
    await updateUser(tx, userId, { deletion_at: deletionAt });
    await endSessions(tx, userId, { except: tokenHash });
    await tellAccountChanged(tx, platform, user, 'deletion');
    return deletionAt;
  });
}
