import { inTransaction } from '../../../platform/db/transaction.ts';
import { processDueItems } from '../../../platform/jobs/process-due-items.ts';
import type { Platform } from '../../../platform/platform.ts';
import { blankAddresses, findPayoutsOfErased, lockPayout } from './payouts.store.ts';
import { returnPayout } from './return-payout.ts';

/** Payouts closed per run of the job; the rest wait for the next run. */
const PER_ROUND = 500;

/**
 * Cancels unapproved payouts of erased accounts and removes addresses. Approved payouts are still paid; their address
 * is removed once they are closed.
 */
export async function closePayoutsOfErased(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'log'>,
): Promise<void> {
  await processDueItems(platform, {
    job: 'close-payouts-of-erased',
    limit: PER_ROUND,
    find: (limit) => findPayoutsOfErased(platform.db, limit),
    idOf: (id) => id,
    work: (id) =>
      inTransaction(platform.db, async (tx) => {
        const payout = await lockPayout(tx, id);
        if (payout?.state !== 'requested') return;
        await returnPayout(tx, platform, payout, { state: 'canceled' });
      }),
  });
  await blankAddresses(platform.db);
}
