import type { TransactionalPlatform } from '../../../platform/platform.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { openSavedMethod } from './saved-method-secret.ts';
import { listMethodsOf } from './saved-methods.store.ts';

/** The gateway's id of a buyer, from a method that it keeps for them; null for the first one. */
export async function findCustomer(
  platform: Pick<TransactionalPlatform, 'db' | 'sealer'>,
  { provider, vault }: Pick<Gateway, 'provider' | 'vault'>,
  userId: string,
): Promise<string | null> {
  for (const { id, sealed, ...method } of await listMethodsOf(platform.db, userId)) {
    if (method.provider !== provider || method.mode !== vault?.mode || sealed === null) continue;
    const { customer } = openSavedMethod(platform, { id, sealed });
    if (customer !== null) return customer;
  }
  return null;
}
