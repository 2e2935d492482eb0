import { importInventory } from '../../src/domains/access/index.ts';
import type { TransactionalPlatform } from '../../src/platform/platform.ts';
import type { BuiltProduct } from './build-purchase.ts';

/** Gives every service of the product a link for any number of buyers. */
export async function fillInventory(
  platform: TransactionalPlatform,
  { serviceIds }: BuiltProduct,
): Promise<void> {
  for (const serviceId of serviceIds) {
    const links = [`https://origin-${serviceId}.example/{user}/{subscription}`];
    const at = platform.clock.now();
    await importInventory(platform.db, platform, { serviceId, kind: 'template', links, at });
  }
}
