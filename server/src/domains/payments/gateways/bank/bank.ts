import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Outbound } from '../../../../platform/network/outbound.ts';
import {
  type Capabilities,
  type Checkout,
  type CheckoutRequest,
  type Gateway,
  type GatewayReport,
  GatewayUnavailable,
  type PaymentQuery,
  type RawWebhook,
  type RefundRequest,
  type WebhookVerdict,
} from '../gateway.ts';
import { createProviderClient, type ProviderAnswer } from '../provider-client.ts';

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
const WEBHOOK_AGE_SECONDS = 300;
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
  { outbound }: { outbound: Pick<Outbound, 'request'> },
): Gateway {
  requireStrongSecrets(settings.webhookSecrets);
  const { origin } = new URL(settings.url);

  const client = createProviderClient({ title: 'The bank', baseUrl: settings.url, outbound });

  function call(method: 'GET' | 'POST', path: string, json?: object, key?: string) {
    return client.call({
      method,
      path,
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        ...(key && { 'idempotency-key': key }),
      },
      json,
    });
  }

  return {
    provider: 'bank',

    async openCheckout(request: CheckoutRequest): Promise<Checkout> {
      const answer = await call('POST', '/v1/payments', createBody(request), request.orderId);
      if (answer.status === 409) {
        // The key was used with another body: a payment of this order exists, with different data.
        throw new GatewayUnavailable('unknown', 'The bank has a different payment for this order');
      }
      if (answer.status >= 400) throw refusedWith(answer);
      const payment = read(bankPayment, answer);
      // Buyers are redirected to this URL, so it must belong to the bank.
      if (URL.parse(payment.url)?.origin !== origin || payment.order_id !== request.orderId) {
        throw new GatewayUnavailable('unknown', 'The bank returned an unexpected payment');
      }
      return { reference: payment.id, secondaryReference: null, url: payment.url };
    },

    async verifyWebhook(webhook: RawWebhook): Promise<WebhookVerdict> {
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

    async fetchStatus({ reference, orderId }: PaymentQuery): Promise<GatewayReport | undefined> {
      if (reference === null) {
        const answer = await call('GET', `/v1/payments?order_id=${encodeURIComponent(orderId)}`);
        if (answer.status >= 400) throw refusedWith(answer);
        const [newest] = read(paymentList, answer).payments;
        return newest && report(newest);
      }
      const answer = await call('GET', paymentPath(reference));
      if (answer.status === 404) return undefined;
      if (answer.status >= 400) throw refusedWith(answer);
      return report(read(bankPayment, answer));
    },

    async cancel({ reference }: PaymentQuery): Promise<void> {
      if (reference === null) return;
      const answer = await call('POST', `${paymentPath(reference)}/cancel`);
      const decidedOrUnknown = answer.status === 409 || answer.status === 404;
      if (answer.status >= 400 && !decidedOrUnknown) throw refusedWith(answer);
    },

    async refund({ reference, amountMinor, key }: RefundRequest) {
      if (reference === null) throw new GatewayUnavailable('refused', 'The bank has no payment');
      const path = `${paymentPath(reference)}/refunds`;
      const answer = await call('POST', path, { amount: amountMinor }, key);
      if (answer.status >= 400) throw refusedWith(answer);
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

/** A 4xx means that nothing was done. */
function refusedWith(answer: ProviderAnswer): GatewayUnavailable {
  return new GatewayUnavailable('refused', `The bank answered ${answer.status}`);
}

function read<T>(schema: z.ZodMiniType<T>, answer: ProviderAnswer): T {
  const result = schema.safeParse(answer.body);
  if (result.success && answer.status >= 200 && answer.status < 300) return result.data;
  throw new GatewayUnavailable('unknown', `The bank's response (${answer.status}) is malformed`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
    reason: null,
  };
}

/** `Bank-Signature: t=<unix seconds>,v1=<hex>` over `<t>.<raw body>`, recent, under one of our secrets. */
function isGenuine({ headers, rawBody, now }: RawWebhook, secrets: readonly string[]): boolean {
  const header = headers['bank-signature'];
  const [, t, v1] = (typeof header === 'string' && header.match(SIGNATURE)) || [];
  if (t === undefined || v1 === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(t)) > WEBHOOK_AGE_SECONDS) return false;
  const given = Buffer.from(v1, 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(given, createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest()),
  );
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
