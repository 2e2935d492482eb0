/**
 * `npm run drill`: takes parts of a running shop away while buyers go on, and compares the answers that they got with what the
 * shop has afterwards. `--quick` makes outages last 15 s instead of a minute; names select drills, and `single`, `rolling` and
 * `cluster` those of one set-up. Exit code 1 when one fails.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBundles } from './bundle.ts';
import { singleDrills } from './drill/drills/all.ts';
import { clusterDrills } from './drill/drills/cluster.ts';
import { rollingDrills } from './drill/drills/rolling.ts';
import { startClusterShop } from './drill/parts/cluster-shop.ts';
import { folder } from './drill/parts/program.ts';
import { startRollingShop } from './drill/parts/rolling-shop.ts';
import type { DrillShop } from './drill/parts/shop.ts';
import { startSingleShop } from './drill/parts/single-shop.ts';
import { drillTable } from './drill/report.ts';
import { type Drill, type DrillResult, type FactRecord, runDrill } from './drill/run-drill.ts';

const MINUTE_MS = 60_000;
const QUICK_MS = 15_000;
const outageMs = process.argv.includes('--quick') ? QUICK_MS : MINUTE_MS;

const all = [...singleDrills, ...rollingDrills, ...clusterDrills];
const groups: Readonly<Record<string, readonly { readonly name: string }[]>> = {
  single: singleDrills,
  rolling: rollingDrills,
  cluster: clusterDrills,
};
const names = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .flatMap((name) => groups[name]?.map((drill) => drill.name) ?? [name]);
const unknown = names.find((name) => !all.some((drill) => drill.name === name));
if (unknown !== undefined) {
  console.error(`There is no drill "${unknown}": ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
if (!(await ensureBundles())) process.exit(1);
rmSync(join(folder, 'logs'), { recursive: true, force: true });

/** Runs those that were selected, on one shop. */
async function drillOn<Shop extends DrillShop>(
  start: () => Promise<Shop | undefined>,
  drills: readonly Drill<Shop>[],
): Promise<DrillResult[]> {
  const selected = drills.filter(({ name }) => names.length === 0 || names.includes(name));
  if (selected.length === 0) return [];
  const shop = await start();
  if (shop === undefined) return [];
  const record: FactRecord = { facts: [], reported: new Set() };
  const results: DrillResult[] = [];
  for (const drill of selected) {
    const result = await runDrill(shop, drill, { record, outageMs });
    if (typeof result === 'string') {
      console.log(`– ${drill.title}: not run, ${result}`);
      continue;
    }
    results.push(result);
    console.log(`${result.faults.length === 0 ? '✔' : '✘'} ${drill.title}`);
    for (const fault of result.faults) console.log(`  ${fault}`);
  }
  await shop.stop();
  return results;
}

const results = [
  ...(await drillOn(startSingleShop, singleDrills)),
  ...(await drillOn(startRollingShop, rollingDrills)),
  ...(await drillOn(startClusterShop, clusterDrills)),
];
console.log(`\n${drillTable(results)}`);
process.exit(results.every(({ faults }) => faults.length === 0) ? 0 : 1);
