import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { runVerifyLedger } from '../../scripts/run/run-verify-ledger.ts';
import { addBuyers } from '../buyers.ts';
import { signInOwner } from '../growth/callers.ts';
import { consoleReadings, type Reading } from '../growth/operations.ts';
import { openTabs } from '../load/open-tabs.ts';
import { waitUntilQuiet } from '../load/wait-until-quiet.ts';
import { sellFor } from '../measures/sell-for.ts';
import { countGrants, decideAtBank, listPriceIds, placeOrder } from '../sell.ts';
import { emptyFolder, startShopIn } from '../shop.ts';
import { storeSection } from '../store-section.ts';
import { waitUntil } from '../wait-until.ts';
import { describeEndurance, endureRows } from './describe-endurance.ts';
import { type Sample, takeSample } from './sample.ts';
import { sellSteadily } from './sell-steadily.ts';
import { growthOfRows, readTableSizes, type TableSize } from './table-sizes.ts';

const BUYERS = 100_000;
const TABS = 2_000;
const AT_ONCE = 16;
/** Sales on their way at once; what is due beyond counts as failed. */
const AT_ONCE_MAX = 128;
const FULL_SECONDS = 30;
/** More buyers than sales, because each buys once. */
const SPARE = 1.1;
/** One sample for each third of the time. */
const MINUTES_MIN = 3;
const MINUTE_MS = 60_000;
const RESOLUTION_MS = 5;
const READ_EVERY_MS = 2_000;

/**
 * `npm run bench -- endurance`: half as many sales a second as the shop can, for half an hour, beside open tabs and an operator
 * who reads the console. Reads /proc, so it needs Linux.
 * @returns whether nothing grew and nothing failed
 */
export async function runEndurance(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '30' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const minutes = values.quick ? MINUTES_MIN : Number(values.minutes);
  if (!(minutes >= MINUTES_MIN)) throw new Error(`--minutes is ${MINUTES_MIN} or more`);
  if (!values.quick) await waitUntilQuiet();
  const SECRETS_KEY = `bench:${randomBytes(32).toString('base64')}`;
  const shop = await startShopIn(emptyFolder('endurance'), { SECRETS_KEY });
  try {
    const buyers = await addBuyers(shop.database, BUYERS);
    const prices = await listPriceIds(shop);
    let turn = 0;
    const place = () => {
      const [token = ''] = buyers.take(1);
      return placeOrder(shop, token, prices[turn++ % prices.length] ?? 0);
    };
    const full = await sellFor(shop, { seconds: FULL_SECONDS, buyers: AT_ONCE }, place);
    const perSecond = full.perSecond / 2;
    console.log(
      `endurance: ${full.perSecond.toFixed(0)} sales/s at most, so ${perSecond.toFixed(0)}/s`,
    );

    await buyers.add(TABS + Math.ceil(perSecond * 60 * minutes * SPARE));
    const before = await countGrants(shop);
    const tabs = openTabs({
      url: shop.url,
      tokens: buyers.take(TABS),
      paths: [isPaymentPending, listActiveSubscriptions, listPayments].map(({ path }) => path),
      everyMs: POLL_MS,
      openingMs: POLL_MS,
    });
    const operator = readForEver(await consoleReadings(shop, await signInOwner(shop)));
    const sales = sellSteadily(async () => decideAtBank(shop, (await place()).bankId, 'pay'), {
      perSecond,
      atOnce: AT_ONCE_MAX,
    });
    const own = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    own.enable();
    const samples: Sample[] = [];
    let sizes: TableSize[] = [];
    const startedMs = performance.now();
    for (let minute = 1; minute <= minutes; minute++) {
      await sleep(startedMs + minute * MINUTE_MS - performance.now());
      const sample = await takeSample(shop, minute);
      samples.push(sample);
      console.log(`  ${JSON.stringify(sample)}`);
      if (minute === Math.ceil((minutes * 2) / 3)) sizes = await readTableSizes(shop.database);
    }
    const polls = tabs.figures();
    const ownP99Ms = own.percentile(99) / 1e6 - RESOLUTION_MS;
    console.log(`  event loop of the load, p99 ${ownP99Ms.toFixed(0)} ms`);
    tabs.close();
    const reads = await operator.stop();
    await sales.stop();
    const sold = sales.counts();
    await waitUntil(async () => (await countGrants(shop)) - before === sold.sold, 1_000);
    const rows = endureRows({
      ...{ minutes, perSecond, tabs: TABS, samples, polls, reads, sales: sold },
      rows: growthOfRows(sizes, await readTableSizes(shop.database)),
      ledger: await runVerifyLedger(shop.databaseUrl, SECRETS_KEY),
    });
    const table = describeEndurance(rows);
    console.log(`\n${table}\n`);
    const conditions = `${minutes} minutes with ${perSecond.toFixed(0)} sales a second, half of what the shop could, ${TABS.toLocaleString('en')} open tabs and an operator; medians of a third of the time.`;
    if (values.write) storeSection('endurance', conditions, table);
    return rows.every(({ isMet }) => isMet);
  } finally {
    await shop.stop();
  }
}

/** Reads the lists and reports of the console one after another, with a pause after each. */
function readForEver(readings: readonly Reading[]) {
  let isOver = false;
  const counts = { calls: 0, failures: 0 };
  const work = (async () => {
    for (const reading of repeated(readings)) {
      if (isOver) return;
      counts.calls++;
      await reading.run(counts.calls).catch((error: unknown) => {
        if (counts.failures++ === 0) console.error('the first failed call:', reading.name, error);
      });
      await sleep(READ_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await work;
      return counts;
    },
  };
}

function* repeated<Item>(items: readonly Item[]): Generator<Item> {
  for (;;) yield* items;
}
