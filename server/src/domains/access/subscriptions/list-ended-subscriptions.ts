import { ENDED_SHOWN_DAYS } from '@sesame/contract/shared/limits.ts';
import type { EndedSubscription } from '@sesame/contract/shop/access.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import { readEndedSubscriptions } from '../subscriptions.store.ts';

const SHOWN_MS = ENDED_SHOWN_DAYS * 24 * 60 * 60 * 1_000;

/** The recently ended subscriptions of the session's buyer; undefined without a valid session. */
export async function listEndedSubscriptions(
  platform: Platform,
  tokenHash: Buffer,
): Promise<EndedSubscription[] | undefined> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - SHOWN_MS);
  const rows = await readEndedSubscriptions(platform.pool, { tokenHash, now, since });
  if (rows === undefined || rows.length === 0) return rows && [];
  const cards = await productCards(platform);
  return rows.map((row) => {
    const card = cards.get(row.product_id);
    return {
      id: row.id,
      sub_plan_id: row.product_id,
      title: card?.title ?? '',
      title_ru: card?.titleRu ?? '',
      description: card?.description ?? '',
      description_ru: card?.descriptionRu ?? '',
      picture: card?.pictures[0] ?? '',
      date_end: row.ends_at.toISOString(),
      can_order: card?.canOrder ?? false,
    };
  });
}
