import type { Executor, Platform } from '../../../platform/platform.ts';
import { closeNewShop } from '../../../platform/shop/close-new-shop.ts';
import { hasOperators } from '../operators.store.ts';
import { type NewOperator, type UpsertedOperator, upsertOperator } from './upsert-operator.ts';

/**
 * Creates an owner without a browser, or replaces the password and phone of an operator. Like the first owner who joins
 * in the browser, the first operator of a shop finds it closed.
 */
export async function createOwner(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'sealer'>,
  { id, email, password }: Pick<NewOperator, 'id' | 'email' | 'password'>,
): Promise<UpsertedOperator & { readonly hasClosedShop: boolean }> {
  const isFirst = !(await hasOperators(tx));
  const owner = await upsertOperator(tx, platform, {
    id,
    email,
    name: 'Owner',
    role: 'owner',
    password,
  });
  if (isFirst) await closeNewShop(tx, { operatorId: owner.id, at: platform.clock.now() });
  return { ...owner, hasClosedShop: isFirst };
}
