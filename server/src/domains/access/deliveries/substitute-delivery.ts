import type { substituteDelivery as route } from '@sesame/contract/console/inventory.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { closeAlerts } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { allocateItem } from '../inventory/inventory.store.ts';
import { findDeliveryNames, findServiceTitles } from './delivered-credentials.store.ts';
import { markDelivered } from './deliveries.store.ts';
import { requireWaiting } from './fulfil-manually.ts';
import { notifyCredentialChanged } from './notify-credential-changed.ts';

/** Fills a waiting delivery with an item of another service and notifies the buyer. */
export function substituteDelivery(
  platform: TransactionalPlatform,
  { id, service: serviceId, reason }: BodyOf<typeof route> & { readonly id: string },
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const delivery = await requireWaiting(tx, id, at);
    const instead = await findServiceTitles(tx, serviceId);
    if (instead === undefined) refuse('not_found');
    const subscriptionId = delivery.subscription_id;
    const item = await allocateItem(tx, { serviceId, subscriptionId, at });
    if (item === undefined) refuse('inventory_empty');
    await markDelivered(tx, id, item, at);
    await closeAlerts(tx, { kinds: ['delivery_waiting', 'delivery_late'], subjects: [id], at });
    const names = await findDeliveryNames(tx, id);
    await notifyCredentialChanged(tx, platform, { ...names, id, itemId: item, instead });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'deliveries.substitute',
      subject: `delivery:${id}`,
      before: { service_id: delivery.service_id },
      after: { service_id: serviceId, inventory_item_id: item },
      reason,
    });
    return { delivered: true };
  });
}
