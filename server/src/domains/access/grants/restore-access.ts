import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { findEnd } from '../subscriptions.store.ts';
import { lockExpected } from './lock-expected.ts';
import { activeGrants, rescheduleGrants, type ShiftedPeriod } from './reschedule-grants.ts';
import { listRevokedGrants, unmarkRevoked } from './revoked-grants.store.ts';
import type { ChangedAccess } from './shorten-access.ts';

export interface RestoredAccess extends ChangedAccess {
  readonly revokedAt: Date;
  /** Payments that bought the restored periods, also where an operator had moved these. */
  readonly boughtBy: readonly string[];
}

/**
 * Restores the periods that an operator revoked together when they ended the access, within the caller's transaction.
 * Refused once anything was added to the subscription or moved from it, or when all of them are over.
 */
export async function restoreAccess(
  tx: Executor,
  change: { readonly id: string; readonly expectedEnd: string; readonly at: Date },
): Promise<RestoredAccess> {
  const { at } = change;
  const subscription = await lockExpected(tx, change);
  const revoked = await listRevokedGrants(tx, subscription.id, at);
  const [first] = revoked;
  if (first === undefined) refuse('undo_too_late');
  await unmarkRevoked(
    tx,
    revoked.map(({ id }) => id),
  );
  const moved = await rescheduleGrants(tx, subscription, at, 'operator');
  const restored = (await activeGrants(tx, subscription.id)).flatMap<ShiftedPeriod>(
    ({ id, paymentId, startsAt, endsAt }) =>
      paymentId !== null && revoked.some((one) => one.id === id)
        ? [{ paymentId, from: startsAt, until: endsAt }]
        : [],
  );
  return {
    endsAt: await findEnd(tx, subscription.id),
    shifted: [...moved, ...restored],
    revokedAt: first.reversed_at,
    boughtBy: revoked.flatMap(({ bought_by: payment }) => (payment === null ? [] : [payment])),
  };
}
