import type { Executor } from '../../platform/platform.ts';
import { findUseOfPayment, giveUseBack, updateUse } from './promo.store.ts';

/** Gives a payment's use of its code back, once: when it ends unpaid, or after a full refund. */
export async function releasePromo(tx: Executor, paymentId: string, at: Date): Promise<void> {
  const use = await findUseOfPayment(tx, paymentId);
  if (use === undefined || use.state === 'released') return;
  await updateUse(tx, use.id, { state: 'released', over_limit: false, changed_at: at });
  await giveUseBack(tx, use.promo_code_id);
}
