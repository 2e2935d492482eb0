import type { Executor } from '../../../platform/platform.ts';
import { holdGrantOf } from '../subscriptions.store.ts';

/**
 * Suspends the access that a payment granted while the payment is disputed. The end is not moved: time on hold is not
 * added again, so a dispute cannot prolong access.
 */
export function holdGrant(
  tx: Executor,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<void> {
  return holdGrantOf(tx, paymentId, at);
}

export function releaseGrant(tx: Executor, { paymentId }: { paymentId: string }): Promise<void> {
  return holdGrantOf(tx, paymentId, null);
}
