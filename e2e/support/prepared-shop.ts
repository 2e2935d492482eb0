import { chmodSync, chownSync, cpSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { startShop } from './shop.ts';

/** A data folder with demo data that no shop runs in, to be copied by shops of a file's own. */
export async function prepareShop(): Promise<string> {
  const folder = makeDataFolder('prepared');
  const shop = await startShop({ dataDir: folder }).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  await shop.stop();
  for (const name of readdirSync(folder)) {
    // Ports and keys of the emulators: each shop has its own.
    if (/-settings\.json$|\.jsonl$|\.log$/.test(name)) rmSync(join(folder, name));
  }
  return folder;
}

/** As fast as a copy: no cluster is set up, migrated and filled again. */
export function copyPrepared(prepared: string, to: string): void {
  cpSync(prepared, to, { recursive: true });
  copyRights(prepared, to);
}

/** PostgreSQL insists on its own user, who is another one for root, and on nobody else's looking in. */
function copyRights(from: string, to: string): void {
  const source = lstatSync(from);
  chmodSync(to, source.mode);
  if (process.getuid?.() === 0) chownSync(to, source.uid, source.gid);
  if (!source.isDirectory()) return;
  for (const name of readdirSync(from)) copyRights(join(from, name), join(to, name));
}
