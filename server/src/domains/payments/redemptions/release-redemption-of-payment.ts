import type { Executor } from '../../../platform/platform.ts';
import { lockRedemptionOfPayment, releaseUse, updateRedemption } from './redemptions.store.ts';

/** Releases a payment's use of its promo code, once: when it ends unpaid, or after a full refund. */
export async function releaseRedemptionOfPayment(
  tx: Executor,
  paymentId: string,
  at: Date,
): Promise<void> {
  const use = await lockRedemptionOfPayment(tx, paymentId);
  if (use === undefined || use.state === 'released') return;
  await updateRedemption(tx, use.id, { state: 'released', over_limit: false, changed_at: at });
  await releaseUse(tx, use.promo_code_id);
}
