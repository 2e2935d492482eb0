import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { changeSavedMethod, lockMethodsOf } from './saved-methods.store.ts';

/** Makes one of the buyer's methods the default one. */
export function chooseDefaultMethod(
  { db }: Pick<TransactionalPlatform, 'db'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const methods = await lockMethodsOf(tx, userId);
    if (!methods.some((one) => one.id === id)) refuse('not_found');
    // The old one first: only one of a buyer may be the default.
    for (const old of methods.filter((one) => one.is_default && one.id !== id)) {
      await changeSavedMethod(tx, old.id, { is_default: false });
    }
    await changeSavedMethod(tx, id, { is_default: true });
  });
}
