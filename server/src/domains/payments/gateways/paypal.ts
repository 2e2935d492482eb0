import * as z from 'zod/mini';
import type { Outbound } from '../../../platform/outbound.ts';
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
import { createPayPalCertificates } from './paypal-certificates.ts';
import { isSignedByPayPal, readNotice } from './paypal-notices.ts';
import { captureOf, type PayPalMerchant, refundStates, reportOf } from './paypal-report.ts';
import { openPayPalSession } from './paypal-session.ts';
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
import type { Provider } from './provider.ts';
import { createProviderClient } from './provider-client.ts';

const LIVE_HOST = 'api-m.paypal.com';
const SANDBOX_HOST = 'api-m.sandbox.paypal.com';

/** Where buyers pay, by the host of the API; any other API keeps its pages at its own address. */
const pageOrigins: Readonly<Record<string, string>> = {
  [LIVE_HOST]: 'https://www.paypal.com',
  [SANDBOX_HOST]: 'https://www.sandbox.paypal.com',
};

const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: true,
  // An order that nobody approves fades away by itself; there is no call to close it.
  cancels: false,
  charges: [{ currency: 'USD', minMinor: 1, maxMinor: 1_000_000 }],
  // An approved order that is not taken is given back after three hours.
  life: { minS: 60, maxS: 3 * 3_600 },
};

type PayPalSettings = {
  /** Without a slash at the end. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Empty: the account is not compared. */
  merchantId: string;
};

/** PayPal Orders v2: the buyer approves an order on PayPal's page, and the shop takes the money. */
function createPayPalGateway(
  settings: PayPalSettings,
  { outbound, live }: { outbound: Pick<Outbound, 'request'>; live: boolean },
): Gateway {
  const { baseUrl, webhookId, merchantId } = settings;
  const client = createProviderClient({ title: 'PayPal', baseUrl, outbound });
  const session = openPayPalSession(settings, client);
  const certificates = createPayPalCertificates(baseUrl, outbound);
  const pageOrigin = pageOrigins[client.host] ?? new URL(baseUrl).origin;
  const merchant: PayPalMerchant = {
    merchantId,
    fits: client.host !== (live ? SANDBOX_HOST : LIVE_HOST),
  };

  /** `requestId` makes a repeat safe: PayPal answers it with what came of the first. */
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

  /** PayPal forgets the orders of long ago, but never what was captured of them. */
  async function findOrder({ reference, handle }: PaymentQuery): Promise<PayPalOrder | undefined> {
    // Nothing but the answer that was lost names the order: no buyer saw it, so no money can move.
    if (reference === null) return undefined;
    const found = await find(order, orderPath(reference));
    if (found !== undefined || handle === null) return found;
    const captured = await findCapture(handle);
    return captured && orderOf(reference, captured);
  }

  /** Open and decided disputes about a capture. The list knows no outcomes, so of decided ones the whole is read. */
  async function listDisputes(captureId: string): Promise<PayPalDispute[]> {
    const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(captureId)}`;
    const answer = await session.call({ method: 'GET', path });
    // An account without this permission is told of no disputes either; refunds have to be booked all the same.
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
    // Known by its handle it was paid before, and only then anybody disputes it: the grant waits for one answer, not two.
    const captured = query.handle === null ? undefined : captureOf(found);
    return reportOf(found, captured ? await listDisputes(captured.id) : [], merchant);
  }

  return {
    provider: 'paypal',

    async createForm(request: FormRequest): Promise<Form> {
      const answer = await post('/v2/checkout/orders', request.orderId, createBody(request));
      if (answer.status >= 400) throw refusedWith(answer);
      const created = read(order, answer);
      const url = linkTo('payer-action', created);
      const isOurs = created.purchase_units[0].custom_id === request.orderId;
      // Buyers are sent to this address, so it must be PayPal's own.
      if (url === undefined || URL.parse(url)?.origin !== pageOrigin || !isOurs) {
        throw new GatewayUnavailable('unknown', 'PayPal answered with a foreign order');
      }
      return { reference: created.id, handle: null, url };
    },

    async verifyNotice(notice: RawNotice): Promise<NoticeVerdict> {
      const genuine = await isSignedByPayPal(notice, webhookId, certificates);
      return genuine ? readNotice(notice.rawBody, findCapture) : { kind: 'forged' };
    },

    fetchStatus,

    async capture(query: PaymentQuery): Promise<GatewayReport> {
      if (query.reference === null) throw new GatewayUnavailable('refused', 'No order to capture');
      const path = `${orderPath(query.reference)}/capture`;
      // The same for the return of the buyer and for every notice: the money is taken once.
      const answer = await post(path, `capture-${query.orderId}`, {});
      if (answer.status < 400) return reportOf(read(order, answer), [], merchant);
      const issue = issueOf(answer) ?? '';
      const declined = declines.includes(issue);
      if (!declined && !decidedElsewhere.includes(issue)) throw refusedWith(answer);
      const report = await fetchStatus(query);
      if (report === undefined) throw refusedWith(answer);
      const untaken = report.state === 'approved' || report.state === 'open';
      return declined && untaken
        ? { ...report, state: 'declined', reason: issue.toLowerCase() }
        : report;
    },

    async cancel() {
      // See `cancels`: an approval that comes too late is not taken, and PayPal lets it go.
    },

    async refund({ handle, orderId, amountMinor, currency, key, ...query }: RefundRequest) {
      const captureId = handle ?? (await capturedBy({ ...query, handle, orderId }));
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
 * Ways to say that this approval brings no money. PayPal would let the buyer approve the same order once more; the shop ends the
 * payment instead, as at every gateway, and a new Pay opens a new order. An approval that still comes is not taken.
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

/** Nothing to take, now or any more: the order itself tells what happened. */
const decidedElsewhere: readonly string[] = [
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'ORDER_EXPIRED',
  'ORDER_VOIDED',
];

/** Everything here follows from the order alone, so a repeat carries the same body; PayPal knows its buyers' languages. */
function createBody(request: FormRequest) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: request.orderId,
        // PayPal takes money for one invoice number once, whatever order it stands in.
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

function capturePath(handle: string): string {
  return `/v2/payments/captures/${encodeURIComponent(handle)}`;
}

function orderOf(reference: string, captured: PayPalCapture): PayPalOrder {
  const { custom_id, payee } = captured;
  return {
    id: captured.supplementary_data?.related_ids?.order_id ?? reference,
    status: 'COMPLETED',
    purchase_units: [{ custom_id, payee, payments: { captures: [captured] } }],
  };
}

const secret = z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/));

export const paypal: Provider = {
  provider: 'paypal',
  title: 'PayPal',
  capabilities,
  fields: [
    {
      name: 'baseUrl',
      env: 'PAYPAL_API_BASE',
      secret: false,
      standard: `https://${LIVE_HOST}`,
      schema: z
        .string()
        .check(z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))),
      sentence: `Address of PayPal's interface; \`https://${SANDBOX_HOST}\` moves no real money and is for trying out.`,
      expected: 'an https address; http only outside production',
      example: `https://${SANDBOX_HOST}`,
    },
    {
      name: 'clientId',
      env: 'PAYPAL_CLIENT_ID',
      secret: false,
      schema: z.string().check(z.regex(/^[\w-]{16,200}$/)),
      sentence:
        'Client id of your app at PayPal. Switch Disputes on in the app, or disputes stay unseen.',
      expected: 'the id as PayPal shows it, at least 16 characters',
      example: 'paypal-client-id-example',
    },
    {
      name: 'clientSecret',
      env: 'PAYPAL_CLIENT_SECRET',
      secret: true,
      schema: secret,
      sentence: 'Secret of the same app.',
      expected: 'at least 16 characters',
      example: 'paypal-client-secret-example',
    },
    {
      name: 'webhookId',
      env: 'PAYPAL_WEBHOOK_ID',
      secret: false,
      // No underscore: PayPal's simulator signs for a webhook called WEBHOOK_ID, and anybody may use it.
      schema: z.string().check(z.regex(/^[A-Za-z0-9-]{8,50}$/)),
      sentence:
        'Id of the webhook in that app. Its address is `/api-payment/api/v1/webhook/paypal` of your shop, its events are those of Checkout, Payments and Disputes.',
      expected: 'the id as PayPal shows it: letters and digits',
      example: '8PT597110X687430L',
    },
    {
      name: 'merchantId',
      env: 'PAYPAL_MERCHANT_ID',
      secret: false,
      standard: '',
      schema: z.string().check(z.regex(/^[A-Z0-9]{5,20}$/)),
      sentence:
        'Id of the PayPal account that is paid. When given, an order paid to another account grants nothing.',
      expected: 'letters and digits, as PayPal shows it',
      example: '3SQBR4YEWZ4BA',
    },
  ],
  create: (
    { baseUrl = '', clientId = '', clientSecret = '', webhookId = '', merchantId = '' },
    needs,
  ) =>
    createPayPalGateway(
      { baseUrl: baseUrl.replace(/\/$/, ''), clientId, clientSecret, webhookId, merchantId },
      needs,
    ),
};
