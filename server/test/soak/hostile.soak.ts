import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { expect } from 'vitest';
import { attackShop } from '../hostile/attack-shop.ts';
import { shopTest } from '../shops/shop-test.ts';
import type { Shop } from '../shops/start-shop.ts';
import { campaignSize } from './campaign-size.ts';
import { reportFigures, secondsSince } from './report-figures.ts';

const REQUESTS = campaignSize('SOAK_REQUESTS', 100_000);
const AUDIT_EVERY = 10_000;

let shop: Shop<'sales'>;
const test = shopTest(['sales']);
test.beforeAll(({ shop: running }) => {
  shop = running;
});
// Stopping the shop verifies the ledger.

test('hostile requests by all roles cause no server error and reveal no internals', async () => {
  const seed = campaignSize('SOAK_SEED', 1);
  const startedMs = performance.now();
  const { statuses, problems } = await attackShop(shop, {
    seed,
    count: REQUESTS,
    atOnce: 8,
    auditEvery: AUDIT_EVERY,
  });
  // The hostile input also reaches the jobs, including those of the next day.
  shop.app.clock.advance(DAY_MS);
  const failedJobs: string[] = [];
  for (const name of shop.app.jobs.names) {
    await shop.app.jobs
      .run(name)
      .catch((error: unknown) => failedJobs.push(`${name}: ${String(error)}`));
  }
  await shop.expectClean();
  const seconds = secondsSince(startedMs);
  const byStatus = [...statuses].sort(([a], [b]) => a - b);
  process.stdout.write(`seed ${seed}: ${JSON.stringify(Object.fromEntries(byStatus))}\n`);
  reportFigures('hostile requests', {
    requests: REQUESTS,
    problems: problems.length + failedJobs.length,
    seconds,
  });
  expect(problems).toEqual([]);
  expect(failedJobs).toEqual([]);
});
