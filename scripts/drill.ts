/**
 * `npm run drill`: takes parts of a running shop away while buyers go on, and compares the answers that they got with what the
 * shop has afterwards. `--quick` makes outages last 15 s instead of a minute; names select drills, and `single`, `rolling` and
 * `cluster` those of one set-up. Exit code 1 when one fails, 2 when one could not run here.
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
import { startSingleShop } from './drill/parts/single-shop.ts';
import { drillTable, exitCodeOf } from './drill/report.ts';
import { runDrills } from './drill/run-drills.ts';

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

const isSelected = ({ name }: { readonly name: string }) =>
  names.length === 0 || names.includes(name);
const rows = [
  ...(await runDrills(singleDrills.filter(isSelected), { start: startSingleShop, outageMs })),
  ...(await runDrills(rollingDrills.filter(isSelected), { start: startRollingShop, outageMs })),
  ...(await runDrills(clusterDrills.filter(isSelected), { start: startClusterShop, outageMs })),
];
console.log(`\n${drillTable(rows)}`);
process.exit(exitCodeOf(rows));
