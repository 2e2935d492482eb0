import type {
  exportInventoryItems as exportInventoryItemsRoute,
  InventoryItem,
  listInventoryItems as listInventoryItemsRoute,
  listInventory as listInventoryRoute,
  ServiceInventory,
} from '@sesame/contract/console/inventory.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findInventory, findItems, type ListedItem } from './console-inventory.store.ts';
import { serializeItem } from './serialize-item.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config'>;

/** A page of services with their inventory counts. */
export function listInventory(
  { db, clock, config }: Needs,
  { search, level, after }: QueryOf<typeof listInventoryRoute>,
): Promise<ServiceInventory[]> {
  const { low_inventory: lowInventory } = config.shop().limits;
  return findInventory(db, {
    search,
    level,
    after,
    now: clock.now(),
    limit: PAGE_MAX,
    lowInventory,
  });
}

export async function readInventory(
  { db, clock, config }: Needs,
  id: number,
): Promise<ServiceInventory> {
  const { low_inventory: lowInventory } = config.shop().limits;
  const [inventory] = await findInventory(db, { id, now: clock.now(), limit: 1, lowInventory });
  return inventory ?? refuse('not_found');
}

/** A page of a service's items. Their content is only shown by `revealInventoryItem`. */
export async function listInventoryItems(
  { db }: Pick<Platform, 'db'>,
  serviceId: number,
  { state, kind, after }: QueryOf<typeof listInventoryItemsRoute>,
): Promise<InventoryItem[]> {
  const rows = await findItems(db, { serviceId, state, kind, after, limit: PAGE_MAX });
  return rows.map(serializeItem);
}

/** The same list as a CSV file. */
export async function exportInventoryItems(
  platform: Needs,
  serviceId: number,
  { state, kind }: QueryOf<typeof exportInventoryItemsRoute>,
): Promise<FileAnswer> {
  await readInventory(platform, serviceId);
  const { db } = platform;
  return csvList<ListedItem>({
    name: `inventory-${serviceId}`,
    header: ['id', 'kind', 'state', 'added', 'subscription', 'user', 'given'],
    read: (last, limit) => findItems(db, { serviceId, state, kind, after: last?.id, limit }),
    cellsOf: (row) => {
      const { id, given, ...item } = serializeItem(row);
      return [
        id,
        item.kind,
        item.state,
        item.created_at,
        given?.subscription_id ?? null,
        given?.username ?? null,
        given?.at ?? null,
      ];
    },
  });
}
