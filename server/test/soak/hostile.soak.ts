import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackShop } from '../hostile/attack-shop.ts';
import { startShop, type TestShop } from '../start-shop.ts';

const REQUESTS = 100_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
// The books are audited at the end.
afterAll(() => shop.stop());

test('a hundred thousand hostile requests by everybody meet no failure, and no answer tells of the inside', async () => {
  const seed = Number(process.env.SOAK_SEED ?? 1);
  const { statuses, problems } = await attackShop(shop, { seed, count: REQUESTS, atOnce: 8 });
  const figures = Object.fromEntries([...statuses].sort(([a], [b]) => a - b));
  process.stdout.write(`seed ${seed}: ${JSON.stringify(figures)}\n`);
  expect(problems).toEqual([]);
});
