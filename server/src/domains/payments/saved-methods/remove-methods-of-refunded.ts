import type { Executor, Platform } from '../../../platform/platform.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { markMethodRemoved } from './mark-removed.ts';
import { lockMethodsOf } from './saved-methods.store.ts';

/**
 * Removes what a payment has saved once it is refunded in full or lost to a dispute: the buyer took the purchase back,
 * and a disputed card must not be charged again.
 */
export async function removeMethodsOfRefunded(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  { id, user_id: userId }: Pick<PaymentRow, 'id' | 'user_id'>,
): Promise<void> {
  for (const method of await lockMethodsOf(tx, userId)) {
    if (method.created_by_payment === id) await markMethodRemoved(tx, platform, method);
  }
}
