import type { Language } from '@sesame/contract/shared/limits.ts';
import { localText, titleIn } from '@sesame/contract/shared/local-text.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { textOf } from '@sesame/contract/texts/dictionary.ts';
import { mailMoney } from '../../../platform/mail/mail-format.ts';
import type { PagePreview } from '../../../platform/page-preview.ts';

/** Messengers cut longer descriptions. */
const DESCRIPTION_MAX = 200;

/** The product of a page; `catalogue` for the page with all products, undefined for other pages. */
export function cataloguePageOf(path: string): number | 'catalogue' | 'unknown' | undefined {
  const [page, id] = /^\/dashboard\/subscriptions(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  if (page === undefined) return undefined;
  if (id === undefined) return 'catalogue';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 'unknown';
}

/** How a link to a product looks in a messenger: its name, the lowest price and its description. */
export function previewOfProduct(product: SubPlan, language: Language): PagePreview {
  const { price_table: prices, origins } = product;
  const amounts = prices.map(({ amount }) => centsFromDollars(amount));
  const text = localText(language, product.description, product.description_ru);
  const price = amounts.length > 0 ? mailMoney(Math.min(...amounts)) : undefined;
  const from =
    price !== undefined && amounts.length > 1 ? textOf(language, 'priceFrom', { price }) : price;
  const parts = [from, text.replace(/\s+/g, ' ').trim()].filter((part) => part);
  return {
    title: titleIn(language, product),
    description: shortened(parts.join(' · ')),
    picture: origins.map(({ picture }) => picture).find(isShownByMessengers),
  };
}

function isShownByMessengers(picture: string): boolean {
  return /^\/[^/].*\.(png|jpe?g|webp)$/i.test(picture);
}

function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= DESCRIPTION_MAX) return text;
  return `${characters
    .slice(0, DESCRIPTION_MAX - 1)
    .join('')
    .trimEnd()}…`;
}
