import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { planRemovedDays } from '../access.rules.ts';
import { findEnd, removeDays } from '../subscriptions.store.ts';
import { lockExpected } from './lock-expected.ts';
import { activeGrants, rescheduleGrants, type ShiftedPeriod } from './reschedule-grants.ts';
import { revokeGrants } from './revoke-grants.ts';

/** The result of an operator's change: the new end, and the changed periods of payments. */
export interface ChangedAccess {
  readonly endsAt: Date;
  readonly shifted: readonly ShiftedPeriod[];
}

/** Takes days off the end of a subscription, at most until now, within the transaction of an operator's action. */
export async function shortenAccess(
  tx: Executor,
  change: {
    readonly id: string;
    readonly days: number;
    readonly expectedEnd: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<ChangedAccess> {
  const { days, at } = change;
  const subscription = await lockExpected(tx, change);
  const counted = await activeGrants(tx, subscription.id);
  const plan = planRemovedDays(counted, days, at);
  if (plan === undefined) refuse('days_not_left');
  const gone = counted.filter(({ id }) => plan.revoked.includes(id));
  const ended = await revokeGrants(tx, gone, change);
  if (plan.shortened !== undefined) await removeDays(tx, plan.shortened.id, plan.shortened.days);
  const moved = await rescheduleGrants(tx, subscription, at, 'operator');
  return { endsAt: await findEnd(tx, subscription.id), shifted: [...ended, ...moved] };
}
