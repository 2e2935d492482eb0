import { createHash } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The embedded database, or the one at an address. */
type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Its file exists from the begin of a demo's history to its end: a start that finds it follows one that was interrupted. It is
 * kept in the folder of the embedded database, because another database in the same place, such as that of a shop which has
 * left the demo, must never be taken for the interrupted one.
 */
function fileOf({ dataDir, databaseUrl }: Place): string {
  const name = 'unfinished-history';
  if (databaseUrl === undefined) return join(dataDir, 'postgres', name);
  const of = createHash('sha256').update(databaseUrl).digest('hex').slice(0, 8);
  return join(dataDir, `${name}-${of}`);
}

export async function beginHistory(place: Place): Promise<void> {
  await mkdir(place.dataDir, { recursive: true });
  await writeFile(fileOf(place), '');
}

export async function endHistory(place: Place): Promise<void> {
  await rm(fileOf(place), { force: true });
}

export async function isHistoryUnfinished(place: Place): Promise<boolean> {
  const found = await stat(fileOf(place)).catch(() => undefined);
  return found !== undefined;
}
