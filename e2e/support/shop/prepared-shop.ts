import { readdirSync, rmSync } from 'node:fs';
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
