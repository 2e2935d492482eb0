import type { InventoryItem } from '@sesame/contract/console/inventory.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ListedItem } from './console-inventory.store.ts';
import { hintOf } from './item-hint.rules.ts';
import { openItemSecret } from './item-secret.ts';

type Needs = Pick<Platform, 'sealer'>;

export function serializeItem(platform: Needs, item: ListedItem): InventoryItem {
  const {
    id,
    kind,
    content,
    created_at,
    assigned_to,
    assigned_at,
    username,
    holders,
    version,
    file_name,
    file_note,
  } = item;
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
    hint: item.secret === null ? '' : hintIn(platform, id, item.secret),
    file: file_name === null ? null : { name: file_name, note: file_note ?? '' },
    version,
  };
}

/** One item that cannot be opened does not hide the others. */
function hintIn(platform: Needs, id: string, box: Buffer): string {
  try {
    return hintOf(openItemSecret(platform, id, box.toString()));
  } catch {
    return '';
  }
}
