import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addBuyers, type Buyers } from '../buyers.ts';
import { type Figure, median } from '../figure.ts';
import { overHttp } from '../load/hit.ts';
import type { Contender } from '../load/race.ts';
import { listPriceIds, orderCall } from '../sell.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';
import { compareShops } from './compare-shops.ts';
import { pollOf } from './metrics.ts';

const CONNECTIONS = 16;
const SECONDS = 1;
const BUYERS = 100_000;

/**
 * Measures the processor time that traces add to a poll and to an order: with the packages loaded and nothing sent, and with
 * every tenth trace sent to a collector. Without traces the shop loads none of it.
 */
export async function measureTraces(rounds: number): Promise<Figure[]> {
  const collector = await startCollector();
  const sampled = (sampler: string) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: sampler,
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
  const shops = [
    await startBenchShop('plain'),
    await startBenchShop('unsampled', sampled('always_off')),
    await startBenchShop('traces', sampled('traceidratio')),
  ];
  const buyers: Buyers[] = [];
  for (const { database } of shops) buyers.push(await addBuyers(database, BUYERS));
  const figures: Figure[] = [];
  for (const { what, of } of [
    { what: 'a poll', of: pollOf },
    { what: 'an order', of: ordersOf },
  ]) {
    const sides = [];
    for (const [index, shop] of shops.entries()) {
      const [own] = buyers.slice(index);
      if (own !== undefined) sides.push(await of(shop, own));
    }
    const { micros, failures } = await compareShops(sides, rounds, SECONDS);
    const [without = 0, ...others] = micros.map(median);
    for (const [index, value] of others.entries()) {
      const which = index === 0 ? 'traces of which none is sent' : 'every tenth trace';
      figures.push({
        ...{ area: 'Traces', what: `processor time that ${which} adds to ${what}`, unit: '%' },
        value: (value / without - 1) * 100,
        cpuMicros: value,
        ceiling: { what: `${what} without traces, µs`, value: without },
        target: { of: 'value', atMost: index === 0 ? 2 : 5 },
        failures: failures + (collector.requests() === 0 ? 1 : 0),
      });
    }
  }
  for (const shop of shops) await shop.stop();
  await collector.stop();
  return figures;
}

async function ordersOf(shop: BenchShop, buyers: Buyers): Promise<Contender> {
  const prices = await listPriceIds(shop);
  let turn = 0;
  return overHttp({
    ...{ what: 'start-payment', url: shop.url, pid: shop.pid, connections: CONNECTIONS },
    calls: {
      each: () => orderCall(buyers.take(1)[0] ?? '', prices[turn++ % prices.length] ?? 0),
    },
  });
}

/** Takes every span and keeps none. */
async function startCollector() {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume().once('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast is safe: the server listens on host and port, never on a socket file.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
