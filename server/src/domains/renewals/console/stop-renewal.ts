import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findActiveAgreement, lockRenewable } from '../agreements/agreements.store.ts';
import { stopAgreement } from '../agreements/stop-agreement.ts';

/** Stops the automatic renewal of a subscription for an operator; the buyer gets the same mail as after their own stop. */
export function stopRenewal(
  platform: TransactionalPlatform,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Actor,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const subscription = await lockRenewable(tx, id);
    const active = subscription && (await findActiveAgreement(tx, id));
    if (active === undefined) refuse('not_found');
    await stopAgreement(tx, platform, active, { by: 'operator', reason: 'operator' });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'subscriptions.stop_renewal',
      subject: `subscription:${id}`,
      before: { state: 'on' },
      after: { state: 'off' },
      reason,
    });
  });
}
