import { statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runJob } from '@sesame/contract/console/system.ts';
import { root } from '../../scripts/root.ts';
import { bearer } from '../buyers.ts';
import { expectOk, postJson } from '../load/http-client.ts';
import { storeSection } from '../store-section.ts';
import { waitUntil } from '../wait-until.ts';
import { type BulkResult, measureBulk } from './bulk.ts';
import { signInCallers } from './callers.ts';
import { describeBulk, isBounded } from './describe-bulk.ts';
import { describeGrowth, grows } from './describe-growth.ts';
import { type CallCost, costOf, type Measured, readFor } from './measure-cost.ts';
import { type Callers, type Reading, readingsOf } from './operations.ts';
import { measureSales } from './sales.ts';
import { PAYMENTS_EACH } from './sell-template.ts';
import { type FilledShop, startFilledShop } from './start-filled-shop.ts';

interface GrowthOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  readonly isStored: boolean;
}

/** What a payment takes on the disk, with everything that belongs to it, and while it is being filled. */
const BYTES_OF_PAYMENT = 6_000;
/** Buyers who poll, and buyers of each round who order. */
const POLLING = 64;
const ORDERING = 40;
/** Payments of one buyer, where the shop has ten times as many. */
const LONG_HISTORY = 100_000;

/** Summing up the days of the past takes half a minute among 100,000 buyers. */
const SETTLE_MS = 60 * 60_000;

/** How to read the table. */
const CONDITIONS =
  'server + PostgreSQL, and time on the clock, medians; growth of the processor time with its lowest and highest.';

interface Side {
  readonly filled: FilledShop;
  readonly callers: Callers;
  readonly readings: readonly Reading[];
}

/**
 * `npm run bench -- growth`: fills a shop of each size, and measures the same operations in all of them, in turn.
 * @returns whether none grows
 */
export async function runGrowth(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  requireSpace(options.sizes);
  const shops: FilledShop[] = [];
  try {
    for (const users of options.sizes) {
      const filled = await startFilledShop({ users, longHistory: Math.min(LONG_HISTORY, users) });
      console.log(
        `${users.toLocaleString('en')} users: filled in ${Math.round(filled.fillSeconds)} s`,
      );
      shops.push(filled);
    }
    const sides: Side[] = [];
    for (const filled of shops) sides.push(await prepare(filled, options));
    const measured = [
      ...(await measureSalesOf(sides, options)),
      ...(await measureReadings(sides, options)),
    ];
    const bulk: BulkResult[][] = [];
    for (const { filled, callers } of sides) bulk.push(await measureBulk(filled, callers));
    const table = `${describeGrowth(shops, measured)}\n\n${describeBulk(shops, bulk)}`;
    console.log(`\n${table}\n`);
    if (options.isStored) storeSection('growth', CONDITIONS, table);
    const [smallest = []] = bulk;
    const isLinear = bulk.every((results) =>
      results.every((result, work) => isBounded(result, smallest[work] ?? result)),
    );
    return isLinear && !measured.some(grows);
  } finally {
    for (const { shop } of shops) await shop.stop();
  }
}

function readOptions(args: readonly string[]): GrowthOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      users: { type: 'string', default: '1000,100000' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  });
  const sizes = values.users.split(',').map(Number);
  const isValid = sizes.every((users) => users >= 1_000 && users % 1_000 === 0);
  if (!isValid) throw new Error('--users is a list of thousands, the fewest first: 1000,100000');
  const { write: isStored } = values;
  return { sizes, rounds: Number(values.rounds), seconds: Number(values.seconds), isStored };
}

function requireSpace(sizes: readonly number[]): void {
  const payments = sizes.reduce((sum, users) => sum + users * PAYMENTS_EACH, 0);
  const needed = Math.ceil((payments * BYTES_OF_PAYMENT) / 1e9);
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1e9);
  console.log(
    `growth: ${payments.toLocaleString('en')} payments need about ${needed} GB; ${free} GB are free`,
  );
  if (free < needed)
    throw new Error('there is not enough space on the disk; choose fewer with --users');
}

/** Signs everybody in, and waits until the shop has summed up the days of its past and has no queued work left. */
async function prepare(filled: FilledShop, { rounds }: GrowthOptions): Promise<Side> {
  const { shop } = filled;
  const callers = await signInCallers(shop, POLLING + (rounds + 1) * ORDERING);
  const headers = bearer(callers.operator);
  for (const name of ['aggregate-sales-days', 'aggregate-payment-days']) {
    expectOk(await postJson(`${shop.url}${runJob.path.replace(':name', name)}`, {}, headers));
  }
  await waitUntil(
    async () => {
      const { rows } = await shop.database.query<{ done: boolean }>(
        `select coalesce((select max(day) >= current_date - 2 from sales_days), false)
          and coalesce((select max(day) >= current_date - 20 from payment_days), false)
          and not exists (select from pgboss.job where state < 'completed' and name = 'remind-subscription') as done`,
      );
      return rows[0]?.done === true;
    },
    500,
    SETTLE_MS,
  );
  return { filled, callers, readings: await readingsOf(shop, callers) };
}

async function measureReadings(
  sides: readonly Side[],
  { rounds, seconds }: GrowthOptions,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [place, { name }] of (sides[0]?.readings ?? []).entries()) {
    const costs: CallCost[][] = sides.map(() => []);
    // The first round warms up.
    for (let round = -1; round < rounds; round++) {
      for (const [side, { filled, readings }] of sides.entries()) {
        const reading = readings[place];
        if (reading === undefined) continue;
        const cost = await costOf(filled.shop, () => readFor(reading, seconds));
        if (round >= 0) costs[side]?.push(cost);
      }
    }
    measured.push({ name, rounds: costs });
    console.log(
      `  ${name}: ${costs.map((one) => one.map((c) => Math.round(c.serverMicros + c.postgresMicros)).join(' ')).join(' | ')} µs`,
    );
  }
  return measured;
}

async function measureSalesOf(
  sides: readonly Side[],
  { rounds }: GrowthOptions,
): Promise<Measured[]> {
  const orders: CallCost[][] = sides.map(() => []);
  const settlements: CallCost[][] = sides.map(() => []);
  for (let round = -1; round < rounds; round++) {
    const first = POLLING + (round + 1) * ORDERING;
    for (const [side, { filled, callers }] of sides.entries()) {
      const cost = await measureSales(filled.shop, callers.tokens.slice(first, first + ORDERING));
      if (round < 0) continue;
      orders[side]?.push(cost.order);
      settlements[side]?.push(cost.settlement);
    }
  }
  return [
    { name: 'order', rounds: orders },
    { name: 'settlement', rounds: settlements },
  ];
}
