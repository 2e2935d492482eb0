import { closeAlerts } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { JobFailed } from '../../../platform/jobs/queue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWebhook } from '../inventory/inventory.store.ts';
import { openItemSecret } from '../inventory/item-secret.ts';
import { assignProvided } from './assign-provided.ts';
import { callProvisioningWebhook, type ProvisioningRequest } from './call-provisioning-webhook.ts';
import { lockDelivery } from './console-deliveries.store.ts';
import type { Credential } from './credentials.rules.ts';
import { alertWaiting, fillFromInventory } from './deliver.ts';
import { countAttempt, lockProvisioning, markDelivered } from './deliveries.store.ts';
import { notifyCredentialChanged } from './notify-credential-changed.ts';

/**
 * Calls the provisioning webhook of a delivery and assigns what it gives. Every attempt, also one after this process
 * died, sends the same idempotency key. Does nothing when the delivery is filled or its access has ended.
 */
export async function provisionDelivery(platform: Platform, id: string): Promise<void> {
  const request = await prepare(platform, id);
  if (request === undefined) return;
  const answer = await callProvisioningWebhook(platform, request);
  await platform.failpoint('provisioning_answered');
  const problem =
    'given' in answer ? await accept(platform, request, answer.given) : answer.problem;
  if (problem === undefined) return;
  await alertWaiting(platform.db, request, platform.clock.now(), problem);
  throw new JobFailed(problem);
}

/** Assigns an item without a call when the inventory has one by now. @returns undefined when there is nothing to call */
function prepare(platform: Platform, id: string): Promise<ProvisioningRequest | undefined> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const delivery = await lockProvisioning(tx, id, at);
    if (delivery === undefined || (await fillFromInventory(tx, delivery, at))) return undefined;
    await countAttempt(tx, id);
    const webhook = await findWebhook(tx, delivery.service_id);
    if (webhook === undefined) {
      await alertWaiting(tx, delivery, at);
      return undefined;
    }
    const secret = openItemSecret(platform, webhook.id, webhook.secret.toString());
    // `findWebhook` finds only items of the kind webhook.
    if (!('webhook' in secret)) throw new Error(`inventory item ${webhook.id} is not a webhook`);
    return { ...delivery, url: secret.webhook, key: secret.key };
  });
}

/**
 * @returns why the credential cannot be used; undefined when it was assigned or the delivery has been filled meanwhile
 */
async function accept(
  platform: Platform,
  request: ProvisioningRequest,
  given: Credential,
): Promise<string | undefined> {
  const at = platform.clock.now();
  try {
    await inTransaction(platform.db, async (tx) => {
      const delivery = await lockDelivery(tx, request.id);
      if (delivery === undefined || delivery.inventory_item_id !== null) return;
      const itemId = await assignProvided(tx, platform, { delivery, given, at });
      await markDelivered(tx, request.id, itemId, at);
      await closeAlerts(tx, {
        kinds: ['delivery_waiting', 'delivery_late'],
        subjects: [request.id],
        at,
      });
      // The first request belongs to the purchase, which sends its own notification.
      if (request.request_number > 1)
        await notifyCredentialChanged(tx, platform, { ...request, itemId });
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
