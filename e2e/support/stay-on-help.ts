import type { Page } from 'playwright-core';

/**
 * The demo's /help redirects to the bot's chat at once. Without content there, the browser stays on /help, so
 * that it can be checked.
 */
export async function stayOnHelp(page: Page): Promise<void> {
  await page.route(/\/sesame_demo_bot$/, (route) => route.fulfill({ status: 204 }));
}
