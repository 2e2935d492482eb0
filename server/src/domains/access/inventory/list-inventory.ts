import {
  listInventory as inventory,
  listInventoryItems as items,
  type ServiceInventory,
} from '@sesame/contract/console/inventory.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { findItems, type ListedItem } from './console-inventory.store.ts';
import { findInventory, readServiceInventory } from './inventory-levels.store.ts';
import { serializeItem } from './serialize-item.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Services with their inventory counts, by name. */
export function listInventory({ db, clock, config }: Needs) {
  return listAnswers(inventory, {
    rows: (filters, page) =>
      findInventory(db, filters, page, {
        now: clock.now(),
        lowInventory: config.shop().limits.low_inventory,
      }),
    answer: (rows) => [...rows],
    csv: {
      columns: {
        id: ({ id }) => id,
        service: ({ title }) => title,
        level: ({ level }) => level,
        free: ({ free }) => free,
        assigned: ({ assigned }) => assigned,
        shared: ({ shared }) => shared,
        templates: ({ templates }) => templates,
        webhooks: ({ webhooks }) => webhooks,
        'buyers waiting': ({ waiting }) => waiting,
        'warn below': (row) => row.low_inventory,
      },
    },
  });
}

export async function readInventory(
  { db, clock, config }: Needs,
  id: number,
): Promise<ServiceInventory> {
  const { low_inventory: lowInventory } = config.shop().limits;
  return (
    (await readServiceInventory(db, id, { now: clock.now(), lowInventory })) ?? refuse('not_found')
  );
}

/** Items of a service, newest first. Their content is only shown by `revealInventoryItem`. */
export function listInventoryItems(platform: TransactionalPlatform, serviceId: number) {
  const { db, clock } = platform;
  const serialize = (item: ListedItem) => serializeItem(platform, item);
  return listAnswers(items, {
    rows: (filters, page) => findItems(db, serviceId, filters, page, clock.now()),
    answer: (rows) => rows.map(serialize),
    csv: {
      name: () => `inventory-${serviceId}`,
      begin: () => readInventory(platform, serviceId),
      line: serialize,
      columns: {
        id: ({ id }) => id,
        kind: ({ kind }) => kind,
        content: ({ content }) => content,
        state: ({ state }) => state,
        'added, UTC': (item) => item.created_at,
        subscription: ({ assigned }) => assigned?.subscription_id ?? null,
        user: ({ assigned }) => assigned?.username ?? null,
        'assigned, UTC': ({ assigned }) => assigned?.at ?? null,
        'active subscriptions': ({ holders }) => holders,
      },
    },
  });
}
