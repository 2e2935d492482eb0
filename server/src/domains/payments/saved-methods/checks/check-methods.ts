import { enqueueDue } from '../../../../platform/jobs/enqueue-due.ts';
import { JobFailed } from '../../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../../platform/platform.ts';
import { GatewayUnavailable } from '../../gateways/gateway-unavailable.ts';
import type { Gateways } from '../../providers/live-gateways.ts';
import { openSavedMethod } from '../saved-method-secret.ts';
import { findSavedMethod } from '../saved-methods.store.ts';
import { checkMethodQueue } from './check-methods-queue.ts';
import { CHECK_EVERY_MS, checkedMethod } from './checks.rules.ts';
import { findMethodsToCheck, recordCheck } from './checks.store.ts';

const BATCH = 200;

/** Finds saved methods that are looked up at their gateways: each one once a night. */
export function checkMethods(platform: Queueing): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - CHECK_EVERY_MS);
  return enqueueDue(platform, {
    queue: checkMethodQueue,
    limit: BATCH,
    find: (limit) => findMethodsToCheck(platform.db, { before, limit }),
    toJob: (method) => ({ key: method, data: { method } }),
  });
}

/**
 * Looks a saved method up at its gateway: buyers also remove methods there, and the webhook about it may be lost. One that
 * the gateway no longer keeps becomes dead, and the buyer of a renewal is asked for another.
 */
export async function checkMethod(
  platform: Platform,
  gateways: Gateways,
  id: string,
): Promise<void> {
  const method = await findSavedMethod(platform.db, id);
  if (method?.state !== 'active' || method.sealed === null) return;
  const gateway = await gateways.get(method.provider);
  const vault = gateway?.vault;
  const { missing_since: missingSince } = method;
  if (vault?.mode !== method.mode) {
    // Its gateway is off, or live in the other mode: nothing can be said about it, and it is not charged either.
    const at = platform.clock.now();
    return recordCheck(platform.db, method, { state: 'active', missingSince, at });
  }
  const key = openSavedMethod(platform, { id, sealed: method.sealed });
  const reported = await vault.fetch(key).catch((error: unknown) => {
    if (error instanceof GatewayUnavailable) throw new JobFailed(error.message);
    throw error;
  });
  const at = platform.clock.now();
  const checked = checkedMethod(missingSince, reported?.state, at);
  await recordCheck(platform.db, method, { ...checked, at });
}
