import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { resolveAlerts } from './alerts.store.ts';
import { deliver } from './deliver.ts';
import { markDelivered } from './deliveries.store.ts';
import { isAllowedLink } from './links.rules.ts';
import { type LockedDelivery, lockDelivery } from './operator-deliveries.store.ts';
import { takeGiven } from './take-given.ts';

/** Looks into the stock for a buyer who waits, without waiting for the job. */
export function retryDelivery(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: string,
  by: DoneBy,
): Promise<{ delivered: boolean }> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const delivery = await requireWaiting(tx, id, at);
    const delivered = await deliver(tx, delivery, at);
    await recordAct(tx, platform, {
      ...by,
      action: 'deliveries.retry',
      subject: `delivery:${id}`,
      after: { delivered },
    });
    return { delivered };
  });
}

/**
 * Gives a buyer who waits one link, by hand. It becomes an item of the service that belongs to them, so that no import and
 * no other hand gives it to a second buyer.
 */
export function assignDelivery(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'sealer'>,
  { id, link, reason }: { readonly id: string; readonly link: string; readonly reason: string },
  by: DoneBy,
): Promise<{ delivered: true }> {
  const at = platform.clock.now();
  if (!isAllowedLink(link.trim())) refuse('stock_link_broken');
  return inTransaction(platform.db, async (tx) => {
    const delivery = await requireWaiting(tx, id, at);
    const itemId = await takeGiven(tx, platform, { delivery, given: { link: link.trim() }, at });
    await markDelivered(tx, id, itemId, at);
    await resolveAlerts(tx, ['delivery_waiting', 'delivery_late'], id, at);
    const subject = `delivery:${id}`;
    // Which link it is stays sealed in the item.
    const after = { stock_item_id: itemId };
    await recordAct(tx, platform, { ...by, action: 'deliveries.assign', subject, after, reason });
    return { delivered: true };
  });
}

export async function requireWaiting(tx: Executor, id: string, at: Date): Promise<LockedDelivery> {
  const delivery = await lockDelivery(tx, id);
  if (delivery === undefined) refuse('not_found');
  if (delivery.stock_item_id !== null || delivery.ends_at <= at) refuse('delivery_over');
  return delivery;
}
