import type * as z from 'zod/mini';
import type { CheckoutRequest } from '../checkout.ts';
import type { Capabilities, Gateway } from '../gateway.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { PaymentQuery } from '../payment-query.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { createProviderClient, isPageOf, type ProviderAnswer } from '../provider-client.ts';
import type { GatewayReport } from '../report.ts';
import { answerPayPalDispute } from './paypal-answer.ts';
import { checkoutBody, formatMinor } from './paypal-body.ts';
import { createPayPalCertificates } from './paypal-certificates.ts';
import { createPayPalCharges } from './paypal-charges.ts';
import { isSavingRefused } from './paypal-declines.rules.ts';
import { meaningOfRefusal, type RefusalMeaning } from './paypal-refusals.rules.ts';
import { captureOf, type PayPalMerchant, refundOf, reportOf } from './paypal-report.ts';
import { openPayPalSession } from './paypal-session.ts';
import { LIVE_HOST, paypalFields, SANDBOX_HOST } from './paypal-settings.ts';
import { paypalSetup } from './paypal-setup.ts';
import { createPayPalVault } from './paypal-vault.ts';
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
  payerActionOf,
  read,
  refund,
  refusedWith,
} from './paypal-wire.ts';

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
  saves: 'form',
  charges: [{ currency: 'USD', minMinor: 1, maxMinor: 1_000_000 }],
  // PayPal releases an approved order that is not captured within three hours.
  paymentTimeout: { minS: 60, maxS: 3 * 3_600 },
};

/** PayPal Orders v2: the buyer approves an order on PayPal's page, and the shop captures it. */
export const paypal: Provider = {
  provider: 'paypal',
  title: 'PayPal',
  capabilities,
  setup: paypalSetup,
  fields: paypalFields,
  create: createPayPalGateway,
};

function createPayPalGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { clientId = '', clientSecret = '', webhookId = '', merchantId = '' } = values;
  const baseUrl = (values.baseUrl ?? '').replace(/\/$/, '');
  const client = createProviderClient({ title: 'PayPal', baseUrl, outbound });
  const session = openPayPalSession({ clientId, clientSecret }, client);
  const certificates = createPayPalCertificates(baseUrl, outbound);
  const isImmediateOnly = values.immediate === 'on';
  const savesMethods = values.saveMethods === 'on';
  const pageOrigin = pageOrigins[client.host] ?? new URL(baseUrl).origin;
  const merchant: PayPalMerchant = {
    merchantId,
    fits: (client.host === LIVE_HOST) === live,
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

  /** An account that may not save wallets refuses the order as a whole: it is made again without saving. */
  async function createOrder(
    request: CheckoutRequest,
  ): Promise<{ readonly answer: ProviderAnswer; readonly savingRefused?: string }> {
    const saves = savesMethods && request.save !== undefined;
    const make = (requestId: string, isSaved: boolean) =>
      post(
        '/v2/checkout/orders',
        requestId,
        checkoutBody(request, { isImmediateOnly, saves: isSaved }),
      );
    if (!saves) return { answer: await make(request.orderId, false) };
    const answer = await make(request.orderId, true);
    const issue = issueOf(answer);
    if (answer.status < 400 || issue === undefined || !isSavingRefused(issue)) return { answer };
    return { answer: await make(`unsaved-${request.orderId}`, false), savingRefused: issue };
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
    customer,
  }: PaymentQuery): Promise<PayPalOrder | undefined> {
    if (reference === null && customer !== undefined) {
      throw new GatewayUnavailable('unknown', 'PayPal finds no charge by our order');
    }
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
    const disputes = captured ? await listDisputes(captured.id) : [];
    return withSaved(found, reportOf(found, disputes, merchant), { lists: true });
  }

  /** @param lists also looks for a token that the order does not name */
  async function withSaved(
    found: PayPalOrder,
    report: GatewayReport,
    { lists }: { readonly lists: boolean },
  ): Promise<GatewayReport> {
    if (report.state !== 'paid') return report;
    const savedMethod = vault.namedBy(found) ?? (lists ? await vault.listedFor(found) : undefined);
    return savedMethod === undefined ? report : { ...report, savedMethod };
  }

  const mode = client.host === LIVE_HOST ? 'live' : 'test';
  const charges = createPayPalCharges({ post, report: (made) => reportOf(made, [], merchant) });
  const vault = createPayPalVault({ session, find, ...charges, fits: merchant.fits, mode });

  return {
    provider: 'paypal',
    ...(savesMethods && { vault }),

    async openCheckout(request) {
      const { answer, savingRefused } = await createOrder(request);
      if (answer.status >= 400) throw refusedWith(answer);
      const created = read(order, answer);
      const url = linkTo('payer-action', created);
      const { custom_id: orderId, amount } = created.purchase_units[0];
      const isOurs = orderId === request.orderId && amount?.value === request.amountMinor;
      if (url === undefined || !isPageOf(url, { origin: pageOrigin }) || !isOurs) {
        throw new GatewayUnavailable('unknown', 'PayPal returned an unexpected order');
      }
      return {
        ...{ reference: created.id, secondaryReference: null, url },
        ...(savingRefused !== undefined && { savingRefused }),
      };
    },

    async verifyWebhook(webhook) {
      const genuine = await isSignedByPayPal(webhook, webhookId, certificates);
      return genuine ? readWebhook(webhook.rawBody, findCapture) : { kind: 'forged' };
    },

    fetchStatus,

    answerDispute: (answer) => answerPayPalDispute(session, answer),

    async capture(query) {
      const { reference, orderId, approval = '' } = query;
      if (reference === null) throw new GatewayUnavailable('refused', 'No order to capture');
      // The same request id for the return of the buyer and for every webhook, but another one once the buyer has approved
      // another source: PayPal may repeat its answer for a request id. It captures an order once in any case.
      const key = `capture-${orderId}${approval && `-${approval}`}`.slice(0, REQUEST_ID_MAX);
      const answer = await post(`${orderPath(reference)}/capture`, key, {});
      if (answer.status < 400) {
        const captured = read(order, answer);
        return withSaved(captured, reportOf(captured, [], merchant), { lists: false });
      }
      return reportOfRefusal(query, answer);
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
      const { reference, state } = refundOf(read(refund, answer));
      return { reference, state };
    },
  };

  /** @throws GatewayUnavailable for an answer that is not about the payment: too many requests, another one running */
  async function reportOfRefusal(query: PaymentQuery, answer: ProviderAnswer) {
    const meaning = meaningOf(answer);
    if (meaning === undefined) throw refusedWith(answer);
    const report = await fetchStatus(query);
    if (report === undefined) throw refusedWith(answer);
    if (report.state !== 'approved' && report.state !== 'open') return report;
    const url = meaning === 'again' ? payerActionOf(answer) : undefined;
    return {
      ...report,
      ...changeBy(meaning, issueOf(answer) ?? `HTTP ${answer.status}`),
      ...(url !== undefined && isPageOf(url, { origin: pageOrigin }) && { checkoutUrl: url }),
    };
  }

  async function capturedBy(query: PaymentQuery): Promise<string> {
    const found = await findOrder(query);
    const captured = found && captureOf(found);
    if (captured === undefined) throw new GatewayUnavailable('refused', 'PayPal captured nothing');
    return captured.id;
  }
}

/** Undefined for an answer that is not about the payment and is followed by a repeat. */
function meaningOf(answer: ProviderAnswer): RefusalMeaning | undefined {
  if (answer.status >= 500 || [401, 404, 409, 429].includes(answer.status)) return undefined;
  return meaningOfRefusal(issueOf(answer) ?? '');
}

/** What a refused capture changes in the report of an order that can still be paid. */
function changeBy(
  meaning: RefusalMeaning,
  issue: string,
): Partial<Pick<GatewayReport, 'state' | 'reason' | 'unclear'>> {
  switch (meaning) {
    case 'again':
      return { state: 'open', reason: issue.toLowerCase() };
    case 'declined':
      return { state: 'declined', reason: issue.toLowerCase() };
    case 'processing':
      return { state: 'processing' };
    case 'unclear':
      return { state: 'processing', unclear: `capture refused: ${issue}`.slice(0, 200) };
    case 'decided':
      return {};
  }
}

const REQUEST_ID_MAX = 108;

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
