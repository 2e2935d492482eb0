import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { findActiveAgreement, lockRenewable } from './agreements.store.ts';
import { stopAgreement } from './stop-agreement.ts';

/** Stops the automatic renewal of a subscription for its buyer. A repeat changes nothing. */
export function turnOffRenewal(
  platform: TransactionalPlatform,
  { subscriptionId, userId }: { readonly subscriptionId: string; readonly userId: string },
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const subscription = await lockRenewable(tx, subscriptionId);
    if (subscription?.user_id !== userId) refuse('not_found');
    const active = await findActiveAgreement(tx, subscriptionId);
    if (active === undefined) return;
    await stopAgreement(tx, platform, active, { by: 'buyer', reason: 'turned_off' });
  });
}
