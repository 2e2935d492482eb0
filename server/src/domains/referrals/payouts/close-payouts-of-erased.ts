import { inTransaction } from '../../../platform/db/transaction.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import type { Platform } from '../../../platform/platform.ts';
import { giveBackPayout } from './give-back-payout.ts';
import { blankAddresses, findPayoutsOfErased, lockPayout } from './payouts.store.ts';

/** One round stays short; what is left waits for the next. */
const PER_ROUND = 500;

/**
 * Of an erased account no payout is paid that nobody has approved, and no address stays. What is approved is paid
 * first: its address goes when it is over.
 */
export async function closePayoutsOfErased(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'log'>,
): Promise<void> {
  await workThrough(platform, {
    job: 'close-payouts-of-erased',
    limit: PER_ROUND,
    find: (limit) => findPayoutsOfErased(platform.db, limit),
    idOf: (id) => id,
    work: (id) =>
      inTransaction(platform.db, async (tx) => {
        const payout = await lockPayout(tx, id);
        if (payout?.state !== 'requested') return;
        await giveBackPayout(tx, platform, payout, { state: 'canceled' });
      }),
  });
  await blankAddresses(platform.db);
}
