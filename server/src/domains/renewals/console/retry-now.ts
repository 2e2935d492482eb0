import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findRenewal } from '../renewals.store.ts';
import { retryRenewal } from '../retry-renewal.ts';

/** Retries an unpaid renewal now; the limits of its attempts still apply. */
export function retryNow(
  platform: TransactionalPlatform,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Actor,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const renewal = await findRenewal(tx, id);
    if (renewal === undefined) refuse('not_found');
    if (!(await retryRenewal(tx, platform, id))) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'subscriptions.retry_renewal',
      subject: `subscription:${renewal.subscription_id}`,
      before: { state: renewal.state },
      after: { state: 'retrying' },
      reason,
    });
  });
}
