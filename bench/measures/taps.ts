import { texts } from '@sesame/contract/texts/dictionary.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import type { Locator, Page } from 'playwright-core';
import type { Figure } from '../figure.ts';

/** Taps of each kind in a round. */
const TAPS = 10;
/** A shorter wait is not reported: the answer was painted with the next frame. */
const FRAME_MS = 16;
const { en } = texts;

/**
 * From a tap or key to the paint that answers it (INP), as the browser reports it, on the dashboard that the page shows:
 * the order sheet opens, its plan changes, the other tab, a letter in the search.
 */
export async function measureTaps(page: Page, rounds: number): Promise<Figure[]> {
  const waits: Record<string, number[]> = {};
  const tap = async (what: string, work: () => Promise<unknown>) => {
    const ms = await slowest(page, work);
    waits[what] = [...(waits[what] ?? []), ms];
  };
  const sheet = page.getByRole('dialog');
  for (let count = 1; count <= rounds * TAPS; count++) {
    const name = fillText(en.orderProduct, 'en', { product: `Service ${count}` });
    const order = page.getByRole('button', { name, exact: true });
    await order.scrollIntoViewIfNeeded();
    await tap('the order sheet opens', async () => {
      await order.click();
      await sheet.waitFor();
    });
    const plans = sheet.locator('input[name^=order-plan]');
    await tap('the plan changes', () => choose(plans.nth(1)));
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }
  const search = page.getByRole('searchbox');
  for (let count = 0; count < rounds; count++) {
    await search.fill('');
    for (const letter of 'service 12') {
      await tap('a letter in the search', () => search.pressSequentially(letter));
    }
  }
  await search.fill('');
  for (let count = 0; count < rounds * TAPS; count++) {
    const [to, address] =
      count % 2 === 0 ? [en.tabPayments, 'payments'] : [en.tabSubscriptions, 'subscriptions'];
    await tap('the other tab', async () => {
      await page.getByRole('link', { name: to, exact: true }).first().click();
      await page.waitForURL(`**/dashboard/${address}`);
    });
  }
  return Object.entries(waits).map(([what, all]) => ({
    area: 'Taps',
    what: `${what}, p98`,
    unit: 'ms',
    value: all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.98) - 1] ?? Number.NaN,
    target: { of: 'value', atMost: 100 },
  }));
}

function choose(plan: Locator): Promise<void> {
  // The card around it is what a finger meets.
  return plan.check({ force: true });
}

/** Does the work once and returns its slowest interaction. */
async function slowest(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId')) found.push(entry.duration);
      }
    });
    const shown = { type: 'event', durationThreshold: 16 };
    observer.observe(shown);
    Object.assign(window, { found, stopWatching: () => observer.disconnect() });
  });
  await work();
  const all = await page.evaluate(async () => {
    // Reported with a frame after the paint.
    await new Promise((resolve) => setTimeout(resolve, 250));
    Reflect.get(window, 'stopWatching')();
    return Reflect.get(window, 'found') as readonly number[];
  });
  return Math.max(FRAME_MS, ...all);
}
