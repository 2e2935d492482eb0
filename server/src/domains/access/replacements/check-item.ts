import { REPLACEMENT_WINDOW_S } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { checkItem as route } from '@sesame/contract/shop/access.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { linkFor, openItemSecret } from '../inventory/item-secret.ts';
import { checkLink } from './check-link.ts';
import { replacementsLeft } from './replacements.rules.ts';
import { findOwnDelivery, type OwnDelivery } from './replacements.store.ts';

/** Whether the link of an item answers, and how often the buyer may still replace the item. */
export async function checkItem(
  platform: Platform,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<AnswerOf<typeof route>> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - REPLACEMENT_WINDOW_S * 1_000);
  const own = await findOwnDelivery(platform.db, { itemId: id, userId, now, since });
  if (own === undefined) refuse('not_found');
  const { kind, replacement_limit: limit, used, has_other: hasOther } = own;
  return {
    check: await checkLink(platform, linkOf(platform, id, own)),
    replacements_left: replacementsLeft({ kind, limit, used, hasOther }),
  };
}

/** The link that the buyer has; undefined for everything else. */
export function linkOf(
  platform: Pick<Platform, 'sealer'>,
  itemId: string,
  { content, box, user_id: user, subscription_id: subscription }: OwnDelivery,
): string | undefined {
  if (content !== 'link') return undefined;
  const secret = openItemSecret(platform, itemId, box);
  const isLink = 'link' in secret || 'template' in secret;
  return isLink ? linkFor(secret, { user, subscription }) : undefined;
}
