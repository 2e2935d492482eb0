import type { Executor } from '../../platform/platform.ts';
import { freeSlot } from './promo.rules.ts';
import {
  findFirstPurchaseUse,
  findUseOfPayment,
  findUses,
  forceUse,
  updateUse,
} from './promo.store.ts';

/**
 * Makes a paid payment's use of its code final. A use released meanwhile is taken again, over the limit if
 * need be: the buyer paid the price that was promised.
 * @returns whether the code went over its limit by this.
 */
export async function commitPromo(tx: Executor, paymentId: string, at: Date): Promise<boolean> {
  const use = await findUseOfPayment(tx, paymentId);
  if (use === undefined || use.state === 'committed') return false;
  if (use.state === 'reserved') {
    await updateUse(tx, use.id, { state: 'committed', changed_at: at });
    return false;
  }
  const { full, perUserLimit } = await forceUse(tx, use.promo_code_id);
  const slot = freeSlot(await findUses(tx, use.promo_code_id, use.user_id), perUserLimit);
  const anotherFirst =
    use.first_purchase && (await findFirstPurchaseUse(tx, use.user_id)) !== undefined;
  const overLimit = full || slot === undefined || anotherFirst;
  await updateUse(tx, use.id, {
    state: 'committed',
    slot: slot ?? use.slot,
    over_limit: overLimit,
    changed_at: at,
  });
  return overLimit;
}
