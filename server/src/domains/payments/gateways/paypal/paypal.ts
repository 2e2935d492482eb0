import * as z from 'zod/mini';
import {
  type Capabilities,
  type CheckoutRequest,
  type Gateway,
  type GatewayReport,
  GatewayUnavailable,
  type PaymentQuery,
} from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { createProviderClient, isPageOf } from '../provider-client.ts';
import { createPayPalCertificates } from './paypal-certificates.ts';
import { captureOf, type PayPalMerchant, refundStates, reportOf } from './paypal-report.ts';
import { openPayPalSession } from './paypal-session.ts';
import { isSignedByPayPal, readWebhook } from './paypal-webhooks.ts';
import {
  capture,
  dispute,
  disputeList,
  issueOf,
  linkTo,
  order,
  type PayPalCapture,
  type PayPalDispute,
  type PayPalOrder,
  read,
  refund,
  refusedWith,
} from './paypal-wire.ts';

const LIVE_HOST = 'api-m.paypal.com';
const SANDBOX_HOST = 'api-m.sandbox.paypal.com';

/** Origin of the checkout page by API host; any other API (the emulator) serves its pages from its own origin. */
const pageOrigins: Readonly<Record<string, string>> = {
  [LIVE_HOST]: 'https://www.paypal.com',
  [SANDBOX_HOST]: 'https://www.sandbox.paypal.com',
};

const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: true,
  // An order that is not approved expires by itself; there is no call to cancel it.
  cancels: false,
  charges: [{ currency: 'USD', minMinor: 1, maxMinor: 1_000_000 }],
  // PayPal releases an approved order that is not captured within three hours.
  paymentTimeout: { minS: 60, maxS: 3 * 3_600 },
};

const secret = z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/));

/** PayPal Orders v2: the buyer approves an order on PayPal's page, and the shop captures it. */
export const paypal: Provider = {
  provider: 'paypal',
  title: 'PayPal',
  capabilities,
  fields: [
    {
      name: 'baseUrl',
      env: 'PAYPAL_API_BASE',
      secret: false,
      defaultValue: `https://${LIVE_HOST}`,
      schema: z
        .string()
        .check(z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))),
      description: `Address of PayPal's API; \`https://${SANDBOX_HOST}\` is its sandbox and moves no real money.`,
      descriptionRu: `Адрес API PayPal; \`https://${SANDBOX_HOST}\` — песочница без настоящих денег.`,
      expected: 'an https address; http only outside production',
      expectedRu: 'адрес https; http только вне рабочей среды',
      example: `https://${SANDBOX_HOST}`,
    },
    {
      name: 'clientId',
      env: 'PAYPAL_CLIENT_ID',
      secret: false,
      schema: z.string().check(z.regex(/^[\w-]{16,200}$/)),
      description:
        'Client id of your app at PayPal. Enable Disputes in the app, or the shop learns of no dispute.',
      descriptionRu:
        'Client ID вашего приложения в PayPal. Включите в приложении Disputes, иначе магазин не узнает о спорах.',
      expected: 'the id as PayPal shows it, at least 16 characters',
      expectedRu: 'ID, как его показывает PayPal, не короче 16 символов',
      example: 'paypal-client-id-example',
    },
    {
      name: 'clientSecret',
      env: 'PAYPAL_CLIENT_SECRET',
      secret: true,
      schema: secret,
      description: 'Secret of the same app.',
      descriptionRu: 'Секрет того же приложения.',
      expected: 'at least 16 characters',
      expectedRu: 'не короче 16 символов',
      example: 'paypal-client-secret-example',
    },
    {
      name: 'webhookId',
      env: 'PAYPAL_WEBHOOK_ID',
      secret: false,
      // No underscore: PayPal's simulator, a public tool, signs for a webhook with the id WEBHOOK_ID.
      schema: z.string().check(z.regex(/^[A-Za-z0-9-]{8,50}$/)),
      description:
        'Id of the webhook in that app. Its address is `/api-payment/api/v1/webhook/paypal` of your shop, its events are those of Checkout, Payments and Disputes.',
      descriptionRu:
        'ID вебхука в этом приложении. Его адрес — `/api-payment/api/v1/webhook/paypal` вашего магазина, события — Checkout, Payments и Disputes.',
      expected: 'the id as PayPal shows it: letters and digits',
      expectedRu: 'ID, как его показывает PayPal: буквы и цифры',
      example: '8PT597110X687430L',
    },
    {
      name: 'merchantId',
      env: 'PAYPAL_MERCHANT_ID',
      secret: false,
      defaultValue: '',
      schema: z.string().check(z.regex(/^[A-Z0-9]{5,20}$/)),
      description:
        'Id of the PayPal account that is paid. When given, an order paid to another account grants nothing.',
      descriptionRu:
        'ID аккаунта PayPal, который получает деньги. Если указан, заказ, оплаченный на другой аккаунт, доступа не даёт.',
      expected: 'letters and digits, as PayPal shows it',
      expectedRu: 'буквы и цифры, как показывает PayPal',
      example: '3SQBR4YEWZ4BA',
    },
  ],
  create: createPayPalGateway,
};

function createPayPalGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { clientId = '', clientSecret = '', webhookId = '', merchantId = '' } = values;
  const baseUrl = (values.baseUrl ?? '').replace(/\/$/, '');
  const client = createProviderClient({ title: 'PayPal', baseUrl, outbound });
  const session = openPayPalSession({ clientId, clientSecret }, client);
  const certificates = createPayPalCertificates(baseUrl, outbound);
  const pageOrigin = pageOrigins[client.host] ?? new URL(baseUrl).origin;
  const merchant: PayPalMerchant = {
    merchantId,
    fits: client.host !== (live ? SANDBOX_HOST : LIVE_HOST),
  };

  /** `requestId` makes a repeat safe: PayPal returns the result of the first call. */
  function post(path: string, requestId: string, json: unknown) {
    return session.call({
      method: 'POST',
      path,
      headers: { 'paypal-request-id': requestId, prefer: 'return=representation' },
      json,
      repeatable: true,
    });
  }

  async function find<T>(schema: z.ZodMiniType<T>, path: string): Promise<T | undefined> {
    const answer = await session.call({ method: 'GET', path });
    if (answer.status === 404) return undefined;
    if (answer.status >= 400) throw refusedWith(answer);
    return read(schema, answer);
  }

  const findCapture = (id: string) => find(capture, capturePath(id));

  /** PayPal deletes old orders, but keeps their captures. */
  async function findOrder({
    reference,
    secondaryReference,
  }: PaymentQuery): Promise<PayPalOrder | undefined> {
    // The order id was in the lost response, and PayPal has no lookup by our id. No buyer has seen that order, so no
    // money can move.
    if (reference === null) return undefined;
    const found = await find(order, orderPath(reference));
    if (found !== undefined || secondaryReference === null) return found;
    const captured = await findCapture(secondaryReference);
    return captured && orderOf(reference, captured);
  }

  /**
   * Open and resolved disputes about a capture. The list has no outcomes, so resolved ones are fetched individually.
   */
  async function listDisputes(captureId: string): Promise<PayPalDispute[]> {
    const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(captureId)}`;
    const answer = await session.call({ method: 'GET', path });
    // An account without this permission gets no dispute webhooks either; refunds must still be booked.
    if (answer.status === 403 || answer.status === 404) return [];
    if (answer.status >= 400) throw refusedWith(answer);
    const { items = [] } = read(disputeList, answer);
    return Promise.all(
      items.map(async (item) => {
        if (item.status !== 'RESOLVED') return item;
        return (await find(dispute, `/v1/customer/disputes/${item.dispute_id}`)) ?? item;
      }),
    );
  }

  async function fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined> {
    const found = await findOrder(query);
    if (found === undefined) return undefined;
    // With a known secondary reference it was paid before, and only then can it be disputed. The first settlement thus
    // needs one request instead of two.
    const captured = query.secondaryReference === null ? undefined : captureOf(found);
    return reportOf(found, captured ? await listDisputes(captured.id) : [], merchant);
  }

  return {
    provider: 'paypal',

    async openCheckout(request) {
      const answer = await post('/v2/checkout/orders', request.orderId, createBody(request));
      if (answer.status >= 400) throw refusedWith(answer);
      const created = read(order, answer);
      const url = linkTo('payer-action', created);
      const isOurs = created.purchase_units[0].custom_id === request.orderId;
      if (url === undefined || !isPageOf(url, { origin: pageOrigin }) || !isOurs) {
        throw new GatewayUnavailable('unknown', 'PayPal returned an unexpected order');
      }
      return { reference: created.id, secondaryReference: null, url };
    },

    async verifyWebhook(webhook) {
      const genuine = await isSignedByPayPal(webhook, webhookId, certificates);
      return genuine ? readWebhook(webhook.rawBody, findCapture) : { kind: 'forged' };
    },

    fetchStatus,

    async capture(query) {
      if (query.reference === null) throw new GatewayUnavailable('refused', 'No order to capture');
      const path = `${orderPath(query.reference)}/capture`;
      // The same request id for the return of the buyer and for every webhook: the payment is captured once.
      const answer = await post(path, `capture-${query.orderId}`, {});
      if (answer.status < 400) return reportOf(read(order, answer), [], merchant);
      const issue = issueOf(answer) ?? '';
      const declined = declines.includes(issue);
      if (!declined && !decidedElsewhere.includes(issue)) throw refusedWith(answer);
      const report = await fetchStatus(query);
      if (report === undefined) throw refusedWith(answer);
      const isOpen = report.state === 'approved' || report.state === 'open';
      return declined && isOpen
        ? { ...report, state: 'declined', reason: issue.toLowerCase() }
        : report;
    },

    async cancel() {
      // See `cancels`: a late approval is not captured, and PayPal releases it.
    },

    async refund({ secondaryReference, orderId, amountMinor, currency, key, ...query }) {
      const captureId =
        secondaryReference ?? (await capturedBy({ ...query, secondaryReference, orderId }));
      const amount = { currency_code: currency, value: formatMinor(amountMinor) };
      const path = `${capturePath(captureId)}/refund`;
      const answer = await post(path, key, { amount, custom_id: orderId });
      if (answer.status >= 400) throw refusedWith(answer);
      const { id, status } = read(refund, answer);
      return { reference: id, state: refundStates[status] };
    },
  };

  async function capturedBy(query: PaymentQuery): Promise<string> {
    const found = await findOrder(query);
    const captured = found && captureOf(found);
    if (captured === undefined) throw new GatewayUnavailable('refused', 'PayPal captured nothing');
    return captured.id;
  }
}

/**
 * Errors that mean that this approval brings no money. PayPal would let the buyer approve the same order again; as with
 * every gateway, the shop ends the payment instead, and a new Pay creates a new order. A later approval is not
 * captured.
 */
const declines: readonly string[] = [
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'TRANSACTION_REFUSED',
  'COMPLIANCE_VIOLATION',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
];

/** Errors that mean that there is nothing to capture: the order itself shows what happened. */
const decidedElsewhere: readonly string[] = [
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'ORDER_EXPIRED',
  'ORDER_VOIDED',
];

/** Depends only on the order, so that a repeat sends the same body. PayPal picks the language of the buyer itself. */
function createBody(request: CheckoutRequest) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: request.orderId,
        // PayPal accepts payment for an invoice number only once, across orders.
        invoice_id: request.orderId,
        description: request.description.slice(0, DESCRIPTION_MAX).toWellFormed(),
        amount: { currency_code: request.currency, value: formatMinor(request.amountMinor) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: request.returnUrl,
          cancel_url: request.returnUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}

const DESCRIPTION_MAX = 127;

/** 1299 as `12.99`. */
function formatMinor(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

function orderPath(reference: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(reference)}`;
}

function capturePath(secondaryReference: string): string {
  return `/v2/payments/captures/${encodeURIComponent(secondaryReference)}`;
}

function orderOf(reference: string, captured: PayPalCapture): PayPalOrder {
  const { custom_id, payee } = captured;
  return {
    id: captured.supplementary_data?.related_ids?.order_id ?? reference,
    status: 'COMPLETED',
    purchase_units: [{ custom_id, payee, payments: { captures: [captured] } }],
  };
}
