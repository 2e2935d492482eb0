import type { Executor } from '../platform.ts';
import { insertClosing } from './shop.store.ts';

/**
 * Closes the shop for orders and registrations when its very first operator joins, until that owner opens it. A shop
 * that another operator has worked in, or that was opened or closed already, stays as it is.
 */
export function closeNewShop(
  tx: Executor,
  { operatorId, at }: { readonly operatorId: string; readonly at: Date },
): Promise<void> {
  return insertClosing(tx, { operatorId, at });
}
