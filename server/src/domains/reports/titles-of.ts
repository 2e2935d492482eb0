import type { SalesDimension } from '@sesame/contract/console/reports.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { Executor } from '../../platform/platform.ts';
import { methodTitles, partnerTitles, productTitles, promoTitles } from './titles.store.ts';

const titles: Partial<
  Record<
    SalesDimension,
    (db: Executor, keys: readonly string[]) => Promise<ReadonlyMap<string, Titled>>
  >
> = {
  product: productTitles,
  method: methodTitles,
  promo: promoTitles,
  partner: partnerTitles,
};

/** The titles of keys of a dimension in both languages; a key without a title is shown as it is. */
export async function titlesOf(
  db: Executor,
  dimension: SalesDimension,
  keys: readonly string[],
): Promise<(key: string) => Titled> {
  const known = await titles[dimension]?.(db, keys);
  return (key) => known?.get(key) ?? { title: key, title_ru: '' };
}
