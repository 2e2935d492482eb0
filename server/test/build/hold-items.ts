import { grantAccess } from '../../src/domains/access/grants/grant-access.ts';
import { importSecrets } from '../../src/domains/access/inventory/import-inventory.ts';
import type { ItemSecret } from '../../src/domains/access/inventory/item-secret.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { getRow } from '../rows.ts';
import { type BuiltProduct, type Buyer, buildPayment } from './build-purchase.ts';

/** Fills the inventory of the first service of a product and gives buyers its items. */

/** Adds items one by one, so that they are ordered even while the clock is stopped. */
export async function addItems(
  platform: Platform,
  { serviceIds: [serviceId = 0] }: BuiltProduct,
  kind: 'unique' | 'shared' | 'template',
  ...secrets: ItemSecret[]
): Promise<void> {
  const at = platform.clock.now();
  for (const secret of secrets) {
    await importSecrets(platform.db, platform, { serviceId, kind, secrets: [secret], at });
  }
}

/** Grants months of a product for a payment, as a paid order does. */
export async function grantMonths(
  platform: Platform,
  { id: userId }: Buyer,
  product: BuiltProduct,
  { paymentId, months = 1 }: { readonly paymentId: string; readonly months?: number },
) {
  return inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, {
      ...{ paymentId, userId, productId: product.id, durationCount: months },
      durationUnit: 'month',
      at: platform.clock.now(),
    }),
  );
}

/** As `grantMonths`, for a new payment. @returns the subscription and its item, empty while it waits */
export async function buyAccess(
  platform: Platform,
  buyer: Buyer,
  product: BuiltProduct,
  months = 1,
): Promise<{ id: string; item: string }> {
  const paymentId = await buildPayment(platform, buyer, product);
  await grantMonths(platform, buyer, product, { paymentId, months });
  const { id } = await getRow(platform.db, 'subscriptions', {
    user_id: buyer.id,
    product_id: product.id,
  });
  return { id, item: (await itemOf(platform, id)) ?? '' };
}

/** The item of a subscription to a product with one service; null while it waits. */
export async function itemOf({ db }: Platform, subscription: string): Promise<string | null> {
  const row = await getRow(db, 'deliveries', { subscription_id: subscription }, [
    'inventory_item_id',
  ]);
  return row.inventory_item_id;
}
