import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { GatewayMethod } from '../gateways/saved-method.ts';
import { markMethodRemoved } from './mark-removed.ts';
import { openSavedMethod, sealSavedMethod } from './saved-method-secret.ts';
import { shownColumnsOf, stateAfterReport } from './saved-methods.rules.ts';
import {
  changeSavedMethod,
  findMethodByToken,
  lockMethodsOf,
  type SavedMethodRow,
} from './saved-methods.store.ts';

/**
 * Applies a webhook about a saved method: reads it at its gateway and records what has changed.
 * @param alongside extra writes in the same transaction
 * @returns false when no method that was not removed has this token
 * @throws GatewayUnavailable
 */
export async function applyMethodWebhook(
  platform: TransactionalPlatform,
  gateway: Gateway,
  tokenHash: Buffer,
  alongside: (tx: Executor) => Promise<void>,
): Promise<boolean> {
  const { provider, vault } = gateway;
  const known = await findMethodByToken(platform.db, { provider, tokenHash });
  if (known === undefined || known.sealed === null || known.mode !== vault?.mode) return false;
  const reported = await vault.fetch(
    openSavedMethod(platform, { id: known.id, sealed: known.sealed }),
  );
  await inTransaction(platform.db, async (tx) => {
    const methods = await lockMethodsOf(tx, known.user_id);
    const method = methods.find(({ id }) => id === known.id);
    // A newer token has replaced it meanwhile, or its buyer has removed it.
    if (method?.token_hash.equals(tokenHash)) await update(tx, platform, method, reported);
    await alongside(tx);
  });
  return true;
}

async function update(
  tx: Executor,
  platform: Pick<TransactionalPlatform, 'clock' | 'jobs' | 'sealer'>,
  method: SavedMethodRow,
  reported: GatewayMethod | undefined,
): Promise<void> {
  const state = stateAfterReport(method.state, reported?.state);
  if (state === 'removed') return markMethodRemoved(tx, platform, method);
  if (reported === undefined) return;
  await changeSavedMethod(tx, method.id, {
    ...shownColumnsOf(reported),
    state,
    sealed: sealSavedMethod(platform, method.id, reported),
    changed_at: platform.clock.now(),
  });
}
