import type { SalesDimension } from '@sesame/contract/console/reports.ts';
import type { Executor } from '../../platform/platform.ts';
import { methodTitles, partnerTitles, productTitles, promoTitles } from './titles.store.ts';

const titles: Partial<
  Record<
    SalesDimension,
    (db: Executor, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>
  >
> = {
  product: productTitles,
  method: methodTitles,
  promo: promoTitles,
  partner: partnerTitles,
};

/** The titles of keys of a dimension; a key without a title is shown as it is. */
export async function titlesOf(
  db: Executor,
  dimension: SalesDimension,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const known = await titles[dimension]?.(db, keys);
  return (key) => known?.get(key) ?? key;
}
