import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeMethod } from './remove-method.ts';
import { findMethodsOfErased, findSavedMethod, lockMethodsOf } from './saved-methods.store.ts';

const BATCH = 100;

/** Removes the methods of accounts that were erased, so that their gateways forget them. */
export async function removeMethodsOfErased(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  for (const id of await findMethodsOfErased(platform.db, BATCH)) {
    await inTransaction(platform.db, async (tx) => {
      const owner = (await findSavedMethod(tx, id))?.user_id;
      const methods = owner === undefined ? [] : await lockMethodsOf(tx, owner);
      const method = methods.find((one) => one.id === id);
      if (method !== undefined) await removeMethod(tx, platform, method);
    });
  }
}
