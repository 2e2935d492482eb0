import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { giveBackPayout } from './give-back-payout.ts';
import { blankAddresses, findPayoutsOfErased, lockPayout } from './payouts.store.ts';

/**
 * Of an erased account no payout is paid that nobody has approved, and no address stays. What is approved is paid
 * first: its address goes when it is over.
 */
export async function closePayoutsOfErased(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
): Promise<void> {
  for (const id of await findPayoutsOfErased(platform.db)) {
    await inTransaction(platform.db, async (tx) => {
      const payout = await lockPayout(tx, id);
      if (payout?.state !== 'requested') return;
      await giveBackPayout(tx, platform, payout, { state: 'canceled' });
    });
  }
  await blankAddresses(platform.db);
}
