import * as z from 'zod/mini';
import {
  type Capabilities,
  type CheckoutRequest,
  type Gateway,
  type GatewayReport,
  GatewayUnavailable,
} from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { createProviderClient, isPageOf, type ProviderCall } from '../provider-client.ts';
import {
  centsAtLeast,
  isSigned,
  type NowpaymentsPayment,
  nowpaymentsError,
  nowpaymentsInvoice,
  nowpaymentsMinimum,
  nowpaymentsPayment,
  nowpaymentsWebhook,
  paymentStates,
  readMessage,
  receivedCents,
  withTexts,
} from './nowpayments-wire.ts';

/** The minimum of a coin changes hourly and is fetched for each order; a dollar is below all of them. */
const capabilities: Capabilities = {
  refunds: 'none',
  disputes: false,
  cancels: false,
  charges: [{ currency: 'USD', minMinor: 100, maxMinor: 99_999_999 }],
  paymentTimeout: { minS: 600, maxS: 7 * 86_400 },
};

const LIVE_HOST = 'api.nowpayments.io';
const BUYER_PAGES = /(^|\.)nowpayments\.io$/;
const SECRET_LENGTH = 16;

/**
 * NOWPayments: prices in dollars, paid in coins. The reference is an invoice; the secondary reference is the payment
 * made for it, known from the first webhook. When a response is lost, one order may get two invoices, so payments are
 * matched by order, whichever invoice they belong to.
 */
export const nowpayments: Provider = {
  provider: 'nowpayments',
  title: 'NOWPayments',
  capabilities,
  fields: [
    {
      name: 'apiBase',
      env: 'NOWPAYMENTS_API_BASE',
      secret: false,
      defaultValue: `https://${LIVE_HOST}/v1`,
      schema: z.url({ protocol: /^https?$/ }),
      description:
        "Address of NOWPayments' API; its sandbox and the emulator have other addresses.",
      descriptionRu: 'Адрес API NOWPayments; у песочницы и эмулятора свои адреса.',
      expected: 'the address of the API',
      expectedRu: 'адрес API',
      example: 'https://api-sandbox.nowpayments.io/v1',
    },
    {
      name: 'apiKey',
      env: 'NOWPAYMENTS_API_KEY',
      secret: true,
      schema: z.string().check(z.minLength(SECRET_LENGTH), z.maxLength(200)),
      description: 'API key of the store at NOWPayments.',
      descriptionRu: 'API-ключ магазина в NOWPayments.',
      expected: `the API key, at least ${SECRET_LENGTH} characters`,
      expectedRu: `ключ API не короче ${SECRET_LENGTH} символов`,
      example: 'nowpayments-api-key-example',
    },
    {
      name: 'ipnSecret',
      env: 'NOWPAYMENTS_IPN_SECRET',
      secret: true,
      schema: z
        .string()
        .check(z.refine((text) => secretsOf(text).every(({ length }) => length >= SECRET_LENGTH))),
      description:
        'IPN secret of the store, which signs its webhooks; two with a comma while it is being replaced.',
      descriptionRu:
        'Секрет IPN магазина, которым подписаны вебхуки. На время замены — старый и новый через запятую.',
      expected: `the IPN secret, at least ${SECRET_LENGTH} characters`,
      expectedRu: `секрет IPN не короче ${SECRET_LENGTH} символов`,
      example: 'nowpayments-ipn-secret-example',
    },
    {
      name: 'fixedRate',
      env: 'NOWPAYMENTS_FIXED_RATE',
      secret: false,
      defaultValue: 'off',
      schema: z.enum(['on', 'off']),
      description:
        'Whether NOWPayments fixes the rate of a payment for 20 minutes, after which the payment expires there.',
      descriptionRu:
        'Фиксировать ли курс платежа на 20 минут; после этого платёж в NOWPayments истекает.',
      expected: 'on or off',
      expectedRu: 'on или off',
      example: 'on',
    },
  ],
  create: createNowpaymentsGateway,
};

function createNowpaymentsGateway(
  values: ProviderValues,
  { outbound, live }: GatewayNeeds,
): Gateway {
  const { apiKey = '', ipnSecret = '' } = values;
  const baseUrl = (values.apiBase ?? '').replace(/\/+$/, '');
  const { origin, host } = new URL(baseUrl);
  const secrets = secretsOf(ipnSecret);
  const fixedRate = values.fixedRate === 'on';
  const client = createProviderClient({
    title: 'NOWPayments',
    baseUrl,
    outbound,
    headers: { 'x-api-key': apiKey },
    parse(text) {
      const message = readMessage(text);
      return message && withTexts(message);
    },
    errorCode: (body) => nowpaymentsError.safeParse(body).data?.code,
  });

  const get = (path: string): ProviderCall => ({ method: 'GET', path });

  /** Refuses amounts below the minimum of the coin, where the money of the buyer would be lost. */
  async function requireEnough({ option, amountMinor }: CheckoutRequest): Promise<void> {
    // Without a preset coin, the page offers only coins whose minimum is met.
    if (option === null) return;
    const minAmountQuery = new URLSearchParams({
      currency_from: option,
      fiat_equivalent: 'usd',
      ...(fixedRate && { is_fixed_rate: 'true' }),
    });
    const { fiat_equivalent: minimum } = await client
      .call(get(`/min-amount?${minAmountQuery}`))
      .then((answer) => client.read(nowpaymentsMinimum, answer))
      .catch(nothingMade);
    if (amountMinor < centsAtLeast(minimum)) {
      throw new GatewayUnavailable('refused', `the amount is below the minimum of ${option}`);
    }
  }

  return {
    provider: 'nowpayments',

    async openCheckout(request) {
      await requireEnough(request);
      const answer = await client.call({
        method: 'POST',
        path: '/invoice',
        json: {
          // Integer cents divided by 100 serialize with at most two decimals.
          price_amount: request.amountMinor / 100,
          price_currency: request.currency.toLowerCase(),
          ...(request.option !== null && { pay_currency: request.option }),
          order_id: request.orderId,
          order_description: request.description,
          ipn_callback_url: request.webhookUrl,
          success_url: request.returnUrl,
          cancel_url: request.returnUrl,
          partially_paid_url: request.returnUrl,
          is_fixed_rate: fixedRate,
        },
      });
      const invoice = client.read(nowpaymentsInvoice, answer);
      const isTheirs = isPageOf(invoice.invoice_url, { origin, hosts: BUYER_PAGES });
      if (!isTheirs || invoice.order_id !== request.orderId) {
        throw new GatewayUnavailable('unknown', 'NOWPayments returned an unexpected invoice');
      }
      return { reference: invoice.id, secondaryReference: null, url: invoice.invoice_url };
    },

    async verifyWebhook({ headers: given, rawBody }) {
      const message = readMessage(rawBody.toString('utf8'));
      if (message === undefined) return { kind: 'forged' };
      if (!isSigned(message, given['x-nowpayments-sig'], secrets)) return { kind: 'forged' };
      const webhook = nowpaymentsWebhook.safeParse(withTexts(message));
      // The same secret signs webhooks about payouts and subscriptions.
      if (!webhook.success) return { kind: 'irrelevant' };
      const {
        payment_id: secondaryReference,
        payment_status: status,
        actually_paid: paid,
      } = webhook.data;
      const orderId = webhook.data.order_id ?? null;
      return {
        kind: 'payment',
        eventKey: `${secondaryReference} ${status} ${paid ?? 0}`,
        // Any invoice of the order is valid, not only the one we know.
        reference: orderId === null ? (webhook.data.invoice_id ?? null) : null,
        secondaryReference,
        orderId,
      };
    },

    async fetchStatus(query) {
      if (query.secondaryReference !== null) {
        const path = `/payment/${encodeURIComponent(query.secondaryReference)}`;
        const payment = await client.find(nowpaymentsPayment, get(path));
        return payment && report(payment, query.reference);
      }
      // An invoice has no state, and there is no lookup by order: before a coin is chosen there is nothing to fetch.
      return query.reference === null ? undefined : opened(query.reference, query.orderId);
    },

    // An invoice cannot be canceled; money that still arrives is honored as late.
    async cancel() {},
  };

  function report(payment: NowpaymentsPayment, invoice: string | null): GatewayReport {
    const {
      payment_id: secondaryReference,
      payment_status: status,
      parent_payment_id: parent,
    } = payment;
    const state = paymentStates[status];
    const arrived = state === 'paid' || state === 'refunded' ? receivedCents(payment) : 0;
    if (arrived === undefined) {
      throw new GatewayUnavailable('unknown', 'NOWPayments reports a payment without its amount');
    }
    return {
      reference: invoice ?? payment.invoice_id ?? secondaryReference,
      secondaryReference,
      orderId: payment.order_id ?? '',
      // Our key cannot read payments of other stores; sandbox money does not count on a live shop.
      merchantMatches: (host === LIVE_HOST) === live,
      state,
      capturedMinor: arrived,
      capturedCurrency: arrived > 0 ? payment.price_currency.toUpperCase() : null,
      refundedMinor: null,
      refunds: [],
      // A repeated deposit, or one in another coin: its price does not reflect what arrived.
      ...(parent && { needsReview: true }),
      reason: state === 'declined' ? status : null,
    };
  }

  function opened(reference: string, orderId: string): GatewayReport {
    return {
      reference,
      secondaryReference: null,
      orderId,
      merchantMatches: true,
      state: 'open',
      capturedMinor: 0,
      capturedCurrency: null,
      refundedMinor: null,
      refunds: [],
      reason: null,
    };
  }
}

function secretsOf(text: string): string[] {
  return text.split(',').map((secret) => secret.trim());
}

/** Only the minimum was queried: no invoice was requested. */
function nothingMade(error: unknown): never {
  if (!(error instanceof GatewayUnavailable)) throw error;
  const { message, cause } = error;
  throw new GatewayUnavailable('refused', message, cause === undefined ? undefined : { cause });
}
