import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startTbank } from '@sesame/emulators/tbank/start-tbank.ts';
import { signToken } from '@sesame/emulators/tbank/token.ts';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  buildRoubleRequest,
  openReport,
} from '../../../../../test/build/build-checkout-request.ts';
import { createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import { propertyRuns } from '../../../../../test/property-runs.ts';
import type { OutboundRequest } from '../../../../platform/network/outbound.ts';
import { createProviderGateway } from '../../providers/create-provider-gateway.ts';
import type { CheckoutRequest, Gateway, RefundRequest } from '../gateway.ts';
import { tbank } from './tbank.ts';
import { stateOf } from './tbank-wire.ts';

const outbound = createFastOutbound(() => bank);
let bank: RunningGateway;
let gateway: Gateway;

beforeAll(async () => {
  bank = await startTbank({ retryDelaysMs: [] });
  gateway = connect();
});
afterAll(async () => {
  outbound.close();
  await bank.stop();
});
afterEach(() => {
  bank.faults.set({});
  bank.switches.set({});
});

function open(changes: Record<string, string> = {}, live = false) {
  const written = {
    apiBase: bank.shopSettings.TBANK_API_BASE,
    terminalKey: bank.shopSettings.TBANK_TERMINAL_KEY,
    password: bank.shopSettings.TBANK_PASSWORD,
    ...changes,
  };
  return createProviderGateway(tbank, written, { outbound, live });
}

function connect(changes: Record<string, string> = {}): Gateway {
  const opened = open(changes);
  if ('problem' in opened) throw new Error(`${opened.problem.field} is ${opened.problem.kind}`);
  return opened.gateway;
}

const query = ({ orderId }: CheckoutRequest, secondaryReference: string | null = null) => ({
  reference: null,
  secondaryReference,
  orderId,
});
const held = ({ orderId }: CheckoutRequest) =>
  bank.payments().filter((payment) => payment.orderId === orderId);
/** The last sent request of a method. */
const lastSent = (method: string) =>
  JSON.parse(outbound.calls.findLast(({ url }) => url.endsWith(`/${method}`))?.body ?? '{}');

describe('creating a checkout', () => {
  test('returns our order as reference, the payment id as secondary reference, and the page', async () => {
    const request = buildRoubleRequest();
    const checkout = await gateway.openCheckout(request);
    expect(checkout.reference).toBe(request.orderId);
    expect(checkout.secondaryReference).toMatch(/^\d{20}$/);
    expect(held(request)).toMatchObject([
      {
        id: checkout.secondaryReference,
        url: checkout.url,
        amountMinor: 103_920,
        currency: 'RUB',
        state: 'open',
      },
    ]);
    expect(lastSent('Init')).toMatchObject({
      PayType: 'O',
      Language: 'ru',
      NotificationURL: request.webhookUrl,
      SuccessURL: request.returnUrl,
      FailURL: request.returnUrl,
      RedirectDueDate: `${request.expiresAt.toISOString().slice(0, 19)}+00:00`,
    });
    expect(lastSent('Init')).not.toHaveProperty('Receipt');
  });

  test('truncates the description to the limit of the bank', async () => {
    await gateway.openCheckout(buildRoubleRequest({ description: 'x'.repeat(200) }));
    expect(lastSent('Init').Description).toHaveLength(140);
  });

  test('sends a fiscal receipt when a tax system is configured', async () => {
    await connect({ taxation: 'usn_income', vat: 'vat5' }).openCheckout(buildRoubleRequest());
    expect(lastSent('Init').Receipt).toEqual({
      Email: 'buyer@example.com',
      Taxation: 'usn_income',
      Items: [
        {
          Name: 'Askara Pro, 3 месяца',
          Price: 103_920,
          Quantity: 1,
          Amount: 103_920,
          Tax: 'vat5',
          PaymentMethod: 'full_payment',
          PaymentObject: 'service',
        },
      ],
    });
  });

  test('sends a receipt of FFD 1.2, with the words of the settings', async () => {
    bank.switches.set({ till: 'on' });
    const words = { paymentMethod: 'full_prepayment', paymentObject: 'intellectual_activity' };
    const through = connect({ taxation: 'osn', vat: 'vat122', ffd: '1.2', ...words });
    await through.openCheckout(buildRoubleRequest({ description: `${'x'.repeat(127)}😀` }));
    expect(lastSent('Init').Receipt).toEqual({
      FfdVersion: '1.2',
      Email: 'buyer@example.com',
      Taxation: 'osn',
      Items: [
        {
          Name: 'x'.repeat(127),
          Price: 103_920,
          Quantity: 1,
          Amount: 103_920,
          Tax: 'vat122',
          PaymentMethod: 'full_prepayment',
          PaymentObject: 'intellectual_activity',
          MeasurementUnit: 'шт',
        },
      ],
    });
  });

  test('sends the receipt of a partial refund, and none of a full one', async () => {
    bank.switches.set({ till: 'on' });
    const through = connect({ taxation: 'usn_income' });
    async function refund(amountMinor: number) {
      const request = buildRoubleRequest();
      const { secondaryReference } = await through.openCheckout(request);
      await bank.decide(request.orderId, 'pay');
      const isWhole = amountMinor === 103_920;
      return through.refund?.({
        ...query(request, secondaryReference),
        amountMinor,
        currency: 'RUB',
        full: isWhole,
        key: request.orderId,
        receipt: { email: 'buyer@example.com', description: 'Askara Pro', isWhole },
      });
    }
    expect(await refund(1_000)).toMatchObject({ state: 'succeeded', returnedMinor: 1_000 });
    expect(lastSent('Cancel').Receipt).toMatchObject({
      Email: 'buyer@example.com',
      Items: [{ Name: 'Askara Pro', Price: 1_000, Quantity: 1, Amount: 1_000, Tax: 'none' }],
    });
    expect(await refund(103_920)).toMatchObject({ state: 'succeeded' });
    expect(lastSent('Cancel')).not.toHaveProperty('Receipt');
  });

  test('links directly to the SBP when the method requests it', async () => {
    const request = buildRoubleRequest({ option: 'sbp' });
    const checkout = await gateway.openCheckout(request);
    expect(lastSent('GetQr')).toMatchObject({
      PaymentId: checkout.secondaryReference,
      DataType: 'PAYLOAD',
    });
    expect(checkout.url).toBe(held(request)[0]?.url);
  });

  test.each([
    ['refuse_500', 'unknown'],
    ['timeout', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['work_then_500', 'unknown'],
    ['slow_drip', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
    ['429', 'refused'],
  ] as const)('treats %s as %s', async (create, certainty) => {
    bank.faults.set({ create });
    await expect(gateway.openCheckout(buildRoubleRequest())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  test('reports refused when the bank rejects the request', async () => {
    const tooLittle = gateway.openCheckout(buildRoubleRequest({ amountMinor: 1 }));
    await expect(tooLittle).rejects.toMatchObject({ certainty: 'refused' });
    const stranger = connect({ password: 'some other password' });
    await expect(stranger.openCheckout(buildRoubleRequest())).rejects.toMatchObject({
      certainty: 'refused',
      message: 'T-Bank refused Init: 204',
    });
  });

  test('reports unknown when the SBP call fails, as the payment exists', async () => {
    const request = buildRoubleRequest({ option: 'sbp' });
    const unreachable = {
      ...outbound,
      request: (call: OutboundRequest) =>
        call.url.endsWith('GetQr')
          ? Promise.resolve({ status: 429, headers: {}, text: '' })
          : outbound.request(call),
    };
    const opened = createProviderGateway(tbank, valuesOf(), { outbound: unreachable, live: false });
    if ('problem' in opened) throw new Error('not live');
    const checkout = opened.gateway.openCheckout(request);
    await expect(checkout).rejects.toMatchObject({ certainty: 'unknown' });
    expect(held(request)).toHaveLength(1);
  });
});

function valuesOf() {
  const { TBANK_API_BASE = '', TBANK_TERMINAL_KEY = '', TBANK_PASSWORD = '' } = bank.shopSettings;
  return { apiBase: TBANK_API_BASE, terminalKey: TBANK_TERMINAL_KEY, password: TBANK_PASSWORD };
}

describe('fetching a payment', () => {
  test('finds it by payment id and by our order', async () => {
    const request = buildRoubleRequest();
    const { secondaryReference } = await gateway.openCheckout(request);
    const report = openReport({
      reference: request.orderId,
      secondaryReference,
      orderId: request.orderId,
    });
    const expected = { ...report, sumIsAmbiguous: true };
    expect(await gateway.fetchStatus(query(request, secondaryReference))).toEqual(expected);
    expect(await gateway.fetchStatus(query(request))).toEqual(expected);
  });

  test('returns undefined for an unknown payment', async () => {
    expect(await gateway.fetchStatus(query(buildRoubleRequest()))).toBeUndefined();
    expect(await gateway.fetchStatus(query(buildRoubleRequest(), '12345'))).toBeUndefined();
  });

  test('finds the paid one among several payments of an order', async () => {
    const request = buildRoubleRequest();
    bank.faults.set({ create: 'work_then_timeout', once: true });
    await expect(gateway.openCheckout(request)).rejects.toThrow('no answer');
    const lost = held(request)[0]?.id ?? '';
    expect(await gateway.fetchStatus(query(request))).toMatchObject({ secondaryReference: lost });
    const second = await gateway.openCheckout(request);
    await bank.decide(request.orderId, 'pay');
    expect(await gateway.fetchStatus(query(request, lost))).toMatchObject({
      state: 'paid',
      secondaryReference: second.secondaryReference,
    });
  });

  test.each([
    ['pay', { state: 'paid', capturedMinor: 103_920, capturedCurrency: 'RUB', refundedMinor: 0 }],
    ['pay_less', { state: 'paid', capturedMinor: 103_919 }],
    ['pay_more', { state: 'paid', capturedMinor: 103_921 }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0 }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: '1051' }],
    ['cancel', { state: 'canceled', capturedMinor: 0, reason: null }],
    ['expire', { state: 'expired', capturedMinor: 0 }],
    ['other_merchant', { state: 'paid', merchantMatches: false }],
    ['test_mode', { state: 'paid', merchantMatches: false }],
  ] as const)('reports the outcome of %s', async (outcome, expected) => {
    const request = buildRoubleRequest();
    const { secondaryReference } = await gateway.openCheckout(request);
    await bank.decide(request.orderId, outcome);
    expect(await gateway.fetchStatus(query(request, secondaryReference))).toMatchObject(expected);
  });

  test('counts only money of a terminal with real money at the production address', () => {
    const production = 'https://securepay.tinkoff.ru/v2';
    const cases = [
      ['live terminal in production', production, '1700000000000', true],
      ['live terminal in the test environment', 'https://rest-api-test.tinkoff.ru/v2', '17', false],
      ['DEMO terminal in production', production, '1700000000000DEMO', false],
      ['live terminal at an emulator', 'https://bank.example/v2', '1700000000000', false],
    ] as const;
    return Promise.all(
      cases.map(async ([_name, apiBase, terminalKey, isMoney]) => {
        for (const live of [true, false]) {
          const at = tbank.create(
            { ...defaults(), ...valuesOf(), apiBase, terminalKey },
            { outbound: answering({ TerminalKey: terminalKey }), live },
          );
          const report = await at.fetchStatus(query(buildRoubleRequest(), '1'));
          expect(report?.merchantMatches).toBe(isMoney === live);
        }
      }),
    );
  });

  test('reports any status that it does not know as processing, with the words of the bank', async () => {
    const words = fc.string({ minLength: 1, maxLength: 20 }).filter((word) => !stateOf(word));
    await fc.assert(
      fc.asyncProperty(words, async (status) => {
        const through = answering({ Status: status });
        const at = tbank.create(
          { ...defaults(), ...valuesOf() },
          { outbound: through, live: false },
        );
        expect(await at.fetchStatus(query(buildRoubleRequest(), '1'))).toMatchObject({
          state: 'processing',
          unclear: status,
          capturedMinor: 0,
        });
      }),
      { numRuns: propertyRuns(25, 500) },
    );
  });

  test('reports the remainder after a partial refund, and a full refund', async () => {
    const request = buildRoubleRequest();
    const { secondaryReference } = await gateway.openCheckout(request);
    const read = () => gateway.fetchStatus(query(request, secondaryReference));
    await bank.decide(request.orderId, 'pay');
    await bank.decide(request.orderId, 'refund', { amountMinor: 3_920 });
    expect(await read()).toMatchObject({
      state: 'partially_refunded',
      capturedMinor: 100_000,
      refundedMinor: null,
      sumIsAmbiguous: true,
    });
    await bank.decide(request.orderId, 'refund_pending', { amountMinor: 50_000 });
    expect(await read()).toMatchObject({ state: 'paid', refundedMinor: null });
    await bank.decide(request.orderId, 'finish');
    await bank.decide(request.orderId, 'refund');
    expect(await read()).toMatchObject({ state: 'refunded' });
  });

  test.each(['refuse_500', '429', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect'] as const)(
    'rejects the broken response %s',
    async (status) => {
      const request = buildRoubleRequest();
      const { secondaryReference } = await gateway.openCheckout(request);
      bank.faults.set({ status });
      const read = gateway.fetchStatus(query(request, secondaryReference));
      await expect(read).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    },
  );

  test('does not report an order as unknown for a wrong password', async () => {
    const stranger = connect({ password: 'some other password' });
    await expect(stranger.fetchStatus(query(buildRoubleRequest()))).rejects.toThrow(
      'refused CheckOrder: 204',
    );
  });

  test('does not match test money on a live shop', async () => {
    const request = buildRoubleRequest();
    const { secondaryReference } = await gateway.openCheckout(request);
    // Only the check of the URL scheme keeps an emulator out of production, so the gateway is created without it.
    const live = tbank.create({ ...defaults(), ...valuesOf() }, { outbound, live: true });
    expect(await live.fetchStatus(query(request, secondaryReference))).toMatchObject({
      merchantMatches: false,
    });
  });
});

function defaults(): Record<string, string> {
  return Object.fromEntries(
    tbank.fields.map(({ name, defaultValue = '' }) => [name, defaultValue]),
  );
}

describe('canceling and refunding', () => {
  test('cancels open payments and leaves completed ones unchanged', async () => {
    const request = buildRoubleRequest();
    await gateway.openCheckout(request);
    await gateway.openCheckout(request);
    await gateway.cancel(query(request));
    await gateway.cancel(query(request));
    expect(held(request)).toMatchObject([{ state: 'canceled' }, { state: 'canceled' }]);
    await gateway.cancel(query(buildRoubleRequest()));
  });

  test('never refunds by canceling', async () => {
    const request = buildRoubleRequest();
    const { secondaryReference } = await gateway.openCheckout(request);
    await bank.decide(request.orderId, 'pay');
    await gateway.cancel(query(request, secondaryReference));
    expect(held(request)).toMatchObject([{ state: 'paid' }]);
  });

  test('refunds once per key', async () => {
    const request = buildRoubleRequest();
    const { secondaryReference } = await gateway.openCheckout(request);
    await bank.decide(request.orderId, 'pay');
    const refund = (amountMinor: number, key: string) =>
      gateway.refund?.({
        ...query(request, secondaryReference),
        amountMinor,
        currency: 'RUB',
        full: false,
        key: `${request.orderId}-${key}`,
      });
    const done = { reference: null, state: 'succeeded' };
    expect(await refund(3_920, 'r1')).toEqual({ ...done, returnedMinor: 3_920 });
    expect(await refund(3_920, 'r1')).toEqual({ ...done, returnedMinor: 3_920 });
    expect(await refund(100_000, 'r2')).toEqual({ ...done, returnedMinor: 100_000 });
    expect(held(request)).toMatchObject([{ state: 'refunded', refundedMinor: 103_920 }]);
    await expect(refund(1, 'r3')).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('finds the paid payment by its order, and refuses others', async () => {
    const request = buildRoubleRequest();
    await gateway.openCheckout(request);
    await bank.decide(request.orderId, 'pay');
    const refund = (target: CheckoutRequest) =>
      gateway.refund?.({
        ...query(target),
        amountMinor: 103_920,
        currency: 'RUB',
        full: true,
        key: 'key',
      });
    expect(await refund(request)).toMatchObject({ state: 'succeeded' });
    await expect(refund(buildRoubleRequest())).rejects.toMatchObject({ certainty: 'refused' });
  });

  test.each(['work_then_timeout', 'refuse_500'] as const)(
    'reports unknown for a refund after %s, and the result on a repeat',
    async (fault) => {
      const request = buildRoubleRequest();
      const { secondaryReference } = await gateway.openCheckout(request);
      await bank.decide(request.orderId, 'pay');
      const refund = () =>
        gateway.refund?.({
          ...query(request, secondaryReference),
          amountMinor: 20_000,
          currency: 'RUB',
          full: false,
          key: request.orderId,
        });
      bank.faults.set({ refund: fault, once: true });
      await expect(refund()).rejects.toMatchObject({ certainty: 'unknown' });
      expect(await refund()).toMatchObject({ state: 'succeeded' });
      expect(held(request)).toMatchObject([{ refundedMinor: 20_000 }]);
    },
  );
});

describe('a refund without a clear answer', () => {
  async function paid(option: string | null = null) {
    const request = buildRoubleRequest({ option });
    const { secondaryReference } = await gateway.openCheckout(request);
    await bank.decide(request.orderId, 'pay');
    const refund = (amountMinor: number, repeats?: RefundRequest['repeats']) =>
      gateway.refund?.({
        ...query(request, secondaryReference),
        amountMinor,
        currency: 'RUB',
        full: false,
        key: `${request.orderId}-${amountMinor}`,
        ...(repeats && { repeats }),
      });
    return { request, refund, atBank: () => held(request)[0] };
  }

  test.each([
    '3',
    '21',
    '96',
    '97',
    '98',
    '401',
    '402',
    '903',
    '999',
    '1018',
    '1096',
    '3040',
    '7999',
    '9001',
    '9999',
    '',
    'new',
  ])('is unknown for the code %j, also when the refund was made', async (code) => {
    const { refund, atBank } = await paid();
    // An empty word is the default of the switch.
    bank.switches.set({ errorAfterCancel: code || ' ' });
    await expect(refund(500)).rejects.toMatchObject({ certainty: 'unknown' });
    bank.switches.set({});
    const repeats = { capturedMinor: 103_920, returnedMinor: 0 };
    expect(await refund(500, repeats)).toMatchObject({ state: 'succeeded', returnedMinor: 500 });
    expect(atBank()).toMatchObject({ refundedMinor: 500 });
  });

  test.each(['8', '204', '251', '309', '330', '3002', '3028'])(
    'does not exist for the code %s: nothing was done',
    async (code) => {
      const { refund } = await paid();
      bank.switches.set({ cancelError: code });
      await expect(refund(500)).rejects.toMatchObject({ certainty: 'refused' });
    },
  );

  test.each(['left', 'paid', 'refunded'])(
    'by the SBP is made once when the sum is what was %s',
    async (sumAfterRefund) => {
      const { refund, atBank } = await paid('sbp');
      bank.faults.set({ refund: 'work_then_timeout', once: true });
      bank.switches.set({ sumAfterRefund });
      await expect(refund(500)).rejects.toMatchObject({ certainty: 'unknown' });
      const repeats = { capturedMinor: 103_920, returnedMinor: 0 };
      expect(await refund(500, repeats)).toMatchObject({ state: 'succeeded', returnedMinor: 500 });
      bank.faults.set({ refund: 'work_then_timeout', once: true });
      await expect(refund(700)).rejects.toMatchObject({ certainty: 'unknown' });
      const again = refund(700, { capturedMinor: 103_920, returnedMinor: 500 });
      // Where the bank repeats what was paid, an operator has to ask it.
      if (sumAfterRefund === 'paid') {
        await expect(again).rejects.toMatchObject({ certainty: 'unknown' });
      } else expect(await again).toMatchObject({ state: 'succeeded' });
      expect(atBank()).toMatchObject({ refundedMinor: 1_200 });
    },
  );

  test('by the SBP that was not made is requested again', async () => {
    const { refund, atBank } = await paid('sbp');
    bank.faults.set({ refund: 'timeout', once: true });
    await expect(refund(500)).rejects.toMatchObject({ certainty: 'unknown' });
    expect(await refund(500, { capturedMinor: 103_920, returnedMinor: 0 })).toMatchObject({
      state: 'succeeded',
    });
    expect(atBank()).toMatchObject({ refundedMinor: 500 });
  });

  test('is pending while the bank processes it', async () => {
    const { refund, request, atBank } = await paid('sbp');
    bank.switches.set({ sbpRefund: 'slow' });
    expect(await refund(500)).toEqual({ reference: null, state: 'pending' });
    const repeats = { capturedMinor: 103_920, returnedMinor: 0 };
    expect(await refund(500, repeats)).toEqual({ reference: null, state: 'pending' });
    await bank.decide(request.orderId, 'finish');
    expect(await refund(500, repeats)).toMatchObject({ state: 'succeeded', returnedMinor: 500 });
    expect(atBank()).toMatchObject({ refundedMinor: 500 });
  });

  test.each([
    [
      'a part that leaves nothing',
      { Status: 'PARTIAL_REFUNDED', OriginalAmount: 500, NewAmount: 0 },
    ],
    ['a sum that grew', { Status: 'REFUNDED', OriginalAmount: 500, NewAmount: 600 }],
    ['another status', { Status: 'CONFIRMED', OriginalAmount: 500, NewAmount: 400 }],
    ['no sums', { Status: 'REFUNDED' }],
  ])('is unknown for an answer with %s', async (_name, answer) => {
    const at = tbank.create(
      { ...defaults(), ...valuesOf() },
      { outbound: answering(answer), live: false },
    );
    const charge = { ...query(buildRoubleRequest(), '1'), currency: 'RUB' as const, key: 'k' };
    const refund = at.refund?.({ ...charge, amountMinor: 100, full: false });
    await expect(refund).rejects.toMatchObject({ certainty: 'unknown' });
  });
});

/** Answers every call with these fields, in the format of the bank. */
function answering(fields: object) {
  const state = { OrderId: 'order-1', PaymentId: '1', Status: 'CONFIRMED', Amount: 100_000 };
  const { terminalKey } = valuesOf();
  const body = { Success: true, ErrorCode: '0', TerminalKey: terminalKey, ...state, ...fields };
  const text = JSON.stringify({ ...body, Payments: [] });
  return { ...outbound, request: async () => ({ status: 200, headers: {}, text }) };
}

describe('a webhook', () => {
  const verify = (body: string, now = new Date()) =>
    gateway.verifyWebhook({ headers: {}, rawBody: Buffer.from(body), ip: '192.0.2.1', now });
  const fields = () => ({
    TerminalKey: bank.shopSettings.TBANK_TERMINAL_KEY ?? '',
    OrderId: 'order-1',
    Success: true,
    Status: 'CONFIRMED',
    PaymentId: '12345678901234567890',
    ErrorCode: '0',
    Amount: '103920',
    CardId: '98765432109876543210',
  });
  /** In the format of the bank: numbers without quotes. */
  const write = (message: object) =>
    JSON.stringify(message).replace(/"(PaymentId|CardId|Amount)":"(\d+)"/g, '"$1":$2');
  const password = () => bank.shopSettings.TBANK_PASSWORD ?? '';
  const sign = (message: object, secret = password()) =>
    write({ ...message, Token: signToken({ ...message }, secret) });

  test('keeps every digit of its numbers', async () => {
    expect(await verify(sign(fields()))).toEqual({
      kind: 'payment',
      eventKey: '12345678901234567890 CONFIRMED 103920',
      reference: 'order-1',
      secondaryReference: '12345678901234567890',
      orderId: 'order-1',
    });
  });

  test('about an equal second refund is another event, a copy of the first is not', async () => {
    const refunded = sign({ ...fields(), Status: 'PARTIAL_REFUNDED', Amount: '5000' });
    const at = (text: string) => verify(refunded, new Date(text));
    const first = await at('2026-11-20T12:00:01Z');
    expect(await at('2026-11-20T12:00:59Z')).toEqual(first);
    const second = await at('2026-11-20T12:03:00Z');
    expect(second).toMatchObject({ kind: 'payment', orderId: 'order-1' });
    expect(second).not.toEqual(first);
  });

  test('is genuine with unknown fields and unsigned nested ones', async () => {
    const message = { ...fields(), New: 'x', DATA: { Way: 'card' } };
    expect(await verify(sign(message))).toMatchObject({ kind: 'payment' });
  });

  test('about a linked card is genuine but irrelevant', async () => {
    const { OrderId: _order, PaymentId: _payment, ...rest } = fields();
    const linked = { ...rest, NotificationType: 'LINKCARD' };
    expect(await verify(sign(linked))).toEqual({ kind: 'irrelevant' });
  });

  test.each([
    ['no token', () => write(fields())],
    ['an empty token', () => write({ ...fields(), Token: '' })],
    ['the token of another password', () => sign(fields(), 'some other password')],
    ['the token of an empty password', () => sign(fields(), '')],
    ['a changed amount', () => sign(fields()).replace('103920', '103921')],
    ['a changed last digit', () => sign(fields()).replace('7890,', '7891,')],
    ['an added field', () => sign(fields()).replace('{', '{"Extra":"1",')],
    ['another terminal', () => sign({ ...fields(), TerminalKey: 'OTHER' })],
    ['a body that is not JSON', () => 'Status=CONFIRMED'],
    ['a list', () => `[${sign(fields())}]`],
    ['an empty body', () => ''],
  ])('is refused with %s', async (_name, body) => {
    expect(await verify(body())).toEqual({ kind: 'forged' });
  });

  test('is sent to a secret URL and acknowledged with OK', () => {
    expect(gateway.webhookKey).toMatch(/^[\w-]{43}$/);
    expect(gateway.webhookKey).not.toBe(connect({ password: 'some other password' }).webhookKey);
    expect(gateway.acknowledgement).toBe('OK');
  });
});

describe('the settings', () => {
  test.each([
    ['password', ''],
    ['password', 'seven b'],
    ['password', 'tbank-password-example'],
    ['terminalKey', 'with a space'],
    ['terminalKey', ''],
    ['taxation', 'none at all'],
  ])('are refused with %s %j', (field, value) => {
    expect(open({ [field]: value })).toMatchObject({ problem: { field } });
  });

  test('are refused with an http URL on a live shop', () => {
    expect(open({}, true)).toMatchObject({ problem: { field: 'apiBase', kind: 'wrong' } });
  });
});
