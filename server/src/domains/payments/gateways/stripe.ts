import type Stripe from 'stripe';
import * as z from 'zod/mini';
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
import type { GatewayNeeds, Provider, ProviderValues } from './provider.ts';
import { createStripeApi, StripeFailure } from './stripe-api.ts';
import { isFollowed, readStripeNotice } from './stripe-notices.ts';
import {
  disputeList,
  intentList,
  refundList,
  refundOf,
  reportOf,
  sessionList,
  stripeRefund,
  stripeSession,
  taggedIntent,
  type WholeSession,
  wholeSession,
} from './stripe-wire.ts';

const STRIPE_API = 'https://api.stripe.com';
const STRIPE_PAGE = 'https://checkout.stripe.com';
const SECRET_BYTES = 16;
const SECONDS = 1_000;
/** Stripe opens no page for less. */
const PAGE_MIN_S = 30 * 60;
const LISTED = 100;

const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: true,
  cancels: true,
  charges: [{ currency: 'USD', minMinor: 50, maxMinor: 99_999_999 }],
  // A minute more than Stripe's least, for the time between an order and its page.
  life: { minS: PAGE_MIN_S + 60, maxS: 24 * 3_600 },
};

/** Stripe Checkout: a session is the reference, its payment intent the handle. */
export const stripe: Provider = {
  provider: 'stripe',
  title: 'Stripe',
  capabilities,
  fields: [
    {
      name: 'apiBase',
      env: 'STRIPE_API_BASE',
      secret: false,
      standard: STRIPE_API,
      schema: z
        .url({ protocol: /^https?$/ })
        .check(z.refine((text) => URL.parse(text)?.origin === text)),
      sentence: "Where Stripe's API answers; only its emulator has another address.",
      expected: 'an origin: scheme, host and port, without a slash at the end',
      example: STRIPE_API,
    },
    {
      name: 'secretKey',
      env: 'STRIPE_SECRET_KEY',
      secret: true,
      schema: z.string().check(z.regex(/^(sk|rk)_(test|live)_[A-Za-z0-9]{16,250}$/)),
      sentence: 'Secret or restricted key of the Stripe account. A test key takes no real money.',
      expected: 'a key of the dashboard that begins with sk_ or rk_',
      example: 'sk_test_0123456789abcdefEXAMPLE',
    },
    {
      name: 'webhookSecrets',
      env: 'STRIPE_WEBHOOK_SECRET',
      secret: true,
      schema: z
        .string()
        .check(
          z.refine((text) =>
            secretsOf(text).every((secret) => Buffer.byteLength(secret) >= SECRET_BYTES),
          ),
        ),
      sentence:
        'Signing secret of the webhook endpoint; while it is replaced, old and new with a comma.',
      expected: `signing secrets of at least ${SECRET_BYTES} bytes, with commas between them`,
      example: 'whsec_0123456789abcdefEXAMPLE',
    },
  ],
  create: createStripeGateway,
};

function createStripeGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { apiBase = '', secretKey = '', webhookSecrets = '' } = values;
  const base = new URL(apiBase);
  const secrets = secretsOf(webhookSecrets);
  const pageOrigin = base.origin === STRIPE_API ? STRIPE_PAGE : base.origin;
  const keyFits = secretKey.includes('_live_') === live;
  const { ask, library } = createStripeApi({ base, secretKey }, outbound);

  async function openSession(request: FormRequest, key: string, expiresAt: Date): Promise<Form> {
    const session = await ask(stripeSession, (api) =>
      api.checkout.sessions.create(sessionOf(request, expiresAt), { idempotencyKey: key }),
    );
    const isAsked =
      session.client_reference_id === request.orderId &&
      session.amount_total === request.amountMinor &&
      session.currency === request.currency.toLowerCase();
    // Buyers are sent to this address, so it must be Stripe's own.
    if (!isAsked || session.url === null || URL.parse(session.url)?.origin !== pageOrigin) {
      throw new GatewayUnavailable('unknown', 'Stripe answered with a foreign session');
    }
    return { reference: session.id, handle: session.payment_intent, url: session.url };
  }

  async function findByReference(reference: string): Promise<WholeSession | undefined> {
    try {
      const expand = ['payment_intent.latest_charge.refunds'];
      return await ask(wholeSession, (api) =>
        api.checkout.sessions.retrieve(reference, { expand }),
      );
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /**
   * Stripe finds no session by an order. One whose opening went unanswered is among the newest; what was paid longer ago
   * is found by the mark on its payment intent, which Stripe's search knows within a minute.
   */
  async function findReference(orderId: string): Promise<string | undefined> {
    const newest = await ask(sessionList, (api) => api.checkout.sessions.list({ limit: LISTED }));
    const found = newest.data.find((session) => session.client_reference_id === orderId);
    if (found !== undefined) return found.id;
    const query = `metadata['payment_id']:'${orderId.replace(/[^\w-]/g, '')}'`;
    const intents = await ask(intentList, (api) => api.paymentIntents.search({ query, limit: 1 }));
    const [intent] = intents.data;
    if (intent === undefined) return undefined;
    const paid = await ask(sessionList, (api) =>
      api.checkout.sessions.list({ payment_intent: intent.id, limit: 1 }),
    );
    return paid.data[0]?.id;
  }

  async function find({ reference, orderId }: PaymentQuery): Promise<WholeSession | undefined> {
    const known = reference ?? (await findReference(orderId));
    return known === undefined ? undefined : findByReference(known);
  }

  async function report(session: WholeSession): Promise<GatewayReport> {
    const charge = session.payment_intent?.latest_charge;
    if (!charge) return reportOf(session, { live, disputes: [], refunds: [] });
    const filter = { charge: charge.id, limit: LISTED };
    const [refunds, disputes] = await Promise.all([
      charge.refunds && !charge.refunds.has_more
        ? charge.refunds
        : ask(refundList, (api) => api.refunds.list(filter)),
      charge.disputed ? ask(disputeList, (api) => api.disputes.list(filter)) : { data: [] },
    ]);
    return reportOf(session, { live, disputes: disputes.data, refunds: refunds.data });
  }

  /** Our mark on a payment intent: disputes, and refunds made on the dashboard, carry none of their own. */
  async function findOrderOf(intentId: string): Promise<string | undefined> {
    const intent = await ask(taggedIntent, (api) => api.paymentIntents.retrieve(intentId));
    return intent.metadata.payment_id;
  }

  return {
    provider: 'stripe',

    async createForm(request: FormRequest): Promise<Form> {
      if (!keyFits) {
        throw new GatewayUnavailable('refused', 'the key of Stripe is for the other mode');
      }
      const key = `pay:${request.orderId}`;
      try {
        return await openSession(request, key, request.expiresAt);
      } catch (error) {
        if (isTooShort(error)) {
          // Too little of the order's time is left for Stripe, and nothing was kept under the key. The later end follows
          // from the order alone, so that a repeat finds this one again; the shop closes the page in time.
          const later = new Date(request.expiresAt.getTime() + PAGE_MIN_S * SECONDS);
          return openSession(request, `${key}:later`, later);
        }
        if (!isRepeatedDifferently(error)) throw error;
        // The order was opened before, in another language perhaps.
        const session = await find({ ...request, reference: null, handle: null });
        if (session?.url == null || URL.parse(session.url)?.origin !== pageOrigin) throw error;
        return {
          reference: session.id,
          handle: session.payment_intent?.id ?? null,
          url: session.url,
        };
      }
    },

    async verifyNotice(notice: RawNotice): Promise<NoticeVerdict> {
      const event = readStripeNotice(notice, secrets, (await library()).webhooks);
      if (event === undefined) return { kind: 'forged' };
      if (!isFollowed(event)) return { kind: 'irrelevant' };
      const { object } = event.data;
      const handle = object.payment_intent ?? null;
      const orderId =
        object.metadata?.payment_id ?? (handle === null ? undefined : await findOrderOf(handle));
      // The account may sell other things than ours.
      if (orderId === undefined) return { kind: 'irrelevant' };
      const reference = object.object === 'checkout.session' ? object.id : null;
      return { kind: 'payment', eventKey: event.id, reference, handle, orderId };
    },

    async fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined> {
      const session = await find(query);
      return session && report(session);
    },

    async cancel(query: PaymentQuery): Promise<void> {
      const session = await find(query);
      if (session?.status !== 'open') return;
      try {
        await ask(stripeSession, (api) => api.checkout.sessions.expire(session.id));
      } catch (error) {
        // Decided between our question and this: left as it is.
        if (!(error instanceof GatewayUnavailable && error.certainty === 'refused')) throw error;
      }
    },

    async refund({ amountMinor, key, ...query }: RefundRequest) {
      const intent = query.handle ?? (await find(query))?.payment_intent?.id;
      if (intent === undefined) throw new GatewayUnavailable('refused', 'Stripe knows no payment');
      const refund = await ask(stripeRefund, (api) =>
        api.refunds.create(
          {
            payment_intent: intent,
            amount: amountMinor,
            metadata: { payment_id: query.orderId },
          },
          { idempotencyKey: `refund:${key}` },
        ),
      );
      const { reference, state } = refundOf(refund);
      return { reference, state };
    },
  };
}

function secretsOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/** Everything here follows from the order, so that a repeat carries the same body and finds the same session. */
function sessionOf(request: FormRequest, expiresAt: Date): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: request.orderId };
  return {
    mode: 'payment',
    client_reference_id: request.orderId,
    customer_email: request.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amountMinor,
          product_data: { name: request.description },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    locale: request.language,
    expires_at: Math.floor(expiresAt.getTime() / SECONDS),
    // The sum that was agreed on is the sum on the page, in its own currency.
    adaptive_pricing: { enabled: false },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof StripeFailure && error.code === 'resource_missing';
}

function isTooShort(error: unknown): boolean {
  return (
    error instanceof StripeFailure &&
    error.type === 'StripeInvalidRequestError' &&
    error.param === 'expires_at'
  );
}

function isRepeatedDifferently(error: unknown): boolean {
  return error instanceof StripeFailure && error.type === 'StripeIdempotencyError';
}
