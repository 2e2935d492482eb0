import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { listen } from '@sesame/emulators/kit/test/listen.ts';
import { startYookassa } from '@sesame/emulators/yookassa/start-yookassa.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildRubleRequest, openReport } from '../../../../../test/build/build-checkout-request.ts';
import { isSilent } from '../../../../../test/database/silent-faults.ts';
import { createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import { randomIds } from '../../../../platform/ids.ts';
import type { CheckoutRequest } from '../checkout.ts';
import type { Gateway } from '../gateway.ts';
import type { RefundRequest } from '../refunds.ts';
import { yookassa } from './yookassa.ts';

const outbound = createFastOutbound(() =>
  isSilent(withReceipts.faults.current()) ? withReceipts : emulator,
);
let emulator: RunningGateway;
let withReceipts: RunningGateway;
let gateway: Gateway;

beforeAll(async () => {
  emulator = await startYookassa({ retryDelaysMs: [] });
  withReceipts = await startYookassa({ retryDelaysMs: [], settings: { YOOKASSA_RECEIPT: 'on' } });
  gateway = connect(emulator);
});
afterAll(async () => {
  outbound.close();
  await emulator.stop();
  await withReceipts.stop();
});
afterEach(() => {
  emulator.faults.set({});
  emulator.switches.set({});
  withReceipts.switches.set({});
  outbound.calls.length = 0;
});

function connect(
  { shopSettings }: Pick<RunningGateway, 'shopSettings'>,
  changes: Record<string, string> = {},
  { live = false, transport = outbound } = {},
): Gateway {
  const settings = { ...shopSettings, ...changes };
  const values = yookassa.fields.map(({ name, env, defaultValue = '' }) => [
    name,
    settings[env] ?? defaultValue,
  ]);
  return yookassa.create(Object.fromEntries(values), { outbound: transport, live });
}

const query = ({ orderId }: { orderId: string }, reference: string | null = null) => ({
  reference,
  secondaryReference: null,
  orderId,
});
const held = (orderId: string, from = emulator) =>
  from.payments().filter((payment) => payment.orderId === orderId);
const bodies = () => outbound.calls.map(({ body }) => JSON.parse(body ?? 'null'));

describe('creating a checkout', () => {
  test('returns the reference and the URL of the page', async () => {
    const request = buildRubleRequest();
    const checkout = await gateway.openCheckout(request);
    expect(held(request.orderId)).toMatchObject([
      {
        id: checkout.reference,
        url: checkout.url,
        amountMinor: 103_920,
        currency: 'RUB',
        state: 'open',
      },
    ]);
    expect(checkout.secondaryReference).toBeNull();
  });

  test('sends one-stage capture, language, payment method and a short description', async () => {
    await gateway.openCheckout(
      buildRubleRequest({
        option: 'sberbank',
        language: 'en',
        description: `${'я'.repeat(127)}😀😀`,
      }),
    );
    expect(bodies()).toMatchObject([
      {
        capture: true,
        amount: { value: '1039.20', currency: 'RUB' },
        confirmation: { type: 'redirect', locale: 'en_US' },
        payment_method_data: { type: 'sberbank' },
        description: 'я'.repeat(127),
      },
    ]);
    expect(bodies()[0]).not.toHaveProperty('receipt');
  });

  describe('by the SBP', () => {
    const request = () => buildRubleRequest({ option: 'sbp' });

    test('gives the link of a QR code for a page of the shop', async () => {
      const order = request();
      const checkout = await gateway.openCheckout(order);
      expect(bodies()).toMatchObject([
        {
          confirmation: { type: 'qr', return_url: order.returnUrl },
          payment_method_data: { type: 'sbp' },
        },
      ]);
      const link = held(order.orderId)[0]?.url;
      expect(checkout).toMatchObject({ url: link, ownPage: { kind: 'sbp', link } });
      expect(await gateway.openCheckout(order)).toEqual(checkout);
    });

    test('sends buyers to a page when the shop may not show QR codes', async () => {
      emulator.switches.set({ qr: 'refused' });
      const order = request();
      const checkout = await gateway.openCheckout(order);
      expect(bodies().map(({ confirmation }) => confirmation.type)).toEqual(['qr', 'redirect']);
      expect(checkout).not.toHaveProperty('ownPage');
      expect(held(order.orderId)).toHaveLength(1);
    });

    test('sends buyers to a page where the operator prefers it', async () => {
      const checkout = await connect(emulator, { YOOKASSA_SBP_PAGE: 'provider' }).openCheckout(
        request(),
      );
      expect(checkout).not.toHaveProperty('ownPage');
    });
  });

  test('creates one payment for repeated requests of an order', async () => {
    const request = buildRubleRequest();
    const checkouts = await Promise.all(
      Array.from({ length: 10 }, () => gateway.openCheckout(request)),
    );
    expect(new Set(checkouts.map(({ reference }) => reference)).size).toBe(1);
    expect(held(request.orderId)).toHaveLength(1);
  });

  test.each<[string, Partial<CheckoutRequest>]>([
    ['language', { language: 'en' }],
    ['email and return URL', { email: 'new@example.com', returnUrl: 'http://a.test/' }],
  ])('returns the existing payment with another %s', async (_name, change) => {
    const request = buildRubleRequest();
    const first = await gateway.openCheckout(request);
    expect(await gateway.openCheckout({ ...request, ...change })).toEqual(first);
    expect(held(request.orderId)).toHaveLength(1);
  });

  test('reports unknown when the order exists there with another amount', async () => {
    const request = buildRubleRequest();
    await gateway.openCheckout(request);
    const changed = gateway.openCheckout({ ...request, amountMinor: 103_921 });
    await expect(changed).rejects.toMatchObject({ certainty: 'unknown' });
  });

  test.each<AnswerFault>([
    'refuse_500',
    'timeout',
    'work_then_timeout',
    'work_then_500',
    'not_json',
    'huge',
    'slow_drip',
    'redirect',
    'foreign_url',
  ])('rejects the broken response %s', async (create) => {
    emulator.faults.set({ create });
    await expect(gateway.openCheckout(buildRubleRequest())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty: 'unknown',
    });
  });

  test('creates one payment although the first response was lost', async () => {
    const request = buildRubleRequest();
    emulator.faults.set({ create: 'work_then_timeout', once: true });
    await expect(gateway.openCheckout(request)).rejects.toMatchObject({ certainty: 'unknown' });
    const checkout = await gateway.openCheckout(request);
    expect(held(request.orderId)).toMatchObject([{ id: checkout.reference }]);
  });

  test('reports refused when YooKassa rejects the request', async () => {
    emulator.faults.set({ create: '429', once: true });
    const refused = { name: 'GatewayUnavailable', certainty: 'refused' };
    await expect(gateway.openCheckout(buildRubleRequest())).rejects.toMatchObject(refused);
    await expect(
      gateway.openCheckout(buildRubleRequest({ amountMinor: 99 })),
    ).rejects.toMatchObject(refused);
    const stranger = connect(emulator, { YOOKASSA_SECRET_KEY: 'test_some-other-secret-key' });
    await expect(stranger.openCheckout(buildRubleRequest())).rejects.toMatchObject(refused);
  });

  test.each([
    ['https://yoomoney.ru/checkout?orderId=1', true],
    ['https://pay.yookassa.ru/1', true],
    ['https://qr.nspk.ru/AS10', true],
    ['https://www.tbank.ru/pay', true],
    ['https://pay.bank.example/1', true],
    ['http://pay.bank.example/1', false],
    ['https://other.bank.example/1', false],
    ['http://yoomoney.ru/checkout', false],
    ['https://yoomoney.ru.evil.example/', false],
    ['https://evilyoomoney.ru/', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('accepts the checkout URL %j: %s', async (url, allowed) => {
    const request = buildRubleRequest();
    const transport = answering({
      id: 'payment-1',
      status: 'pending',
      amount: { value: '1039.20', currency: 'RUB' },
      created_at: '',
      confirmation: { confirmation_url: url },
      metadata: { payment_id: request.orderId },
      recipient: { account_id: '1' },
      test: true,
    });
    const settings = { YOOKASSA_PAGE_HOSTS: 'pay.bank.example,pay.other.example' };
    const checkout = connect(emulator, settings, { transport }).openCheckout(request);
    if (allowed) await expect(checkout).resolves.toMatchObject({ url });
    else await expect(checkout).rejects.toMatchObject({ certainty: 'unknown' });
  });
});

test('a bank on a foreign host: the buyer is sent to the page of YooKassa instead', async () => {
  const request = buildRubleRequest({ option: 'sberbank' });
  emulator.switches.set({ confirmationHost: 'new.bank.example' });
  const checkout = await gateway.openCheckout(request);
  const [general, first] = held(request.orderId)
    .map(({ id, url }) => ({ id, url }))
    .reverse();
  expect(checkout).toMatchObject({ reference: general?.id, url: general?.url });
  expect(first?.id).not.toBe(general?.id);
  expect(await gateway.openCheckout(request)).toEqual(checkout);
  await emulator.decide(checkout.reference, 'pay');
  const report = await gateway.fetchStatus(query(request, checkout.reference));
  expect(report).toMatchObject({ state: 'paid', orderId: request.orderId });
  const named = connect(emulator, { YOOKASSA_PAGE_HOSTS: 'new.bank.example' });
  const allowed = await named.openCheckout(buildRubleRequest({ option: 'sberbank' }));
  expect(allowed.url).toMatch('https://new.bank.example/');
});

describe('fetching a payment', () => {
  test('finds it by reference and by order', async () => {
    const request = buildRubleRequest();
    const { reference } = await gateway.openCheckout(request);
    const report = openReport({ reference, orderId: request.orderId });
    expect(await gateway.fetchStatus(query(request, reference))).toEqual(report);
    expect(await gateway.fetchStatus(query(request))).toEqual(report);
  });

  test('finds it by order among more than one page', async () => {
    const request = buildRubleRequest();
    const { reference } = await gateway.openCheckout(request);
    await Promise.all(Array.from({ length: 110 }, () => gateway.openCheckout(buildRubleRequest())));
    expect(await gateway.fetchStatus(query(request))).toMatchObject({ reference });
  });

  test('returns undefined for an unknown payment', async () => {
    expect(await gateway.fetchStatus(query(buildRubleRequest()))).toBeUndefined();
    expect(await gateway.fetchStatus(query({ orderId: 'of no time' }))).toBeUndefined();
    expect(await gateway.fetchStatus(query(buildRubleRequest(), '../refunds'))).toBeUndefined();
  });

  test.each([
    ['pay', { state: 'paid', capturedMinor: 103_920, capturedCurrency: 'RUB' }],
    ['pay_less', { state: 'paid', capturedMinor: 103_919 }],
    ['pay_more', { state: 'paid', capturedMinor: 103_921 }],
    ['wrong_currency', { state: 'paid', capturedMinor: 103_920, capturedCurrency: 'EUR' }],
    ['other_merchant', { state: 'paid', merchantMatches: false }],
    ['test_mode', { state: 'paid', merchantMatches: false }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: 'insufficient_funds' }],
    ['expire', { state: 'expired', reason: 'expired_on_confirmation' }],
    ['cancel', { state: 'canceled', reason: 'canceled_by_merchant' }],
    ['pay_slowly', { state: 'open', capturedMinor: 0 }],
  ] as const)('reports the outcome of %s', async (outcome, expected) => {
    const request = buildRubleRequest();
    const { reference } = await gateway.openCheckout(request);
    await emulator.decide(request.orderId, outcome);
    expect(await gateway.fetchStatus(query(request, reference))).toMatchObject(expected);
  });

  test('does not match test money on a live shop', async () => {
    const request = buildRubleRequest();
    const { reference } = await gateway.openCheckout(request);
    const report = await connect(emulator, {}, { live: true }).fetchStatus(
      query(request, reference),
    );
    expect(report?.merchantMatches).toBe(false);
  });

  test('in an unknown status is processing, with the words of YooKassa', async () => {
    const request = buildRubleRequest();
    const { reference } = await gateway.openCheckout(request);
    await emulator.decide(request.orderId, 'pay');
    emulator.switches.set({ status: 'being_thought_about' });
    expect(await gateway.fetchStatus(query(request, reference))).toMatchObject({
      state: 'processing',
      unclear: 'being_thought_about',
      capturedMinor: 0,
    });
  });

  test.each<AnswerFault>([
    'refuse_500',
    '429',
    'timeout',
    'not_json',
    'huge',
    'slow_drip',
    'redirect',
  ])('rejects the broken response %s', async (status) => {
    const request = buildRubleRequest();
    const { reference } = await gateway.openCheckout(request);
    emulator.faults.set({ status });
    for (const known of [reference, null]) {
      await expect(gateway.fetchStatus(query(request, known))).rejects.toMatchObject({
        name: 'GatewayUnavailable',
      });
    }
  });
});

describe('refunding', () => {
  async function paid(changes: Partial<CheckoutRequest> = {}, at = emulator, through = gateway) {
    const request = buildRubleRequest(changes);
    const { reference } = await through.openCheckout(request);
    await at.decide(request.orderId, 'pay');
    const refund = (
      amountMinor: number,
      key: string = randomIds.uuid(),
      repeats?: RefundRequest['repeats'],
    ) => {
      const full = amountMinor === request.amountMinor;
      const charge = { ...query(request, reference), currency: 'RUB' as const, amountMinor, full };
      const { email, receiptName: description } = request;
      const receipt = { email, description, isWhole: full, isClosed: false };
      return through.refund?.({ ...charge, key, receipt, ...(repeats && { repeats }) });
    };
    const report = () => through.fetchStatus(query(request, reference));
    return { request, refund, report };
  }

  test('happens once per key, partially and in full', async () => {
    const { refund, report } = await paid();
    const first = await refund(3_920, 'key-1');
    expect(first).toEqual({ reference: expect.any(String), state: 'succeeded' });
    expect(await refund(3_920, 'key-1')).toEqual(first);
    expect(await report()).toMatchObject({
      state: 'partially_refunded',
      refundedMinor: 3_920,
      refunds: [{ reference: first?.reference, state: 'succeeded', amountMinor: 3_920 }],
    });
    await refund(100_000);
    expect(await report()).toMatchObject({ state: 'refunded', refundedMinor: 103_920 });
    await expect(refund(1)).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('of an unknown payment is refused', async () => {
    const charge = {
      ...query(buildRubleRequest()),
      currency: 'RUB' as const,
      amountMinor: 1,
      full: false,
    };
    const refund = gateway.refund?.({ ...charge, key: 'key-2' });
    await expect(refund).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('reports pending refunds and those that fail later', async () => {
    const { request, report } = await paid();
    await emulator.decide(request.orderId, 'refund_pending', { amountMinor: 500 });
    expect(await report()).toMatchObject({
      state: 'paid',
      refundedMinor: 0,
      refunds: [{ state: 'pending', amountMinor: 500 }],
    });
    await emulator.decide(request.orderId, 'finish');
    expect(await report()).toMatchObject({ refundedMinor: 500, refunds: [{ state: 'succeeded' }] });
    await emulator.decide(request.orderId, 'refund_fails');
    expect(await report()).toMatchObject({ refundedMinor: 0, refunds: [{ state: 'failed' }] });
  });

  test('is unknown after a lost response, and done once when repeated', async () => {
    const { refund, report } = await paid();
    emulator.faults.set({ refund: 'work_then_timeout', once: true });
    await expect(refund(500, 'key-3')).rejects.toMatchObject({ certainty: 'unknown' });
    expect(await refund(500, 'key-3')).toMatchObject({ state: 'succeeded' });
    expect(await report()).toMatchObject({ refundedMinor: 500 });
  });

  test('sends a separate receipt for a partial refund', async () => {
    const through = connect(withReceipts, {
      YOOKASSA_TAX_SYSTEM: '2',
      YOOKASSA_VAT_CODE: '4',
      YOOKASSA_PAYMENT_MODE: 'full_prepayment',
    });
    const { refund, report } = await paid({}, withReceipts, through);
    const receipt = {
      customer: { email: 'buyer@example.com' },
      tax_system_code: 2,
      items: [
        {
          description: 'Аскара Про, 3 месяца',
          quantity: 1,
          amount: { value: '1039.20', currency: 'RUB' },
          measure: 'piece',
          vat_code: 4,
          payment_subject: 'service',
          payment_mode: 'full_prepayment',
        },
      ],
    };
    expect(bodies()[0]).toMatchObject({ receipt });
    expect(await report()).toMatchObject({
      receipts: [
        { kind: 'payment', state: 'registered', fiscal: { attribute: expect.any(String) } },
      ],
      closesPrepayment: true,
    });

    await refund(500);
    const part = { ...receipt.items[0], amount: { value: '5.00', currency: 'RUB' } };
    expect(bodies().at(-1)).toMatchObject({ receipt: { ...receipt, items: [part] } });
    await refund(103_420);
    expect(await report()).toMatchObject({ state: 'refunded' });

    const whole = await paid({}, withReceipts, through);
    await whole.refund(103_920);
    expect(bodies().at(-1)).not.toHaveProperty('receipt');
  });

  test('of the self-employed sends a receipt of what remains', async () => {
    withReceipts.switches.set({ seller: 'self_employed' });
    const through = connect(withReceipts, {
      YOOKASSA_SELLER: 'self_employed',
      YOOKASSA_MEASURE: 'day',
    });
    const { refund, report } = await paid({}, withReceipts, through);
    const sent = () => bodies().at(-1)?.receipt?.items[0];
    await refund(500);
    expect(sent()).toMatchObject({ amount: { value: '1034.20' }, measure: 'day' });
    withReceipts.faults.set({ refund: 'work_then_timeout', once: true });
    await expect(refund(3_420, 'again')).rejects.toMatchObject({ certainty: 'unknown' });
    expect(sent()).toMatchObject({ amount: { value: '1000.00' } });
    await refund(3_420, 'again', { capturedMinor: 103_920, returnedMinor: 500 });
    expect(sent()).toMatchObject({ amount: { value: '1000.00' } });
    await refund(100_000);
    expect(sent()).toBeUndefined();
    expect(await report()).toMatchObject({ state: 'refunded', refundedMinor: 103_920 });
  });

  test('in an unknown status is pending, and the words are reported', async () => {
    const { refund, report } = await paid();
    emulator.switches.set({ refundStatus: 'in_the_air' });
    expect(await refund(500)).toMatchObject({ state: 'succeeded' });
    expect(await report()).toMatchObject({
      refunds: [{ state: 'pending', amountMinor: 500 }],
      unclear: 'refund: in_the_air',
    });
  });

  test('requires the receipt settings already at checkout', async () => {
    const misconfigured = connect(withReceipts, { YOOKASSA_RECEIPT: 'off' });
    await expect(misconfigured.openCheckout(buildRubleRequest())).rejects.toMatchObject({
      certainty: 'refused',
    });
  });
});

describe('a webhook', () => {
  test('from the running emulator is genuine as it arrives, one per change', async () => {
    const shop = await listen();
    emulator.setWebhookUrl(`${shop.url}/webhooks`);
    const request = buildRubleRequest();
    const { reference } = await gateway.openCheckout(request);
    await emulator.decide(request.orderId, 'pay');
    await emulator.decide(request.orderId, 'refund', { amountMinor: 500 });
    await emulator.webhooksIdle();
    await shop.stop();
    const verdicts = await Promise.all(
      shop.webhooks.map(({ rawBody }) =>
        gateway.verifyWebhook({
          headers: {},
          rawBody: Buffer.from(rawBody),
          ip: '127.0.0.1',
          now: new Date(),
        }),
      ),
    );
    expect(verdicts).toMatchObject([
      { kind: 'payment', reference, orderId: request.orderId },
      { kind: 'payment', reference, orderId: null },
    ]);
  });
});

function answering(body: object) {
  const text = JSON.stringify(body);
  return { ...outbound, request: async () => ({ status: 200, headers: {}, text }) };
}
