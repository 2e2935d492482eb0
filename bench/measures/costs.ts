import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import type { Cost } from '../../scripts/capacity/costs.ts';
import { startRedis } from '../../scripts/drill/parts/redis.ts';
import { addBuyers, bearer } from '../buyers.ts';
import type { Figure } from '../figure.ts';
import { treeMicros } from '../load/cpu-clock.ts';
import { expectOk, inParallel, postJson, send } from '../load/http-client.ts';
import {
  countGrants,
  decideAtBank,
  listPriceIds,
  type Order,
  placeOrder,
  sendWebhook,
} from '../sell.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';

const FILE = join(import.meta.dirname, '..', 'results', 'costs.json');
const WIDTH = 16;
/** For work that follows a call: jobs, mails, statistics of the database. */
const SETTLE_MS = 3_000;

/** Seconds of a shop without calls, after a pause for what its start has begun. */
const IDLE_S = 10;

interface Operation {
  readonly name: string;
  readonly count: number;
  /** @returns bytes of the answer without headers */
  readonly run: (index: number) => Promise<number>;
  /** Waits until all that the calls have caused is done. */
  readonly done?: () => Promise<unknown>;
}

/** Measures what each operation costs each part of a shop, from which `npm run capacity` computes what a shop needs. */
export async function measureCosts(count: number, isStored: boolean): Promise<Figure[]> {
  const redis = await startRedis();
  const shop = await startBenchShop('costs', redis === undefined ? {} : { REDIS_URL: redis.url });
  const costs: Record<string, Cost> = {};
  const measure = () => snapshot(shop, redis?.pid() ?? 0);
  try {
    await sleep(IDLE_S * 1_000);
    const resting = await measure();
    await sleep(IDLE_S * 1_000);
    const idle = costBetween(resting, await measure(), IDLE_S);
    for (const operation of await operationsOf(shop, count)) {
      // The first calls compile code, fill caches and prepare statements.
      await inParallel(numbers(operation.count / 10), WIDTH, operation.run);
      await operation.done?.();
      costs[operation.name] = await costOf(operation, idle, measure);
      console.log(`  ${operation.name}: ${JSON.stringify(costs[operation.name])}`);
    }
  } finally {
    await shop.stop();
    await redis?.kill();
  }
  if (isStored) {
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', node: process.version };
    const file = { measuredAt: new Date().toISOString().slice(0, 10), ...machine, costs };
    writeFileSync(FILE, `${JSON.stringify(file, undefined, 2)}\n`);
  }
  return Object.entries(costs).map(([name, { server, postgres }]) => ({
    ...{ area: 'Costs', what: `${name}, processor time of PostgreSQL`, unit: 'µs' },
    ...{ value: postgres, cpuMicros: server },
  }));
}

/** Without what the shop would have used in the same time. */
async function costOf(operation: Operation, idle: Cost, measure: Measure): Promise<Cost> {
  await sleep(SETTLE_MS);
  const before = await measure();
  const startedMs = performance.now();
  let sent = 0;
  await inParallel(numbers(operation.count), WIDTH, async (index) => {
    const bytes = await operation.run(index);
    sent += bytes;
  });
  await operation.done?.();
  await sleep(SETTLE_MS);
  const seconds = (performance.now() - startedMs) / 1_000;
  const all = costBetween(before, { ...(await measure()), sent }, 1);
  const each = (part: keyof Cost) => {
    const used = Math.max(0, (all[part] - idle[part] * seconds) / operation.count);
    return part === 'transactions' ? Math.round(used * 10) / 10 : Math.round(used);
  };
  return {
    ...{ server: each('server'), postgres: each('postgres'), redis: each('redis') },
    ...{ wal: each('wal'), transactions: each('transactions') },
    ...{ disk: each('disk'), sent: each('sent') },
  };
}

function costBetween(before: Cost, after: Cost, by: number): Cost {
  const each = (part: keyof Cost) => (after[part] - before[part]) / by;
  return {
    ...{ server: each('server'), postgres: each('postgres'), redis: each('redis') },
    ...{ wal: each('wal'), transactions: each('transactions') },
    ...{ disk: each('disk'), sent: each('sent') },
  };
}

type Measure = () => Promise<Cost>;

/** All that was used so far. */
async function snapshot(
  { pid, postgresPid, database }: BenchShop,
  redisPid: number,
): Promise<Cost> {
  const { rows } = await database.query<{ wal: string; disk: string; xid: string }>(
    `select pg_current_wal_lsn() - '0/0' as wal, pg_database_size(current_database()) as disk,
            pg_snapshot_xmax(pg_current_snapshot())::text as xid`,
  );
  return {
    ...{ server: treeMicros(pid), postgres: treeMicros(postgresPid), redis: treeMicros(redisPid) },
    ...{ wal: Number(rows[0]?.wal), transactions: Number(rows[0]?.xid) },
    ...{ disk: Number(rows[0]?.disk), sent: 0 },
  };
}

async function operationsOf(shop: BenchShop, count: number): Promise<Operation[]> {
  const buyers = await addBuyers(shop.database, 4 * count + WIDTH);
  const prices = await listPriceIds(shop);
  const tokens = buyers.take(WIDTH);
  const nextOrder = (index: number) =>
    placeOrder(shop, buyers.take(1)[0] ?? '', prices[index % prices.length] ?? 0);
  await sell(shop, WIDTH, nextOrder);

  const polls = [isPaymentPending.path, listActiveSubscriptions.path, listPayments.path];
  const pollOf = (index: number) => ({
    url: `${shop.url}${polls[index % polls.length]}`,
    headers: bearer(tokens[index % WIDTH] ?? ''),
  });
  const tags = new Map<string, string>();
  const get = async (url: string, headers: Record<string, string>) => {
    const answer = await send(url, { headers });
    if (answer.status !== 304) expectOk(answer);
    return answer;
  };
  const accounts = numbers(WIDTH).map((index) => ({
    email: `costs-${index}@buyers.example`,
    password: 'correct horse battery',
  }));
  for (const account of accounts) {
    expectOk(await postJson(`${shop.url}${register.path}`, account, {}));
  }
  const catalogue = `${shop.url}${listSubPlans.path}`;
  const orders: Order[] = [];
  const paid: Order[] = [];
  return [
    {
      ...{ name: 'unchanged poll', count: count * 20 },
      run: async (index) => {
        const { url, headers } = pollOf(index);
        const key = `${url} ${headers.authorization}`;
        const { etag = '', text } = await get(url, {
          ...headers,
          'if-none-match': tags.get(key) ?? '',
        });
        tags.set(key, etag);
        return text.length;
      },
    },
    {
      ...{ name: 'changed poll', count: count * 8 },
      run: async (index) => {
        const { url, headers } = pollOf(index);
        return (await get(url, headers)).text.length;
      },
    },
    {
      ...{ name: 'catalogue', count: count * 10 },
      run: async () => (await get(catalogue, { 'accept-encoding': 'br' })).text.length,
    },
    {
      ...{ name: 'sign-in', count: Math.ceil(count / 2) },
      run: async (index) => {
        const account = accounts[index % WIDTH] ?? {};
        return expectOk(await postJson(`${shop.url}${login.path}`, account, {})).text.length;
      },
    },
    {
      ...{ name: 'order', count },
      run: async (index) => {
        orders.push(await nextOrder(index));
        return 200;
      },
      done: async () => {
        for (const order of orders.splice(0)) {
          await decideAtBank(shop, order.bankId, 'pay_silently');
          paid.push(order);
        }
      },
    },
    {
      ...{ name: 'settlement', count },
      run: async () => {
        const order = paid.pop();
        if (order === undefined) throw new Error('more settlements than paid orders');
        await sendWebhook(shop, order);
        return 20;
      },
      done: () => untilGrantsRest(shop),
    },
  ];
}

/** Waits until no more access is being given. */
async function untilGrantsRest(shop: BenchShop): Promise<void> {
  let before = -1;
  await waitUntil(async () => {
    const now = await countGrants(shop);
    const isResting = now === before;
    before = now;
    await sleep(500);
    return isResting;
  });
}

async function sell(shop: BenchShop, count: number, next: (index: number) => Promise<Order>) {
  await inParallel(numbers(count), WIDTH, async (index) => {
    const { bankId } = await next(index);
    await decideAtBank(shop, bankId, 'pay');
  });
  await untilGrantsRest(shop);
}

function numbers(count: number): number[] {
  return Array.from({ length: Math.ceil(count) }, (_, index) => index);
}
