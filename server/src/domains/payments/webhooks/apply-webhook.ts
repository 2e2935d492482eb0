import type { WebhookOutcome } from '../../../database.types.ts';
import { raiseAlert } from '../../../platform/alerts.store.ts';
import { together } from '../../../platform/db/together.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue, JobFailed } from '../../../platform/jobs/queue.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { annotate, followPayment } from '../../../platform/telemetry/tracing/unit.ts';
import type { Gateway } from '../gateways/gateway.ts';
import {
  findMethodTestOfWebhook,
  type MethodTestRow,
} from '../methods/test-payments/method-tests.store.ts';
import { syncMethodTest } from '../methods/test-payments/sync-method-test.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment, findPaymentByReference, type PaymentRow } from '../records/payments.store.ts';
import { applyMethodWebhook } from '../saved-methods/apply-method-webhook.ts';
import { recordFraudWarning } from '../settlement/disputes/record-fraud-warning.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { fetchPayment, queryOf } from '../sync/fetch-payment.ts';
import { recordGatewayUpdate } from '../sync/record-gateway-update.ts';
import {
  findWaitingWebhookEvents,
  findWebhookEvent,
  markApplied,
  type NewWebhookEvent,
  recordWebhookFailure,
  type WebhookEventRow,
} from './webhook-events.store.ts';

/** Retried for three days: a gateway may be unavailable for a long time. */
export const applyWebhookQueue = defineQueue<{ readonly webhookEvent: number }>('apply-webhook', {
  onePerKey: true,
  retries: 80,
  firstRetryS: 5,
  maxRetryS: 3_600,
  parallel: 4,
  timeoutS: 120,
  // `alert-stuck-money` names them earlier.
  alertAfter: undefined,
});

/** The process that received a webhook applies it at once; the job does only after this delay. */
export const APPLIED_WITHIN_MS = 10_000;
const BATCH = 500;

/** A webhook may arrive before we have stored the gateway's reference; after this many tries it is filed as unknown. */
const TRIES_TO_FIND_PAYMENT = 4;

/** It arrived before what it is about; Stripe, for one, reports a saved card before the payment that saved it. */
class TooEarly extends Error {}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Finds webhooks that the process which received them has not applied: it failed, or was stopped. */
export function applyWaitingWebhooks(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - APPLIED_WITHIN_MS);
  return enqueueDue(platform, {
    queue: applyWebhookQueue,
    limit: BATCH,
    find: (limit) => findWaitingWebhookEvents(platform.db, before, limit),
    toJob: (id) => ({ key: String(id), data: { webhookEvent: id } }),
  });
}

/**
 * Applies one stored webhook event. It only identifies the payment: the state is fetched from the gateway, so the order
 * in which webhooks arrive does not matter.
 * @throws when it could not be applied yet, which is recorded
 */
export async function applyWebhook(
  platform: TransactionalPlatform,
  gateways: Gateways,
  webhookEventId: number,
): Promise<void> {
  const webhook = await findWebhookEvent(platform.db, webhookEventId);
  if (webhook !== undefined) await applyWebhookEvent(platform, gateways, webhook);
}

/**
 * The same for one that was read or stored just now.
 * @param known the payment that it is about, if that was read just now too
 */
export async function applyWebhookEvent(
  platform: TransactionalPlatform,
  gateways: Gateways,
  webhook: WebhookEventRow,
  known?: PaymentRow,
): Promise<void> {
  if (webhook.applied_at !== null) return;
  try {
    await apply(platform, gateways, webhook, known);
  } catch (error) {
    const isEarly = error instanceof TooEarly;
    const reason = (isEarly ? error.message : String(error)).slice(0, 500);
    await recordWebhookFailure(platform.db, webhook.id, reason);
    throw new JobFailed(reason, { isEarly });
  }
}

async function apply(
  platform: TransactionalPlatform,
  gateways: Gateways,
  webhook: WebhookEventRow,
  known: PaymentRow | undefined,
): Promise<void> {
  annotate({ 'sesame.gateway.provider': webhook.provider });
  const gateway = await gateways.get(webhook.provider);
  if (gateway === undefined) throw new Error(`gateway ${webhook.provider} is not live`);

  if (webhook.method_hash !== null) {
    return applyToMethod(platform, gateway, webhook, webhook.method_hash);
  }
  const { provider, order_id: orderId, gateway_reference: reference } = webhook;
  const payment = known ?? (await findPaymentOf(platform.db, { provider, orderId, reference }));
  if (payment === undefined) {
    const test = await findTestOf(platform, webhook);
    if (test !== undefined) return applyToTest(platform, gateway, webhook, test);
    if (webhook.order_id === null && webhook.attempts + 1 < TRIES_TO_FIND_PAYMENT) {
      throw new TooEarly('no payment has this reference yet');
    }
    return finish(platform, webhook, 'unknown_payment');
  }
  followPayment(payment.id);
  if (!belongsTo(webhook, payment)) return finish(platform, webhook, 'mismatch');

  const report = await fetchPayment(gateway, payment, {
    ...queryOf(payment),
    reference: payment.gateway_reference ?? webhook.gateway_reference,
    // The webhook may be about a later attempt than the one we know.
    secondaryReference: webhook.gateway_secondary_reference ?? payment.gateway_secondary_reference,
  });
  if (report === undefined) throw new Error('the gateway does not know its own payment');
  const warning =
    webhook.fraud_warning === null
      ? undefined
      : await gateway.fetchFraudWarning?.(webhook.fraud_warning);
  const receipt = gateway.readReceiptWebhook?.(webhook.body);
  await settlePayment(platform, {
    paymentId: payment.id,
    report: receipt ? { ...report, receipts: [...(report.receipts ?? []), receipt] } : report,
    alongside: async (tx, outcome) => {
      const at = webhook.received_at;
      annotate({ 'sesame.webhook.outcome': outcome });
      await together([
        markApplied(tx, webhook.id, { outcome, at: platform.clock.now() }),
        warning && recordFraudWarning(tx, platform, payment.id, warning),
        recordGatewayUpdate(tx, {
          paymentId: payment.id,
          kind: 'webhook_received',
          report,
          outcome,
          at,
        }),
      ]);
    },
  });
}

/** The payment that a webhook is about. */
export async function findPaymentOf(
  db: Executor,
  { provider, orderId, reference }: Pick<NewWebhookEvent, 'provider' | 'orderId' | 'reference'>,
): Promise<PaymentRow | undefined> {
  if (orderId !== null) return UUID.test(orderId) ? findPayment(db, orderId) : undefined;
  return reference === null ? undefined : findPaymentByReference(db, provider, reference);
}

/** The test payment that it is about, which an operator made to try a method. */
function findTestOf(
  { db }: TransactionalPlatform,
  { provider, order_id, gateway_reference: reference }: WebhookEventRow,
): Promise<MethodTestRow | undefined> {
  const orderId = order_id !== null && UUID.test(order_id) ? order_id : undefined;
  if (orderId === undefined && reference === null) return Promise.resolve(undefined);
  return findMethodTestOfWebhook(db, { provider, orderId, reference });
}

/** One that names no saved method of the shop is dropped in the end: the account may be used for other sales too. */
async function applyToMethod(
  platform: TransactionalPlatform,
  gateway: Gateway,
  webhook: WebhookEventRow,
  tokenHash: Buffer,
): Promise<void> {
  const at = platform.clock.now();
  const close = (tx: Executor, outcome: WebhookOutcome) =>
    markApplied(tx, webhook.id, { outcome, at });
  if (await applyMethodWebhook(platform, gateway, tokenHash, (tx) => close(tx, 'applied'))) return;
  if (webhook.attempts + 1 < TRIES_TO_FIND_PAYMENT)
    throw new TooEarly('no method has this token yet');
  await close(platform.db, 'nothing_to_do');
}

/** A test is not a payment: its webhook only says that its state has to be fetched. */
async function applyToTest(
  platform: TransactionalPlatform,
  gateway: Gateway,
  webhook: WebhookEventRow,
  test: MethodTestRow,
): Promise<void> {
  await syncMethodTest(platform, gateway, test, {
    hint: webhook.gateway_secondary_reference,
    alongside: (tx) => {
      const at = platform.clock.now();
      return markApplied(tx, webhook.id, { outcome: 'nothing_to_do', at });
    },
  });
}

/** False for a webhook about another gateway's payment, or one that pairs our order with a different payment. */
function belongsTo(webhook: WebhookEventRow, payment: PaymentRow): boolean {
  if (payment.provider !== webhook.provider) return false;
  return (
    payment.gateway_reference === null ||
    webhook.gateway_reference === null ||
    payment.gateway_reference === webhook.gateway_reference
  );
}

/** Files a webhook event that matches no payment, and raises an alert. */
function finish(
  platform: TransactionalPlatform,
  webhook: WebhookEventRow,
  outcome: Extract<WebhookOutcome, 'mismatch' | 'unknown_payment'>,
): Promise<void> {
  const at = platform.clock.now();
  annotate({ 'sesame.webhook.outcome': outcome });
  return inTransaction(platform.db, async (tx) => {
    await markApplied(tx, webhook.id, { outcome, at });
    await raiseAlert(tx, {
      kind: outcome === 'mismatch' ? 'webhook_mismatch' : 'webhook_unknown_payment',
      subject: `webhook:${webhook.id}`,
      detail: {
        provider: webhook.provider,
        order_id: webhook.order_id,
        reference: webhook.gateway_reference,
      },
      at,
    });
  });
}
