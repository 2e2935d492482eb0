import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type Capabilities,
  type Checkout,
  type CheckoutRequest,
  type Gateway,
  type GatewayReport,
  GatewayUnavailable,
  type PaymentQuery,
  type RawWebhook,
  type RefundRequest,
  type RefundState,
  type WebhookVerdict,
} from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { createProviderClient, type ProviderAnswer } from '../provider-client.ts';
import {
  holdsMoney,
  isSigned,
  readMessage,
  stateOf,
  type TbankState,
  tbankAnswer,
  tbankCheckout,
  tbankOrder,
  tbankPayment,
  tbankQr,
  tbankState,
  tbankWebhook,
  tokenOf,
  weightOf,
} from './tbank-wire.ts';

/** The minimum of ten roubles is accepted by every method on the page of the bank. */
const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: false,
  cancels: true,
  charges: [{ currency: 'RUB', minMinor: 1_000, maxMinor: 999_999_999 }],
  paymentTimeout: { minS: 60, maxS: 90 * 86_400 },
};

const DESCRIPTION_LENGTH = 140;
const ITEM_LENGTH = 128;
/** `ErrorCode`: unknown order. */
const ORDER_UNKNOWN = '335';
/** `ErrorCode`s of internal errors: the request may have been carried out. */
const UNKNOWN_OUTCOME = ['999', '9999'];
/** Option of a payment method: go straight to the Faster Payments System (SBP). */
const SBP = 'sbp';
const SBP_HOST = 'qr.nspk.ru';

/**
 * T-Bank's internet acquiring. The bank's `OrderId` is our payment id; each Init under it creates another `PaymentId`,
 * our secondary reference. A payment whose response was lost can therefore always be found by its order.
 */
export const tbank: Provider = {
  provider: 'tbank',
  title: 'T-Bank',
  capabilities,
  fields: [
    {
      name: 'apiBase',
      env: 'TBANK_API_BASE',
      secret: false,
      defaultValue: 'https://securepay.tinkoff.ru/v2',
      schema: z.url({ protocol: /^https?$/ }),
      description:
        "Address of T-Bank's API; its test environment and the emulator have other addresses.",
      descriptionRu: 'Адрес API Т-Банка; у тестовой среды и эмулятора свои адреса.',
      expected: 'the address of the API, without a slash at the end',
      example: 'https://rest-api-test.tinkoff.ru/v2',
    },
    {
      name: 'terminalKey',
      env: 'TBANK_TERMINAL_KEY',
      secret: false,
      schema: z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/)),
      description: 'Key of the terminal at T-Bank. One that ends in DEMO moves no real money.',
      descriptionRu:
        'Ключ терминала в Т-Банке. Терминал, ключ которого заканчивается на DEMO, не принимает настоящих денег.',
      expected: 'the terminal key of the dashboard, at most 20 letters and digits',
      example: '1700000000000DEMO',
    },
    {
      name: 'password',
      env: 'TBANK_PASSWORD',
      secret: true,
      schema: z.string().check(z.minLength(16), z.maxLength(200)),
      description: 'Password of that terminal; it signs requests and webhooks.',
      descriptionRu: 'Пароль этого терминала; им подписаны запросы и вебхуки.',
      expected: 'the password of the terminal, at least 16 characters',
      example: 'tbank-password-example',
    },
    {
      name: 'taxation',
      env: 'TBANK_TAXATION',
      secret: false,
      defaultValue: '',
      schema: z.enum(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']),
      description:
        'Tax system on fiscal receipts, if an online cash register is connected to the terminal: osn (general), usn_income, usn_income_outcome (simplified), esn (agricultural), patent.',
      descriptionRu:
        'Система налогообложения в чеках, если к терминалу подключена онлайн-касса: osn — ОСН, usn_income — УСН «доходы», usn_income_outcome — УСН «доходы минус расходы», esn — ЕСХН, patent — патент.',
      expected: 'one of osn, usn_income, usn_income_outcome, esn, patent',
      example: 'usn_income',
    },
    {
      name: 'vat',
      env: 'TBANK_VAT',
      secret: false,
      defaultValue: 'none',
      schema: z.enum(['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat20', 'vat22']),
      description: 'VAT rate on these receipts; none: without VAT.',
      descriptionRu: 'Ставка НДС в этих чеках: none — без НДС, vat22 — 22 % и так далее.',
      expected: 'one of none, vat0, vat5, vat7, vat10, vat20, vat22',
      example: 'none',
    },
  ],
  create: createTbankGateway,
};

function createTbankGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { apiBase = '', terminalKey = '', password = '', taxation = '', vat = '' } = values;
  const client = createProviderClient({ title: 'T-Bank', baseUrl: apiBase, outbound });
  const { origin } = new URL(apiBase);
  const demo = terminalKey.endsWith('DEMO');

  /**
   * One API call; nested fields are not part of the signature. Returns the raw answer besides the parsed body, and
   * whether it succeeded.
   */
  async function call(method: string, fields: Record<string, unknown>, repeatable = false) {
    const message = { TerminalKey: terminalKey, ...fields };
    const json = { ...message, Token: tokenOf(message, password) };
    const answer = await client.call({ method: 'POST', path: `/${method}`, json, repeatable });
    if (answer.status >= 400) {
      throw new GatewayUnavailable('refused', `T-Bank answered ${answer.status}`);
    }
    const body = readMessage(answer.text);
    const { Success: succeeded, ErrorCode: code = '' } = read(tbankAnswer, body, answer);
    if (!succeeded && UNKNOWN_OUTCOME.includes(code)) {
      throw new GatewayUnavailable('unknown', `T-Bank failed with ${code}`);
    }
    return { answer, body, succeeded, code };
  }

  async function demand<T>(
    schema: z.ZodMiniType<T>,
    method: string,
    fields: Record<string, unknown>,
    repeatable = false,
  ): Promise<T> {
    const { answer, body, succeeded, code } = await call(method, fields, repeatable);
    if (!succeeded) throw new GatewayUnavailable('refused', `T-Bank refused ${method}: ${code}`);
    return read(schema, body, answer);
  }

  /**
   * Undefined when the bank does not know the payment. A rejected payment may be reported as a failure, but with its
   * state.
   */
  async function findState(paymentId: string): Promise<TbankState | undefined> {
    const { body, succeeded, answer } = await call('GetState', { PaymentId: paymentId }, true);
    const state = tbankState.safeParse(body);
    if (state.success) return state.data;
    return succeeded ? read(tbankState, body, answer) : undefined;
  }

  /** All payments of an order, most significant first; undefined when the bank does not know the order. */
  async function findOpenings(orderId: string) {
    const { body, succeeded, code, answer } = await call('CheckOrder', { OrderId: orderId }, true);
    if (!succeeded && code === ORDER_UNKNOWN) return undefined;
    if (!succeeded) throw new GatewayUnavailable('refused', `T-Bank refused CheckOrder: ${code}`);
    const { Payments: payments } = read(tbankOrder, body, answer);
    return payments.toSorted((one, other) => weightOf(other.Status) - weightOf(one.Status));
  }

  /** The URL goes to the buyer's browser, so it must belong to the bank or to the payment system. */
  function requireBankPage(address: string): string {
    const url = URL.parse(address);
    const known =
      url?.origin === origin ||
      (url?.protocol === 'https:' &&
        (url.host === SBP_HOST || /(^|\.)(tinkoff|tbank)\.ru$/.test(url.host)));
    if (known) return address;
    throw new GatewayUnavailable('unknown', 'T-Bank returned a URL of another host');
  }

  function report(state: TbankState): GatewayReport {
    const neutral = stateOf(state.Status);
    if (neutral === undefined) {
      throw new GatewayUnavailable('unknown', 'T-Bank reported an unknown status');
    }
    const captured = holdsMoney(state.Status) ? state.Amount : 0;
    return {
      reference: state.OrderId,
      secondaryReference: state.PaymentId,
      orderId: state.OrderId,
      merchantMatches: state.TerminalKey === terminalKey && demo !== live,
      state: neutral,
      capturedMinor: captured,
      capturedCurrency: captured > 0 ? 'RUB' : null,
      // The bank reports the remaining amount, never the refunded one.
      refundedMinor: state.Status === 'CONFIRMED' || captured === 0 ? 0 : null,
      refunds: [],
      reason: neutral === 'declined' && state.ErrorCode !== '0' ? (state.ErrorCode ?? null) : null,
    };
  }

  return {
    provider: 'tbank',
    acknowledgement: 'OK',
    // SHA-256 over the values and the password is a weak signature, so the webhook URL is secret too.
    webhookKey: createHmac('sha256', password)
      .update(`notices to ${terminalKey}`)
      .digest('base64url'),

    async openCheckout(request: CheckoutRequest): Promise<Checkout> {
      const checkout = await demand(tbankCheckout, 'Init', {
        Amount: request.amountMinor,
        OrderId: request.orderId,
        Description: request.description.slice(0, DESCRIPTION_LENGTH),
        PayType: 'O',
        Language: request.language,
        NotificationURL: request.webhookUrl,
        SuccessURL: request.returnUrl,
        FailURL: request.returnUrl,
        RedirectDueDate: `${request.expiresAt.toISOString().slice(0, 19)}+00:00`,
        ...(taxation !== '' && { Receipt: receiptOf(request, { taxation, vat }) }),
      });
      if (checkout.OrderId !== request.orderId) {
        throw new GatewayUnavailable('unknown', 'T-Bank returned an unexpected payment');
      }
      let address = checkout.PaymentURL;
      if (request.option === SBP) {
        const qrRequest = { PaymentId: checkout.PaymentId, DataType: 'PAYLOAD' };
        address = (await demand(tbankQr, 'GetQr', qrRequest).catch(throwOpened)).Data;
      }
      return {
        reference: request.orderId,
        secondaryReference: checkout.PaymentId,
        url: requireBankPage(address),
      };
    },

    async verifyWebhook({ rawBody }: RawWebhook): Promise<WebhookVerdict> {
      const message = readMessage(rawBody.toString('utf8'));
      if (message === undefined || !isSigned(message, password)) return { kind: 'forged' };
      if (message.TerminalKey !== terminalKey) return { kind: 'forged' };
      const webhook = tbankWebhook.safeParse(message);
      // The bank also sends webhooks about linked cards and accounts.
      if (!webhook.success) return { kind: 'irrelevant' };
      const {
        OrderId: orderId,
        PaymentId: secondaryReference,
        Status: status,
        Amount: amount,
      } = webhook.data;
      return {
        kind: 'payment',
        eventKey: `${secondaryReference} ${status} ${amount}`,
        reference: orderId,
        secondaryReference,
        orderId,
      };
    },

    async fetchStatus({
      secondaryReference,
      orderId,
    }: PaymentQuery): Promise<GatewayReport | undefined> {
      const known = secondaryReference === null ? undefined : await findState(secondaryReference);
      if (known !== undefined && holdsMoney(known.Status)) return report(known);
      // The buyer may have paid another payment of the same order, one whose response was lost.
      const [best] = (await findOpenings(orderId)) ?? [];
      if (best === undefined) return known && report(known);
      const weight = known === undefined ? -1 : weightOf(known.Status);
      const newest =
        weightOf(best.Status) > weight || known === undefined
          ? await findState(best.PaymentId)
          : known;
      return newest && report(newest);
    },

    async cancel({ orderId }: PaymentQuery): Promise<void> {
      const openings = (await findOpenings(orderId)) ?? [];
      // The same call would refund a paid one.
      const open = openings.filter(({ Status: status }) => stateOf(status) === 'open');
      for (const { PaymentId: paymentId } of open) await call('Cancel', { PaymentId: paymentId });
    },

    async refund({ secondaryReference, orderId, amountMinor, key }: RefundRequest) {
      const paymentId = secondaryReference ?? (await findOpenings(orderId))?.[0]?.PaymentId;
      if (paymentId === undefined) {
        throw new GatewayUnavailable('refused', 'T-Bank has no payment for this order');
      }
      const { Status: status } = await demand(tbankPayment, 'Cancel', {
        PaymentId: paymentId,
        Amount: amountMinor,
        ExternalRequestId: key,
      });
      return { reference: null, state: refundStateOf(status) };
    },
  };
}

function refundStateOf(status: string): RefundState {
  if (status.endsWith('ING')) return 'pending';
  if (status === 'REFUNDED' || status === 'PARTIAL_REFUNDED') return 'succeeded';
  throw new GatewayUnavailable('unknown', 'T-Bank returned an unexpected status for a refund');
}

/** The payment exists, only its URL is missing: the outcome is unknown. */
function throwOpened(cause: unknown): never {
  throw new GatewayUnavailable('unknown', 'T-Bank returned no SBP URL', { cause });
}

/** The fiscal receipt for a till connected to the terminal: one service at the full amount. */
function receiptOf(
  { amountMinor, description, email }: CheckoutRequest,
  { taxation, vat }: { taxation: string; vat: string },
) {
  return {
    Email: email,
    Taxation: taxation,
    Items: [
      {
        Name: description.slice(0, ITEM_LENGTH),
        Price: amountMinor,
        Quantity: 1,
        Amount: amountMinor,
        Tax: vat,
        PaymentMethod: 'full_payment',
        PaymentObject: 'service',
      },
    ],
  };
}

function read<T>(schema: z.ZodMiniType<T>, body: unknown, { status }: ProviderAnswer): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new GatewayUnavailable('unknown', `T-Bank's response (${status}) is malformed`);
}
