import { expect } from 'vitest';
import { shopTest } from '../shops/shop-test.ts';
import type { Shop } from '../shops/start-shop.ts';
import { attackShop } from './attack-shop.ts';
import { targetCount } from './make-requests.ts';

let shop: Shop<'sales'>;
const test = shopTest(['sales']);
test.beforeAll(({ shop: running }) => {
  shop = running;
});
// Stopping the shop verifies the ledger.

test('a sample of hostile requests by all roles causes no server error and reveals no internals', async () => {
  expect(targetCount).toBeGreaterThan(500);
  const { statuses, problems } = await attackShop(shop, {
    seed: 20_261_122,
    count: 400,
    atOnce: 4,
  });
  expect(problems).toEqual([]);
  // Checks that the requests were not all refused at the same stage.
  for (const status of [200, 400, 401, 403, 404])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(5);
});
