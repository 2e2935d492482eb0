import type { replaceCredential as route } from '@sesame/contract/console/subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import type { Executor, Notifying, Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { allocateItem, findWebhook, retireUniqueItem } from '../inventory/inventory.store.ts';
import { readSubscription } from '../subscriptions/read-subscription.ts';
import {
  type DeliveredCredential,
  lockDeliveredCredentials,
} from './delivered-credentials.store.ts';
import { markDelivered, requestNewCredential } from './deliveries.store.ts';
import { callWebhookQueue } from './delivery-queues.ts';
import { notifyCredentialChanged } from './notify-credential-changed.ts';

export interface CredentialReplacement {
  readonly subscriptionId: string;
  /** Only the item of this service; without it, all items of the subscription. */
  readonly serviceId?: number;
  /**
   * The item the operator saw. Fails with `version_conflict` when the delivery has another one by now, so a repeated
   * request replaces only once.
   */
  readonly expectedItem?: string;
  readonly reason: string;
}

export function replaceCredential(
  platform: Notifying & Pick<Platform, 'db'>,
  {
    id,
    service,
    ...body
  }: BodyOf<typeof route> & { readonly id: string; readonly service: number },
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const replacement = { subscriptionId: id, serviceId: service, expectedItem: body.expected_item };
  const writing = inTransaction(platform.db, async (tx) => {
    await replaceCredentialIn(tx, platform, { ...replacement, reason: body.reason }, by);
    return {};
  });
  return withCurrent(writing, () => readSubscription(platform, id));
}

/**
 * Replaces the items of a subscription and notifies the buyer. Replaced unique items are retired. Services with a
 * provisioning webhook deliver the new credential asynchronously. When there is no other item the old one stays:
 * `inventory_empty`. Runs in the caller's transaction; the audit event is its last statement.
 */
export async function replaceCredentialIn(
  tx: Executor,
  platform: Notifying,
  { subscriptionId, serviceId, expectedItem, reason }: CredentialReplacement,
  by: Actor,
): Promise<void> {
  const at = platform.clock.now();
  const links = await lockDeliveredCredentials(tx, { subscriptionId, serviceId });
  // If the operator saw an item and there is none now, the delivery is waiting for a new one already.
  if (links.length === 0) refuse(expectedItem === undefined ? 'not_found' : 'version_conflict');
  const changed = [];
  for (const link of links) {
    if (link.ends_at <= at) refuse('delivery_over');
    const old = link.inventory_item_id;
    if (expectedItem !== undefined && expectedItem !== old) refuse('version_conflict');
    const other = await allocateOther(tx, link, at);
    await retireUniqueItem(tx, old, at);
    if (other === undefined) {
      await requestNewCredential(tx, link.id);
      await platform.jobs.enqueue(tx, callWebhookQueue, { delivery: link.id }, { key: link.id });
    } else {
      await markDelivered(tx, link.id, other, at);
      await notifyCredentialChanged(tx, platform, { ...link, itemId: other });
    }
    changed.push({ service_id: link.service_id, old, other: other ?? null });
  }
  // Item ids only: their content stays sealed.
  await recordAuditEvent(tx, platform, {
    ...by,
    action: 'subscriptions.replace_credential',
    subject: `subscription:${subscriptionId}`,
    before: changed.map(({ service_id, old }) => ({ service_id, inventory_item_id: old })),
    after: changed.map(({ service_id, other }) => ({ service_id, inventory_item_id: other })),
    reason,
  });
}

/** @returns undefined when the provisioning webhook has to be called */
async function allocateOther(
  tx: Executor,
  link: DeliveredCredential,
  at: Date,
): Promise<string | undefined> {
  const { service_id: serviceId, subscription_id: subscriptionId, inventory_item_id: old } = link;
  const other = await allocateItem(tx, { serviceId, subscriptionId, at });
  if (other !== undefined && other !== old) return other;
  if ((await findWebhook(tx, serviceId)) === undefined) refuse('inventory_empty');
  return undefined;
}
