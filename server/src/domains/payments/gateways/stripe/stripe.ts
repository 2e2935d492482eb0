import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Checkout, CheckoutRequest } from '../checkout.ts';
import type { Capabilities, Gateway } from '../gateway.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { PaymentQuery } from '../payment-query.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { isPageOf } from '../provider-client.ts';
import type { GatewayReport } from '../report.ts';
import type { WebhookVerdict } from '../webhooks.ts';
import { answerStripeDispute } from './stripe-answer.ts';
import { createStripeApi, StripeFailure } from './stripe-api.ts';
import { CHARGE_KIND, createStripeCharges } from './stripe-charges.ts';
import { createStripeConfirmation } from './stripe-confirmation.ts';
import { createStripeVault } from './stripe-methods.ts';
import { chargeReportOf, refundOf, reportOf } from './stripe-report.ts';
import { stripeSetup } from './stripe-setup.ts';
import { isFollowed, readStripeWebhook, type StripeEvent } from './stripe-webhooks.ts';
import {
  disputeList,
  type ExpandedIntent,
  type ExpandedSession,
  earlyFraudWarning,
  expandedSession,
  intentList,
  refundList,
  sessionList,
  stripeRefund,
  stripeSession,
  taggedIntent,
} from './stripe-wire.ts';

const STRIPE_API = 'https://api.stripe.com';
const STRIPE_PAGE = 'https://checkout.stripe.com';
/** Where a buyer confirms a charge: Stripe leads on to the bank from there. */
const STRIPE_HOOKS = 'https://hooks.stripe.com';
const SECRET_BYTES = 16;
const SECONDS = 1_000;
/** The shortest session lifetime that Stripe accepts. */
const PAGE_MIN_S = 30 * 60;
const LISTED = 100;
/** How ids of payment intents begin; those of sessions begin with `cs_`. */
const INTENT = 'pi_';
const FRAUD_WARNING = 'radar.early_fraud_warning';

const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: true,
  cancels: true,
  saves: 'form',
  charges: [{ currency: 'USD', minMinor: 50, maxMinor: 99_999_999 }],
  // A minute above the minimum of Stripe, for the time between order and session.
  paymentTimeout: { minS: PAGE_MIN_S + 60, maxS: 24 * 3_600 },
};

/** Stripe Checkout: the reference is the session, the secondary reference its payment intent. */
export const stripe: Provider = {
  provider: 'stripe',
  title: 'Stripe',
  capabilities,
  setup: stripeSetup,
  fields: [
    {
      name: 'apiBase',
      env: 'STRIPE_API_BASE',
      secret: false,
      defaultValue: STRIPE_API,
      schema: z
        .url({ protocol: /^https?$/ })
        .check(z.refine((text) => URL.parse(text)?.origin === text)),
      description: "Address of Stripe's API; only the emulator has another one.",
      descriptionRu: 'Адрес API Stripe; другой бывает только у эмулятора.',
      expected: 'an origin: scheme, host and port, without a slash at the end',
      expectedRu: 'схема, хост и порт без косой черты в конце',
      example: STRIPE_API,
    },
    {
      name: 'secretKey',
      env: 'STRIPE_SECRET_KEY',
      secret: true,
      schema: z.string().check(z.regex(/^(sk|rk)_(test|live)_[A-Za-z0-9]{16,250}$/)),
      description:
        'Secret or restricted key of the Stripe account. A test key takes no real money.',
      descriptionRu:
        'Секретный или ограниченный ключ аккаунта Stripe. С тестовым ключом настоящие деньги не принимаются.',
      expected: 'a key of the dashboard that begins with sk_ or rk_',
      expectedRu: 'ключ из личного кабинета, начинается с sk_ или rk_',
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
      description:
        'Signing secret of the webhook endpoint; while it is replaced, old and new with a comma.',
      descriptionRu: 'Секрет подписи вебхука; на время замены — старый и новый через запятую.',
      expected: `signing secrets of at least ${SECRET_BYTES} bytes, with commas between them`,
      expectedRu: `секреты подписи не короче ${SECRET_BYTES} байт, через запятую`,
      example: 'whsec_0123456789abcdefEXAMPLE',
    },
    {
      name: 'pageHosts',
      env: 'STRIPE_PAGE_HOSTS',
      secret: false,
      defaultValue: '',
      schema: z.string().check(z.refine((text) => hostsOf(text).every((host) => HOST.test(host)))),
      description:
        "Hosts of Stripe's payment page, with commas between them, if the account has a custom domain. Buyers are sent to no other.",
      descriptionRu:
        'Хосты страницы оплаты Stripe через запятую, если у аккаунта свой домен. На другие покупатели не отправляются.',
      expected: 'host names without scheme, port and path, with commas between them',
      expectedRu: 'имена хостов без схемы, порта и пути, через запятую',
      example: 'pay.example.com',
    },
  ],
  create: createStripeGateway,
};

function createStripeGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { apiBase = '', secretKey = '', webhookSecrets = '' } = values;
  const base = new URL(apiBase);
  const secrets = secretsOf(webhookSecrets);
  const pageOrigin = base.origin === STRIPE_API ? STRIPE_PAGE : base.origin;
  const hosts = oneOf(hostsOf(values.pageHosts ?? ''));
  const isOurPage = (url: string) => isPageOf(url, { origin: pageOrigin, hosts });
  const isBankPage = (url: string) =>
    isPageOf(url, { origin: base.origin === STRIPE_API ? STRIPE_HOOKS : base.origin });
  const keyFits = secretKey.includes('_live_') === live;
  const { callApi, library } = createStripeApi({ base, secretKey }, outbound);

  async function openSession(
    request: CheckoutRequest,
    key: string,
    expiresAt: Date,
  ): Promise<Checkout> {
    const session = await callApi(stripeSession, (api) =>
      api.checkout.sessions.create(sessionOf(request, expiresAt), { idempotencyKey: key }),
    );
    const isRequested =
      session.client_reference_id === request.orderId &&
      session.amount_total === request.amountMinor &&
      session.currency === request.currency.toLowerCase();
    if (!isRequested || session.url === null || !isOurPage(session.url)) {
      throw new GatewayUnavailable('unknown', 'Stripe returned an unexpected session');
    }
    return { reference: session.id, secondaryReference: session.payment_intent, url: session.url };
  }

  async function findByReference(reference: string): Promise<ExpandedSession | undefined> {
    try {
      const expand = ['payment_intent.latest_charge.refunds', 'payment_intent.payment_method'];
      return await callApi(expandedSession, (api) =>
        api.checkout.sessions.retrieve(reference, { expand }),
      );
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /**
   * Stripe cannot look up a session by order. If the response to its creation was lost, the session is among the
   * newest; older paid ones are found by the metadata of the payment intent, which is searchable within a minute. An
   * intent without a session charges a saved method.
   */
  async function findReference(orderId: string): Promise<string | undefined> {
    const newest = await callApi(sessionList, (api) =>
      api.checkout.sessions.list({ limit: LISTED }),
    );
    const found = newest.data.find((session) => session.client_reference_id === orderId);
    if (found !== undefined) return found.id;
    const query = `metadata['payment_id']:'${orderId.replace(/[^\w-]/g, '')}'`;
    const intents = await callApi(intentList, (api) =>
      api.paymentIntents.search({ query, limit: 1 }),
    );
    const [intent] = intents.data;
    if (intent === undefined) return undefined;
    const paid = await callApi(sessionList, (api) =>
      api.checkout.sessions.list({ payment_intent: intent.id, limit: 1 }),
    );
    return paid.data[0]?.id ?? intent.id;
  }

  async function find(query: PaymentQuery): Promise<Found | undefined> {
    const { reference, orderId, customer } = query;
    if (reference === null && customer !== undefined) {
      const charge = await charges.find(customer, orderId);
      if (charge !== undefined) return charge;
      // The method of another customer of the same buyer may have been charged.
    }
    const known = reference ?? (await findReference(orderId));
    if (known === undefined) return undefined;
    return known.startsWith(INTENT) ? charges.read(known) : findByReference(known);
  }

  async function report(found: Found): Promise<GatewayReport> {
    const charge = intentOf(found)?.latest_charge;
    if (!charge) return toReport(found, { live, disputes: [], refunds: [] });
    const filter = { charge: charge.id, limit: LISTED };
    const [refunds, disputes] = await Promise.all([
      charge.refunds && !charge.refunds.has_more
        ? charge.refunds
        : callApi(refundList, (api) => api.refunds.list(filter)),
      charge.disputed ? callApi(disputeList, (api) => api.disputes.list(filter)) : { data: [] },
    ]);
    return toReport(found, { live, disputes: disputes.data, refunds: refunds.data });
  }

  async function findIntent(query: PaymentQuery) {
    const found = await find(query);
    return found && intentOf(found);
  }

  /** Reads our order id from the metadata of the payment intent: disputes and dashboard refunds do not carry it. */
  async function findOrderOf(intentId: string): Promise<string | undefined> {
    const intent = await callApi(taggedIntent, (api) => api.paymentIntents.retrieve(intentId));
    return intent.metadata.payment_id;
  }

  const charges = createStripeCharges({ callApi, report });
  const { retrieve } = charges;
  const confirm = createStripeConfirmation({ callApi, retrieve, report, isOurPage: isBankPage });

  return {
    provider: 'stripe',
    vault: createStripeVault({ callApi, charge: charges.charge, confirm }, { live, keyFits }),

    async openCheckout(request) {
      if (!keyFits) {
        throw new GatewayUnavailable('refused', 'the Stripe key is for the other mode');
      }
      const key = `pay:${request.orderId}`;
      try {
        return await openSession(request, key, request.expiresAt);
      } catch (error) {
        if (isTooShort(error)) {
          // Too little of the order's lifetime is left for Stripe, and nothing was stored under the key. The later
          // expiry depends only on the order, so that a repeat finds the same session; the shop closes the page in
          // time.
          const later = new Date(request.expiresAt.getTime() + PAGE_MIN_S * SECONDS);
          return openSession(request, `${key}:later`, later);
        }
        if (!isRepeatedDifferently(error)) throw error;
        // A session of this order exists, perhaps in another language.
        const session = await find({ ...request, reference: null, secondaryReference: null });
        if (!session || !isSession(session)) throw error;
        if (session.url === null || !isOurPage(session.url)) throw error;
        return {
          reference: session.id,
          secondaryReference: session.payment_intent?.id ?? null,
          url: session.url,
        };
      }
    },

    async verifyWebhook(webhook) {
      const event = readStripeWebhook(webhook, secrets, (await library()).webhooks);
      if (event === undefined) return { kind: 'forged' };
      if (!isFollowed(event)) return { kind: 'irrelevant' };
      const { object } = event.data;
      if (object.object === 'payment_method') {
        return { kind: 'method', eventKey: event.id, token: object.id };
      }
      if (object.object === 'payment_intent') return verdictOfCharge(event);
      const secondaryReference = object.payment_intent ?? null;
      const orderId =
        object.metadata?.payment_id ??
        (secondaryReference === null ? undefined : await findOrderOf(secondaryReference));
      // The Stripe account may also be used for other sales.
      if (orderId === undefined) return { kind: 'irrelevant' };
      const reference = object.object === 'checkout.session' ? object.id : null;
      const isWarning = object.object === FRAUD_WARNING;
      return {
        kind: 'payment',
        eventKey: event.id,
        reference,
        secondaryReference,
        orderId,
        ...(isWarning && { fraudWarning: object.id }),
      };
    },

    async fetchStatus(query) {
      const found = await find(query);
      return found && report(found);
    },

    async fetchFraudWarning(reference) {
      try {
        const warning = await callApi(earlyFraudWarning, (api) =>
          api.radar.earlyFraudWarnings.retrieve(reference),
        );
        return {
          reference: warning.id,
          secondaryReference: warning.payment_intent,
          isActionable: warning.actionable,
          words: warning.fraud_type.slice(0, 100),
        };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    answerDispute: (answer) => answerStripeDispute({ callApi }, answer),

    async cancel(query) {
      const found = await find(query);
      if (!found || !(isSession(found) ? found.status === 'open' : isCancelable(found))) return;
      try {
        if (isSession(found)) {
          await callApi(stripeSession, (api) => api.checkout.sessions.expire(found.id));
        } else await charges.cancel(found.id);
      } catch (error) {
        // It was completed or expired between the two calls: leave it.
        if (!(error instanceof GatewayUnavailable && error.certainty === 'refused')) throw error;
      }
    },

    async refund({ amountMinor, key, ...query }) {
      const intent = query.secondaryReference ?? (await findIntent(query))?.id;
      if (intent === undefined) throw new GatewayUnavailable('refused', 'Stripe has no payment');
      const refund = await callApi(stripeRefund, (api) =>
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

/** A charge is decided while it is made, unless it waits for its buyer. One that was declined is ended for good, too. */
function isCancelable({ status }: ExpandedIntent): boolean {
  return status.startsWith('requires_');
}

type Found = ExpandedSession | ExpandedIntent;

function isSession(found: Found): found is ExpandedSession {
  return 'client_reference_id' in found;
}

function intentOf(found: Found) {
  return isSession(found) ? found.payment_intent : found;
}

function toReport(found: Found, afterSale: Parameters<typeof reportOf>[1]): GatewayReport {
  return isSession(found) ? reportOf(found, afterSale) : chargeReportOf(found, afterSale);
}

/** A checkout has its own events, so those of its intent are not followed. */
function verdictOfCharge({ id, data: { object } }: StripeEvent): WebhookVerdict {
  const { payment_id: orderId, kind } = object.metadata ?? {};
  if (orderId === undefined || kind !== CHARGE_KIND) return { kind: 'irrelevant' };
  return {
    kind: 'payment',
    eventKey: id,
    reference: object.id,
    secondaryReference: object.id,
    orderId,
  };
}

function secretsOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

function hostsOf(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
}

/** Matches exactly these hosts, which are checked names; nothing when there are none. */
function oneOf(hosts: readonly string[]): RegExp {
  const names = hosts.map((host) => host.replaceAll('.', String.raw`\.`));
  return new RegExp(`^(${names.join('|') || '(?!)'})$`);
}

/**
 * Depends only on the order and the buyer's language, so that a repeat sends the same body and gets the same session.
 */
function sessionOf(request: CheckoutRequest, expiresAt: Date): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: request.orderId };
  return {
    mode: 'payment',
    client_reference_id: request.orderId,
    ...customerOf(request),
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
    payment_intent_data: {
      metadata,
      ...(request.save && { setup_future_usage: 'off_session' }),
    },
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    locale: request.language,
    expires_at: Math.floor(expiresAt.getTime() / SECONDS),
    // Show the agreed amount in its own currency.
    adaptive_pricing: { enabled: false },
  };
}

/** A method is saved for a customer: the known one, or a new one. */
function customerOf({
  email,
  save,
}: CheckoutRequest): Pick<
  Stripe.Checkout.SessionCreateParams,
  'customer' | 'customer_creation' | 'customer_email'
> {
  if (save === undefined) return { customer_email: email };
  if (save.customer !== null) return { customer: save.customer };
  return { customer_email: email, customer_creation: 'always' };
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
