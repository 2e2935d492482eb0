import { MissingPart } from './parts/missing-part.ts';
import { type Release, thisRelease } from './parts/release.ts';
import type { DrillShop } from './parts/shop.ts';
import type { DrillRow } from './report.ts';
import { type Drill, type FactRecord, runDrill } from './run-drill.ts';

/** Runs drills on one shop, one after another. Each has a row, also when it could not run. */
export async function runDrills<Shop extends DrillShop>(
  drills: readonly Drill<Shop>[],
  { start, outageMs }: { start(release: Release): Promise<Shop>; readonly outageMs: number },
): Promise<DrillRow[]> {
  const [first, ...others] = drills;
  if (first === undefined) return [];
  let release = thisRelease;
  try {
    release = (await first.begin?.()) ?? thisRelease;
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error;
    return [log(notRun(first, error)), ...(await runDrills(others, { start, outageMs }))];
  }
  let shop: Shop;
  try {
    shop = await start(release);
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error;
    return drills.map((drill) => log(notRun(drill, error)));
  }
  const record: FactRecord = { facts: [], reported: new Set() };
  const rows: DrillRow[] = [];
  let broken: string | undefined;
  for (const drill of drills) {
    if (broken !== undefined) {
      rows.push(log({ title: drill.title, notRun: `“${broken}” broke off` }));
      continue;
    }
    const row = await runDrill(shop, drill, { record, outageMs }).catch((error: unknown) => {
      if (error instanceof MissingPart) return notRun(drill, error);
      // What the drill took away may still be away.
      broken = drill.title;
      return { title: drill.title, brokeOff: String(error) };
    });
    rows.push(log(row));
  }
  if (broken === undefined) await shop.stop();
  return rows;
}

function notRun({ title }: Pick<Drill, 'title'>, { message }: MissingPart): DrillRow {
  return { title, notRun: message };
}

function log(row: DrillRow): DrillRow {
  if ('notRun' in row) console.log(`– ${row.title}: not run, ${row.notRun}`);
  else if ('brokeOff' in row) console.log(`✘ ${row.title}: broke off, ${row.brokeOff}`);
  else {
    console.log(`${row.faults.length === 0 ? '✔' : '✘'} ${row.title}`);
    for (const fault of row.faults) console.log(`  ${fault}`);
  }
  return row;
}
