import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import { copyFolder } from '../../../scripts/run/copy-folder.ts';
import { makeDataFolder } from './data-folder.ts';

/** Creates a data folder with demo data for a separate shop of a test file. */
export function ownFolder(name: string): string {
  const folder = makeDataFolder(name);
  copyFolder(inject('preparedShop'), folder);
  return folder;
}

/** Verifies the ledger of a separate shop, stops it and removes its data folder. */
export async function endOwnShop(
  shop: { audit: () => Promise<void>; stop: () => Promise<void> },
  folder: string,
): Promise<void> {
  try {
    await shop.audit();
  } finally {
    try {
      await shop.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
