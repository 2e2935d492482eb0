import type { Browser, Page } from 'playwright-core';

/** A mid-range phone is about four times slower than this machine. */
export const SLOWDOWN = 4;

/** A page of the shop as on a phone, signed in as the buyer of a token. */
export async function openPhonePage(browser: Browser, url: string, token: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url,
          localStorage: [
            { name: 'token', value: token },
            { name: 'token_stored_at', value: String(Date.now()) },
          ],
        },
      ],
    },
  });
  return await context.newPage();
}
