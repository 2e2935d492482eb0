import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { parseJson } from '../../../../platform/network/parse-json.ts';
import type { RawWebhook, WebhookVerdict } from '../webhooks.ts';
import type { PayPalCertificates } from './paypal-certificates.ts';
import {
  capture,
  links,
  linkTo,
  ownId,
  type PayPalCapture,
  paymentToken,
  paypalId,
} from './paypal-wire.ts';

/** PayPal retries a webhook for three days, and does not document whether retries are signed anew. */
const AGE_MAX_MS = (3 * 24 + 1) * 3_600_000;
/** Allowed clock skew. */
const AHEAD_MAX_MS = 300_000;

/**
 * Whether PayPal signed these bytes for our webhook. Anything older than PayPal's retries is a replay. A younger replay
 * hits the unique event key, and has no effect in any case, because the state is fetched from PayPal.
 * @throws GatewayUnavailable when the certificate cannot be fetched now
 */
export async function isSignedByPayPal(
  { headers, rawBody, now, countLookup }: RawWebhook,
  webhookId: string,
  certificates: PayPalCertificates,
): Promise<boolean> {
  const result = signedHeaders.safeParse(headers);
  if (!result.success) return false;
  const {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': certificateUrl,
  } = result.data;
  const age = now.getTime() - Date.parse(time);
  if (!(age <= AGE_MAX_MS && age >= -AHEAD_MAX_MS)) return false;
  const key = await certificates.findKey(certificateUrl, now, countLookup);
  if (key === undefined) return false;
  const message = signedMessage({ id, time, webhookId, rawBody });
  return verify('RSA-SHA256', Buffer.from(message), key, Buffer.from(signature, 'base64'));
}

/** The signed message. It contains the body only as a decimal CRC-32. */
export function signedMessage(webhook: {
  id: string;
  time: string;
  webhookId: string;
  rawBody: Buffer;
}): string {
  return [webhook.id, webhook.time, webhook.webhookId, crc32(webhook.rawBody)].join('|');
}

/** No field may contain `|`: text moved between fields would leave the message unchanged. */
const signedHeaders = z.object({
  'paypal-transmission-id': z.string().check(z.regex(/^[\w-]{1,100}$/)),
  'paypal-transmission-time': z
    .string()
    .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/)),
  'paypal-transmission-sig': z.string().check(z.regex(/^[A-Za-z0-9+/]{40,1400}={0,2}$/)),
  'paypal-cert-url': z.string().check(z.maxLength(500)),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
});

const event = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  event_type: z.string(),
  resource: z.record(z.string(), z.unknown()),
});

const captureEvents: readonly string[] = [
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
];
const refundEvents: readonly string[] = [
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
];

const methodEvents: readonly string[] = [
  'VAULT.PAYMENT-TOKEN.DELETION-INITIATED',
  'VAULT.PAYMENT-TOKEN.DELETED',
];
const METHOD_CREATED = 'VAULT.PAYMENT-TOKEN.CREATED';

/** The events to subscribe to. */
export const paypalEvents: readonly string[] = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.ORDER.COMPLETED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  ...captureEvents,
  ...refundEvents,
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
  METHOD_CREATED,
  ...methodEvents,
];

/** Fetches a capture by its id; undefined when PayPal does not know it. */
export type FindCapture = (id: string) => Promise<PayPalCapture | undefined>;

/**
 * Finds our payment for a genuine webhook. Refunds made in PayPal's dashboard and disputes name only the capture, so
 * that is fetched.
 * @throws GatewayUnavailable
 */
export async function readWebhook(
  rawBody: Buffer,
  findCapture: FindCapture,
): Promise<WebhookVerdict> {
  const result = event.safeParse(parseJson(rawBody.toString('utf8')));
  if (!result.success) return { kind: 'forged' };
  const { id: eventKey, event_type: type, resource } = result.data;
  if (methodEvents.includes(type)) {
    const { data } = aboutToken.safeParse(resource);
    return data ? { kind: 'method', eventKey, token: data.id } : { kind: 'irrelevant' };
  }
  if (type === METHOD_CREATED) {
    const reference = aboutToken.safeParse(resource).data?.metadata?.order_id;
    if (reference === undefined) return { kind: 'irrelevant' };
    const payment = { reference, secondaryReference: null, orderId: null } as const;
    return { kind: 'payment', eventKey, ...payment, namesToken: true };
  }
  const about = await subjectOf(type, resource, findCapture);
  if (about?.orderId === undefined) return { kind: 'irrelevant' };
  return { kind: 'payment', eventKey, ...about, orderId: about.orderId };
}

interface Subject {
  readonly orderId: string | undefined;
  readonly reference: string | null;
  /** Set only where disputes have to be fetched; see `fetchStatus`. */
  readonly secondaryReference: string | null;
}

async function subjectOf(
  type: string,
  resource: Record<string, unknown>,
  findCapture: FindCapture,
): Promise<Subject | undefined> {
  if (type.startsWith('CHECKOUT.ORDER.') || type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') {
    const { data } = aboutOrder.safeParse(resource);
    const reference = data?.id ?? data?.order_id ?? null;
    return (
      data && { orderId: data.purchase_units?.[0]?.custom_id, reference, secondaryReference: null }
    );
  }
  if (captureEvents.includes(type)) {
    const { data } = aboutCapture.safeParse(resource);
    return data && { ...subjectOfCapture(data), secondaryReference: null };
  }
  if (refundEvents.includes(type)) {
    const { data } = aboutRefund.safeParse(resource);
    const captureId = data && captureIdOf(data);
    if (captureId === undefined) return undefined;
    if (data?.custom_id === undefined) return findSubject(captureId, findCapture);
    return { orderId: data.custom_id, reference: null, secondaryReference: captureId };
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const [disputed] = aboutDispute.safeParse(resource).data?.disputed_transactions ?? [];
    return disputed && findSubject(disputed.seller_transaction_id, findCapture);
  }
  return undefined;
}

async function findSubject(captureId: string, findCapture: FindCapture) {
  const found = await findCapture(captureId);
  return found && subjectOfCapture(found);
}

function subjectOfCapture(about: z.infer<typeof aboutCapture>): Subject {
  return {
    orderId: about.custom_id,
    reference: about.supplementary_data?.related_ids?.order_id ?? null,
    secondaryReference: about.id,
  };
}

/** A refund links up to its capture; a reversal may arrive as the capture itself. */
function captureIdOf(resource: z.infer<typeof aboutRefund>): string | undefined {
  const addresses = [linkTo('up', resource), linkTo('self', resource)];
  return addresses
    .map((href) => href?.match(/\/captures\/([A-Za-z0-9-]{1,50})$/)?.[1])
    .find(Boolean);
}

/** Only the ids that link a webhook to a payment; everything else is fetched. */
const aboutCapture = z.pick(capture, { id: true, custom_id: true, supplementary_data: true });
const aboutRefund = z.object({ custom_id: z.optional(ownId), links });
const aboutOrder = z.object({
  id: z.optional(paypalId),
  order_id: z.optional(paypalId),
  purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(ownId) }))),
});
const aboutToken = z.object({
  id: paymentToken.shape.id,
  metadata: z.optional(z.object({ order_id: z.optional(paypalId) })),
});
const aboutDispute = z.object({
  disputed_transactions: z.array(z.object({ seller_transaction_id: paypalId })),
});
