import type { InventoryItem } from '@sesame/contract/console/inventory.ts';
import type { ListedItem } from './console-inventory.store.ts';

export function serializeItem(item: ListedItem): InventoryItem {
  const { id, kind, content, created_at, assigned_to, assigned_at, username, holders, version } =
    item;
  const isAssigned = assigned_to !== null && assigned_at !== null && username !== null;
  return {
    id,
    kind,
    content,
    created_at: created_at.toISOString(),
    state: isAssigned ? 'assigned' : item.retired_at === null ? 'free' : 'retired',
    assigned: isAssigned
      ? { subscription_id: assigned_to, username, at: assigned_at.toISOString() }
      : null,
    holders,
    version,
  };
}
