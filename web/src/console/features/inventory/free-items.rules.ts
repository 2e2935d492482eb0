import type { ServiceInventory } from '@sesame/contract/console/inventory.ts';

type Counts = Pick<ServiceInventory, 'free' | 'shared' | 'templates' | 'webhooks'>;

/** How many more buyers can be served: `∞` where only a shared item, a template or a webhook serves them. */
export function freeItems({ free, shared, templates, webhooks }: Counts): number | '∞' {
  return free === 0 && shared + templates + webhooks > 0 ? '∞' : free;
}
