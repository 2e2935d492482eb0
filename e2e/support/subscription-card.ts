import type { Locator, Page } from 'playwright-core';
import type { Words } from './words.ts';

/** The card of a running subscription, told from the product's own card by its Connect button. */
export function subscriptionCard(page: Page, t: Words, product: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: product, exact: true }) })
    .filter({ has: page.getByRole('link', { name: t('connectProduct', { number: 1, product }) }) });
}
