import { randomInt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { PROPERTY_TIMEOUT_MS } from '../property-runs.ts';
import { liveGeneration, readGeneration } from './live-generation.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

const FEW = 12;

/**
 * Random lives of subscriptions: orders, renewals with every answer of a gateway, plan changes, refunds, disputes, gifts,
 * removed methods, accounts and products, outages. `npm run soak` plays 10,000 of them (`lives.soak.ts`). A failure
 * names the value of LIVES with which it is played again: `LIVES=<seed>:<lives of the generation>[:<number of one>]`.
 */
test('every life of a subscription is charged at most once a period and gives what was paid', async () => {
  const again = readGeneration(process.env.LIVES);
  const { failure, effects } = await liveGeneration(
    again ?? { seed: randomInt(2 ** 31), lives: FEW },
  );
  if (failure !== undefined) throw failure;
  if (again?.only === undefined) expect(effects['renewals paid']).toBeGreaterThan(0);
});
