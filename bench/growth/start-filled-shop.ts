import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type BenchShop, emptyFolder, startShopIn } from '../shop.ts';
import { fillShop, type Volume } from './fill.ts';
import { sellTemplate } from './sell-template.ts';

/** A running shop with the data of many buyers. */
export interface FilledShop {
  readonly shop: BenchShop;
  readonly volume: Volume;
  readonly dataDir: string;
  /** The environment in which the shop was started, for its commands. */
  readonly settings: Readonly<Record<string, string>>;
  readonly fillSeconds: number;
}

/** Sells the template, fills the shop while no job runs, and starts it again as usual. */
export async function startFilledShop(volume: Volume): Promise<FilledShop> {
  const dataDir = emptyFolder(`growth-${volume.users}`);
  const settings = {
    SECRETS_KEY: `bench:${randomBytes(32).toString('base64')}`,
    MEDIA_DIR: join(dataDir, 'media'),
  };
  const selling = await startShopIn(dataDir, settings);
  await sellTemplate(selling);
  await selling.stop();
  const resting = await startShopIn(dataDir, { ...settings, ROLE: 'api' });
  const startedMs = performance.now();
  await fillShop(resting.database, volume);
  const fillSeconds = (performance.now() - startedMs) / 1_000;
  await resting.stop();
  return { shop: await startShopIn(dataDir, settings), volume, dataDir, settings, fillSeconds };
}
