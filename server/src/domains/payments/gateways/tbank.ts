import { createHmac } from 'node:crypto';
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
  type RefundRequest,
  type RefundState,
} from './gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from './provider.ts';
import { createProviderClient, type ProviderAnswer } from './provider-client.ts';
import {
  holdsMoney,
  isSigned,
  readMessage,
  stateOf,
  type TbankState,
  tbankAnswer,
  tbankForm,
  tbankNotice,
  tbankOrder,
  tbankPayment,
  tbankQr,
  tbankState,
  tokenOf,
  weightOf,
} from './tbank-wire.ts';

/** Ten roubles are the least that every way on the bank's page takes. */
const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: false,
  cancels: true,
  charges: [{ currency: 'RUB', minMinor: 1_000, maxMinor: 999_999_999 }],
  life: { minS: 60, maxS: 90 * 86_400 },
};

const DESCRIPTION_LENGTH = 140;
const ITEM_LENGTH = 128;
/** `ErrorCode`: nothing is known of this order. */
const ORDER_UNKNOWN = '335';
/** Something broke at the bank: what was asked for may have been done. */
const UNCLEAR = ['999', '9999'];
/** What a method may ask for: straight to the banks' Faster Payments System. */
const SBP = 'sbp';
const SBP_HOST = 'qr.nspk.ru';

/**
 * T-Bank's internet acquiring. Its own word for an order is our payment's id: every opening under it is another `PaymentId`,
 * which is the handle here. An opening whose answer was lost is therefore never lost itself: the order leads to all of them.
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
      standard: 'https://securepay.tinkoff.ru/v2',
      schema: z.url({ protocol: /^https?$/ }),
      sentence:
        "Where T-Bank's API answers; its test contour and the emulator have other addresses.",
      expected: 'the address of the API, without a slash at the end',
      example: 'https://rest-api-test.tinkoff.ru/v2',
    },
    {
      name: 'terminalKey',
      env: 'TBANK_TERMINAL_KEY',
      secret: false,
      schema: z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/)),
      sentence: 'Key of the terminal at T-Bank. One that ends in DEMO moves no real money.',
      expected: 'the terminal key of the dashboard, at most 20 letters and digits',
      example: '1700000000000DEMO',
    },
    {
      name: 'password',
      env: 'TBANK_PASSWORD',
      secret: true,
      schema: z.string().check(z.minLength(16), z.maxLength(200)),
      sentence: 'Password of that terminal; it signs both ways.',
      expected: 'the password of the terminal, at least 16 characters',
      example: 'tbank-password-example',
    },
    {
      name: 'taxation',
      env: 'TBANK_TAXATION',
      secret: false,
      standard: '',
      schema: z.enum(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']),
      sentence: 'Tax system on fiscal receipts, when a till is connected to the terminal.',
      expected: 'one of osn, usn_income, usn_income_outcome, esn, patent',
      example: 'usn_income',
    },
    {
      name: 'vat',
      env: 'TBANK_VAT',
      secret: false,
      standard: 'none',
      schema: z.enum(['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat20', 'vat22']),
      sentence: 'VAT rate on these receipts.',
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

  /** One call; nested fields are not signed. Answers the text, for its long numbers, and whether it went well. */
  async function call(method: string, fields: Record<string, unknown>, repeatable = false) {
    const message = { TerminalKey: terminalKey, ...fields };
    const json = { ...message, Token: tokenOf(message, password) };
    const answer = await client.call({ method: 'POST', path: `/${method}`, json, repeatable });
    if (answer.status >= 400) {
      throw new GatewayUnavailable('refused', `T-Bank answered ${answer.status}`);
    }
    const body = readMessage(answer.text);
    const { Success: succeeded, ErrorCode: code = '' } = read(tbankAnswer, body, answer);
    if (!succeeded && UNCLEAR.includes(code)) {
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

  /** Undefined when the bank does not know it. A rejected payment may be told as a failure, yet with its state. */
  async function findState(paymentId: string): Promise<TbankState | undefined> {
    const { body, succeeded, answer } = await call('GetState', { PaymentId: paymentId }, true);
    const state = tbankState.safeParse(body);
    if (state.success) return state.data;
    return succeeded ? read(tbankState, body, answer) : undefined;
  }

  /** All payments opened under the order; undefined when the bank has never heard of it. */
  async function findOpenings(orderId: string) {
    const { body, succeeded, code, answer } = await call('CheckOrder', { OrderId: orderId }, true);
    if (!succeeded && code === ORDER_UNKNOWN) return undefined;
    if (!succeeded) throw new GatewayUnavailable('refused', `T-Bank refused CheckOrder: ${code}`);
    const { Payments: payments } = read(tbankOrder, body, answer);
    return payments.toSorted((one, other) => weightOf(other.Status) - weightOf(one.Status));
  }

  /** The address goes to the buyer's browser, so it must be the bank's own or that of the payment system it stands for. */
  function requireBankPage(address: string): string {
    const url = URL.parse(address);
    const known =
      url?.origin === origin ||
      (url?.protocol === 'https:' &&
        (url.host === SBP_HOST || /(^|\.)(tinkoff|tbank)\.ru$/.test(url.host)));
    if (known) return address;
    throw new GatewayUnavailable('unknown', 'T-Bank answered with a foreign address');
  }

  function report(state: TbankState): GatewayReport {
    const neutral = stateOf(state.Status);
    if (neutral === undefined) {
      throw new GatewayUnavailable('unknown', 'T-Bank told a state that nobody knows');
    }
    const captured = holdsMoney(state.Status) ? state.Amount : 0;
    return {
      reference: state.OrderId,
      handle: state.PaymentId,
      orderId: state.OrderId,
      merchantMatches: state.TerminalKey === terminalKey && demo !== live,
      state: neutral,
      capturedMinor: captured,
      capturedCurrency: captured > 0 ? 'RUB' : null,
      // The bank tells what is left of the sum, never what went back.
      refundedMinor: state.Status === 'CONFIRMED' || captured === 0 ? 0 : null,
      refunds: [],
      reason: neutral === 'declined' && state.ErrorCode !== '0' ? (state.ErrorCode ?? null) : null,
    };
  }

  return {
    provider: 'tbank',
    acknowledgement: 'OK',
    // SHA-256 with the password inside is a weak signature, so the address is a secret too.
    noticeKey: createHmac('sha256', password)
      .update(`notices to ${terminalKey}`)
      .digest('base64url'),

    async createForm(request: FormRequest): Promise<Form> {
      const form = await demand(tbankForm, 'Init', {
        Amount: request.amountMinor,
        OrderId: request.orderId,
        Description: request.description.slice(0, DESCRIPTION_LENGTH),
        PayType: 'O',
        Language: request.language,
        NotificationURL: request.notifyUrl,
        SuccessURL: request.returnUrl,
        FailURL: request.returnUrl,
        RedirectDueDate: `${request.expiresAt.toISOString().slice(0, 19)}+00:00`,
        ...(taxation !== '' && { Receipt: receiptOf(request, { taxation, vat }) }),
      });
      if (form.OrderId !== request.orderId) {
        throw new GatewayUnavailable('unknown', 'T-Bank answered with a foreign payment');
      }
      let address = form.PaymentURL;
      if (request.option === SBP) {
        const asked = { PaymentId: form.PaymentId, DataType: 'PAYLOAD' };
        address = (await demand(tbankQr, 'GetQr', asked).catch(openedAnyway)).Data;
      }
      return {
        reference: request.orderId,
        handle: form.PaymentId,
        url: requireBankPage(address),
      };
    },

    async verifyNotice({ rawBody }: RawNotice): Promise<NoticeVerdict> {
      const message = readMessage(rawBody.toString('utf8'));
      if (message === undefined || !isSigned(message, password)) return { kind: 'forged' };
      if (message.TerminalKey !== terminalKey) return { kind: 'forged' };
      const notice = tbankNotice.safeParse(message);
      // The bank also tells of cards and accounts that were linked.
      if (!notice.success) return { kind: 'irrelevant' };
      const { OrderId: orderId, PaymentId: handle, Status: status, Amount: amount } = notice.data;
      return {
        kind: 'payment',
        eventKey: `${handle} ${status} ${amount}`,
        reference: orderId,
        handle,
        orderId,
      };
    },

    async fetchStatus({ handle, orderId }: PaymentQuery): Promise<GatewayReport | undefined> {
      const known = handle === null ? undefined : await findState(handle);
      if (known !== undefined && holdsMoney(known.Status)) return report(known);
      // The buyer may have paid another opening of the same order: one whose answer we never got.
      const [best] = (await findOpenings(orderId)) ?? [];
      if (best === undefined) return known && report(known);
      const weight = known === undefined ? -1 : weightOf(known.Status);
      const told =
        weightOf(best.Status) > weight || known === undefined
          ? await findState(best.PaymentId)
          : known;
      return told && report(told);
    },

    async cancel({ orderId }: PaymentQuery): Promise<void> {
      const openings = (await findOpenings(orderId)) ?? [];
      // The same call would give the money of a paid one back.
      const open = openings.filter(({ Status: status }) => stateOf(status) === 'open');
      for (const { PaymentId: paymentId } of open) await call('Cancel', { PaymentId: paymentId });
    },

    async refund({ handle, orderId, amountMinor, key }: RefundRequest) {
      const paymentId = handle ?? (await findOpenings(orderId))?.[0]?.PaymentId;
      if (paymentId === undefined) {
        throw new GatewayUnavailable('refused', 'T-Bank knows no payment of this order');
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
  throw new GatewayUnavailable('unknown', 'T-Bank answered a refund with something else');
}

/** The payment stands, only its address is not known: whatever went wrong, something was opened. */
function openedAnyway(cause: unknown): never {
  throw new GatewayUnavailable('unknown', 'T-Bank gave no address of the SBP', { cause });
}

/** For the till that is connected to the terminal: one service at the whole sum. */
function receiptOf(
  { amountMinor, description, email }: FormRequest,
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
  throw new GatewayUnavailable('unknown', `T-Bank's answer (${status}) makes no sense`);
}
