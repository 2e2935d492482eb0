import type { reissueLink as route } from '@sesame/contract/operator-subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import { withCurrent } from '../../platform/http/with-current.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { askAnew } from './deliveries.store.ts';
import { readSubscription } from './read-subscription.ts';
import { type DeliveredLink, lockDeliveredLinks, replaceItem } from './reissue.store.ts';
import { findWebhook, retireUniqueItem, takeItem } from './stock.store.ts';
import { tellLinkChanged } from './tell-link-changed.ts';

type Needs = Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>;

export interface Reissue {
  readonly subscriptionId: string;
  /** Only the link to this service; otherwise all that the subscription has. */
  readonly originId?: number;
  /** What the operator was looking at. Another item by now: `changed_meanwhile`, so that twice is once. */
  readonly seenItem?: string;
  readonly reason: string;
}

export function reissueLink(
  platform: Needs & Pick<Platform, 'db'>,
  { id, origin, ...body }: BodyOf<typeof route> & { readonly id: string; readonly origin: number },
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const reissue = { subscriptionId: id, originId: origin, seenItem: body.seen_item };
  const writing = inTransaction(platform.db, async (tx) => {
    await reissueLinkIn(tx, platform, { ...reissue, reason: body.reason }, by);
    return {};
  });
  return withCurrent(writing, () => readSubscription(platform, id));
}

/**
 * Gives a subscription other links in place of those it has, and tells its buyer. What was theirs alone goes to nobody any
 * more. What has to be asked for comes a moment later. With nothing else to give they keep what they have: `stock_empty`. Part of a transaction of the caller; its act is the
 * last of what it does.
 */
export async function reissueLinkIn(
  tx: Executor,
  platform: Needs,
  { subscriptionId, originId, seenItem, reason }: Reissue,
  by: DoneBy,
): Promise<void> {
  const at = platform.clock.now();
  const links = await lockDeliveredLinks(tx, { subscriptionId, originId });
  // One that was seen is asked for anew by now, if it was there at all.
  if (links.length === 0) refuse(seenItem === undefined ? 'not_found' : 'changed_meanwhile');
  const changed = [];
  for (const link of links) {
    if (link.ends_at <= at) refuse('delivery_over');
    const old = link.stock_item_id;
    if (seenItem !== undefined && seenItem !== old) refuse('changed_meanwhile');
    const other = await takeOther(tx, link, at);
    await retireUniqueItem(tx, old, at);
    if (other === undefined) {
      await askAnew(tx, link.id, at);
    } else {
      await replaceItem(tx, link.id, other, at);
      await tellLinkChanged(tx, platform, { ...link, itemId: other });
    }
    changed.push({ origin_id: link.origin_id, old, other: other ?? null });
  }
  // Items by their ids: what they hold stays sealed.
  await recordAct(tx, platform, {
    ...by,
    action: 'subscriptions.reissue',
    subject: `subscription:${subscriptionId}`,
    before: changed.map(({ origin_id, old }) => ({ origin_id, stock_item_id: old })),
    after: changed.map(({ origin_id, other }) => ({ origin_id, stock_item_id: other })),
    reason,
  });
}

/** @returns undefined when it has to be asked for */
async function takeOther(tx: Executor, link: DeliveredLink, at: Date): Promise<string | undefined> {
  const { origin_id: originId, subscription_id: subscriptionId, stock_item_id: old } = link;
  const other = await takeItem(tx, { originId, subscriptionId, at });
  if (other !== undefined && other !== old) return other;
  if ((await findWebhook(tx, originId)) === undefined) refuse('stock_empty');
  return undefined;
}
