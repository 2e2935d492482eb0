import type { Executor, Notifying } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { notifyAccessChanged } from '../subscriptions/notify-access-changed.ts';
import { findEnd, lockSubscriptionById } from '../subscriptions.store.ts';
import { activeGrants, rescheduleGrants } from './reschedule-grants.ts';
import { revokeGrants } from './revoke-grants.ts';

/**
 * Undoes days that an operator added to the end of a subscription, within the caller's transaction. The caller makes
 * sure that they are the last period and have not begun, so no other period moves.
 */
export async function undoAddedDaysIn(
  tx: Executor,
  platform: Notifying,
  of: { readonly id: string; readonly grantId: string; readonly reason: string },
  by: Actor,
): Promise<void> {
  const { id, grantId, reason } = of;
  const at = platform.clock.now();
  const subscription = await lockSubscriptionById(tx, id);
  const given = (await activeGrants(tx, id)).filter((grant) => grant.id === grantId);
  await revokeGrants(tx, given, { by: by.operator.id, at });
  await rescheduleGrants(tx, subscription, at, 'operator');
  await notifyAccessChanged(tx, platform, { id, change: 'shortened' });
  const ends_at = (await findEnd(tx, id)).toISOString();
  await recordAuditEvent(tx, platform, {
    ...by,
    action: 'subscriptions.shorten',
    subject: `subscription:${id}`,
    before: { ends_at: subscription.ends_at.toISOString() },
    after: { ends_at, days: given.reduce((sum, { durationCount }) => sum + durationCount, 0) },
    reason,
  });
}
