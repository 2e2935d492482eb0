import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { OutboundCalls } from '../../../../platform/network/outbound.ts';
import { parseJson } from '../../../../platform/network/parse-json.ts';
import type { CheckoutRequest } from '../checkout.ts';
import type { Capabilities, Gateway } from '../gateway.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import { createProviderClient, isPageOf } from '../provider-client.ts';
import type { GatewayReport } from '../report.ts';
import type { RawWebhook } from '../webhooks.ts';

export type BankSettings = {
  /** Base URL of the API. */
  url: string;
  apiKey: string;
  /** At least 16 bytes each; several during a rotation. */
  webhookSecrets: readonly string[];
};

export const bankCapabilities: Capabilities = {
  refunds: 'partial',
  disputes: true,
  cancels: true,
  charges: [
    { currency: 'USD', minMinor: 1, maxMinor: 100_000_000 },
    { currency: 'RUB', minMinor: 1, maxMinor: 10_000_000_000 },
  ],
  paymentTimeout: { minS: 60, maxS: 7 * 86_400 },
};

const MERCHANT = 'sesame-demo';
/** A webhook with a timestamp further off than this is a replay or comes from a wrong clock. */
const WEBHOOK_AGE_S = 300;
const SECRET_BYTES = 16;

const bankPayment = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  order_id: z.string(),
  status: z.enum([
    'open',
    'paid',
    'declined',
    'canceled',
    'expired',
    'partially_refunded',
    'refunded',
    'disputed',
  ]),
  url: z.string(),
  merchant: z.string(),
  live: z.boolean(),
  refunded: z.int().check(z.minimum(0)),
  paid_amount: z.optional(z.int().check(z.minimum(0))),
  paid_currency: z.optional(z.string()),
  /** Unix seconds, while it is disputed. */
  dispute_due: z.optional(z.int()),
});
type BankPayment = z.infer<typeof bankPayment>;

const paymentList = z.object({ payments: z.array(bankPayment) });

const webhookBody = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  payment: z.object({ id: z.string(), order_id: z.string() }),
});

/**
 * The emulated bank, used like any provider: HTTP with an API key, webhooks signed with HMAC-SHA256.
 * @throws when a webhook secret is too short
 */
export function createBankGateway(
  settings: BankSettings,
  { outbound }: { outbound: OutboundCalls },
): Gateway {
  requireStrongSecrets(settings.webhookSecrets);
  const { origin } = new URL(settings.url);

  const client = createProviderClient({
    title: 'the bank',
    baseUrl: settings.url,
    outbound,
    headers: { authorization: `Bearer ${settings.apiKey}` },
  });

  function post(path: string, json?: object, key?: string) {
    return client.call({
      method: 'POST',
      path,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      json,
    });
  }

  return {
    provider: 'bank',

    async openCheckout(request) {
      const answer = await post('/v1/payments', createBody(request), request.orderId);
      if (answer.status === 409) {
        // The key was used with another body: a payment of this order exists, with different data.
        throw new GatewayUnavailable('unknown', 'The bank has a different payment for this order');
      }
      const payment = client.read(bankPayment, answer);
      if (!isPageOf(payment.url, { origin }) || payment.order_id !== request.orderId) {
        throw new GatewayUnavailable('unknown', 'The bank returned an unexpected payment');
      }
      return { reference: payment.id, secondaryReference: null, url: payment.url };
    },

    async verifyWebhook(webhook) {
      if (!isGenuine(webhook, settings.webhookSecrets)) return { kind: 'forged' };
      const body = webhookBody.safeParse(parseJson(webhook.rawBody.toString('utf8')));
      if (!body.success) return { kind: 'forged' };
      const { id, payment } = body.data;
      return {
        kind: 'payment',
        eventKey: id,
        reference: payment.id,
        secondaryReference: null,
        orderId: payment.order_id,
      };
    },

    async fetchStatus({ reference, orderId }) {
      if (reference === null) {
        const path = `/v1/payments?order_id=${encodeURIComponent(orderId)}`;
        const listed = await client.find(paymentList, { method: 'GET', path });
        const newest = listed?.payments[0];
        return newest && report(newest);
      }
      const path = paymentPath(reference);
      const found = await client.find(bankPayment, { method: 'GET', path });
      return found && report(found);
    },

    async cancel({ reference }) {
      if (reference === null) return;
      const answer = await post(`${paymentPath(reference)}/cancel`);
      const decidedOrUnknown = answer.status === 409 || answer.status === 404;
      if (!decidedOrUnknown) client.read(bankPayment, answer);
    },

    async refund({ reference, amountMinor, key }) {
      if (reference === null) throw new GatewayUnavailable('refused', 'The bank has no payment');
      const path = `${paymentPath(reference)}/refunds`;
      client.read(bankPayment, await post(path, { amount: amountMinor }, key));
      return { reference: null, state: 'succeeded' };
    },
  };
}

function requireStrongSecrets(secrets: readonly string[]) {
  const weak = secrets.some((secret) => Buffer.byteLength(secret) < SECRET_BYTES);
  if (secrets.length === 0 || weak) {
    throw new Error(`BANK_WEBHOOK_SECRET must have at least ${SECRET_BYTES} bytes.`);
  }
}

/** Depends only on the order, so that a repeat sends the same body and gets the same payment. */
function createBody(request: CheckoutRequest) {
  return {
    order_id: request.orderId,
    amount: request.amountMinor,
    currency: request.currency,
    description: request.description,
    return_url: request.returnUrl,
    notify_url: request.webhookUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    test_mode: true,
  };
}

function paymentPath(reference: string): string {
  return `/v1/payments/${encodeURIComponent(reference)}`;
}

function report(payment: BankPayment): GatewayReport {
  return {
    reference: payment.id,
    secondaryReference: null,
    orderId: payment.order_id,
    merchantMatches: payment.merchant === MERCHANT && !payment.live,
    state: payment.status,
    capturedMinor: payment.paid_amount ?? 0,
    capturedCurrency: payment.paid_currency ?? null,
    refundedMinor: payment.refunded,
    refunds: [],
    ...(payment.dispute_due !== undefined && {
      disputeDueAt: new Date(payment.dispute_due * 1_000),
    }),
    reason: null,
  };
}

/** `Bank-Signature: t=<unix seconds>,v1=<hex>` over `<t>.<raw body>`, recent, under one of our secrets. */
function isGenuine({ headers, rawBody, now }: RawWebhook, secrets: readonly string[]): boolean {
  const header = headers['bank-signature'];
  const [, t, v1] = (typeof header === 'string' && header.match(SIGNATURE)) || [];
  if (t === undefined || v1 === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(t)) > WEBHOOK_AGE_S) return false;
  const given = Buffer.from(v1, 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(given, createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest()),
  );
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
