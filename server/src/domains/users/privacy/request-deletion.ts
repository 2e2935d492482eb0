import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { requirePassword } from '../sign-in/require-password.ts';
import { lockUser } from '../users.store.ts';
import { planDeletion } from './plan-deletion.ts';

/**
 * Schedules the deletion of the user's own account; only the current session is kept.
 * @returns when it will be erased
 */
export async function requestDeletion(
  platform: TransactionalPlatform,
  { userId, tokenHash }: Session,
  password: string,
): Promise<Date> {
  await requirePassword(platform, userId, password);
  return inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) refuse('unauthorized');
    return planDeletion(tx, platform, user, { change: 'deletion', except: tokenHash });
  });
}
