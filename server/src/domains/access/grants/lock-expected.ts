import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { lockSubscriptionIfAny } from '../subscriptions.store.ts';

/**
 * Locks the subscription that the operator saw. Fails with `version_conflict` when its end differs from `expectedEnd`;
 * the route handler adds `current` to that error.
 */
export async function lockExpected(
  tx: Executor,
  { id, expectedEnd }: { id: string; expectedEnd: string },
) {
  const subscription = await lockSubscriptionIfAny(tx, id);
  if (subscription === undefined) refuse('not_found');
  if (subscription.ends_at.getTime() !== Date.parse(expectedEnd)) refuse('version_conflict');
  return subscription;
}
