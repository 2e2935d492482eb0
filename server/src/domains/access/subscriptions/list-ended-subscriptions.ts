import { ENDED_SHOWN_DAYS } from '@sesame/contract/shared/limits.ts';
import type { EndedSubscription } from '@sesame/contract/shop/access.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import {
  type EndedSubscriptionRow,
  listDelivered,
  readEndedSubscriptions,
} from '../subscriptions.store.ts';
import { openItem, serializeItems } from './open-item.ts';
import { serializePlan } from './serialize-plan.ts';

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
  const kept = await Promise.all(rows.map((row) => readKept(platform, row)));
  return rows.map((row, index) => {
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
      ...(row.changed_to !== null && { changed_to: serializePlan(row.changed_to) }),
      ...kept[index],
    };
  });
}

/** What is usable until the items of the new plan are delivered; an impersonation sees that it is, and not what. */
async function readKept(
  platform: Pick<Platform, 'db' | 'log' | 'sealer'>,
  { id, kept_until: until, hides_secrets: hidesSecrets }: EndedSubscriptionRow,
): Promise<Pick<EndedSubscription, 'kept'>> {
  if (until === null) return {};
  const rows = hidesSecrets ? [] : await listDelivered(platform.db, id);
  const opened = rows.map((row) => openItem(platform, row)).filter((item) => item !== undefined);
  return { kept: { until: until.toISOString(), ...serializeItems(opened) } };
}
