import type { Locator, Page } from 'playwright-core';
import { comeToRest } from './checks/come-to-rest.ts';

interface Waiting {
  readonly page: Page;
  /** Advances the time of the page; by default with Playwright's clock. */
  readonly pass?: (ms: number) => Promise<void>;
}

/** Longer than any screen takes to show a result. */
const LATER_S = 30;

/** Advances the page's clock second by second until the locator is visible, instead of waiting in real time. */
export async function shownLater(
  { page, pass = (ms) => page.clock.fastForward(ms) }: Waiting,
  shown: Locator,
): Promise<void> {
  for (let second = 0; second < LATER_S; second++) {
    await comeToRest(page);
    if (await shown.isVisible()) break;
    await pass(1_000);
  }
  await shown.waitFor({ timeout: LATER_S * 1_000 });
}
