import type { ItemContent } from '@sesame/contract/shared/states.ts';
import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isAllowedLink } from '../deliveries/credentials.rules.ts';
import { linkFor, openItemSecret } from '../inventory/item-secret.ts';

export interface SealedItem {
  /** The subscription. */
  readonly id: string;
  readonly user_id: string;
  readonly inventory_item_id: string | null;
  /** What the item holds; null without an item, or when the session must not see it. */
  readonly content: ItemContent | null;
  /** The sealed link; everything else is read on demand. */
  readonly secret: string | null;
}

export interface OpenedItem {
  readonly id: string;
  readonly content: ItemContent;
  /** Set for links only. */
  readonly href?: string;
}

/** One unreadable link must not hide the others: it is logged and counts as pending. */
export function openItem(
  platform: Pick<Platform, 'log' | 'sealer'>,
  { inventory_item_id: id, content, secret: box, ...row }: SealedItem,
): OpenedItem | undefined {
  if (id === null || content === null) return undefined;
  if (content !== 'link') return { id, content };
  try {
    const secret = openItemSecret(platform, id, box ?? '');
    const isLink = 'link' in secret || 'template' in secret;
    const href = isLink ? linkFor(secret, { user: row.user_id, subscription: row.id }) : '';
    if (isAllowedLink(href)) return { id, content, href };
    platform.log.error({ inventoryItemId: id }, 'inventory item holds no link');
  } catch (error) {
    platform.log.error({ err: error, inventoryItemId: id }, 'inventory item cannot be opened');
  }
  return undefined;
}

export function serializeItems(
  opened: readonly OpenedItem[],
): Pick<ActiveSubscription, 'links' | 'items'> {
  return {
    links: opened.flatMap(({ href }) => (href === undefined ? [] : [{ href }])),
    items: opened.map(({ id, content }) => ({ id, content })),
  };
}
