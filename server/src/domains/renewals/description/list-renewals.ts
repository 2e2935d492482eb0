import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { UNDO_DAYS } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBalances } from '../../ledger/index.ts';
import { savedUntil } from '../agreements/not-begun.rules.ts';
import { listBeginning, listNotBegun } from '../agreements/not-begun.store.ts';
import { paidRenewalOf } from '../undo/read-undo.ts';
import { undoOfferEnd, undoStateOf } from '../undo/undo.rules.ts';
import { listUndos, type UndoRow } from '../undo/undo.store.ts';
import { type DescribedSubscription, describeRenewal } from './describe-renewal.rules.ts';
import { listDescribed } from './described.store.ts';

/**
 * The state of automatic renewal of a buyer's running subscriptions.
 * @param of.hasChargeable whether a saved method could be charged
 */
export async function listRenewals(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  of: { readonly userId: string; readonly hasChargeable: boolean },
): Promise<Renewal[]> {
  const now = clock.now();
  const zone = config.shop().timeZone;
  const hasChargeable = of.hasChargeable || (await findBalances(db, of.userId)).available_cents > 0;
  const subscriptions = await listDescribed(db, { userId: of.userId, now });
  const since = new Date(now.getTime() - UNDO_DAYS * DAY_MS);
  const undos = await listUndos(db, { userId: of.userId, since });
  const saved = savedUntil(now);
  const notBegun = await listNotBegun(db, { userId: of.userId, before: saved });
  const beginning = await listBeginning(db, { userId: of.userId, since: saved });
  return subscriptions.map((one) => {
    const described = {
      ...one,
      has_not_begun: notBegun.has(one.subscription_id),
      is_beginning: beginning.has(one.subscription_id),
      undo: undoOf(one, undos, now),
    };
    return describeRenewal(described, { now, zone, hasChargeable });
  });
}

/** The latest renewal that can be undone: a later one is not always, such as one that was disputed. */
function undoOf(
  { subscription_id: id }: DescribedSubscription,
  undos: readonly UndoRow[],
  now: Date,
): DescribedSubscription['undo'] {
  for (const row of undos.filter((one) => one.subscription_id === id)) {
    const paid = paidRenewalOf(row, now);
    if (undoStateOf(paid, now) !== 'open') continue;
    const { starts_at: startsAt, ends_at: endsAt } = row;
    if (startsAt === null || endsAt === null) continue;
    return {
      payment_id: row.payment_id,
      is_whole: paid.worth?.part === undefined,
      until: undoOfferEnd(paid, { startsAt, endsAt }),
    };
  }
  return undefined;
}
