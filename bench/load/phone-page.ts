import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/run/find-chromium.ts';

/** A mid-range phone is about four times slower than this machine. */
export const SLOWDOWN = 4;

/** Runs `work` on a page of the shop as on a phone, signed in as the buyer of a token, in a browser that ends with it. */
export async function onPhonePage<Result>(
  url: string,
  token: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...process.env, ...env },
  });
  try {
    return await work(await openPage(browser, url, token));
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, url: string, token: string): Promise<Page> {
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
