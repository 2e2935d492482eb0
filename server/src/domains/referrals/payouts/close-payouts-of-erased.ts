import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { blankAddresses, findPayoutsOfErased, lockPayout } from './payouts.store.ts';
import { returnPayout } from './return-payout.ts';

const BATCH = 500;

export const cancelPayoutQueue = defineQueue<{ readonly payout: string }>('cancel-erased-payout', {
  onePerKey: true,
});

/**
 * Finds unapproved payouts of erased accounts, and removes addresses. Approved payouts are still paid; their address is
 * removed once they are closed.
 */
export async function closePayoutsOfErased(platform: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  await enqueueDue(platform, {
    queue: cancelPayoutQueue,
    limit: BATCH,
    find: (limit) => findPayoutsOfErased(platform.db, limit),
    toJob: (payout) => ({ key: payout, data: { payout } }),
  });
  await blankAddresses(platform.db);
}

/** Cancels an unapproved payout of an erased account. */
export function cancelErasedPayout(platform: TransactionalPlatform, id: string): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout?.state !== 'requested') return;
    await returnPayout(tx, platform, payout, { state: 'canceled' });
    await blankAddresses(tx);
  });
}
