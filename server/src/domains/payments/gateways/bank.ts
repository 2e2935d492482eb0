import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Outbound } from '../../../platform/outbound.ts';
import {
  type Capabilities,
  type Form,
  type FormRequest,
  type Gateway,
  type GatewayReport,
  GatewayUnavailable,
  type NoticeVerdict,
  type PaymentQuery,
  type RawNotice,
  type RefundRequest,
} from './gateway.ts';
import { createProviderClient, type ProviderAnswer } from './provider-client.ts';

export type BankSettings = {
  /** Where its API listens. */
  url: string;
  apiKey: string;
  /** Each at least 16 bytes; several during a rotation. */
  noticeSecrets: readonly string[];
};

export const bankCapabilities: Capabilities = {
  refunds: 'partial',
  disputes: true,
  cancels: true,
  charges: [
    { currency: 'USD', minMinor: 1, maxMinor: 100_000_000 },
    { currency: 'RUB', minMinor: 1, maxMinor: 10_000_000_000 },
  ],
  life: { minS: 60, maxS: 7 * 86_400 },
};

const MERCHANT = 'sesame-demo';
/** A notice older or younger than this is a replay or a wrong clock. */
const NOTICE_AGE_SECONDS = 300;
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

const noticeBody = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  payment: z.object({ id: z.string(), order_id: z.string() }),
});

/**
 * The sandbox bank, spoken to like any provider: HTTP with a key, notices signed with HMAC-SHA256.
 * Throws when a secret is too short to keep forgers out.
 */
export function createBankGateway(
  settings: BankSettings,
  { outbound }: { outbound: Pick<Outbound, 'request'> },
): Gateway {
  requireStrongSecrets(settings.noticeSecrets);
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

    async createForm(request: FormRequest): Promise<Form> {
      const answer = await call('POST', '/v1/payments', createBody(request), request.orderId);
      if (answer.status === 409) {
        // The key is known with another body: a payment of this order exists, though not as asked now.
        throw new GatewayUnavailable('unknown', 'The bank holds another payment of this order');
      }
      if (answer.status >= 400) throw refusedWith(answer);
      const payment = read(bankPayment, answer);
      // Buyers are sent to this address, so it must be the bank's own.
      if (URL.parse(payment.url)?.origin !== origin || payment.order_id !== request.orderId) {
        throw new GatewayUnavailable('unknown', 'The bank answered with a foreign payment');
      }
      return { reference: payment.id, handle: null, url: payment.url };
    },

    async verifyNotice(notice: RawNotice): Promise<NoticeVerdict> {
      if (!isGenuine(notice, settings.noticeSecrets)) return { kind: 'forged' };
      const body = noticeBody.safeParse(parseJson(notice.rawBody.toString('utf8')));
      if (!body.success) return { kind: 'forged' };
      const { id, payment } = body.data;
      return {
        kind: 'payment',
        eventKey: id,
        reference: payment.id,
        handle: null,
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
      if (reference === null) throw new GatewayUnavailable('refused', 'The bank knows no payment');
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
    throw new Error(`BANK_NOTICE_SECRET must have at least ${SECRET_BYTES} bytes.`);
  }
}

/** Everything here follows from the order alone, so a repeat carries the same body and finds the same payment. */
function createBody(request: FormRequest) {
  return {
    order_id: request.orderId,
    amount: request.amountMinor,
    currency: request.currency,
    description: request.description,
    return_url: request.returnUrl,
    notify_url: request.notifyUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    test_mode: true,
  };
}

function paymentPath(reference: string): string {
  return `/v1/payments/${encodeURIComponent(reference)}`;
}

/** A 4xx says that nothing was done. */
function refusedWith(answer: ProviderAnswer): GatewayUnavailable {
  return new GatewayUnavailable('refused', `The bank answered ${answer.status}`);
}

function read<T>(schema: z.ZodMiniType<T>, answer: ProviderAnswer): T {
  const result = schema.safeParse(answer.body);
  if (result.success && answer.status >= 200 && answer.status < 300) return result.data;
  throw new GatewayUnavailable('unknown', `The bank's answer (${answer.status}) makes no sense`);
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
    handle: null,
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
function isGenuine({ headers, rawBody, now }: RawNotice, secrets: readonly string[]): boolean {
  const header = headers['bank-signature'];
  const [, t, v1] = (typeof header === 'string' && header.match(SIGNATURE)) || [];
  if (t === undefined || v1 === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(t)) > NOTICE_AGE_SECONDS) return false;
  const given = Buffer.from(v1, 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(given, createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest()),
  );
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
