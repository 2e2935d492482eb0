import type {
  editInventoryItem as editInventoryItemRoute,
  InventoryItem,
} from '@sesame/contract/console/inventory.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { Platform, TransactionalPlatform } from '../../../../platform/platform.ts';
import type { Actor } from '../../../operators/index.ts';
import { readTyped } from '../../deliveries/read-typed.ts';
import { isAllowedItem } from '../is-allowed-item.ts';
import type { ItemSecret } from '../item-secret.ts';
import { changeForHolders } from './change-for-holders.ts';

type Input = BodyOf<typeof editInventoryItemRoute> & { readonly id: string };

/** Changes the text of a shared item, or the address of a template, for everyone who holds it. */
export function editInventoryItem(
  platform: TransactionalPlatform,
  { id, version, reason, ...typed }: Input,
  by: Actor,
): Promise<InventoryItem> {
  const replace = (before: ItemSecret) => readSecret(platform, before, typed);
  return changeForHolders(platform, { id, version, reason, replace }, by);
}

/** What the operator entered; a template keeps its signing key. */
function readSecret(
  platform: Pick<Platform, 'config'>,
  before: ItemSecret,
  typed: Pick<Input, 'content' | 'secret'>,
): ItemSecret {
  if (!('template' in before)) return readTyped(typed);
  const after = { ...before, template: typed.secret };
  return isAllowedItem(platform, after) ? after : refuse('item_invalid');
}
