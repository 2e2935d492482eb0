import { inTransaction } from '../../../platform/db/transaction.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { removeUnusedMedia } from '../avatar/remove-unused-media.ts';
import { lockUser } from '../users.store.ts';
import { findUsersToErase } from './erase.store.ts';
import { eraseAccount } from './erase-account.ts';

/** One round stays short; what is left waits for the next. */
const PER_ROUND = 50;

/**
 * Erases the accounts whose days of grace are over: nothing that leads to the person stays. What was bought stays,
 * by law and for the books, with a name made of the account's random id.
 */
export async function eraseAccounts(
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'storage'>,
): Promise<void> {
  const erased = await workThrough(platform, {
    job: 'erase-accounts',
    limit: PER_ROUND,
    find: (limit) => findUsersToErase(platform.db, platform.clock.now(), limit),
    idOf: (userId) => userId,
    work: async (userId) => {
      await inTransaction(platform.db, (tx) => erase(tx, userId, platform.clock.now()));
      platform.log.info({ user: userId }, 'account erased');
    },
  });
  if (erased > 0) await removeUnusedMedia(platform);
}

async function erase(tx: Executor, userId: string, now: Date): Promise<void> {
  const user = await lockUser(tx, userId);
  // Undone a moment ago, or erased by somebody else.
  if (user === undefined || user.deleted_at !== null) return;
  if (user.deletion_at === null || user.deletion_at > now) return;
  await eraseAccount(tx, user, now);
}
