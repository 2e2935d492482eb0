import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import { copyPrepared } from './prepared-shop.ts';

/** The data folder of a shop that some journeys have to themselves, with the demo data in it. */
export function ownFolder(name: string): string {
  const folder = makeDataFolder(name);
  copyPrepared(inject('preparedShop'), folder);
  return folder;
}

/** Ends a shop of some journeys' own; its books must be in order, whatever was done to it. */
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
