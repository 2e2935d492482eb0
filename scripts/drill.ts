/**
 * `npm run drill`: takes parts of a running shop away while buyers go on, and compares the answers that they got with what the
 * shop has afterwards. `--quick` makes outages last 15 s instead of a minute; names select drills. Exit code 1 when one fails.
 */
import { ensureBundles } from './bundle.ts';
import { killProcesses } from './drill/drills/kill-processes.ts';
import { startDrillShop } from './drill/parts/shop.ts';
import { drillTable } from './drill/report.ts';
import { type Drill, type DrillResult, type Record, runDrill } from './drill/run-drill.ts';

const MINUTE_MS = 60_000;
const QUICK_MS = 15_000;
const drills: readonly Drill[] = [...killProcesses];

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = names.find((name) => !drills.some((drill) => drill.name === name));
if (unknown !== undefined) {
  console.error(`There is no drill "${unknown}": ${drills.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
if (!(await ensureBundles())) process.exit(1);

const outageMs = process.argv.includes('--quick') ? QUICK_MS : MINUTE_MS;
const record: Record = { facts: [], reported: new Set() };
const results: DrillResult[] = [];
const shop = await startDrillShop();
for (const drill of drills) {
  if (names.length > 0 && !names.includes(drill.name)) continue;
  const missing = drill.missing?.();
  if (missing !== undefined) {
    console.log(`– ${drill.title}: not run, ${missing}`);
    continue;
  }
  const result = await runDrill(shop, drill, { record, outageMs });
  results.push(result);
  console.log(`${result.faults.length === 0 ? '✔' : '✘'} ${drill.title}`);
  for (const fault of result.faults) console.log(`  ${fault}`);
}
await shop.stop();
console.log(`\n${drillTable(results)}`);
process.exit(results.every(({ faults }) => faults.length === 0) ? 0 : 1);
