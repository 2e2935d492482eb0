import type { assignDelivery as route } from '@sesame/contract/console/inventory.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { closeAlerts } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Queueing, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { assignProvided } from './assign-provided.ts';
import { type LockedDelivery, lockDelivery } from './console-deliveries.store.ts';
import { deliver } from './deliver.ts';
import { markDelivered } from './deliveries.store.ts';
import { readTyped } from './read-typed.ts';

/** Tries to fill a waiting delivery now; a provisioning webhook is called within seconds. */
export function retryDelivery(
  platform: Queueing,
  id: string,
  by: Actor,
): Promise<{ delivered: boolean }> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const delivery = await requireWaiting(tx, id, at);
    const delivered = await deliver(tx, platform, delivery, at);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'deliveries.retry',
      subject: `delivery:${id}`,
      after: { delivered },
    });
    return { delivered };
  });
}

/**
 * Assigns a credential that an operator typed in to a waiting delivery. It becomes a unique item of the service, so that no
 * import can give it to a second buyer.
 */
export function assignDelivery(
  platform: TransactionalPlatform,
  { id, reason, ...typed }: BodyOf<typeof route> & { readonly id: string },
  by: Actor,
): Promise<{ delivered: true }> {
  const at = platform.clock.now();
  const given = readTyped(typed);
  return inTransaction(platform.db, async (tx) => {
    const delivery = await requireWaiting(tx, id, at);
    const itemId = await assignProvided(tx, platform, {
      delivery,
      given,
      at,
    });
    await markDelivered(tx, id, itemId, at);
    await closeAlerts(tx, { kinds: ['delivery_waiting', 'delivery_late'], subjects: [id], at });
    const subject = `delivery:${id}`;
    // The audit event names the item, not its content, which stays sealed.
    const after = { inventory_item_id: itemId };
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'deliveries.assign',
      subject,
      after,
      reason,
    });
    return { delivered: true };
  });
}

export async function requireWaiting(tx: Executor, id: string, at: Date): Promise<LockedDelivery> {
  const delivery = await lockDelivery(tx, id);
  if (delivery === undefined) refuse('not_found');
  if (delivery.inventory_item_id !== null || delivery.ends_at <= at) refuse('delivery_over');
  return delivery;
}
