import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Queueing } from '../../../platform/platform.ts';
import { markMethodRemoved } from './mark-removed.ts';
import { lockMethodsOf } from './saved-methods.store.ts';

/** Removes one of the buyer's methods. */
export function removeSavedMethod(
  platform: Queueing,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const method = (await lockMethodsOf(tx, userId)).find((one) => one.id === id);
    if (method === undefined) refuse('not_found');
    await markMethodRemoved(tx, platform, method);
  });
}
