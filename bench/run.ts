/**
 * `npm run bench`: measures the shop and the best that this machine can do, in one run. `--quick` runs one
 * short round to check that everything works; names of areas (`polls paying`) measure only these. Runs with
 * either option print their figures without storing them. Exit code 1 when a target is missed. `growth` measures shops of
 * several sizes instead, `endurance` one for half an hour.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBundles } from '../scripts/bundle.ts';
import { addBuyers } from './buyers.ts';
import { startCeilings } from './ceilings/start-ceilings.ts';
import { runEndurance } from './endurance/run-endurance.ts';
import { type Figure, isMet } from './figure.ts';
import { runGrowth } from './growth/run-growth.ts';
import type { Pace } from './load/race.ts';
import { waitUntilQuiet } from './load/wait-until-quiet.ts';
import { measureCatalogue } from './measures/catalogue.ts';
import { measureConsole } from './measures/console.ts';
import { measureCosts } from './measures/costs.ts';
import { measureFlood } from './measures/flood.ts';
import { measureGateways } from './measures/gateways.ts';
import { measureLists } from './measures/lists.ts';
import { measureMetrics } from './measures/metrics.ts';
import { measurePages } from './measures/page.ts';
import { measurePartners } from './measures/partners.ts';
import { measurePaying } from './measures/paying.ts';
import { measurePolls, measureUnchanged } from './measures/polls.ts';
import { measureReadiness } from './measures/readiness.ts';
import { measureSignIn } from './measures/sign-in.ts';
import { measureTabs } from './measures/tabs.ts';
import { measureTaps } from './measures/taps.ts';
import { measureTraces } from './measures/traces.ts';
import { weighPages } from './measures/weight.ts';
import { residentMb } from './node-process.ts';
import { comparePeers } from './peers/compare.ts';
import { printFigures, publish } from './report.ts';
import { type BenchShop, startBenchShop } from './shop.ts';

const quick = process.argv.includes('--quick');
const pace: Pace = quick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 1 };
/** Starts and page views take seconds each, and vary less. */
const visits = quick ? 1 : 3;
const BUYERS = 100_000;
const FEW_BUYERS = 1_000;
const MANY_BUYERS = quick ? 200_000 : 1_000_000;
const BUSY_MS = 5_000;
/** Within this time an idle server has given back what its start needed. */
const IDLE_MS = quick ? BUSY_MS : 120_000;
const MINUTE_MS = quick ? BUSY_MS : 60_000;

const areas = [
  'weight',
  'start',
  'page',
  'catalogue',
  'sign-in',
  'flood',
  'polls',
  'paying',
  'gateways',
  'partners',
  'lists',
  'taps',
  'tabs',
  'console',
  'metrics',
  'traces',
  'costs',
] as const;
type Area = (typeof areas)[number];
/** Installs other shops, so it runs only when it is named, and alone. */
const PEERS = 'peers';
if (process.argv[2] === 'growth') {
  const isBuilt = await ensureBundles();
  process.exit(isBuilt && (await runGrowth(process.argv.slice(3))) ? 0 : 1);
}
if (process.argv[2] === 'endurance') {
  const isBuilt = await ensureBundles();
  process.exit(isBuilt && (await runEndurance(process.argv.slice(3))) ? 0 : 1);
}
const selected = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isAlone = selected.length === 1 && selected[0] === PEERS;
const unknown = selected.find((argument) => !areas.some((area) => area === argument));
if (unknown !== undefined && !isAlone) {
  console.error(
    `There is no area "${unknown}"; the areas are ${areas.join(', ')}, and ${PEERS} alone.`,
  );
  process.exit(1);
}

if (!(await ensureBundles())) process.exit(1);
if (isAlone) process.exit(await comparePeers(quick));
const figures: Figure[] = [];
const failed: Area[] = [];
const measure = async (area: Area, work: () => Promise<Figure[]> | Figure[]) => {
  if (selected.length > 0 && !selected.includes(area)) return;
  console.log(`\n${area} …`);
  // Figures of a quick run only show that everything works.
  if (!quick) await waitUntilQuiet();
  try {
    figures.push(...(await work()));
  } catch (error) {
    // What the other areas take half an hour to measure is not lost.
    console.error(error);
    failed.push(area);
  }
};

await measure('weight', weighPages);
await measure('start', () => measureReadiness(visits));
const shop = await startBenchShop();
figures.push(...(await memory(shop, 'server memory, idle', IDLE_MS, 110)));
const ceilings = await startCeilings(shop);
const buyers = await addBuyers(shop.database, FEW_BUYERS);
await measure('polls', () => measureUnchanged(shop, ceilings, buyers, pace, among(FEW_BUYERS)));
await buyers.add(BUYERS - FEW_BUYERS);
await measure('page', () => measurePages(visits));
await measure('catalogue', () => measureCatalogue(shop, ceilings, pace));
await measure('sign-in', () => measureSignIn(shop, ceilings, pace));
await measure('flood', () => measureFlood(shop, buyers, pace));
await measure('polls', () => measurePolls(shop, ceilings, buyers, pace));
await measure('paying', () => measurePaying(shop, ceilings, buyers, pace));
figures.push(...(await memory(shop, 'server memory, after the load', BUSY_MS, 220)));
figures.push(...(await memory(shop, 'server memory, a minute after the load', MINUTE_MS, 140)));
await measure('gateways', () => measureGateways(quick ? 40 : 300));
await measure('partners', () => measurePartners(shop, buyers, pace));
await measure('lists', () => measureLists(shop, buyers, visits));
await measure('tabs', async () => {
  await buyers.add(MANY_BUYERS - BUYERS);
  return [
    ...(await measureUnchanged(shop, ceilings, buyers, pace, among(MANY_BUYERS))),
    ...(await measureTabs(
      shop,
      buyers,
      quick ? { tabs: 2_000, seconds: 10 } : { tabs: 20_000, seconds: 60 },
    )),
  ];
});
await ceilings.stop();
await shop.stop();
const volume = quick
  ? { users: 20_000, payments: 100_000 }
  : { users: 200_000, payments: 1_000_000 };
await measure('console', () => measureConsole(volume, quick ? 5 : 20));
await measure('taps', () => measureTaps(visits));
await measure('metrics', () => measureMetrics(quick ? 6 : 30));
await measure('traces', () => measureTraces(quick ? 2 : 30));
await measure('costs', () => measureCosts(quick ? 50 : 500, !quick));

if (quick || selected.length > 0 || failed.length > 0) printFigures(figures, pace);
else publish(figures, pace);
if (failed.length > 0) {
  console.error(`Not measured, and nothing is stored: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
const missed = figures.filter((figure) => isMet(figure) === false);
if (missed.length > 0) {
  console.error(`${missed.length} targets missed: ${missed.map(({ what }) => what).join('; ')}.`);
  process.exitCode = 1;
}

function among(buyers: number): string {
  return `${buyers.toLocaleString('en')} buyers`;
}

async function memory(
  { pid }: BenchShop,
  what: string,
  afterMs: number,
  atMost: number,
): Promise<Figure[]> {
  await sleep(afterMs);
  const value = residentMb(pid);
  if (value === undefined) return [];
  return [{ area: 'Memory', what, unit: 'MB', value, target: { of: 'value', atMost } }];
}
