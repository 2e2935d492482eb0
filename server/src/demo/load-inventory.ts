import { importInventory } from '../domains/access/index.ts';
import type { Executor, TransactionalPlatform } from '../platform/platform.ts';
import type { DemoService } from './origins.ts';

const UNIQUE_LINKS = 200;

/** Fills the inventory of a service with links below `.example`, a domain that never exists. */
export async function loadDemoInventory(
  tx: Executor,
  platform: TransactionalPlatform,
  { origin, serviceId, at }: { origin: DemoService; serviceId: number; at: Date },
): Promise<void> {
  const site = `https://${origin.slug}.example`;
  const links = {
    template: () => [`${site}/access/{user}/{subscription}`],
    shared: () => [`${site}/join/${platform.ids.token()}`],
    unique: () =>
      Array.from({ length: UNIQUE_LINKS }, () => `${site}/invite/${platform.ids.token()}`),
  }[origin.inventory]();
  await importInventory(tx, platform, { serviceId, kind: origin.inventory, links, at });
}
