import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readItem as route } from '@sesame/contract/shop/access.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contentOf, openItemSecret, partsOf } from '../inventory/item-secret.ts';
import { findOwnItem } from '../inventory/own-items.store.ts';

/** The code, account or text that a running subscription of the buyer holds. */
export async function readItem(
  platform: Pick<Platform, 'clock' | 'db' | 'sealer'>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<AnswerOf<typeof route>> {
  const item = await findOwnItem(platform.db, { id, userId, now: platform.clock.now() });
  if (item === undefined) refuse('not_found');
  const { box, ...of } = item;
  const secret = openItemSecret(platform, id, box);
  // Links are in the list of subscriptions; templates and webhooks are not for buyers.
  if ('link' in secret || 'template' in secret || 'webhook' in secret) refuse('not_found');
  return { ...of, content: contentOf(secret), ...partsOf(secret) };
}
