import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { findFreePort } from '../../scripts/run/free-port.ts';
import { addBuyers, type Buyers, bearer } from '../buyers.ts';
import { type Figure, median } from '../figure.ts';
import { overHttp } from '../load/hit.ts';
import { send } from '../load/http-client.ts';
import type { Contender } from '../load/race.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';
import { compareShops } from './compare-shops.ts';

const CONNECTIONS = 16;
const ROUND_S = 1;
/** Every five seconds; Prometheus scrapes every fifteen by default. */
const SCRAPE_EVERY_ROUNDS = 5;

/** Measures the processor time that counting calls, and scraping, add to a poll. */
export async function measureMetrics(rounds: number): Promise<Figure[]> {
  const port = await findFreePort('127.0.0.1', 0);
  if (port === undefined) throw new Error('no free port');
  const plain = await startBenchShop('plain');
  const measured = await startBenchShop('metrics', { METRICS_PORT: String(port) });
  const scrape = async (round: number) =>
    round % SCRAPE_EVERY_ROUNDS !== 0 ||
    (await send(`http://127.0.0.1:${port}/metrics`, {})).status === 200;
  const poll = async (shop: BenchShop) => pollOf(shop, await addBuyers(shop.database, CONNECTIONS));
  const sides = [await poll(plain), { ...(await poll(measured)), beside: scrape }];
  const { micros, failures } = await compareShops(sides, rounds, ROUND_S);
  await plain.stop();
  await measured.stop();
  const [without = 0, withMetrics = 0] = micros.map(median);
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

/** A poll of some buyers, as the web sends it. */
export function pollOf(shop: BenchShop, buyers: Buyers): Contender {
  const tokens = buyers.take(CONNECTIONS);
  return overHttp({
    ...{ what: 'is_pending', url: shop.url, pid: shop.pid, connections: CONNECTIONS },
    calls: (connection) => ({
      path: isPaymentPending.path,
      headers: bearer(tokens[connection % CONNECTIONS] ?? ''),
    }),
  });
}
