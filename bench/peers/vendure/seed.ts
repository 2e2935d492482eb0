import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer } from '../offer.ts';
import { runToEnd } from '../run-to-end.ts';

const COLUMNS = [
  ...['name', 'slug', 'description', 'assets', 'facets', 'optionGroups', 'optionValues', 'sku'],
  ...['price', 'taxCategory', 'stockOnHand', 'trackInventory', 'variantAssets', 'variantFacets'],
];

/** Creates Vendure's tables and imports the products through its documented CSV file, one row for each plan. */
export async function seedVendure(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  { products }: Offer,
): Promise<void> {
  const rows = products.flatMap(({ title, description, plans }, at) =>
    plans.map(({ id, name, cents }, plan) => {
      const product = plan === 0 ? [title, `product-${at}`, description, '', '', 'period'] : [];
      const own = [...product, ...Array<string>(6 - product.length).fill('')];
      // The unit is the currency's main one.
      return [...own, name, `plan-${id}`, cents / 100, 'standard', 0, 'false', '', ''];
    }),
  );
  const quote = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;
  const lines = [COLUMNS, ...rows].map((row) => row.map(quote).join(','));
  const file = join(folder, 'products.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  await runToEnd(['seed.mjs', file], { ...environment, PEER_SEEDS: 'true' }, folder);
}
