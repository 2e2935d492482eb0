import type { Executor } from '../../platform/platform.ts';
import { holdGrantOf } from './subscriptions.store.ts';

/**
 * Keeps what a payment granted from being used while its money is in dispute. Its end stays where it is: time that passes on
 * hold is not given back, so that a dispute is no way to make access longer.
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
