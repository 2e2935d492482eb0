import type {
  InventoryItem,
  replaceInventoryFile as route,
} from '@sesame/contract/console/inventory.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../../platform/platform.ts';
import type { Actor } from '../../../operators/index.ts';
import { fileNameOf } from '../../deliveries/credentials.rules.ts';
import { isAllowedItem } from '../is-allowed-item.ts';
import { changeForHolders } from './change-for-holders.ts';

type Input = QueryOf<typeof route> & { readonly id: string; readonly bytes: Buffer };

/** Gives everyone who holds a shared file another one. The former bytes are overwritten with the item's content. */
export function replaceInventoryFile(
  platform: TransactionalPlatform,
  { id, version, reason, name, note, bytes }: Input,
  by: Actor,
): Promise<InventoryItem> {
  const file = {
    file: bytes.toString('base64'),
    name: fileNameOf(name),
    ...(note !== '' && { note }),
  };
  if (!isAllowedItem(platform, file)) refuse('item_invalid');
  return changeForHolders(
    platform,
    { id, version, reason, replace: (before) => ('file' in before ? file : refuse('not_found')) },
    by,
  );
}
