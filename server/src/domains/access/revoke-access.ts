import { refuse } from '../../platform/http/errors.ts';
import type { Executor } from '../../platform/platform.ts';
import { lockSeen } from './lock-seen.ts';
import { countedGrants, relayGrants } from './relay-grants.ts';
import { revokeGrants } from './revoke-grants.ts';
import type { ChangedAccess } from './shorten-access.ts';
import { findEnd } from './subscriptions.store.ts';

/** Ends a subscription that runs, with all that was to come, inside the transaction of an operator's act. */
export async function revokeAccess(
  tx: Executor,
  change: {
    readonly id: string;
    readonly seenEnd: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<ChangedAccess> {
  const { at } = change;
  const subscription = await lockSeen(tx, change);
  const counted = await countedGrants(tx, subscription.id);
  const running = counted.filter(({ endsAt }) => endsAt > at);
  if (running.length === 0) refuse('delivery_over');
  const ended = await revokeGrants(tx, running, change);
  const moved = await relayGrants(tx, subscription, at, 'operator');
  return { endsAt: await findEnd(tx, subscription.id), shifted: [...ended, ...moved] };
}
