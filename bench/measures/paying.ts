import { randomUUID } from 'node:crypto';
import type { Buyers } from '../buyers.ts';
import { bankHeaders, bankOrder } from '../ceilings/orders.ts';
import type { Ceilings } from '../ceilings/start-ceilings.ts';
import type { Figure } from '../figure.ts';
import { startCpuClock } from '../load/cpu-clock.ts';
import { overHttp } from '../load/hit.ts';
import { inParallel } from '../load/http-client.ts';
import { type Contender, type Pace, type Round, race } from '../load/race.ts';
import {
  countGrants,
  decideAtBank,
  listPriceIds,
  type Order,
  orderCall,
  placeOrder,
  sendWebhook,
} from '../sell.ts';
import type { BenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';
import { giveFor } from './give-for.ts';
import { measureHotRows } from './hot-rows.ts';
import { sellFor } from './sell-for.ts';

const area = 'Paying';
const CONNECTIONS = 16;
const WEBHOOKS_PER_BURST = 100;

/** Measures starting a payment, the settlement by webhook, and the whole sequence. */
export async function measurePaying(
  shop: BenchShop,
  { fastifyUrl, pid }: Ceilings,
  buyers: Buyers,
  pace: Pace,
): Promise<Figure[]> {
  const prices = await listPriceIds(shop);
  let turn = 0;
  const nextPrice = () => prices[turn++ % prices.length] ?? 0;
  const nextToken = () => buyers.take(1)[0] ?? '';
  const post = (what: string, path: string) =>
    overHttp({
      what,
      url: fastifyUrl,
      pid,
      connections: CONNECTIONS,
      calls: () => ({ method: 'POST', path }),
    });

  const commit = post('insert + update, one commit', '/commit');
  const sevenRows = post('five inserts + two updates, one commit', '/settle');
  const bareOrder = post('insert, call the bank, update', '/order');
  const bank: Contender = overHttp({
    what: 'the bank alone, payments made',
    url: shop.bank.url,
    pid: shop.bank.pid,
    connections: CONNECTIONS,
    calls: {
      each: () => {
        const id = randomUUID();
        return {
          method: 'POST',
          path: '/v1/payments',
          headers: { ...bankHeaders(shop.bank.apiKey, id), 'content-type': 'application/json' },
          body: JSON.stringify(bankOrder(id)),
        };
      },
    },
  });
  const start = overHttp({
    what: 'start-payment',
    url: shop.url,
    pid: shop.pid,
    connections: CONNECTIONS,
    calls: { each: () => orderCall(nextToken(), nextPrice()) },
  });
  const settle: Contender = {
    what: 'webhook → access',
    run: (seconds) => settleOrders(shop, seconds, () => placeOrder(shop, nextToken(), nextPrice())),
  };
  const whole: Contender = {
    what: 'order → paid → active',
    run: (seconds) =>
      sellFor(shop, { seconds, buyers: CONNECTIONS }, () =>
        placeOrder(shop, nextToken(), nextPrice()),
      ),
  };
  const gift: Contender = {
    what: 'gift → paid → redeemed',
    run: (seconds) =>
      giveFor(shop, { seconds, buyers: CONNECTIONS, price: nextPrice, token: nextToken }),
  };
  return [
    await race({ area: 'Ceilings', of: bank }, pace),
    await race({ area: 'Ceilings', of: bareOrder, ceiling: commit }, pace),
    await race(
      { area, of: start, ceiling: bareOrder, target: { of: 'ratio', atLeast: 0.6 } },
      pace,
    ),
    await race(
      { area, of: settle, ceiling: sevenRows, target: { of: 'ratio', atLeast: 0.5 } },
      pace,
    ),
    await race({ area, of: whole, ceiling: bareOrder }, pace),
    await race({ area, of: gift, ceiling: bareOrder }, pace),
    ...(await measureHotRows(shop, prices, nextToken, pace)),
  ];
}

/** Sends a burst of signed webhooks for payments that are paid at the bank; counts grants, not answers. */
async function settleOrders(
  shop: BenchShop,
  seconds: number,
  place: () => Promise<Order>,
): Promise<Round> {
  const orders: Order[] = [];
  await inParallel(Array.from({ length: seconds * WEBHOOKS_PER_BURST }), CONNECTIONS, async () => {
    const order = await place();
    await decideAtBank(shop, order.bankId, 'pay_silently');
    orders.push(order);
  });
  const before = await countGrants(shop);
  const cpuOf = startCpuClock(shop.pid);
  const startedMs = performance.now();
  await inParallel(orders, CONNECTIONS, (order) => sendWebhook(shop, order));
  await waitUntil(async () => (await countGrants(shop)) - before === orders.length);
  const perSecond = (orders.length * 1_000) / (performance.now() - startedMs);
  return { perSecond, cpuMicros: cpuOf(orders.length), failures: 0 };
}
