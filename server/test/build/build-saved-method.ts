import type { Insertable } from 'kysely';
import type { Database } from '../../src/database.types.ts';
import {
  hashOfToken,
  sealSavedMethod,
} from '../../src/domains/payments/saved-methods/saved-method-secret.ts';
import type { TransactionalPlatform } from '../../src/platform/platform.ts';
import { insertRows } from '../rows.ts';

/** Saves a card of the demo's bank, which keeps none. @returns its id */
export async function buildSavedMethod(
  platform: TransactionalPlatform,
  { userId, paymentId }: { userId: string; paymentId: string },
  change: Partial<Insertable<Database['saved_methods']>> = {},
): Promise<string> {
  const id = platform.ids.uuid();
  const at = platform.clock.now();
  const token = `pm_${id}`;
  await insertRows(platform.db, 'saved_methods', {
    ...{ id, user_id: userId, provider: 'bank', mode: 'test', kind: 'card', brand: 'visa' },
    ...{ last4: '4242', expires_month: '2030-12', state: 'active', is_default: false },
    ...{ created_by_payment: paymentId, created_at: at, changed_at: at },
    sealed: sealSavedMethod(platform, id, { token, customer: 'cus_1' }),
    token_hash: hashOfToken('bank', token),
    ...change,
  });
  return id;
}
