import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { nextAttemptAt } from '../access.rules.ts';
import { findWebhook } from '../inventory/inventory.store.ts';
import { type Credential, openItemSecret } from '../inventory/item-secret.ts';
import { raiseAlert, resolveAlerts } from './alerts.store.ts';
import { assignProvided } from './assign-provided.ts';
import { callProvisioningWebhook, type ProvisioningRequest } from './call-provisioning-webhook.ts';
import { lockDelivery } from './console-deliveries.store.ts';
import { deliver } from './deliver.ts';
import {
  type DueProvisioning,
  lockDueProvisioning,
  markDelivered,
  postponeDelivery,
} from './deliveries.store.ts';
import { notifyCredentialChanged } from './notify-credential-changed.ts';
import { postponeFailed } from './postpone-failed.ts';

/** Limits how many deliveries one slow supplier can hold up. */
const AT_ONCE = 8;
const ROUNDS = 25;

/**
 * Calls the provisioning webhooks of deliveries that are due. The next try is stored before the call, so a process that
 * dies calls again with the same idempotency key.
 * @returns how many deliveries were filled
 */
export async function callProvisioningWebhooks(platform: Platform): Promise<number> {
  let filled = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const requests: ProvisioningRequest[] = [];
    while (requests.length < AT_ONCE) {
      const claimed = await claim(platform);
      if (claimed === undefined) break;
      if (claimed === 'filled') filled++;
      else if (claimed !== 'failed') requests.push(claimed);
    }
    if (requests.length === 0) break;
    const answers = await Promise.all(
      requests.map((request) =>
        settle(platform, request).catch(async (error: unknown) => {
          await postponeFailed(platform, request, error);
          return false;
        }),
      ),
    );
    filled += answers.filter(Boolean).length;
  }
  return filled;
}

/** @returns undefined when no delivery is due */
async function claim(
  platform: Platform,
): Promise<ProvisioningRequest | 'filled' | 'failed' | undefined> {
  let due: DueProvisioning | undefined;
  try {
    return await inTransaction(platform.db, async (tx) => {
      due = await lockDueProvisioning(tx, platform.clock.now());
      return due && (await claimDue(tx, platform, due));
    });
  } catch (error) {
    if (due === undefined) throw error;
    await postponeFailed(platform, due, error);
    return 'failed';
  }
}

/** Assigns an item without calling the webhook when the inventory has one by now. */
async function claimDue(
  tx: Executor,
  platform: Platform,
  due: DueProvisioning,
): Promise<ProvisioningRequest | 'filled' | undefined> {
  const at = platform.clock.now();
  if (await deliver(tx, due, at)) return 'filled';
  const webhook = await findWebhook(tx, due.service_id);
  const attempts = due.attempts + 1;
  await postponeDelivery(tx, due.id, attempts, nextAttemptAt(attempts, at));
  if (webhook === undefined) return undefined;
  const secret = openItemSecret(platform, webhook.id, webhook.secret.toString());
  // `findWebhook` finds only items of the kind webhook.
  if (!('webhook' in secret)) throw new Error(`inventory item ${webhook.id} is not a webhook`);
  return { ...due, attempts, url: secret.webhook, key: secret.key };
}

async function settle(platform: Platform, request: ProvisioningRequest): Promise<boolean> {
  const answer = await callProvisioningWebhook(platform, request);
  const problem =
    'given' in answer ? await accept(platform, request, answer.given) : answer.problem;
  if (problem === undefined) return true;
  platform.log.warn({ deliveryId: request.id, problem }, 'webhook gave no credential');
  await raiseAlert(platform.db, {
    kind: 'delivery_waiting',
    subject: request.id,
    detail: { subscription_id: request.subscription_id, service_id: request.service_id, problem },
    at: platform.clock.now(),
  });
  return false;
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
      await resolveAlerts(tx, ['delivery_waiting', 'delivery_late'], request.id, at);
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
