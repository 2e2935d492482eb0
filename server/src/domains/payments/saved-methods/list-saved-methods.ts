import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isExpired } from './saved-methods.rules.ts';
import { listMethodsOf, type SavedMethodRow } from './saved-methods.store.ts';

/** The saved methods of a buyer, without anything that could be charged. */
export async function listSavedMethods(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
): Promise<SavedMethod[]> {
  const now = clock.now();
  return (await listMethodsOf(db, userId)).flatMap((row) => serialize(row, now) ?? []);
}

function serialize(row: SavedMethodRow, now: Date): SavedMethod | undefined {
  const { id, provider, kind, brand, last4, state, is_default } = row;
  if (state === 'removed') return undefined;
  return {
    ...{ id, provider, kind, brand, last4, state, is_default },
    expires: row.expires_month,
    is_expired: isExpired(row.expires_month, now),
    created_at: row.created_at.toISOString(),
  };
}
