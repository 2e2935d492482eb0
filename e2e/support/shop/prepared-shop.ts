import { chmodSync, chownSync, cpSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { startShop } from './shop.ts';

/** Creates a data folder with demo data, to be copied for other shops. @returns its path */
export async function prepareShop(): Promise<string> {
  const folder = makeDataFolder('prepared');
  const shop = await startShop({ dataDir: folder }).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  await shop.stop();
  for (const name of readdirSync(folder)) {
    // Remove ports and keys of the emulators, which must differ between shops.
    if (/-settings\.json$|\.jsonl$|\.log$/.test(name)) rmSync(join(folder, name));
  }
  return folder;
}

/** Copies the prepared folder, which is faster than creating, migrating and filling another cluster. */
export function copyPrepared(prepared: string, to: string): void {
  cpSync(prepared, to, { recursive: true });
  copyRights(prepared, to);
}

/** PostgreSQL requires that its user, which is not root, owns the data folder and that others cannot read it. */
function copyRights(from: string, to: string): void {
  const source = lstatSync(from);
  chmodSync(to, source.mode);
  if (process.getuid?.() === 0) chownSync(to, source.uid, source.gid);
  if (!source.isDirectory()) return;
  for (const name of readdirSync(from)) copyRights(join(from, name), join(to, name));
}
