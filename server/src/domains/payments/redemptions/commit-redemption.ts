import type { Executor } from '../../../platform/platform.ts';
import { freeSlot } from './redemption.rules.ts';
import {
  countUseOverLimit,
  findFirstPurchaseRedemption,
  findRedemptions,
  lockRedemptionOfPayment,
  updateRedemption,
} from './redemptions.store.ts';

/**
 * Commits a paid order's use of its promo code. A use that was released meanwhile is taken again, over the limit if
 * need be: the buyer paid the promised price.
 * @returns whether this exceeded a limit
 */
export async function commitRedemption(
  tx: Executor,
  paymentId: string,
  at: Date,
): Promise<boolean> {
  const use = await lockRedemptionOfPayment(tx, paymentId);
  if (use === undefined || use.state === 'committed') return false;
  if (use.state === 'reserved') {
    await updateRedemption(tx, use.id, { state: 'committed', changed_at: at });
    return false;
  }
  const { full, perUserLimit } = await countUseOverLimit(tx, use.promo_code_id);
  const slot = freeSlot(await findRedemptions(tx, use.promo_code_id, use.user_id), perUserLimit);
  const anotherFirst =
    use.first_purchase && (await findFirstPurchaseRedemption(tx, use.user_id)) !== undefined;
  const overLimit = full || slot === undefined || anotherFirst;
  await updateRedemption(tx, use.id, {
    state: 'committed',
    slot: slot ?? use.slot,
    over_limit: overLimit,
    changed_at: at,
  });
  return overLimit;
}
