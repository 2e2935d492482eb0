import type { Page } from 'playwright-core';

/**
 * Goes to an address of the app as its links do, without loading the page again: a load takes fifteen times the processor
 * time. Loads it when the app is not open yet, or is at this path, whose screen would keep its state.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const isInApp = await page.evaluate(
    (path) => document.querySelector('#root > *') !== null && location.pathname !== path,
    new URL(address, 'http://any').pathname,
  );
  if (!isInApp) {
    await page.goto(address);
    return;
  }
  // The router listens to it.
  await page.evaluate((to) => history.pushState(null, '', to), address);
}
