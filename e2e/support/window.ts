import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { root } from '../../scripts/root.ts';
import { desktop, launchBrowser, newContext, type Variant } from './browser.ts';
import { type Problems, watchProblems } from './checks/watch-problems.ts';
import type { Session } from './register.ts';
import { type Translate, translatorOf } from './translator.ts';

/** A browser window with the texts of its language and the problems found on its pages. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly t: Translate;
  readonly problems: Problems;
}

export type WindowOptions = Partial<Variant> & {
  readonly session?: Session;
  /** Off by default, so that the browser prefers reduced motion. */
  readonly withMotion?: boolean;
  /** Default: the shop that all tests share. */
  readonly shopUrl?: string;
};

/** Serves all files of a worker, and ends with it. */
let launched: Promise<Browser> | undefined;
let pictured = 0;

/** Opens a browser window for the running test. The test fails if any of its pages has an unexpected problem. */
export async function openWindow({
  session,
  withMotion = false,
  shopUrl,
  ...variant
}: WindowOptions = {}): Promise<Window> {
  launched ??= launchBrowser(inject('chromium'));
  const whole = { ...desktop, ...variant };
  const context = await newContext(await launched, shopUrl ?? inject('shop').url, whole, {
    session,
    withMotion,
  });
  const problems = watchProblems(context);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' || problems.list.length > 0)
      await saveScreenshots(context, task.name);
    await context.close();
    expect(problems.list.join('\n')).toBe('');
  });
  return { context, page: await context.newPage(), t: translatorOf(whole.language), problems };
}

/** Takes a screenshot of every page after a test has failed. */
async function saveScreenshots(context: BrowserContext, name: string): Promise<void> {
  const folder = join(root, '.cache', 'e2e');
  mkdirSync(folder, { recursive: true });
  const slug = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const page of context.pages()) {
    pictured += 1;
    const path = join(folder, `${slug}-${pictured}.png`);
    await page.screenshot({ path }).catch(() => {});
    console.log(`screenshot of ${page.url()}: ${path}`);
  }
}
