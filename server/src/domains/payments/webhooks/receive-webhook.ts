import { timingSafeEqual } from 'node:crypto';
import { withCommit } from '../../../platform/db/before-commit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import { JobFailed } from '../../../platform/jobs/queue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { annotate, detached, followPayment } from '../../../platform/telemetry/tracing/unit.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import type {
  RawWebhook,
  VerifiedMethodWebhook,
  VerifiedWebhook,
  WebhookVerdict,
} from '../gateways/webhooks.ts';
import type { BoundedQueue } from '../providers/bounded-queue.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPaymentBySaving, type PaymentRow } from '../records/payments.store.ts';
import { hashOfToken } from '../saved-methods/saved-method-secret.ts';
import {
  APPLIED_WITHIN_MS,
  applyWebhook,
  applyWebhookEvent,
  findPaymentOf,
} from './apply-webhook.ts';
import {
  insertWebhookEvent,
  type NewWebhookEvent,
  type WebhookEventRow,
} from './webhook-events.store.ts';

/** Sent when a webhook cannot be verified right now; most gateways use their own schedule. */
const RETRY_AFTER_S = 30;
/** How long a payment that was read with its webhook serves to ask the gateway about it; it is locked and read again then. */
const READ_FOR_MS = 5_000;
/** Stored in place of the body of a webhook about a saved method. */
const METHOD_BODY = JSON.stringify({ about: 'saved_method' });

export interface IncomingWebhook extends Pick<RawWebhook, 'headers' | 'rawBody' | 'ip'> {
  readonly provider: string;
  /** The secret last segment of the webhook URL, where the provider uses one. */
  readonly key: string | undefined;
  readonly countForged: () => Promise<void>;
  /** Rate-limits outgoing requests caused by unverified webhooks. */
  readonly countLookup: () => Promise<void>;
}

/**
 * Receives a gateway's webhook: verifies the raw bytes, stores it, and only then acknowledges. It is applied after the
 * response. A duplicate of a known event is acknowledged and ignored.
 * @throws Refusal `webhook_rejected` when it is not genuine; `countForged` may refuse it earlier
 */
export async function receiveWebhook(
  platform: Platform,
  gateways: Gateways,
  background: BoundedQueue,
  webhook: IncomingWebhook,
): Promise<{ acknowledgement: string | undefined }> {
  const now = platform.clock.now();
  const { headers, rawBody, ip, countLookup } = webhook;
  const gateway = await gateways.get(webhook.provider);
  const verdict: WebhookVerdict =
    gateway !== undefined && hasKey(gateway, webhook.key)
      ? await gateway
          .verifyWebhook({ headers, rawBody, ip, now, countLookup })
          .catch((error: unknown) => unverified(platform, webhook, error))
      : { kind: 'forged' };
  if (verdict.kind === 'forged') {
    await webhook.countForged();
    platform.log.warn({ provider: webhook.provider }, 'webhook rejected: not genuine');
    refuse('webhook_rejected');
  }
  // The address may name any provider; this one is live.
  if (gateway !== undefined) annotate({ 'sesame.gateway.provider': gateway.provider });
  const acknowledgement = gateway?.acknowledgement;
  if (verdict.kind === 'irrelevant') return { acknowledgement };
  const about = await withOrder(platform, webhook.provider, verdict);
  if (about === undefined) return { acknowledgement };
  // A reserved connection pool: webhooks are stored even when the shop is overloaded.
  const stored = await storeWebhook(platform, {
    provider: webhook.provider,
    eventKey: withoutNul(verdict.eventKey),
    ...aboutOf(webhook, about),
    receivedAt: now,
  });
  await platform.failpoint('webhook_stored');
  if (stored === undefined) return { acknowledgement };
  if (stored.payment !== undefined) followPayment(stored.payment.id);
  const apply = async () => {
    await platform.failpoint('webhook_acknowledged');
    const { webhook: event, payment } = stored;
    const ageMs = platform.clock.now().getTime() - now.getTime();
    // Once the job may have applied it, its row has to be read again.
    const applied =
      ageMs < APPLIED_WITHIN_MS
        ? applyWebhookEvent(platform, gateways, event, ageMs < READ_FOR_MS ? payment : undefined)
        : applyWebhook(platform, gateways, event.id);
    // A failure is recorded, and the job retries.
    await applied.catch((error: unknown) => {
      platform.log[error instanceof JobFailed && error.isEarly ? 'info' : 'warn'](
        { webhookEventId: event.id, reason: String(error) },
        'webhook event not applied yet',
      );
    });
  };
  background.push(detached('apply webhook', {}, apply));
  return { acknowledgement };
}

/**
 * A webhook that names the saving of a method alone is about the order that has it; undefined when none has: the account at
 * the gateway may be used for other sales too.
 */
async function withOrder(
  { reserved }: Pick<Platform, 'reserved'>,
  provider: string,
  verdict: VerifiedWebhook | VerifiedMethodWebhook,
): Promise<VerifiedWebhook | VerifiedMethodWebhook | undefined> {
  if (verdict.kind === 'method' || verdict.savingReference === undefined) return verdict;
  const { savingReference } = verdict;
  const payment = await findPaymentBySaving(reserved.db, { provider, savingReference });
  return payment && { ...verdict, orderId: payment.id };
}

/** What a webhook is about. The body of one about a saved method names its token, which is stored sealed only. */
function aboutOf(
  { provider, rawBody }: Pick<IncomingWebhook, 'provider' | 'rawBody'>,
  verdict: VerifiedWebhook | VerifiedMethodWebhook,
): Omit<NewWebhookEvent, 'provider' | 'eventKey' | 'receivedAt'> {
  if (verdict.kind === 'method') {
    return {
      ...{ reference: null, secondaryReference: null, orderId: null, fraudWarning: null },
      methodHash: hashOfToken(provider, verdict.token),
      body: METHOD_BODY,
    };
  }
  return {
    reference: verdict.reference && withoutNul(verdict.reference),
    secondaryReference: verdict.secondaryReference && withoutNul(verdict.secondaryReference),
    orderId: verdict.orderId && withoutNul(verdict.orderId),
    fraudWarning: verdict.fraudWarning ? withoutNul(verdict.fraudWarning) : null,
    methodHash: null,
    body: verdict.namesToken ? METHOD_BODY : withoutNul(rawBody.toString('utf8')),
  };
}

/**
 * Stores a webhook and reads the payment that it is about, in one round trip.
 * @returns undefined when this event is already stored
 */
async function storeWebhook(
  { reserved }: Pick<Platform, 'reserved'>,
  event: NewWebhookEvent,
): Promise<{ webhook: WebhookEventRow; payment: PaymentRow | undefined } | undefined> {
  const sent = await inTransaction(reserved.db, async (tx) => {
    const webhook = insertWebhookEvent(tx, event);
    const payment = findPaymentOf(tx, event);
    await withCommit(tx, webhook, payment);
    return { webhook, payment };
  });
  const webhook = await sent.webhook;
  return webhook && { webhook, payment: await sent.payment };
}

/** Gateways with weak or no signatures get a webhook URL with a secret segment. */
function hasKey({ webhookKey }: Gateway, given: string | undefined): boolean {
  if (webhookKey === undefined) return given === undefined;
  return given !== undefined && timingSafeEqual(sha256(given), sha256(webhookKey));
}

/** A webhook that the gateway's code cannot parse counts as forged. */
function unverified(
  { log }: Pick<Platform, 'log'>,
  { provider }: Pick<IncomingWebhook, 'provider'>,
  error: unknown,
): WebhookVerdict {
  if (error instanceof Refusal) throw error;
  if (error instanceof GatewayUnavailable) {
    throw new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S, cause: error });
  }
  log.error({ err: error, provider }, 'webhook could not be parsed');
  return { kind: 'forged' };
}

/** PostgreSQL text cannot contain NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
