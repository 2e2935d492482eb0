import type { Locator, Page } from 'playwright-core';
import type { Window } from './window.ts';

type Methods =
  | 'card'
  | 'bank-card'
  | 'ton'
  | 'phone'
  | 'balance'
  | 'transfer'
  | 'stripe'
  | 'paypal'
  | 'nowpayments'
  | 'yookassa'
  | 'tbank';
/** The parts of a window that an order needs. */
type Buying = Pick<Window, 'page' | 'context' | 't'>;

/** Opens the order sheet of a product from its card. */
export async function openOrder({ page, t }: Buying, product: string): Promise<Locator> {
  await page.getByRole('button', { name: t('orderProduct', { product }) }).click();
  return sheetOf(page, product);
}

/** Waits until the sheet shows the product. */
async function sheetOf(page: Page, product: string): Promise<Locator> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: product }).waitFor();
  return sheet;
}

export async function chooseMethod(sheet: Locator, method: Methods): Promise<void> {
  await sheet.locator(`input[name=order-method][value=${method}]`).check();
}

export async function applyPromo({ t }: Buying, sheet: Locator, code: string): Promise<void> {
  await sheet.getByRole('textbox', { name: t('promoCode') }).fill(code);
  await sheet.getByRole('button', { name: t('apply') }).click();
}

/** The Pay button; on a phone it is at the bottom of the sheet. */
export function payButton({ t }: Buying, sheet: Locator, total: string): Locator {
  return sheet.getByRole('button', { name: t('pay', { total }), exact: true });
}

/** Presses Pay. @returns the new tab after the bank's page has opened in it */
export async function payAtBank(window: Buying, sheet: Locator, total: string): Promise<Page> {
  const opened = window.context.waitForEvent('page');
  await payButton(window, sheet, total).click();
  const tab = await opened;
  await tab.waitForURL('**/pay/*');
  return tab;
}

/** Orders a product of the demo catalogue by TON up to the bank's page. */
export async function orderUpToBank(
  window: Buying,
  product: string,
  total: string,
): Promise<{ readonly sheet: Locator; readonly tab: Page }> {
  const sheet = await openOrder(window, product);
  await chooseMethod(sheet, 'ton');
  return { sheet, tab: await payAtBank(window, sheet, total) };
}
