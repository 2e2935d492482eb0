import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { findFreePort } from '../../scripts/run/free-port.ts';
import { addBuyers, bearer } from '../buyers.ts';
import { type Figure, median } from '../figure.ts';
import { overHttp } from '../load/hit.ts';
import { send } from '../load/http-client.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';

const CONNECTIONS = 16;
const SECONDS = 1;
/** A Prometheus scrapes every fifteen seconds; here it is more often. */
const SCRAPE_EVERY = 5;

/** Measures the processor time that counting calls, and scraping, add to a poll: two shops take turns in many short rounds. */
export async function measureMetrics(rounds: number): Promise<Figure[]> {
  const port = await findFreePort('127.0.0.1', 0);
  if (port === undefined) throw new Error('no free port');
  const plain = await startBenchShop('plain');
  const measured = await startBenchShop('metrics', { METRICS_PORT: String(port) });
  const sides = [await pollOf(plain), await pollOf(measured)] as const;
  const micros: [number[], number[]] = [[], []];
  let failures = 0;
  for (let round = -1; round < rounds; round++) {
    for (const [side, poll] of sides.entries()) {
      const isScraped = side === 1 && round % SCRAPE_EVERY === 0;
      const scrape = isScraped ? send(`http://127.0.0.1:${port}/metrics`, {}) : undefined;
      const result = await poll.run(SECONDS);
      failures += result.failures + ((await scrape)?.status === 200 || !isScraped ? 0 : 1);
      if (round >= 0 && result.cpuMicros !== undefined) micros[side]?.push(result.cpuMicros);
    }
  }
  await plain.stop();
  await measured.stop();
  const [without, withMetrics] = [median(micros[0]), median(micros[1])];
  return [
    {
      ...{ area: 'Metrics', what: 'processor time that metrics add to a poll', unit: '%' },
      value: (withMetrics / without - 1) * 100,
      cpuMicros: withMetrics,
      ceiling: { what: 'the same poll without metrics, µs', value: without },
      target: { of: 'value', atMost: 2 },
      failures,
    },
  ];
}

async function pollOf(shop: BenchShop) {
  const buyers = await addBuyers(shop.database, CONNECTIONS);
  const tokens = buyers.take(CONNECTIONS);
  return overHttp({
    ...{ what: 'is_pending', url: shop.url, pid: shop.pid, connections: CONNECTIONS },
    calls: (connection) => ({
      path: isPaymentPending.path,
      headers: bearer(tokens[connection % CONNECTIONS] ?? ''),
    }),
  });
}
