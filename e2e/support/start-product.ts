import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { type Browser, findChromium } from '../../scripts/find-chromium.ts';
import { makeDataFolder } from './data-folder.ts';
import { copyPrepared, prepareShop } from './prepared-shop.ts';
import { type ShopAddress, startShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shop: ShopAddress;
    chromium: Browser;
    /** The data folder that shops of a file's own begin with. */
    preparedShop: string;
  }
}

/** One product for all journeys. When they are over, the ledgers must be in order. */
export async function setup(project: TestProject) {
  const prepared = await prepareShop();
  project.provide('preparedShop', prepared);
  const dataDir = makeDataFolder('journeys');
  copyPrepared(prepared, dataDir);
  project.provide('chromium', await findChromium());
  const shop = await startShop({ dataDir });
  project.provide('shop', shop.address);
  return async () => {
    try {
      await shop.audit();
    } finally {
      await shop.stop();
      for (const folder of [dataDir, prepared]) rmSync(folder, { recursive: true, force: true });
    }
  };
}
