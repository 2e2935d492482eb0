import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import { markMethodRemoved } from './mark-removed.ts';
import { findMethodsOfErased, findSavedMethod, lockMethodsOf } from './saved-methods.store.ts';

const BATCH = 100;

export const removeMethodOfErasedQueue = defineQueue<{ readonly method: string }>(
  'remove-method-of-erased',
  { onePerKey: true },
);

/** Finds the methods of accounts that were erased. */
export function removeMethodsOfErased(platform: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  return enqueueDue(platform, {
    queue: removeMethodOfErasedQueue,
    limit: BATCH,
    find: (limit) => findMethodsOfErased(platform.db, limit),
    toJob: (method) => ({ key: method, data: { method } }),
  });
}

/** Removes a method of an erased account, so that its gateway forgets it. */
export function removeMethodOfErased(platform: Queueing, id: string): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const owner = (await findSavedMethod(tx, id))?.user_id;
    const methods = owner === undefined ? [] : await lockMethodsOf(tx, owner);
    const method = methods.find((one) => one.id === id);
    if (method !== undefined) await markMethodRemoved(tx, platform, method);
  });
}
