import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Executor, Platform, Queueing } from '../../../platform/platform.ts';
import { removeAvatarsQueue } from '../avatar/remove-unused-media.ts';
import { lockUser } from '../users.store.ts';
import { findUsersToErase } from './erase.store.ts';
import { eraseAccount } from './erase-account.ts';

const BATCH = 50;

export const eraseAccountQueue = defineQueue<{ readonly user: string }>('erase-account', {
  onePerKey: true,
});

/** Finds accounts whose grace period is over. */
export function eraseAccounts(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: eraseAccountQueue,
    limit: BATCH,
    find: (limit) => findUsersToErase(platform.db, platform.clock.now(), limit),
    toJob: (user) => ({ key: user, data: { user } }),
  });
}

/**
 * Erases an account with all personal data. Purchases are kept for legal and accounting reasons, under a name derived
 * from the random id of the account.
 */
export async function eraseDueAccount(platform: Platform, user: string): Promise<void> {
  await inTransaction(platform.db, (tx) => erase(tx, platform, user));
  platform.log.info({ userId: user }, 'account erased');
}

async function erase(tx: Executor, { clock, jobs }: Platform, userId: string): Promise<void> {
  const now = clock.now();
  const user = await lockUser(tx, userId);
  // The deletion was canceled or carried out in the meantime.
  if (user === undefined || user.deleted_at !== null) return;
  if (user.deletion_at === null || user.deletion_at > now) return;
  await eraseAccount(tx, user, now);
  await jobs.enqueue(tx, removeAvatarsQueue, { user: userId }, { key: userId });
}
