import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '../start-shop.ts';
import { attackShop } from './attack-shop.ts';
import { targetCount } from './make-requests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
// The books are audited at the end.
afterAll(() => shop.stop());

test('a sample of hostile requests by everybody meets no failure, and no answer tells of the inside', async () => {
  expect(targetCount).toBeGreaterThan(500);
  const { statuses, problems } = await attackShop(shop, {
    seed: 20_261_122,
    count: 400,
    atOnce: 4,
  });
  expect(problems).toEqual([]);
  // They came further than the door.
  for (const status of [200, 400, 401, 403, 404])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(5);
});
