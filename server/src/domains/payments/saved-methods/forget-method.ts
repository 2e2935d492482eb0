import { inTransaction } from '../../../platform/db/transaction.ts';
import { JobFailed } from '../../../platform/jobs/queue.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import type { SavedMethodKey } from '../gateways/saved-method.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { openSavedMethod } from './saved-method-secret.ts';
import {
  changeSavedMethod,
  findSavedMethod,
  hasOpenPayment,
  listKeptMethods,
  type SavedMethodRow,
} from './saved-methods.store.ts';

/**
 * Has the gateway forget a removed method, and with its last one the buyer, then removes our copy of its token. A gateway
 * that is not live, or is live in the other mode, is called later.
 */
export async function forgetMethod(
  platform: TransactionalPlatform,
  gateways: Gateways,
  id: string,
): Promise<void> {
  const method = await findSavedMethod(platform.db, id);
  if (method?.forget_state !== 'queued' || method.sealed === null) return;
  const gateway = await gateways.get(method.provider);
  const key = openSavedMethod(platform, { id, sealed: method.sealed });
  const customer = await customerToDelete(platform, method, key);
  const outcome = await callVault(gateway, method, { key, customer });
  await inTransaction(platform.db, (tx) => close(tx, id, outcome));
}

/**
 * The gateway's record of the buyer, once it keeps no other method of that buyer; null while one is kept, and while the buyer has an
 * open payment, which may belong to it.
 */
async function customerToDelete(
  { db, sealer }: Pick<TransactionalPlatform, 'db' | 'sealer'>,
  { id, user_id: userId, provider }: SavedMethodRow,
  { customer }: SavedMethodKey,
): Promise<string | null> {
  if (customer === null) return null;
  for (const other of await listKeptMethods(db, { userId, provider })) {
    if (other.id === id) continue;
    if (openSavedMethod({ sealer }, other).customer === customer) return null;
  }
  return (await hasOpenPayment(db, { userId, provider })) ? null : customer;
}

async function callVault(
  gateway: Gateway | undefined,
  { mode, provider }: Pick<SavedMethodRow, 'mode' | 'provider'>,
  { key, customer }: { readonly key: SavedMethodKey; readonly customer: string | null },
): Promise<'done' | 'impossible'> {
  if (gateway === undefined) throw new JobFailed(`${provider} is not live`);
  const { vault } = gateway;
  if (vault === undefined) return 'impossible';
  if (vault.mode !== mode) throw new JobFailed(`${provider} is not live in ${mode} mode`);
  try {
    const outcome = await vault.forget(key);
    if (customer !== null) await vault.deleteCustomer?.(customer);
    return outcome;
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new JobFailed(error.message);
    throw error;
  }
}

/** Ends a method whose job an operator discarded: the token is removed here and stays at the gateway. */
export async function discardForgetting(tx: Executor, id: string): Promise<void> {
  const method = await findSavedMethod(tx, id);
  if (method?.forget_state === 'queued') await close(tx, id, 'impossible');
}

function close(tx: Executor, id: string, outcome: 'done' | 'impossible'): Promise<void> {
  return changeSavedMethod(tx, id, { forget_state: outcome, sealed: null });
}
