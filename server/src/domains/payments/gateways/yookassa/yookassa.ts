import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import {
  type Capabilities,
  type Checkout,
  type CheckoutRequest,
  type Gateway,
  type GatewayRefund,
  GatewayUnavailable,
  type RefundRequest,
} from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import {
  createProviderClient,
  isPageOf,
  type ProviderAnswer,
  type ProviderCall,
} from '../provider-client.ts';
import { createBody, receiptOf } from './yookassa-body.ts';
import { yookassaFields } from './yookassa-settings.ts';
import { readNetworks, readYookassaWebhook } from './yookassa-webhooks.ts';
import {
  amountOf,
  fiscalStates,
  minorOf,
  orderIdOf,
  refundStates,
  stateOf,
  type YookassaPayment,
  yookassaError,
  yookassaPayment,
  yookassaPaymentList,
  yookassaRefund,
  yookassaRefundList,
} from './yookassa-wire.ts';

/** A YooKassa checkout page lives for an hour; this cannot be changed. */
const PAGE_LIFETIME_S = 3_600;

const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: false,
  cancels: false,
  charges: [{ currency: 'RUB', minMinor: 100, maxMinor: 35_000_000 }],
  paymentTimeout: { minS: 60, maxS: PAGE_LIFETIME_S },
};

const PAGE_SIZE = 100;
/** Limit of pages read from a list. */
const MAX_PAGES = 20;
/** Allowed clock skew. */
const CLOCK_SKEW_MS = 600_000;
const BUYER_PAGES = /(^|\.)(yoomoney|yookassa)\.ru$/;
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/i;

/** YooKassa's API v3: roubles, one-stage payments, and one checkout page for all payment methods. */
export const yookassa: Provider = {
  provider: 'yookassa',
  title: 'YooKassa',
  capabilities,
  fields: yookassaFields,
  create: createYookassaGateway,
};

function createYookassaGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { shopId = '', secretKey = '' } = values;
  const baseUrl = (values.apiBase ?? '').replace(/\/+$/, '');
  const { origin } = new URL(baseUrl);
  const networks = readNetworks(values.networks ?? '');
  if (networks === undefined) throw new Error('YOOKASSA_WEBHOOK_NETWORKS must list networks.');
  const client = createProviderClient({
    title: 'YooKassa',
    baseUrl,
    outbound,
    headers: { authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}` },
    errorCode: (body) => {
      const { data } = yookassaError.safeParse(body);
      return data && `${data.code} ${data.parameter ?? ''}`.trimEnd();
    },
  });

  const get = (path: string): ProviderCall => ({ method: 'GET', path });

  function post(path: string, json: object, key: string): Promise<ProviderAnswer> {
    const headers = { 'idempotence-key': key };
    return client.call({ method: 'POST', path, headers, json, repeatable: true });
  }

  /** Yields a list page by page. */
  async function* pagesOf<T>(
    path: string,
    filter: Record<string, string>,
    schema: z.ZodMiniType<{ items: T[]; next_cursor?: string | undefined }>,
  ): AsyncGenerator<readonly T[]> {
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = { ...filter, limit: `${PAGE_SIZE}`, ...(cursor && { cursor }) };
      const answer = await client.call(get(`${path}?${new URLSearchParams(query)}`));
      const { items, next_cursor: next } = client.read(schema, answer);
      yield items;
      if (next === undefined) return;
      cursor = next;
    }
    throw new GatewayUnavailable('unknown', 'YooKassa has too many entries to search');
  }

  /**
   * Finds the payment of an order without a known reference. YooKassa has no lookup by our id, so the payments created
   * around the time of the order are searched; our UUIDv7 ids contain that time.
   */
  async function findByOrder(orderId: string): Promise<YookassaPayment | undefined> {
    const filter = createdAround(orderId);
    for await (const payments of pagesOf('/payments', filter, yookassaPaymentList)) {
      const found = payments.find((payment) => orderIdOf(payment) === orderId);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function findPayment(reference: string): Promise<YookassaPayment | undefined> {
    return client.find(yookassaPayment, get(`/payments/${encodeURIComponent(reference)}`));
  }

  async function listRefunds(reference: string): Promise<GatewayRefund[]> {
    const refunds: GatewayRefund[] = [];
    const filter = { payment_id: reference };
    for await (const page of pagesOf('/refunds', filter, yookassaRefundList)) {
      for (const { id, status, amount } of page) {
        refunds.push({ reference: id, state: refundStates[status], amountMinor: minorOf(amount) });
      }
    }
    return refunds;
  }

  function checkoutOf(payment: YookassaPayment, request: CheckoutRequest): Checkout {
    const url = payment.confirmation?.confirmation_url ?? '';
    const isOurs =
      orderIdOf(payment) === request.orderId &&
      minorOf(payment.amount) === request.amountMinor &&
      payment.amount.currency === request.currency;
    if (!isOurs || !isPageOf(url, { origin, hosts: BUYER_PAGES })) {
      throw new GatewayUnavailable('unknown', 'YooKassa returned an unexpected payment');
    }
    return { reference: payment.id, secondaryReference: null, url };
  }

  return {
    provider: 'yookassa',
    webhookKey: createHmac('sha256', secretKey).update(`notices to ${shopId}`).digest('base64url'),

    async openCheckout(request) {
      const answer = await post('/payments', createBody(request, values), request.orderId);
      if (isKeyConflict(answer)) {
        // A payment of this order exists, in another language or with another email address.
        const known = await findByOrder(request.orderId);
        if (known !== undefined) return checkoutOf(known, request);
        throw new GatewayUnavailable('unknown', 'YooKassa has a different payment for this order');
      }
      return checkoutOf(client.read(yookassaPayment, answer), request);
    },

    async verifyWebhook(webhook) {
      return readYookassaWebhook(webhook, networks);
    },

    async fetchStatus({ reference, orderId }) {
      const payment =
        reference === null ? await findByOrder(orderId) : await findPayment(reference);
      if (payment === undefined) return undefined;
      const paid = payment.status === 'succeeded';
      const state = stateOf(payment);
      return {
        reference: payment.id,
        secondaryReference: null,
        orderId: orderIdOf(payment) ?? '',
        merchantMatches: payment.recipient.account_id === shopId && payment.test !== live,
        state,
        capturedMinor: paid ? minorOf(payment.amount) : 0,
        capturedCurrency: paid ? payment.amount.currency : null,
        refundedMinor: payment.refunded_amount ? minorOf(payment.refunded_amount) : 0,
        // There is no webhook for a failed refund: only the list shows it.
        refunds: paid ? await listRefunds(payment.id) : [],
        ...(payment.receipt_registration !== undefined && {
          fiscalReceipt: fiscalStates[payment.receipt_registration],
        }),
        reason: payment.cancellation_details?.reason ?? null,
      };
    },

    // One-stage payments cannot be canceled: the page expires by itself, and late money is honored.
    async cancel() {},

    async refund(request) {
      const { reference, amountMinor, currency, key } = request;
      if (reference === null) {
        throw new GatewayUnavailable('refused', 'YooKassa has no payment for this order');
      }
      const amount = amountOf(amountMinor, currency);
      const receipt = values.receipt === 'on' && (await partialReceipt(reference, request));
      const json = { payment_id: reference, amount, ...(receipt && { receipt }) };
      const refund = client.read(yookassaRefund, await post('/refunds', json, key));
      return { reference: refund.id, state: refundStates[refund.status] };
    },
  };

  /** A full refund reverses the receipt of the payment; a partial one needs its own. */
  async function partialReceipt(reference: string, { amountMinor, currency }: RefundRequest) {
    const payment = await findPayment(reference);
    if (payment === undefined || minorOf(payment.amount) === amountMinor) return undefined;
    const email = payment.metadata?.email;
    return receiptOf(values, {
      email: typeof email === 'string' ? email : '',
      description: payment.description ?? '',
      amount: amountOf(amountMinor, currency),
    });
  }
}

/** The time range in which the payment must have been created; no bounds for an id without a time. */
function createdAround(orderId: string): Record<string, string> {
  if (!UUID_V7.test(orderId)) return {};
  const orderedAt = Number.parseInt(orderId.replace('-', '').slice(0, 12), 16);
  return {
    'created_at.gte': new Date(orderedAt - CLOCK_SKEW_MS).toISOString(),
    'created_at.lt': new Date(orderedAt + PAGE_LIFETIME_S * 1_000 + CLOCK_SKEW_MS).toISOString(),
  };
}

/** The key was used before with another body. */
function isKeyConflict({ status, body }: ProviderAnswer): boolean {
  const error = yookassaError.safeParse(body);
  return status === 400 && error.success && error.data.parameter === 'Idempotence-Key';
}
