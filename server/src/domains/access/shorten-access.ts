import { refuse } from '../../platform/http/errors.ts';
import type { Executor } from '../../platform/platform.ts';
import { planTakenDays } from './access.rules.ts';
import { lockSeen } from './lock-seen.ts';
import { countedGrants, relayGrants, type ShiftedPeriod } from './relay-grants.ts';
import { revokeGrants } from './revoke-grants.ts';
import { findEnd, takeDays } from './subscriptions.store.ts';

/** How an act of an operator changed access: the new end, and the periods of payments that are others now. */
export interface ChangedAccess {
  readonly endsAt: Date;
  readonly shifted: readonly ShiftedPeriod[];
}

/** Takes days off the end of a subscription, at most until now, inside the transaction of an operator's act. */
export async function shortenAccess(
  tx: Executor,
  change: {
    readonly id: string;
    readonly days: number;
    readonly seenEnd: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<ChangedAccess> {
  const { days, at } = change;
  const subscription = await lockSeen(tx, change);
  const counted = await countedGrants(tx, subscription.id);
  const plan = planTakenDays(counted, days, at);
  if (plan === undefined) refuse('days_not_left');
  const gone = counted.filter(({ id }) => plan.revoked.includes(id));
  const ended = await revokeGrants(tx, gone, change);
  if (plan.shortened !== undefined) await takeDays(tx, plan.shortened.id, plan.shortened.days);
  const moved = await relayGrants(tx, subscription, at, 'operator');
  return { endsAt: await findEnd(tx, subscription.id), shifted: [...ended, ...moved] };
}
