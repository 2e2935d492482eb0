import type { Payout } from '@sesame/contract/referrals.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { giveBackPayout } from './give-back-payout.ts';
import { payoutOnWire } from './payout-on-wire.ts';
import { lockOwnPayout } from './payouts.store.ts';

/** Takes back an own payout while nobody has approved it; the money is available again. */
export async function cancelPayout(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  userId: string,
  payoutId: string,
): Promise<Payout> {
  return inTransaction(platform.db, async (tx) => {
    const payout = await lockOwnPayout(tx, userId, payoutId);
    if (payout === undefined) refuse('not_found');
    if (payout.state !== 'requested') refuse('payout_moved');
    return payoutOnWire(await giveBackPayout(tx, platform, payout, { state: 'canceled' }));
  });
}
