import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import type { NoticeVerdict, RawNotice } from './gateway.ts';
import type { PayPalCertificates } from './paypal-certificates.ts';
import { capture, links, linkTo, ownId, type PayPalCapture, paypalId } from './paypal-wire.ts';

/** PayPal repeats a notice for three days, and does not say whether a repeat is signed anew. */
const AGE_MAX_MS = (3 * 24 + 1) * 3_600_000;
/** Clocks that differ. */
const AHEAD_MAX_MS = 300_000;

/**
 * Whether PayPal signed these bytes for our webhook. What is older than PayPal's own repeats is a replay; a younger one meets
 * the unique key of its event, and changes nothing either way, for the state is read from PayPal.
 * @throws GatewayUnavailable when the certificate cannot be fetched now
 */
export async function isSignedByPayPal(
  { headers, rawBody, now, countLookup }: RawNotice,
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

/** What PayPal signs: of the body only its checksum, in decimal. */
export function signedMessage(notice: {
  id: string;
  time: string;
  webhookId: string;
  rawBody: Buffer;
}): string {
  return [notice.id, notice.time, notice.webhookId, crc32(notice.rawBody)].join('|');
}

/** No field may hold a `|`: moved between fields it would leave the message as it is. */
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

/** Reads a capture by its id; undefined when PayPal knows none. */
export type FindCapture = (id: string) => Promise<PayPalCapture | undefined>;

/**
 * Which of our payments a genuine notice is about. Refunds made in PayPal's own pages and disputes know only the capture, so
 * that is looked up.
 * @throws GatewayUnavailable when PayPal cannot be asked
 */
export async function readNotice(
  rawBody: Buffer,
  findCapture: FindCapture,
): Promise<NoticeVerdict> {
  const result = event.safeParse(parseJson(rawBody.toString('utf8')));
  if (!result.success) return { kind: 'forged' };
  const { id: eventKey, event_type: type, resource } = result.data;
  const about = await subjectOf(type, resource, findCapture);
  if (about?.orderId === undefined) return { kind: 'irrelevant' };
  return { kind: 'payment', eventKey, ...about, orderId: about.orderId };
}

interface Subject {
  readonly orderId: string | undefined;
  readonly reference: string | null;
  /** Given only where disputes have to be asked about; see `fetchStatus`. */
  readonly handle: string | null;
}

async function subjectOf(
  type: string,
  resource: Record<string, unknown>,
  findCapture: FindCapture,
): Promise<Subject | undefined> {
  if (type.startsWith('CHECKOUT.ORDER.') || type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') {
    const { data } = aboutOrder.safeParse(resource);
    const reference = data?.id ?? data?.order_id ?? null;
    return data && { orderId: data.purchase_units?.[0]?.custom_id, reference, handle: null };
  }
  if (captureEvents.includes(type)) {
    const { data } = aboutCapture.safeParse(resource);
    return data && { ...subjectOfCapture(data), handle: null };
  }
  if (refundEvents.includes(type)) {
    const { data } = aboutRefund.safeParse(resource);
    const captureId = data && captureIdOf(data);
    if (captureId === undefined) return undefined;
    if (data?.custom_id === undefined) return findSubject(captureId, findCapture);
    return { orderId: data.custom_id, reference: null, handle: captureId };
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
    handle: about.id,
  };
}

/** A refund hangs below its capture; a reversal may come as the capture itself. */
function captureIdOf(resource: z.infer<typeof aboutRefund>): string | undefined {
  const addresses = [linkTo('up', resource), linkTo('self', resource)];
  return addresses
    .map((href) => href?.match(/\/captures\/([A-Za-z0-9-]{1,50})$/)?.[1])
    .find(Boolean);
}

/** Only what ties a notice to a payment: all else about it is read anew. */
const aboutCapture = z.pick(capture, { id: true, custom_id: true, supplementary_data: true });
const aboutRefund = z.object({ custom_id: z.optional(ownId), links });
const aboutOrder = z.object({
  id: z.optional(paypalId),
  order_id: z.optional(paypalId),
  purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(ownId) }))),
});
const aboutDispute = z.object({
  disputed_transactions: z.array(z.object({ seller_transaction_id: paypalId })),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
