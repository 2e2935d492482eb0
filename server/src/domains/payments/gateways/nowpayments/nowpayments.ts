import type { CheckoutRequest } from '../checkout.ts';
import type { Capabilities, Gateway } from '../gateway.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { PaymentQuery } from '../payment-query.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { createProviderClient, isPageOf, type ProviderCall } from '../provider-client.ts';
import type { GatewayReport } from '../report.ts';
import { openNowpaymentsAccount } from './nowpayments-account.ts';
import { createNowpaymentsCoins } from './nowpayments-coins.ts';
import { depositReference, readDepositReference } from './nowpayments-deposit.rules.ts';
import { partsReference, readOrderName, readPartsReference } from './nowpayments-order.rules.ts';
import { reportOf, reportOfHidden, sumOfParts } from './nowpayments-report.ts';
import { LIVE_HOST, nowpaymentsFields, secretsOf } from './nowpayments-settings.ts';
import { nowpaymentsSetup } from './nowpayments-setup.ts';
import {
  centsAtLeast,
  isSigned,
  type NowpaymentsPayment,
  nowpaymentsError,
  nowpaymentsInvoice,
  nowpaymentsMinimum,
  nowpaymentsPayment,
  nowpaymentsWebhook,
  readMessage,
  withTexts,
} from './nowpayments-wire.ts';

/** The minimum of a coin changes hourly and is fetched for each order; a dollar is below all of them. */
const capabilities: Capabilities = {
  refunds: 'none',
  disputes: false,
  cancels: false,
  paymentIds: true,
  charges: [{ currency: 'USD', minMinor: 100, maxMinor: 99_999_999 }],
  paymentTimeout: { minS: 600, maxS: 7 * 86_400 },
};

const ended: readonly GatewayReport['state'][] = ['declined', 'canceled', 'expired'];
const BUYER_PAGES = /(^|\.)nowpayments\.io$/;

/**
 * NOWPayments: prices in dollars, paid in coins. The reference is an invoice; the secondary reference is the payment
 * made for it, known from the first webhook. When a response is lost, one order may get two invoices, so payments are
 * matched by order, whichever invoice they belong to.
 */
export const nowpayments: Provider = {
  provider: 'nowpayments',
  title: 'NOWPayments',
  capabilities,
  setup: nowpaymentsSetup,
  fields: nowpaymentsFields,
  create: createNowpaymentsGateway,
};

function createNowpaymentsGateway(
  values: ProviderValues,
  { outbound, live, now }: GatewayNeeds,
): Gateway {
  const { apiKey = '', ipnSecret = '' } = values;
  const baseUrl = (values.apiBase ?? '').replace(/\/+$/, '');
  const { origin, host } = new URL(baseUrl);
  const secrets = secretsOf(ipnSecret);
  const fixedRate = values.fixedRate === 'on';
  const tolerance = Math.round(Number(values.tolerance ?? 0) * 100);
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

  const { accountEmail: email = '', accountPassword: password = '' } = values;
  const account =
    email !== '' && password !== ''
      ? openNowpaymentsAccount({ email, password }, client)
      : undefined;

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

  const reported = (
    payment: NowpaymentsPayment,
    secondaryReference: string | null,
    invoice: string | null,
  ) =>
    reportOf(payment, {
      secondaryReference,
      invoice,
      // Our key cannot read payments of other stores; sandbox money does not count on a live shop.
      merchantMatches: (host === LIVE_HOST) === live,
      tolerance,
    });

  /** The payment that a webhook named, or the sum of several; undefined when NOWPayments does not know it. */
  async function findKnown(query: PaymentQuery) {
    const { secondaryReference } = query;
    if (secondaryReference === null) return undefined;
    const ids = readPartsReference(secondaryReference);
    if (ids.length === 1) return findOne({ ...query, secondaryReference });
    const parts: GatewayReport[] = [];
    for (const id of ids) {
      const part = await findOne({ ...query, secondaryReference: id });
      if (part !== undefined) parts.push(part);
    }
    return parts.every(({ orderId }) => orderId === query.orderId)
      ? sumOfParts(parts, ids)
      : undefined;
  }

  async function findOne({
    reference,
    secondaryReference,
    orderId,
  }: PaymentQuery & { readonly secondaryReference: string }) {
    const deposit = readDepositReference(secondaryReference);
    const path = `/payment/${encodeURIComponent(deposit.id)}`;
    const payment = await client.find(nowpaymentsPayment, get(path));
    if (payment !== undefined) return reported(payment, secondaryReference, reference);
    if (deposit.parent === null || reference === null) return undefined;
    return reportOfHidden(deposit, { orderId, invoice: reference });
  }

  /** The most telling payment of an invoice: one with money, else one that is still open, the newest. */
  async function findListed({
    reference,
    orderId,
  }: PaymentQuery): Promise<GatewayReport | undefined> {
    if (account === undefined || reference === null) return undefined;
    const listed = await account.listPayments(reference);
    const reports = listed
      .map((payment) => reported(payment, null, reference))
      .filter((report) => report.orderId === orderId);
    const first = (isFit: (report: GatewayReport) => boolean) => reports.find(isFit);
    return (
      first(({ capturedMinor, needsReview }) => capturedMinor > 0 && !needsReview) ??
      first(({ capturedMinor }) => capturedMinor > 0) ??
      reports.findLast(({ state }) => !ended.includes(state)) ??
      reports.at(-1)
    );
  }

  async function fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined> {
    const known = await findKnown(query);
    // Money is known by its own payment; before that another payment of the invoice may have it.
    const isDecided = known !== undefined && (known.capturedMinor > 0 || isOnItsWay(known));
    if (isDecided) return known;
    const listed = await findListed(query);
    if (listed !== undefined && (known === undefined || listed.capturedMinor > 0)) return listed;
    if (known !== undefined || query.secondaryReference !== null) return known;
    // An invoice has no state, and there is no lookup by order: before a coin is chosen there is nothing to fetch.
    return query.reference === null ? undefined : opened(query.reference, query.orderId);
  }

  return {
    provider: 'nowpayments',

    ...(values.coinPage === 'shop' && {
      coins: createNowpaymentsCoins(client, {
        offered: (values.coins ?? '').split(',').filter((code) => code !== ''),
        fixedRate,
        now,
      }),
    }),

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
      const checkout = {
        reference: invoice.id,
        secondaryReference: null,
        url: invoice.invoice_url,
      };
      const isOwn = values.coinPage === 'shop';
      return isOwn ? { ...checkout, ownPage: { kind: 'coins', link: checkout.url } } : checkout;
    },

    async verifyWebhook({ headers: given, rawBody }) {
      const message = readMessage(rawBody.toString('utf8'));
      if (message === undefined) return { kind: 'forged' };
      if (!isSigned(message, given['x-nowpayments-sig'], secrets)) return { kind: 'forged' };
      const webhook = nowpaymentsWebhook.safeParse(withTexts(message));
      // The same secret signs webhooks about payouts and subscriptions.
      if (!webhook.success) return { kind: 'irrelevant' };
      const { payment_id: id, payment_status: status, actually_paid: paid } = webhook.data;
      const parent = webhook.data.parent_payment_id ?? null;
      const named = webhook.data.order_id ?? null;
      const order = named === null ? null : readOrderName(named);
      const orderId = order?.orderId ?? null;
      // A deposit that follows another one is never added up: an operator decides.
      const isPart = parent === null && order !== null && order.adds.length > 0;
      const secondaryReference = isPart
        ? partsReference([...order.adds, id])
        : depositReference({ id, parent });
      return {
        kind: 'payment',
        eventKey: `${id} ${status} ${paid ?? 0}`,
        // Any invoice of the order is valid, not only the one we know.
        reference: orderId === null ? (webhook.data.invoice_id ?? null) : null,
        secondaryReference,
        orderId,
      };
    },

    fetchStatus,

    fetchById: (secondaryReference, query) => findKnown({ ...query, secondaryReference }),

    // An invoice cannot be canceled; money that still arrives is honored as late.
    async cancel() {},
  };

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

function isOnItsWay({ state, unclear }: GatewayReport): boolean {
  return state === 'processing' && unclear === undefined;
}

/** Only the minimum was queried: no invoice was requested. */
function nothingMade(error: unknown): never {
  if (!(error instanceof GatewayUnavailable)) throw error;
  const { message, cause } = error;
  throw new GatewayUnavailable('refused', message, cause === undefined ? undefined : { cause });
}
