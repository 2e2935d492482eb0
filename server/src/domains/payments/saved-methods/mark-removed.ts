import type { Executor, Platform } from '../../../platform/platform.ts';
import { forgetMethodQueue } from './forget-method-queue.ts';
import {
  changeSavedMethod,
  insertSavedMethod,
  listMethodsOf,
  type SavedMethodRow,
} from './saved-methods.store.ts';

type Needs = Pick<Platform, 'clock' | 'jobs'>;

/**
 * Removes a locked method: from this transaction on it is not charged, and a job has the gateway forget it.
 * The newest other method becomes the default one.
 */
export async function markMethodRemoved(
  tx: Executor,
  { clock, jobs }: Needs,
  { id, user_id: userId, is_default: wasDefault }: SavedMethodRow,
): Promise<void> {
  const at = clock.now();
  await changeSavedMethod(tx, id, {
    state: 'removed',
    is_default: false,
    removed_at: at,
    changed_at: at,
    forget_state: 'queued',
  });
  await jobs.enqueue(tx, forgetMethodQueue, { method: id });
  if (!wasDefault) return;
  const [next] = await listMethodsOf(tx, userId);
  if (next !== undefined) await changeSavedMethod(tx, next.id, { is_default: true });
}

/**
 * The token that a newer one of the same card has replaced: kept as a removed row until the gateway has forgotten it.
 * @param sealed the old token, sealed for `id`
 */
export async function forgetReplaced(
  tx: Executor,
  { clock, jobs }: Needs,
  old: SavedMethodRow,
  { id, sealed }: { readonly id: string; readonly sealed: string },
): Promise<void> {
  const at = clock.now();
  await insertSavedMethod(tx, {
    ...old,
    id,
    sealed,
    state: 'removed',
    is_default: false,
    removed_at: at,
    changed_at: at,
    forget_state: 'queued',
  });
  await jobs.enqueue(tx, forgetMethodQueue, { method: id });
}
