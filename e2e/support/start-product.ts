import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Browser, findChromium } from '../../scripts/find-chromium.ts';
import { type ShopAddress, startShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shop: ShopAddress;
    chromium: Browser;
  }
}

/** One product for all journeys. When they are over, the ledgers must be in order. */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sesame-journeys-'));
  project.provide('chromium', await findChromium());
  const shop = await startShop({ dataDir });
  project.provide('shop', shop.address);
  return async () => {
    try {
      await shop.audit();
    } finally {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
}
