import { importStock } from '../domains/access/index.ts';
import type { Executor, Platform } from '../platform/platform.ts';
import type { DemoOrigin } from './origins.ts';

const UNIQUE_LINKS = 200;

/** Fills one origin's stock with links to a place that never exists: `.example` belongs to nobody. */
export async function loadDemoStock(
  tx: Executor,
  platform: Pick<Platform, 'config' | 'ids' | 'sealer'>,
  { origin, originId, at }: { origin: DemoOrigin; originId: number; at: Date },
): Promise<void> {
  const site = `https://${origin.slug}.example`;
  const links = {
    template: () => [`${site}/access/{user}/{subscription}`],
    shared: () => [`${site}/join/${platform.ids.token()}`],
    unique: () =>
      Array.from({ length: UNIQUE_LINKS }, () => `${site}/invite/${platform.ids.token()}`),
  }[origin.stock]();
  await importStock(tx, platform, { originId, kind: origin.stock, links, at });
}
