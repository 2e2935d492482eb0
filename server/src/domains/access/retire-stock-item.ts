import type { StockItem } from '@sesame/contract/operator-stock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { findStockItem, lockStockItem, retireItem } from './operator-stock.store.ts';
import { stockItemOnWire } from './stock-item-on-wire.ts';

/** Takes an item out of the stock, such as a link that no longer works. Who has it keeps it. */
export function retireStockItem(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: DoneBy,
): Promise<StockItem> {
  return inTransaction(platform.db, async (tx) => {
    const locked = await lockStockItem(tx, id);
    if (locked === undefined) refuse('not_found');
    if (locked.retired_at === null) {
      await retireItem(tx, id, platform.clock.now());
      const subject = `stock_item:${id}`;
      await recordAct(tx, platform, { ...by, action: 'stock.retire', subject, reason });
    }
    return stockItemOnWire((await findStockItem(tx, id)) ?? refuse('not_found'));
  });
}
