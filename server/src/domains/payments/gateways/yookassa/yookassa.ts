import type * as z from 'zod/mini';
import type { Checkout, CheckoutRequest } from '../checkout.ts';
import type { Capabilities, Gateway } from '../gateway.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import {
  createProviderClient,
  isPageOf,
  type ProviderAnswer,
  type ProviderCall,
} from '../provider-client.ts';
import type { GatewayRefund, RefundRequest } from '../refunds.ts';
import type { GatewayReport } from '../report.ts';
import { createBody, receiptName, receiptOf, type Saving } from './yookassa-body.ts';
import { createYookassaCharges } from './yookassa-charges.ts';
import { createYookassaVault, isSavable, savedMethodOf } from './yookassa-methods.ts';
import { createYookassaReceipts } from './yookassa-receipts.ts';
import { yookassaFields } from './yookassa-settings.ts';
import { yookassaSetup } from './yookassa-setup.ts';
import { readNetworks, readYookassaWebhook } from './yookassa-webhooks.ts';
import {
  amountOf,
  minorOf,
  orderIdOf,
  refundStates,
  SAVING_REFUSED,
  stateOf,
  unknownWords,
  type YookassaPayment,
  type YookassaRefund,
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
  receipts: ['payment', 'refund', 'closing'],
  disputes: false,
  cancels: false,
  saves: 'form',
  charges: [{ currency: 'RUB', minMinor: 100, maxMinor: 35_000_000 }],
  paymentTimeout: { minS: 60, maxS: PAGE_LIFETIME_S },
};

/** Option of a payment method: pay by the Faster Payments System (SBP). */
const SBP = 'sbp';
const FORBIDDEN = 403;
const PAGE_SIZE = 100;
/** Limit of pages read from a list. */
const MAX_PAGES = 20;
/** Allowed clock skew. */
const CLOCK_SKEW_MS = 600_000;
/** YooKassa's own pages, and those of the SBP and of the banks whose buttons a payment method can name. */
const BUYER_PAGES = /(^|\.)(yoomoney|yookassa|nspk|sberbank|sber|tbank|tinkoff)\.ru$/;
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/i;

/** YooKassa's API v3: rubles, one-stage payments, and one checkout page for all payment methods. */
export const yookassa: Provider = {
  provider: 'yookassa',
  title: 'YooKassa',
  capabilities,
  setup: yookassaSetup,
  fields: yookassaFields,
  create: createYookassaGateway,
};

function createYookassaGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { shopId = '', secretKey = '' } = values;
  const baseUrl = (values.apiBase ?? '').replace(/\/+$/, '');
  const { origin } = new URL(baseUrl);
  const furtherHosts = (values.pageHosts ?? '').split(',').filter((host) => host !== '');
  const savesMethods = values.saveMethods === 'on';
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
  async function findByOrder(
    orderId: string,
    {
      filter = createdAround(orderId),
      fits = () => true,
    }: {
      readonly filter?: Record<string, string>;
      readonly fits?: (payment: YookassaPayment) => boolean;
    } = {},
  ): Promise<YookassaPayment | undefined> {
    for await (const payments of pagesOf('/payments', filter, yookassaPaymentList)) {
      const found = payments.find((payment) => orderIdOf(payment) === orderId && fits(payment));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function findPayment(reference: string): Promise<YookassaPayment | undefined> {
    return client.find(yookassaPayment, get(`/payments/${encodeURIComponent(reference)}`));
  }

  async function listRefunds(reference: string): Promise<YookassaRefund[]> {
    const refunds: YookassaRefund[] = [];
    const filter = { payment_id: reference };
    for await (const page of pagesOf('/refunds', filter, yookassaRefundList)) refunds.push(...page);
    return refunds;
  }

  /** @returns undefined when the page is not one that buyers may be sent to */
  function checkoutOf(payment: YookassaPayment, request: CheckoutRequest): Checkout | undefined {
    const link = payment.confirmation?.confirmation_data;
    const url = payment.confirmation?.confirmation_url ?? link ?? '';
    const isOurs =
      orderIdOf(payment) === request.orderId &&
      minorOf(payment.amount) === request.amountMinor &&
      payment.amount.currency === request.currency;
    if (!isOurs) {
      throw new GatewayUnavailable('unknown', 'YooKassa returned an unexpected payment');
    }
    const isAllowed =
      isPageOf(url, { origin, hosts: BUYER_PAGES }) ||
      (url.startsWith('https://') && furtherHosts.includes(URL.parse(url)?.host ?? ''));
    if (!isAllowed) return undefined;
    const isUnsaved = payment.metadata?.saving === SAVING_REFUSED.saving;
    const savingRefused = isUnsaved && { savingRefused: `HTTP ${FORBIDDEN}` };
    const checkout = { reference: payment.id, secondaryReference: null, url, ...savingRefused };
    return link === url ? { ...checkout, ownPage: { kind: 'sbp', link } } : checkout;
  }

  async function findOrCreate(
    request: CheckoutRequest,
    key: string,
    confirmation: 'redirect' | 'qr' = 'redirect',
  ): Promise<YookassaPayment> {
    const create = (saving: Saving, ownKey: string) =>
      post('/payments', createBody(request, values, { type: confirmation, saving }), ownKey);
    const saves = request.save !== undefined && savesMethods && isSavable(request.option);
    const first = await create(saves ? 'yes' : 'no', key);
    // The shop may not save methods after all: the buyer pays all the same, and operators are alerted.
    const isRefused = saves && first.status === FORBIDDEN;
    const answer = isRefused ? await create('refused', `plain:${key}`) : first;
    if (!isKeyConflict(answer)) return client.read(yookassaPayment, answer);
    // A payment of this order exists, in another language or with another email address.
    const known = await findByOrder(request.orderId);
    if (known !== undefined) return known;
    throw new GatewayUnavailable('unknown', 'YooKassa has a different payment for this order');
  }

  /** A payment by the SBP with the link of its QR code, where the shop shows it; otherwise one with a page. */
  async function openPayment(request: CheckoutRequest): Promise<YookassaPayment> {
    if (request.option !== SBP || values.sbpPage !== 'shop') {
      return findOrCreate(request, request.orderId);
    }
    try {
      return await findOrCreate(request, request.orderId, 'qr');
    } catch (error) {
      if (!(error instanceof GatewayUnavailable) || error.certainty !== 'refused') throw error;
      // Nothing was made: not every shop may show QR codes.
      return findOrCreate(request, `redirect:${request.orderId}`);
    }
  }

  async function report(payment: YookassaPayment): Promise<GatewayReport> {
    const paid = payment.status === 'succeeded';
    // There is no webhook for a failed refund: only the list shows it.
    const refunds = paid ? await listRefunds(payment.id) : [];
    const unclear = unknownWords(payment, refunds);
    const fiscal = paid ? await receipts.read(payment, refunds) : undefined;
    const savedMethod = savesMethods ? savedMethodOf(payment) : undefined;
    return {
      reference: payment.id,
      secondaryReference: null,
      orderId: orderIdOf(payment) ?? '',
      merchantMatches: payment.recipient.account_id === shopId && payment.test !== live,
      state: stateOf(payment) ?? 'processing',
      capturedMinor: paid ? minorOf(payment.amount) : 0,
      capturedCurrency: paid ? payment.amount.currency : null,
      refundedMinor: payment.refunded_amount ? minorOf(payment.refunded_amount) : 0,
      refunds: refunds.map(gatewayRefundOf),
      ...fiscal,
      ...(savedMethod !== undefined && { savedMethod }),
      ...(unclear !== undefined && { unclear }),
      reason: payment.cancellation_details?.reason ?? null,
    };
  }

  const receipts = createYookassaReceipts(values, { client, post, pagesOf });

  const charges = createYookassaCharges(values, { client, post, findByOrder, report });

  return {
    provider: 'yookassa',
    ...(savesMethods && {
      vault: createYookassaVault({ findPayment, charge: charges.charge }, live),
    }),
    ...(receipts.till && { receipts: receipts.till }),

    async openCheckout(request) {
      const payment = await openPayment(request);
      const checkout = checkoutOf(payment, request);
      if (checkout !== undefined) return checkout;
      // A bank's page on a host that is not allowed. No buyer was sent there; YooKassa's own page has all methods.
      const general = { ...request, option: null };
      const own = request.option && (await findOrCreate(general, `page:${request.orderId}`));
      const checkoutOfOwn = own ? checkoutOf(own, general) : undefined;
      if (checkoutOfOwn !== undefined) return checkoutOfOwn;
      const { host = 'no address' } = URL.parse(payment.confirmation?.confirmation_url ?? '') ?? {};
      throw new GatewayUnavailable('unknown', `YooKassa sends buyers to ${host}: allow it first`);
    },

    async verifyWebhook(webhook) {
      return readYookassaWebhook(webhook, networks);
    },

    async fetchStatus({ reference, orderId }) {
      const payment =
        reference === null ? await findByOrder(orderId) : await findPayment(reference);
      return payment && report(payment);
    },

    // One-stage payments cannot be canceled: the page expires by itself, and late money is honored.
    async cancel() {},

    async refund(request) {
      const { reference, amountMinor, currency, key } = request;
      if (reference === null) {
        throw new GatewayUnavailable('refused', 'YooKassa has no payment for this order');
      }
      const amount = amountOf(amountMinor, currency);
      const receipt = values.receipt === 'on' && (await ownReceipt(reference, request));
      const json = { payment_id: reference, amount, ...(receipt && { receipt }) };
      const answer = await post('/refunds', json, key);
      if (isKeyConflict(answer)) {
        throw new GatewayUnavailable('unknown', 'YooKassa has a different refund under this key');
      }
      const refund = client.read(yookassaRefund, answer);
      return { reference: refund.id, state: gatewayRefundOf(refund).state };
    },
  };

  /**
   * A full refund reverses the receipt of the payment, unless another one has closed its prepayment. A partial one needs
   * its own: what goes back, and of the self-employed what remains.
   */
  async function ownReceipt(
    reference: string,
    { amountMinor, currency, repeats, receipt: line }: RefundRequest,
  ) {
    const isClosed = line?.isClosed === true;
    const payment = await findPayment(reference);
    if (payment === undefined) return undefined;
    if (minorOf(payment.amount) === amountMinor && !isClosed) return undefined;
    // A repeat under the same key must send the same receipt.
    const known = payment.refunded_amount ? minorOf(payment.refunded_amount) : 0;
    const before = repeats?.returnedMinor ?? known;
    const leftMinor = minorOf(payment.amount) - before - amountMinor;
    const isSelfEmployed = values.seller === 'self_employed';
    if (isSelfEmployed && leftMinor <= 0) return undefined;
    const email = payment.metadata?.email;
    return receiptOf(values, {
      email: typeof email === 'string' ? email : '',
      description: line ? receiptName(line.description) : (payment.description ?? ''),
      amount: amountOf(isSelfEmployed ? leftMinor : amountMinor, currency),
      isFull: isClosed,
    });
  }
}

function gatewayRefundOf({ id, status, amount }: YookassaRefund): GatewayRefund {
  return {
    reference: id,
    state: refundStates.get(status) ?? 'pending',
    amountMinor: minorOf(amount),
  };
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
