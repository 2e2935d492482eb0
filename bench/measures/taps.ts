import { texts } from '@sesame/contract/texts/dictionary.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import type { Locator, Page } from 'playwright-core';
import { addProducts } from '../add-products.ts';
import { addBuyers, addHistory } from '../buyers.ts';
import { type Figure, median } from '../figure.ts';
import { onPhonePage, SLOWDOWN } from '../load/phone-page.ts';
import { processorTimeOf } from '../load/processor-time.ts';
import { listPriceIds, sellTo } from '../sell.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';

const PRODUCTS = 200;
const PAYMENTS = 1_000;
/** Taps of each kind in a round. */
const TAPS = 5;
const { en } = texts;

type Costs = Record<string, number[]>;

/**
 * From a tap or key to the paint that answers it, on the dashboard of a buyer with a subscription and a long history: the
 * order sheet opens, its plan changes, a letter in the search, the other tab and back. As processor time of the page,
 * times four for a phone.
 */
export async function measureTaps(rounds: number): Promise<Figure[]> {
  const shop = await startBenchShop('taps');
  try {
    return figures(await tapOn(shop, rounds));
  } finally {
    await shop.stop();
  }
}

async function tapOn(shop: BenchShop, rounds: number): Promise<Costs> {
  const [token = ''] = (await addBuyers(shop.database, 1)).take(1);
  const [priceId = 0] = await listPriceIds(shop);
  await sellTo(shop, token, priceId);
  await addProducts(shop.database, PRODUCTS);
  await addHistory(shop.database, token, PAYMENTS);
  return await onPhonePage(shop.url, token, (page) => tapEverything(page, rounds));
}

async function tapEverything(page: Page, rounds: number): Promise<Costs> {
  const session = await page.context().newCDPSession(page);
  const costs: Costs = {};
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const cost = await processorTimeOf(session, work);
    const known = costs[what] ?? [];
    costs[what] = cost === undefined ? known : [...known, cost * SLOWDOWN];
  };
  await page.goto('/dashboard/subscriptions');
  await page.waitForFunction(
    (least) => document.querySelectorAll('article').length >= least,
    PRODUCTS,
  );
  const sheet = page.getByRole('dialog');
  for (let count = 1; count <= rounds * TAPS; count++) {
    const name = fillText(en.orderProduct, 'en', { product: `Service ${count}` });
    const order = page.getByRole('button', { name, exact: true });
    await order.scrollIntoViewIfNeeded();
    const opens = await finger(page, order);
    await measure(`the order sheet opens${count === 1 ? ', the first time' : ''}`, async () => {
      await opens();
      await sheet.waitFor();
    });
    await measure('the plan changes', await finger(page, sheet.getByRole('radio').nth(1)));
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }
  const search = page.getByRole('searchbox');
  for (let count = 0; count < rounds; count++) {
    await search.fill('');
    for (const letter of 'service 12') {
      await measure('a letter in the search', () => search.pressSequentially(letter));
    }
  }
  await search.fill('');
  for (let count = 0; count < rounds * TAPS; count++) {
    await measure('the history of payments', await openTab(page, en.tabPayments));
    await measure('back to the subscriptions', await openTab(page, en.tabSubscriptions));
  }
  return costs;
}

async function openTab(page: Page, name: string): Promise<() => Promise<unknown>> {
  await page.evaluate(() => window.scrollTo(0, 0));
  return finger(page, page.getByRole('link', { name, exact: true }).first());
}

/** A tap at the middle of an element without Playwright's own checks, which would run in the page and be counted. */
async function finger(page: Page, on: Locator): Promise<() => Promise<void>> {
  const box = await on.boundingBox();
  if (box === null) throw new Error('what is tapped has to be on the page');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

function figures(costs: Costs): Figure[] {
  return Object.entries(costs).map(([what, all]) => {
    if (all.length === 0) throw new Error(`the browser reported no interaction: ${what}`);
    const sorted = all.toSorted((one, other) => one - other);
    const slowest = sorted[Math.ceil(sorted.length * 0.98) - 1] ?? Number.NaN;
    return {
      area: 'Taps',
      what: `${what}, p98`,
      unit: 'ms',
      value: slowest,
      spread: [median(sorted), slowest],
      target: { of: 'value', atMost: 100 },
    };
  });
}
