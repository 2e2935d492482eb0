import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import {
  type Capabilities,
  type Form,
  type FormRequest,
  type Gateway,
  type GatewayRefund,
  type GatewayReport,
  GatewayUnavailable,
  type NoticeVerdict,
  type PaymentQuery,
  type RawNotice,
  type RefundRequest,
} from './gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from './provider.ts';
import { createProviderClient, type ProviderAnswer } from './provider-client.ts';
import { createBody, receiptOf } from './yookassa-body.ts';
import { judgeNotice, readNetworks } from './yookassa-notices.ts';
import { yookassaFields } from './yookassa-settings.ts';
import {
  amountOf,
  minorOf,
  orderIdOf,
  read,
  refundStates,
  stateOf,
  type YookassaPayment,
  yookassaError,
  yookassaPayment,
  yookassaPaymentList,
  yookassaRefund,
  yookassaRefundList,
} from './yookassa-wire.ts';

/** A payment page lives for an hour there, whatever we ask for. */
const PAGE_LIFE_S = 3_600;

const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: false,
  cancels: false,
  charges: [{ currency: 'RUB', minMinor: 100, maxMinor: 35_000_000 }],
  life: { minS: 60, maxS: PAGE_LIFE_S },
};

const PAGE_SIZE = 100;
/** So many pages of a list are looked through before giving up. */
const MAX_PAGES = 20;
/** How far the two clocks may be apart. */
const CLOCK_SKEW_MS = 600_000;
const BUYER_PAGES = /(^|\.)(yoomoney|yookassa)\.ru$/;
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/i;

/** YooKassa's API v3: roubles, one-stage payments, one page of its own for every way to pay. */
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
  if (networks === undefined) throw new Error('YOOKASSA_NOTICE_NETWORKS names no networks.');
  const client = createProviderClient({ title: 'YooKassa', baseUrl, outbound });
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  function get(path: string, query: Record<string, string> = {}): Promise<ProviderAnswer> {
    const search = new URLSearchParams(query).toString();
    return client.call({
      method: 'GET',
      path: search === '' ? path : `${path}?${search}`,
      headers: { authorization },
    });
  }

  function post(path: string, json: object, key: string): Promise<ProviderAnswer> {
    return client.call({
      method: 'POST',
      path,
      headers: { authorization, 'idempotence-key': key },
      json,
      repeatable: true,
    });
  }

  /** All of a list, page by page. */
  async function* pagesOf<T>(
    path: string,
    filter: Record<string, string>,
    schema: z.ZodMiniType<{ items: T[]; next_cursor?: string | undefined }>,
  ): AsyncGenerator<readonly T[]> {
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = { ...filter, limit: `${PAGE_SIZE}`, ...(cursor && { cursor }) };
      const answer = await get(path, query);
      if (answer.status >= 400) throw refusedWith(answer);
      const { items, next_cursor: next } = read(schema, answer);
      yield items;
      if (next === undefined) return;
      cursor = next;
    }
    throw new GatewayUnavailable('unknown', 'YooKassa holds too many to look through');
  }

  /**
   * The payment of an order whose reference is not known. YooKassa finds nothing by a shop's own id, so the payments made
   * while the order was young are looked through: our ids carry the moment of the order.
   */
  async function findByOrder(orderId: string): Promise<YookassaPayment | undefined> {
    const filter = createdAround(orderId);
    for await (const payments of pagesOf('/payments', filter, yookassaPaymentList)) {
      const found = payments.find((payment) => orderIdOf(payment) === orderId);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async function findPayment(reference: string): Promise<YookassaPayment | undefined> {
    const answer = await get(`/payments/${encodeURIComponent(reference)}`);
    if (answer.status === 404) return undefined;
    if (answer.status >= 400) throw refusedWith(answer);
    return read(yookassaPayment, answer);
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

  /** Buyers are sent to the address, so it must be YooKassa's own. */
  function formOf(payment: YookassaPayment, request: FormRequest): Form {
    const address = payment.confirmation?.confirmation_url ?? '';
    const url = URL.parse(address);
    const isOurs =
      orderIdOf(payment) === request.orderId &&
      minorOf(payment.amount) === request.amountMinor &&
      payment.amount.currency === request.currency;
    const isTheirs =
      url?.origin === origin || (url?.protocol === 'https:' && BUYER_PAGES.test(url.host));
    if (!isOurs || !isTheirs) {
      throw new GatewayUnavailable('unknown', 'YooKassa answered with a foreign payment');
    }
    return { reference: payment.id, handle: null, url: address };
  }

  return {
    provider: 'yookassa',
    noticeKey: createHmac('sha256', secretKey).update(`notices to ${shopId}`).digest('base64url'),

    async createForm(request: FormRequest): Promise<Form> {
      const answer = await post('/payments', createBody(request, values), request.orderId);
      if (isKeyConflict(answer)) {
        // The order was opened before, in another language or with another e-mail.
        const known = await findByOrder(request.orderId);
        if (known !== undefined) return formOf(known, request);
        throw new GatewayUnavailable('unknown', 'YooKassa holds another payment of this order');
      }
      if (answer.status >= 400) throw refusedWith(answer);
      return formOf(read(yookassaPayment, answer), request);
    },

    async verifyNotice(notice: RawNotice): Promise<NoticeVerdict> {
      return judgeNotice(notice, networks);
    },

    async fetchStatus({ reference, orderId }: PaymentQuery): Promise<GatewayReport | undefined> {
      const payment =
        reference === null ? await findByOrder(orderId) : await findPayment(reference);
      if (payment === undefined) return undefined;
      const paid = payment.status === 'succeeded';
      const state = stateOf(payment);
      return {
        reference: payment.id,
        handle: null,
        orderId: orderIdOf(payment) ?? '',
        merchantMatches: payment.recipient.account_id === shopId && payment.test !== live,
        state,
        capturedMinor: paid ? minorOf(payment.amount) : 0,
        capturedCurrency: paid ? payment.amount.currency : null,
        refundedMinor: payment.refunded_amount ? minorOf(payment.refunded_amount) : 0,
        // No notice tells of a refund that was turned down: only the list does.
        refunds: paid ? await listRefunds(payment.id) : [],
        reason: payment.cancellation_details?.reason ?? null,
      };
    },

    // One-stage payments cannot be closed from outside: the page ends by itself, and late money is honoured.
    async cancel(): Promise<void> {},

    async refund(request: RefundRequest) {
      const { reference, amountMinor, currency, key } = request;
      if (reference === null) {
        throw new GatewayUnavailable('refused', 'YooKassa knows no payment of this order');
      }
      const amount = amountOf(amountMinor, currency);
      const receipt = values.receipt === 'on' && (await partialReceipt(reference, request));
      const json = { payment_id: reference, amount, ...(receipt && { receipt }) };
      const answer = await post('/refunds', json, key);
      if (answer.status >= 400) throw refusedWith(answer);
      const refund = read(yookassaRefund, answer);
      return { reference: refund.id, state: refundStates[refund.status] };
    },
  };

  /** A refund of the whole payment takes the receipt of the payment back; a part needs one of its own. */
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

/** The span in which the order's payment must have been made; no bounds for an id that carries no time. */
function createdAround(orderId: string): Record<string, string> {
  if (!UUID_V7.test(orderId)) return {};
  const orderedAt = Number.parseInt(orderId.replace('-', '').slice(0, 12), 16);
  return {
    'created_at.gte': new Date(orderedAt - CLOCK_SKEW_MS).toISOString(),
    'created_at.lt': new Date(orderedAt + PAGE_LIFE_S * 1_000 + CLOCK_SKEW_MS).toISOString(),
  };
}

/** The same key came before with another body. */
function isKeyConflict({ status, body }: ProviderAnswer): boolean {
  const error = yookassaError.safeParse(body);
  return status === 400 && error.success && error.data.parameter === 'Idempotence-Key';
}

/** A 4xx says that nothing was done. */
function refusedWith({ status, body }: ProviderAnswer): GatewayUnavailable {
  const error = yookassaError.safeParse(body);
  const code = error.success ? ` ${error.data.code} ${error.data.parameter ?? ''}`.trimEnd() : '';
  return new GatewayUnavailable('refused', `YooKassa answered ${status}${code}`);
}
