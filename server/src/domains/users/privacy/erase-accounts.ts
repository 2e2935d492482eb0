import { inTransaction } from '../../../platform/db/transaction.ts';
import { processDueItems } from '../../../platform/jobs/process-due-items.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { removeUnusedMedia } from '../avatar/remove-unused-media.ts';
import { lockUser } from '../users.store.ts';
import { findUsersToErase } from './erase.store.ts';
import { eraseAccount } from './erase-account.ts';

/** Accounts erased per run of the job; the rest wait for the next run. */
const PER_ROUND = 50;

/**
 * Erases all accounts whose grace period is over, with all personal data. Purchases are kept for legal and accounting
 * reasons, under a name derived from the random id of the account.
 */
export async function eraseAccounts(
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'storage'>,
): Promise<void> {
  const erased = await processDueItems(platform, {
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
  // The deletion was cancelled or carried out in the meantime.
  if (user === undefined || user.deleted_at !== null) return;
  if (user.deletion_at === null || user.deletion_at > now) return;
  await eraseAccount(tx, user, now);
}
