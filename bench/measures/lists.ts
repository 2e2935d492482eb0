import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import type { Page } from 'playwright-core';
import { addProducts } from '../add-products.ts';
import { addHistory, type Buyers } from '../buyers.ts';
import { type Figure, median } from '../figure.ts';
import { onPhonePage, SLOWDOWN } from '../load/phone-page.ts';
import type { BenchShop } from '../shop.ts';

const PRODUCTS = 300;
const PAYMENTS = 1_000;
const FRAMES = 120;
const PIXELS_A_FRAME = 60;
/** The frame time above which delays are visible (three frames of a 60 Hz screen). */
const LATE_FRAME_MS = 50;

/**
 * Measures long lists in a real browser with a quarter of the processor: whether scrolling is smooth, and how
 * fast the page reacts to a key. Leaves hundreds of products in the shop, so it runs last.
 */
export async function measureLists(
  shop: BenchShop,
  buyers: Buyers,
  rounds: number,
): Promise<Figure[]> {
  const [token = ''] = buyers.take(1);
  await addProducts(shop.database, PRODUCTS);
  await addHistory(shop.database, token, PAYMENTS);
  return await onPhonePage(shop.url, token, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto('/dashboard/subscriptions');
    await page.waitForFunction(
      (least) => document.querySelectorAll('article').length >= least,
      PRODUCTS,
    );
    const products = await scrollRounds(page, rounds);
    const answer = await typeRounds(page, rounds);
    await page.goto('/dashboard/payments');
    await showAll(page);
    const payments = await scrollRounds(page, rounds);
    return [
      ...scrollFigures(`${PRODUCTS} products`, products),
      {
        area: 'Long lists',
        what: `a letter typed into the search over ${PRODUCTS} products, to the next paint`,
        unit: 'ms',
        value: answer,
        target: { of: 'value', atMost: 200 },
      },
      ...scrollFigures(`${PAYMENTS} payments`, payments),
    ];
  });
}

interface Scroll {
  readonly lateShare: number;
  readonly longestTaskMs: number;
}

function scrollFigures(list: string, { lateShare, longestTaskMs }: Scroll): Figure[] {
  const area = 'Long lists';
  return [
    {
      area,
      what: `${list}, scrolled: frames over ${LATE_FRAME_MS} ms`,
      unit: '%',
      value: lateShare * 100,
      target: { of: 'value', atMost: 5 },
    },
    {
      area,
      what: `${list}, scrolled: longest task of the page`,
      unit: 'ms',
      value: longestTaskMs,
      target: { of: 'value', atMost: 100 },
    },
  ];
}

/** Loads earlier payments page by page until all are shown. On a phone each is a `details` element. */
async function showAll(page: Page): Promise<void> {
  const earlier = page.getByRole('button', { name: texts.en.showEarlierPayments });
  for (let shown = HISTORY_PAGE_SIZE; shown < PAYMENTS; shown += HISTORY_PAGE_SIZE) {
    await earlier.click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('details').length > before,
      shown,
    );
  }
}

async function scrollRounds(page: Page, rounds: number): Promise<Scroll> {
  const scrolls: Scroll[] = [];
  for (let round = 0; round < rounds; round++) scrolls.push(await scroll(page));
  return {
    lateShare: median(scrolls.map(({ lateShare }) => lateShare)),
    longestTaskMs: median(scrolls.map(({ longestTaskMs }) => longestTaskMs)),
  };
}

/** Scrolls from the top, one step per frame, while the page records the duration of its frames and tasks. */
function scroll(page: Page): Promise<Scroll> {
  return page.evaluate(
    async ({ frames, step, lateMs }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      window.scrollTo(0, 0);
      await frame();
      await frame();
      let longestTaskMs = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          longestTaskMs = Math.max(longestTaskMs, duration);
        }
      });
      observer.observe({ type: 'longtask' });
      let late = 0;
      let before = await frame();
      for (let count = 0; count < frames; count++) {
        window.scrollBy(0, step);
        const now = await frame();
        if (now - before > lateMs) late++;
        before = now;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return { lateShare: late / frames, longestTaskMs };
    },
    { frames: FRAMES, step: PIXELS_A_FRAME, lateMs: LATE_FRAME_MS },
  );
}

/** The median time from a key press to the paint that shows its result, as reported by the browser. */
async function typeRounds(page: Page, rounds: number): Promise<number> {
  await page.evaluate(() => {
    const waits: number[] = [];
    const keys = { type: 'event', durationThreshold: 16, buffered: true };
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'keydown') waits.push(entry.duration);
      }
    }).observe(keys);
  });
  const search = page.getByRole('searchbox');
  await search.scrollIntoViewIfNeeded();
  for (let round = 0; round < rounds; round++) {
    await search.fill('');
    await search.pressSequentially('service 1', { delay: 120 });
  }
  // Delays under 16 ms are not reported: the result was painted in the next frame.
  const waits = await page.evaluate(() => Reflect.get(window, 'waits') as readonly number[]);
  return waits.length === 0 ? 16 : median(waits);
}
