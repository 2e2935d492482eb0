import type { Language } from '@sesame/contract/shared/limits.ts';
import type { DescribedPage } from '../../../platform/http/files/static.ts';
import type { Platform } from '../../../platform/platform.ts';
import { catalogueOf } from '../catalogue-snapshot.ts';
import { cataloguePageOf, previewOfProduct } from './product-preview.ts';

/**
 * What a link to the catalogue or to a product shows before it is opened. Undefined for other pages, and where visitors
 * do not see the catalogue: previews then reveal nothing about products.
 */
export function describeCataloguePage(
  platform: Platform,
  path: string,
  language: Language,
): Promise<DescribedPage> | undefined {
  const page = cataloguePageOf(path);
  if (page === undefined || !platform.config.shop().publicCatalogue) return undefined;
  return page === 'catalogue'
    ? Promise.resolve({ exists: true })
    : describeProduct(platform, page, language);
}

async function describeProduct(
  platform: Platform,
  page: number | 'unknown',
  language: Language,
): Promise<DescribedPage> {
  const { onSale } = await catalogueOf(platform);
  const product = page === 'unknown' ? undefined : onSale.get(page);
  if (product === undefined) return { exists: false };
  return { exists: true, preview: previewOfProduct(product, language) };
}
