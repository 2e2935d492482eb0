import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { copyFolder } from '../../../scripts/run/copy-folder.ts';
import { type Browser, findChromium } from '../../../scripts/run/find-chromium.ts';
import { makeDataFolder } from './data-folder.ts';
import { prepareShop } from './prepared-shop.ts';
import { type ShopAddress, startShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shop: ShopAddress;
    chromium: Browser;
    /** The data folder that is copied for separate shops. */
    preparedShop: string;
  }
}

/** Starts one shop that the tests share. After the run its ledger is verified. */
export async function setup(project: TestProject) {
  const prepared = await prepareShop();
  project.provide('preparedShop', prepared);
  const dataDir = makeDataFolder('e2e');
  copyFolder(prepared, dataDir);
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
