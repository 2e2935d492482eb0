import type { Page } from 'playwright-core';

/** The demo's /help leads to the bot's chat at once; without content there the page stays and can be looked at. */
export async function stayOnHelp(page: Page): Promise<void> {
  await page.route(/\/sesame_demo_bot$/, (route) => route.fulfill({ status: 204 }));
}
