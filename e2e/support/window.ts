import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { root } from '../../scripts/root.ts';
import { desktop, type Look, launchBrowser, newContext } from './browser.ts';
import type { Session } from './register.ts';
import { type Problems, watchProblems } from './watch-problems.ts';
import { type Words, wordsOf } from './words.ts';

/** A person at a browser window. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly t: Words;
  readonly problems: Problems;
}

type Options = Partial<Look> & {
  readonly session?: Session;
  /** For somebody who asked their system for less motion. */
  readonly still?: boolean;
  /** Another shop than the one that all journeys share. */
  readonly shopUrl?: string;
};

let launched: Promise<Browser> | undefined;
let pictured = 0;
afterAll(async () => {
  await (await launched)?.close();
});

/** Opens a browser for the running test. At its end nothing may have gone wrong on any page of it. */
export async function openWindow({
  session,
  still = false,
  shopUrl,
  ...look
}: Options = {}): Promise<Window> {
  launched ??= launchBrowser(inject('chromium'));
  const whole = { ...desktop, ...look };
  const context = await newContext(await launched, shopUrl ?? inject('shop').url, whole, {
    session,
    still,
  });
  const problems = watchProblems(context);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' || problems.list.length > 0)
      await keepPictures(context, task.name);
    await context.close();
    expect(problems.list).toEqual([]);
  });
  return { context, page: await context.newPage(), t: wordsOf(whole.language), problems };
}

/** What was on the screen when a journey failed. */
async function keepPictures(context: BrowserContext, name: string): Promise<void> {
  const folder = join(root, '.cache', 'journeys');
  mkdirSync(folder, { recursive: true });
  const slug = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const page of context.pages()) {
    pictured += 1;
    const path = join(folder, `${slug}-${pictured}.png`);
    await page.screenshot({ path }).catch(() => {});
    console.log(`${page.url()} is pictured in ${path}`);
  }
}
