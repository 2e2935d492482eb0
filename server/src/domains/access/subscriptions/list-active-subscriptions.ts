import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { Polled } from '../../../platform/http/polls/bind-polled.ts';
import { earliest } from '../../../platform/http/polls/poll-tag.rules.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ProductCard, productCards } from '../../catalogue/index.ts';
import { revisionOf } from '../../users/index.ts';
import { type ActiveSubscriptionRow, readActiveSubscriptions } from '../subscriptions.store.ts';
import { openItem, serializeItems } from './open-item.ts';

/** The running subscriptions of the session's buyer, newest first; undefined without a valid session. */
export async function listActiveSubscriptions(
  platform: Platform,
  tokenHash: Buffer,
): Promise<Polled<ActiveSubscription[]> | undefined> {
  const now = platform.clock.now();
  const rows = await readActiveSubscriptions(platform.pool, tokenHash, now);
  const [first] = rows;
  if (first === undefined) return undefined;
  const cards = await productCards(platform);
  const bySubscription = Map.groupBy(rows.filter(hasSubscription), (row) => row.id);
  const answer = [...bySubscription.values()].map((links) => serialize(platform, links, cards));
  const changes = rows.flatMap((row) => [row.active_until, row.hold_changes_at]);
  // An item that cannot be opened here may be opened by a process with another key, so that answer is not kept.
  const until = isComplete(rows, answer) ? earliest(changes) : now;
  return { answer, revision: revisionOf(first), until };
}

function isComplete(
  rows: readonly ActiveSubscriptionRow[],
  answer: readonly ActiveSubscription[],
): boolean {
  const given = rows.filter((row) => row.content !== null && !row.on_hold).length;
  return answer.reduce((sum, { items }) => sum + items.length, 0) === given;
}

type SubscriptionRow = ActiveSubscriptionRow & {
  id: string;
  product_id: number;
  anchor_day: number;
  ends_at: Date;
};

function hasSubscription(row: ActiveSubscriptionRow): row is SubscriptionRow {
  return row.id !== null;
}

function serialize(
  platform: Pick<Platform, 'log' | 'sealer'>,
  rows: readonly SubscriptionRow[],
  cards: ReadonlyMap<number, ProductCard>,
): ActiveSubscription {
  const [first] = rows;
  if (first === undefined) throw new Error('a group of rows is never empty');
  const card = cards.get(first.product_id);
  const expected = rows.filter((row) => row.service_id !== null);
  const onHold = first.on_hold;
  const opened = (onHold ? [] : expected)
    .map((row) => openItem(platform, row))
    .filter((item) => item !== undefined);
  const ready = first.hides_secrets
    ? expected.filter((row) => row.inventory_item_id !== null).length
    : opened.length;
  const pictures = [...(card?.pictures ?? [])];
  return {
    id: first.id,
    sub_plan_id: first.product_id,
    title: card?.title ?? '',
    title_ru: card?.titleRu ?? '',
    description: card?.description ?? '',
    description_ru: card?.descriptionRu ?? '',
    picture: pictures[0] ?? '',
    pictures,
    date_end: first.ends_at.toISOString(),
    anchor_day: first.anchor_day,
    ...serializeItems(opened),
    on_hold: onHold,
    fulfilment_pending: !onHold && (expected.length === 0 || ready < expected.length),
  };
}
