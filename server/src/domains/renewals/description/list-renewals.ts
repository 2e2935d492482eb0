import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBalances } from '../../ledger/index.ts';
import { savedUntil } from '../agreements/unbegun.rules.ts';
import { listUnbegun } from '../agreements/unbegun.store.ts';
import { paidRenewalOf } from '../undo/read-undo.ts';
import { undoStateOf, undoUntil } from '../undo/undo.rules.ts';
import { listUndos, type UndoRow } from '../undo/undo.store.ts';
import { type DescribedSubscription, describeRenewal } from './describe-renewal.rules.ts';
import { listDescribed } from './described.store.ts';

/**
 * How the automatic renewal of a buyer's running subscriptions stands.
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
  const undos = await listUndos(db, { userId: of.userId, now });
  const unbegun = await listUnbegun(db, { userId: of.userId, before: savedUntil(now) });
  return subscriptions.map((one) => {
    const isUnbegun = unbegun.has(one.subscription_id);
    const described = { ...one, is_unbegun: isUnbegun, undo: undoOf(one, undos, now) };
    return describeRenewal(described, { now, zone, hasChargeable });
  });
}

function undoOf(
  { subscription_id: id }: DescribedSubscription,
  undos: readonly UndoRow[],
  now: Date,
): DescribedSubscription['undo'] {
  const row = undos.find((one) => one.subscription_id === id);
  if (row === undefined) return undefined;
  const paid = paidRenewalOf(row);
  if (undoStateOf(paid, now) !== 'open') return undefined;
  return { payment_id: row.payment_id, until: undoUntil(paid) };
}
