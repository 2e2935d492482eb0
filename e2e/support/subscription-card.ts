import type { Locator, Page } from 'playwright-core';
import type { Translate } from './translator.ts';

/** The card of an active subscription; unlike the product's card it has a Connect button. */
export function subscriptionCard(page: Page, t: Translate, product: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: product, exact: true }) })
    .filter({ has: page.getByRole('link', { name: t('connectProduct', { number: 1, product }) }) });
}
