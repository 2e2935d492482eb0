import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listChargeableMethods } from './list-chargeable-methods.ts';
import { isExpired } from './saved-methods.rules.ts';
import { listMethodsOf, type SavedMethodRow } from './saved-methods.store.ts';

/** The saved methods of a buyer, without anything that could be charged. */
export async function listSavedMethods(platform: Platform, userId: string): Promise<SavedMethod[]> {
  const now = platform.clock.now();
  const chargeable = await listChargeableMethods(platform, userId);
  const gatewayOf = new Map(chargeable.map(({ id, gateway }) => [id, gateway]));
  return (await listMethodsOf(platform.db, userId)).flatMap(
    (row) => serialize(row, { now, gateway: gatewayOf.get(row.id) ?? null }) ?? [],
  );
}

function serialize(
  row: SavedMethodRow,
  { now, gateway }: { readonly now: Date; readonly gateway: string | null },
): SavedMethod | undefined {
  const { id, provider, kind, brand, last4, state, is_default } = row;
  if (state === 'removed') return undefined;
  return {
    ...{ id, provider, kind, brand, last4, state, is_default, gateway },
    expires: row.expires_month,
    is_expired: isExpired(row.expires_month, now),
    created_at: row.created_at.toISOString(),
  };
}
