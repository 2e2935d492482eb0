import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRICES } from './cloud-prices.ts';
import { operations, readCosts } from './costs.ts';
import { DAY, HABITS } from './habits.ts';
import { planShop } from './plan-shop.ts';
import { PAGE, withTables } from './scaling-page.ts';
import { simulateDay } from './simulate-day.ts';

const { costs } = readCosts();

test('docs/scaling.md has the tables of what was measured: npm run capacity -- --write', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(withTables(page, readCosts())).toBe(page);
});

test('every operation costs something, and the hours make a day', () => {
  for (const operation of operations) expect(costs[operation].server).toBeGreaterThan(0);
  expect(DAY).toHaveLength(24);
  expect(DAY.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('a day adds up to its hours, and twice the buyers cost twice as much', () => {
  const one = simulateDay(1_000, HABITS, costs, DAY);
  const two = simulateDay(2_000, HABITS, costs, DAY);
  const settled = one.hours.reduce((sum, { rates }) => sum + rates.settlement * 3_600, 0);
  expect(settled).toBeCloseTo(one.sales, 6);
  expect(two.total.server).toBeCloseTo(2 * one.total.server, 6);
  expect(two.peak.use.postgres).toBeCloseTo(2 * one.peak.use.postgres, 9);
  expect(one.peak.openTabs).toBeGreaterThan(Math.max(...one.hours.map((hour) => hour.openTabs)));
});

test('a larger shop gets what it needs, from one machine to several shops', () => {
  const planOf = (buyers: number) =>
    planShop(buyers, simulateDay(buyers, HABITS, costs, DAY), PRICES);
  const small = planOf(1_000);
  expect(small).toMatchObject({ isOneMachine: true, processes: 1, databaseCores: 0 });
  const plans = [10_000, 1_000_000, 5_000_000_000].map(planOf);
  const grown = plans.map(({ processes, databaseCores }) => processes + databaseCores);
  expect(grown).toEqual(grown.toSorted((a, b) => a - b));
  expect(plans.at(-1)?.settings.join()).toContain('several shops');
  expect(plans.at(-1)?.settings.join()).toContain('DATABASE_DIRECT_URL');
});
