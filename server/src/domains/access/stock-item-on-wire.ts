import type { StockItem } from '@sesame/contract/operator-stock.ts';
import type { ListedItem } from './operator-stock.store.ts';

export function stockItemOnWire(item: ListedItem): StockItem {
  const { id, kind, created_at, taken_by, taken_at, username } = item;
  const isGiven = taken_by !== null && taken_at !== null && username !== null;
  return {
    id,
    kind,
    created_at: created_at.toISOString(),
    state: isGiven ? 'given' : item.retired_at === null ? 'free' : 'retired',
    given: isGiven ? { subscription_id: taken_by, username, at: taken_at.toISOString() } : null,
  };
}
