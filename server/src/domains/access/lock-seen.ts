import { refuse } from '../../platform/http/errors.ts';
import type { Executor } from '../../platform/platform.ts';
import { lockSubscriptionIfAny } from './subscriptions.store.ts';

/** What an operator was looking at, locked. Another end by now is `changed_meanwhile`, to which whoever answers adds `current`. */
export async function lockSeen(tx: Executor, { id, seenEnd }: { id: string; seenEnd: string }) {
  const subscription = await lockSubscriptionIfAny(tx, id);
  if (subscription === undefined) refuse('not_found');
  if (subscription.ends_at.getTime() !== Date.parse(seenEnd)) refuse('changed_meanwhile');
  return subscription;
}
