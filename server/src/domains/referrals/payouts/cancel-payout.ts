import type { Payout } from '@sesame/contract/shop/referrals.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockOwnPayout } from './payouts.store.ts';
import { returnPayout } from './return-payout.ts';
import { serializePayout } from './serialize-payout.ts';

/** Cancels the user's own payout before it is approved; the money becomes available again. */
export async function cancelPayout(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  userId: string,
  payoutId: string,
): Promise<Payout> {
  return inTransaction(platform.db, async (tx) => {
    const payout = await lockOwnPayout(tx, userId, payoutId);
    if (payout === undefined) refuse('not_found');
    if (payout.state !== 'requested') refuse('payout_state_changed');
    return serializePayout(await returnPayout(tx, platform, payout, { state: 'canceled' }));
  });
}
