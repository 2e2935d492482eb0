import type { Locator, Page } from 'playwright-core';
import { comeToRest } from './come-to-rest.ts';

interface Waiting {
  readonly page: Page;
  /** Lets time go by on the page; by its clock, where nothing else is said. */
  readonly pass?: (ms: number) => Promise<void>;
}

/** More than any screen takes before it says what became of something. */
const LATER_S = 30;

/** What a page with a movable clock comes to by itself after some seconds, which need not be waited out. */
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
