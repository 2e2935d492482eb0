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
} from './gateway.ts';
import {
  arrivedCents,
  centsAtLeast,
  isSigned,
  type NowpaymentsPayment,
  nowpaymentsError,
  nowpaymentsInvoice,
  nowpaymentsMinimum,
  nowpaymentsNotice,
  nowpaymentsPayment,
  paymentStates,
  readMessage,
  withTexts,
} from './nowpayments-wire.ts';
import type { GatewayNeeds, Provider, ProviderValues } from './provider.ts';
import { createProviderClient, type ProviderAnswer } from './provider-client.ts';

/** The least that a coin is taken for changes by the hour and is asked for each order; a dollar is below all of them. */
const capabilities: Capabilities = {
  refunds: 'none',
  disputes: false,
  cancels: false,
  charges: [{ currency: 'USD', minMinor: 100, maxMinor: 99_999_999 }],
  life: { minS: 600, maxS: 7 * 86_400 },
};

const LIVE_HOST = 'api.nowpayments.io';
const BUYER_PAGES = /(^|\.)nowpayments\.io$/;
const SECRET_LENGTH = 16;

/**
 * NOWPayments: prices in dollars, paid in coins. An invoice is the reference; what the buyer pays with is a payment of that
 * invoice, known from its first notice and kept as the handle. Invoices are not made twice for one order only while every
 * answer arrives, so money counts for the order that its invoice was made for, whichever invoice that is.
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
      standard: `https://${LIVE_HOST}/v1`,
      schema: z.url({ protocol: /^https?$/ }),
      sentence:
        "Where NOWPayments' API answers; its sandbox and the emulator have other addresses.",
      expected: 'the address of the API',
      example: 'https://api-sandbox.nowpayments.io/v1',
    },
    {
      name: 'apiKey',
      env: 'NOWPAYMENTS_API_KEY',
      secret: true,
      schema: z.string().check(z.minLength(SECRET_LENGTH), z.maxLength(200)),
      sentence: 'API key of the store at NOWPayments.',
      expected: `the API key, at least ${SECRET_LENGTH} characters`,
      example: 'nowpayments-api-key-example',
    },
    {
      name: 'ipnSecret',
      env: 'NOWPAYMENTS_IPN_SECRET',
      secret: true,
      schema: z
        .string()
        .check(z.refine((text) => secretsOf(text).every(({ length }) => length >= SECRET_LENGTH))),
      sentence:
        'IPN secret of the store, which signs its notices; two with a comma while it is being replaced.',
      expected: `the IPN secret, at least ${SECRET_LENGTH} characters`,
      example: 'nowpayments-ipn-secret-example',
    },
    {
      name: 'fixedRate',
      env: 'NOWPAYMENTS_FIXED_RATE',
      secret: false,
      standard: 'off',
      schema: z.enum(['on', 'off']),
      sentence:
        'Whether NOWPayments keeps the rate of a payment for 20 minutes, after which the payment expires there.',
      expected: 'on or off',
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
  const client = createProviderClient({ title: 'NOWPayments', baseUrl, outbound });
  const headers = { 'x-api-key': apiKey };

  function get(path: string): Promise<ProviderAnswer> {
    return client.call({ method: 'GET', path, headers });
  }

  /** A coin is only taken from some sum on; below it the buyer's money would be lost. */
  async function requireEnough({ option, amountMinor }: FormRequest): Promise<void> {
    // Without a coin of ours the page offers those that the sum is enough for.
    if (option === null) return;
    const asked = new URLSearchParams({
      currency_from: option,
      fiat_equivalent: 'usd',
      ...(fixedRate && { is_fixed_rate: 'true' }),
    });
    const answer = await get(`/min-amount?${asked}`).catch(nothingMade);
    if (answer.status >= 400) throw refusedWith(answer);
    const minimum = nowpaymentsMinimum.safeParse(messageOf(answer));
    if (!minimum.success) throw new GatewayUnavailable('refused', 'NOWPayments told no minimum');
    if (amountMinor < centsAtLeast(minimum.data.fiat_equivalent)) {
      throw new GatewayUnavailable('refused', `the sum is below the minimum of ${option}`);
    }
  }

  return {
    provider: 'nowpayments',

    async createForm(request: FormRequest): Promise<Form> {
      await requireEnough(request);
      const answer = await client.call({
        method: 'POST',
        path: '/invoice',
        headers,
        json: {
          // A quotient of whole cents and 100 is written with at most two decimals.
          price_amount: request.amountMinor / 100,
          price_currency: request.currency.toLowerCase(),
          ...(request.option !== null && { pay_currency: request.option }),
          order_id: request.orderId,
          order_description: request.description,
          ipn_callback_url: request.notifyUrl,
          success_url: request.returnUrl,
          cancel_url: request.returnUrl,
          partially_paid_url: request.returnUrl,
          is_fixed_rate: fixedRate,
        },
      });
      if (answer.status >= 400) throw refusedWith(answer);
      const invoice = read(nowpaymentsInvoice, answer);
      const url = URL.parse(invoice.invoice_url);
      const isTheirs =
        url?.origin === origin || (url?.protocol === 'https:' && BUYER_PAGES.test(url.host));
      // Buyers are sent to this address, so it must be NOWPayments' own.
      if (!isTheirs || invoice.order_id !== request.orderId) {
        throw new GatewayUnavailable('unknown', 'NOWPayments answered with a foreign invoice');
      }
      return { reference: invoice.id, handle: null, url: invoice.invoice_url };
    },

    async verifyNotice({ headers: given, rawBody }: RawNotice): Promise<NoticeVerdict> {
      const message = readMessage(rawBody.toString('utf8'));
      if (message === undefined) return { kind: 'forged' };
      if (!isSigned(message, given['x-nowpayments-sig'], secrets)) return { kind: 'forged' };
      const notice = nowpaymentsNotice.safeParse(withTexts(message));
      // The same secret signs notices of payouts and of subscriptions.
      if (!notice.success) return { kind: 'irrelevant' };
      const { payment_id: handle, payment_status: status, actually_paid: paid } = notice.data;
      const orderId = notice.data.order_id ?? null;
      return {
        kind: 'payment',
        eventKey: `${handle} ${status} ${paid ?? 0}`,
        // Any invoice of the order is as good as the one we know.
        reference: orderId === null ? (notice.data.invoice_id ?? null) : null,
        handle,
        orderId,
      };
    },

    async fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined> {
      if (query.handle !== null) {
        const answer = await get(`/payment/${encodeURIComponent(query.handle)}`);
        if (answer.status === 404) return undefined;
        if (answer.status >= 400) throw refusedWith(answer);
        return report(read(nowpaymentsPayment, answer), query.reference);
      }
      // An invoice has no state, and nothing is found by an order: until a coin is chosen there is nothing to ask about.
      return query.reference === null ? undefined : opened(query.reference, query.orderId);
    },

    // An invoice cannot be closed; money that still comes is honoured as late.
    async cancel(): Promise<void> {},
  };

  function report(payment: NowpaymentsPayment, invoice: string | null): GatewayReport {
    const { payment_id: handle, payment_status: status, parent_payment_id: parent } = payment;
    const state = paymentStates[status];
    const arrived = state === 'paid' || state === 'refunded' ? arrivedCents(payment) : 0;
    if (arrived === undefined) {
      throw new GatewayUnavailable('unknown', 'NOWPayments tells of money, but not how much');
    }
    return {
      reference: invoice ?? payment.invoice_id ?? handle,
      handle,
      orderId: payment.order_id ?? '',
      // Payments of other stores cannot be read with our key; the sandbox's money is none.
      merchantMatches: (host === LIVE_HOST) === live,
      state,
      capturedMinor: arrived,
      capturedCurrency: arrived > 0 ? payment.price_currency.toUpperCase() : null,
      refundedMinor: null,
      refunds: [],
      // A repeated deposit, or one of another coin: its price is no measure of what came.
      ...(parent && { doubtful: true }),
      reason: state === 'declined' ? status : null,
    };
  }

  function opened(reference: string, orderId: string): GatewayReport {
    return {
      reference,
      handle: null,
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

/** It was only a question: no invoice was asked for. */
function nothingMade(cause: unknown): never {
  throw new GatewayUnavailable('refused', 'NOWPayments told no minimum', { cause });
}

/** A 4xx says that nothing was done. */
function refusedWith(answer: ProviderAnswer): GatewayUnavailable {
  const { data } = nowpaymentsError.safeParse(messageOf(answer));
  return new GatewayUnavailable(
    'refused',
    `NOWPayments answered ${answer.status} ${data?.code ?? ''}`.trimEnd(),
  );
}

function messageOf({ text }: ProviderAnswer): unknown {
  const message = readMessage(text);
  return message && withTexts(message);
}

function read<T>(schema: z.ZodMiniType<T>, answer: ProviderAnswer): T {
  const result = schema.safeParse(messageOf(answer));
  if (result.success) return result.data;
  throw new GatewayUnavailable('unknown', `NOWPayments' answer (${answer.status}) makes no sense`);
}
