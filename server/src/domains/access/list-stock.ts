import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  exportStockItems as exportStockItemsRoute,
  listStockItems as listStockItemsRoute,
  listStock as listStockRoute,
  OriginStock,
  StockItem,
} from '@sesame/contract/operator-stock.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { csvList } from '../../platform/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findStock, findStockItems, type ListedItem } from './operator-stock.store.ts';
import { stockItemOnWire } from './stock-item-on-wire.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config'>;

/** A page of services with what they have to give out. */
export function listStock(
  { db, clock, config }: Needs,
  { search, level, after }: QueryOf<typeof listStockRoute>,
): Promise<OriginStock[]> {
  const { low_stock: lowStock } = config.shop().limits;
  return findStock(db, { search, level, after, now: clock.now(), limit: PAGE_MAX, lowStock });
}

export async function readStock({ db, clock, config }: Needs, id: number): Promise<OriginStock> {
  const { low_stock: lowStock } = config.shop().limits;
  const [stock] = await findStock(db, { id, now: clock.now(), limit: 1, lowStock });
  return stock ?? refuse('not_found');
}

/** A page of its items; what they hold is shown by `revealStockItem` alone. */
export async function listStockItems(
  { db }: Pick<Platform, 'db'>,
  originId: number,
  { state, kind, after }: QueryOf<typeof listStockItemsRoute>,
): Promise<StockItem[]> {
  const rows = await findStockItems(db, { originId, state, kind, after, limit: PAGE_MAX });
  return rows.map(stockItemOnWire);
}

/** The same as a file. */
export async function exportStockItems(
  platform: Needs,
  originId: number,
  { state, kind }: QueryOf<typeof exportStockItemsRoute>,
): Promise<FileAnswer> {
  await readStock(platform, originId);
  const { db } = platform;
  return csvList<ListedItem>({
    name: `stock-${originId}`,
    header: ['id', 'kind', 'state', 'added', 'subscription', 'user', 'given'],
    read: (last, limit) => findStockItems(db, { originId, state, kind, after: last?.id, limit }),
    cellsOf: (row) => {
      const { id, given, ...item } = stockItemOnWire(row);
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
