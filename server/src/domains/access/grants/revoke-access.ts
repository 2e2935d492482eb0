import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { findEnd } from '../subscriptions.store.ts';
import { lockExpected } from './lock-expected.ts';
import { activeGrants, rescheduleGrants } from './reschedule-grants.ts';
import { revokeGrants } from './revoke-grants.ts';
import type { ChangedAccess } from './shorten-access.ts';

/** Ends a running subscription and its future periods within the transaction of an operator's action. */
export async function revokeAccess(
  tx: Executor,
  change: {
    readonly id: string;
    readonly expectedEnd: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<ChangedAccess> {
  const { at } = change;
  const subscription = await lockExpected(tx, change);
  const counted = await activeGrants(tx, subscription.id);
  const running = counted.filter(({ endsAt }) => endsAt > at);
  if (running.length === 0) refuse('delivery_over');
  const ended = await revokeGrants(tx, running, change);
  const moved = await rescheduleGrants(tx, subscription, at, 'operator');
  return { endsAt: await findEnd(tx, subscription.id), shifted: [...ended, ...moved] };
}
