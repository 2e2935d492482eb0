import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { isSoak } from '../property-runs.ts';
import { renewalTest } from '../shops/renewal-test.ts';
import { liveAYear } from './live-a-year.ts';

/** Where `npm run year` reads the timeline; `npm test` lives the first month. */
const file = process.env.YEAR_TIMELINE;
const months = isSoak || file !== undefined ? 12 : 1;
const test = renewalTest();

test('a year of a subscription is printed event by event, with the ledger in order', async ({
  renewals: shop,
}) => {
  const lines = await liveAYear(shop, months);
  if (file !== undefined) writeFileSync(file, `${lines.join('\n')}\n`);
  const texts = lines.map((line) => line.slice(18));
  expect(texts).toContain('charge    paid at attempt 1');
  expect(texts).toContain('access    until 2026-03-31 (purchase)');
  expect(texts.some((text) => text.startsWith('mail'))).toBe(true);
  if (months === 1) return;
  expect(texts).toContain('charge    declined (funds)');
  expect(texts).toContain('charge    paid at attempt 3');
  expect(texts.some((text) => text.includes('(plan change)'))).toBe(true);
  expect(texts.some((text) => text.includes('(refund)'))).toBe(true);
  expect(texts.at(-1)).toContain('the subscription has ended');
});
