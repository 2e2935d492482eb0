import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { listen } from '@sesame/emulators/kit/test/listen.ts';
import { signWebhook } from '@sesame/emulators/nowpayments/sign-webhook.ts';
import { startNowpayments } from '@sesame/emulators/nowpayments/start-nowpayments.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCheckoutRequest } from '../../../../../test/build/build-checkout-request.ts';
import { createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import type { CheckoutRequest, Gateway, VerifiedWebhook } from '../gateway.ts';
import { nowpayments } from './nowpayments.ts';

const outbound = createFastOutbound(() => emulator);
let emulator: RunningGateway;
let gateway: Gateway;
let shop: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  emulator = await startNowpayments({ retryDelaysMs: [] });
  gateway = connect();
});
beforeEach(async () => {
  shop = await listen();
});
afterEach(async () => {
  emulator.faults.set({});
  emulator.switches.set({});
  outbound.calls.length = 0;
  await emulator.webhooksIdle();
  await shop.stop();
});
afterAll(async () => {
  outbound.close();
  await emulator.stop();
});

function connect(
  changes: Record<string, string> = {},
  { live = false, transport = outbound } = {},
): Gateway {
  const settings = { ...emulator.shopSettings, ...changes };
  const values = nowpayments.fields.map(({ name, env, defaultValue = '' }) => [
    name,
    settings[env] ?? defaultValue,
  ]);
  return nowpayments.create(Object.fromEntries(values), { outbound: transport, live });
}

const order = (changes: Partial<CheckoutRequest> = {}) =>
  buildCheckoutRequest({ amountMinor: 1_299, webhookUrl: `${shop.url}/webhooks`, ...changes });

const held = (orderId: string) =>
  emulator.payments().filter((payment) => payment.orderId === orderId);

/** The received webhooks, verified as the shop does. */
async function verdicts(): Promise<VerifiedWebhook[]> {
  await emulator.webhooksIdle();
  const verified = await Promise.all(
    shop.webhooks.map(({ headers, rawBody }) =>
      gateway.verifyWebhook({
        headers,
        rawBody: Buffer.from(rawBody),
        ip: '192.0.2.1',
        now: new Date(),
      }),
    ),
  );
  return verified.filter((verdict) => verdict.kind === 'payment');
}

/** Fetches the order by the secondary reference from the last webhook, as the shop does. */
async function statusOf(request: CheckoutRequest, reference: string | null) {
  const secondaryReference = (await verdicts()).at(-1)?.secondaryReference ?? null;
  return gateway.fetchStatus({ reference, secondaryReference, orderId: request.orderId });
}

describe('creating a checkout', () => {
  test('returns the invoice and the URL of its page', async () => {
    const request = order();
    const checkout = await gateway.openCheckout(request);
    expect(checkout.secondaryReference).toBeNull();
    expect(held(request.orderId)).toMatchObject([
      {
        id: checkout.reference,
        url: checkout.url,
        amountMinor: 1_299,
        currency: 'USD',
        state: 'open',
      },
    ]);
    expect(outbound.calls).toHaveLength(1);
  });

  test.each([
    [1, '0.01'],
    [829, '8.29'],
    [1_000, '10'],
    [12_345_678, '123456.78'],
  ])('sends %i cents as %s', async (amountMinor, dollars) => {
    await gateway.openCheckout(order({ amountMinor })).catch(() => undefined);
    expect(outbound.calls[0]?.body).toContain(`"price_amount":${dollars},`);
  });

  test('requests the coin of the method, and a fixed rate if configured', async () => {
    await connect({ NOWPAYMENTS_FIXED_RATE: 'on' }).openCheckout(order({ option: 'ton' }));
    expect(outbound.calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/v1/min-amount',
      '/v1/invoice',
    ]);
    expect(outbound.calls[0]?.url).toContain('is_fixed_rate=true');
    expect(JSON.parse(outbound.calls[1]?.body ?? '')).toMatchObject({
      pay_currency: 'ton',
      is_fixed_rate: true,
    });
  });

  test('refuses an amount below the minimum of the coin, before creating anything', async () => {
    const enough = order({ option: 'btc', amountMinor: 1_235 });
    await gateway.openCheckout(enough);
    const small = order({ option: 'btc', amountMinor: 1_234 });
    await expect(gateway.openCheckout(small)).rejects.toMatchObject({ certainty: 'refused' });
    expect(held(small.orderId)).toEqual([]);
  });

  test('refuses an unknown coin', async () => {
    const refused = gateway.openCheckout(order({ option: 'doge' }));
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  test.each<[AnswerFault, 'refused' | 'unknown']>([
    ['429', 'refused'],
    ['refuse_500', 'unknown'],
    ['timeout', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['work_then_500', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['slow_drip', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
  ])('treats %s as %s', async (create, certainty) => {
    emulator.faults.set({ create });
    await expect(gateway.openCheckout(order())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  test('reports refused for a wrong key', async () => {
    const stranger = connect({ NOWPAYMENTS_API_KEY: 'some-other-key-of-nobody' });
    await expect(stranger.openCheckout(order())).rejects.toMatchObject({ certainty: 'refused' });
  });

  test.each([
    ['https://nowpayments.io/payment/?iid=1', true],
    ['https://sandbox.nowpayments.io/payment/?iid=1', true],
    ['http://nowpayments.io/payment/?iid=1', false],
    ['https://nowpayments.io.evil.example/', false],
    ['https://evilnowpayments.io/', false],
    ['javascript:alert(1)', false],
  ])('accepts the checkout URL %j: %s', async (url, allowed) => {
    const request = order();
    const transport = answering({ id: 1, order_id: request.orderId, invoice_url: url });
    const checkout = connect({}, { transport }).openCheckout(request);
    if (allowed)
      await expect(checkout).resolves.toEqual({ reference: '1', secondaryReference: null, url });
    else await expect(checkout).rejects.toMatchObject({ certainty: 'unknown' });
  });
});

describe('fetching a payment', () => {
  test('reports the invoice as open until a coin is chosen', async () => {
    const request = order();
    const { reference } = await gateway.openCheckout(request);
    const query = { reference, secondaryReference: null, orderId: request.orderId };
    expect(await gateway.fetchStatus(query)).toEqual({
      reference,
      secondaryReference: null,
      orderId: request.orderId,
      merchantMatches: true,
      state: 'open',
      capturedMinor: 0,
      capturedCurrency: null,
      refundedMinor: null,
      refunds: [],
      reason: null,
    });
  });

  test('returns undefined without a known invoice or payment', async () => {
    const nothing = { reference: null, secondaryReference: null, orderId: order().orderId };
    expect(await gateway.fetchStatus(nothing)).toBeUndefined();
    expect(
      await gateway.fetchStatus({ ...nothing, secondaryReference: '51234567890' }),
    ).toBeUndefined();
    expect(
      await gateway.fetchStatus({ ...nothing, secondaryReference: '../status' }),
    ).toBeUndefined();
  });

  test.each([
    ['pay', { state: 'paid', capturedMinor: 1_299, capturedCurrency: 'USD' }],
    ['pay_more', { state: 'paid', capturedMinor: 1_300, capturedCurrency: 'USD' }],
    ['pay_less', { state: 'paid', capturedMinor: 1_298, capturedCurrency: 'USD' }],
    ['pay_late', { state: 'paid', capturedMinor: 1_299 }],
    // One TRX, worth 12 cents before fees.
    ['wrong_currency', { state: 'paid', capturedMinor: 11, needsReview: true }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: 'failed' }],
    ['expire', { state: 'expired', capturedMinor: 0, reason: null }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0 }],
  ] as const)('reports the outcome of %s', async (outcome, expected) => {
    const request = order();
    const { reference } = await gateway.openCheckout(request);
    await emulator.decide(request.orderId, outcome);
    const report = await statusOf(request, reference);
    expect(report).toMatchObject({
      reference,
      orderId: request.orderId,
      merchantMatches: true,
      ...expected,
    });
    if (outcome !== 'wrong_currency') expect(report).not.toHaveProperty('needsReview');
  });

  test('reports slow money, late money and a full refund', async () => {
    const slow = order();
    const { reference } = await gateway.openCheckout(slow);
    await emulator.decide(slow.orderId, 'pay_slowly');
    await emulator.decide(slow.orderId, 'finish');
    expect(await statusOf(slow, reference)).toMatchObject({ state: 'paid', capturedMinor: 1_299 });
    await emulator.decide(slow.orderId, 'refund');
    expect(await statusOf(slow, reference)).toMatchObject({
      state: 'refunded',
      capturedMinor: 1_299,
      refundedMinor: null,
    });
    const late = order();
    const checkout = await gateway.openCheckout(late);
    await emulator.decide(late.orderId, 'expire');
    await emulator.decide(late.orderId, 'pay_late');
    expect(await statusOf(late, checkout.reference)).toMatchObject({ state: 'paid' });
  });

  test('honors money of an invoice whose response was lost', async () => {
    const request = order();
    emulator.faults.set({ create: 'work_then_timeout', once: true });
    await expect(gateway.openCheckout(request)).rejects.toMatchObject({ certainty: 'unknown' });
    const lost = held(request.orderId)[0]?.id;
    await emulator.decide(request.orderId, 'pay');
    const { reference } = await gateway.openCheckout(request);
    expect(reference).not.toBe(lost);

    const [verdict] = await verdicts();
    expect(verdict).toMatchObject({ reference: null, orderId: request.orderId });
    const secondaryReference = verdict?.secondaryReference ?? null;
    const report = await gateway.fetchStatus({
      reference,
      secondaryReference,
      orderId: request.orderId,
    });
    expect(report).toMatchObject({
      reference,
      secondaryReference,
      orderId: request.orderId,
      state: 'paid',
    });
    const unrecorded = { reference: null, secondaryReference, orderId: request.orderId };
    expect(await gateway.fetchStatus(unrecorded)).toMatchObject({ reference: lost });
  });

  test.each([
    ['sandbox money on a live shop', 'https://api-sandbox.nowpayments.io/v1', true, false],
    ['money of an unknown API on a live shop', 'https://nowpayments.example.com/v1', true, false],
    ['real money on a live shop', 'https://api.nowpayments.io/v1', true, true],
    ['real money on a test shop', 'https://api.nowpayments.io/v1', false, false],
    ['sandbox money on a test shop', 'https://api-sandbox.nowpayments.io/v1', false, true],
  ])('compares the mode: %s', async (_name, apiBase, live, merchantMatches) => {
    const transport = answering(payment({}));
    const other = connect({ NOWPAYMENTS_API_BASE: apiBase }, { live, transport });
    expect(await other.fetchStatus(known)).toMatchObject({ merchantMatches });
  });

  test.each([
    [{ actually_paid: '13.01', payment_status: 'finished' }, { capturedMinor: 1_298 }],
    [{ price_currency: 'eur' }, { capturedCurrency: 'EUR' }],
    [{ parent_payment_id: 4521 }, { needsReview: true }],
    [{ order_id: null }, { orderId: '' }],
    [{ invoice_id: null }, { reference: 'invoice-1' }],
    [{ payment_id: '9007199254740993' }, { secondaryReference: '9007199254740993' }],
  ])('reads %j as %j', async (change, expected) => {
    const through = connect({}, { transport: answering(payment(change)) });
    expect(await through.fetchStatus(known)).toMatchObject(expected);
  });

  test.each([
    [{ payment_status: 'wrong_asset_confirmed' }, 'wrong_asset_confirmed'],
    [{ payment_status: 'constructor' }, 'constructor'],
    [{ pay_amount: null }, 'finished without pay_amount'],
  ])('reports %j as processing, in its own words', async (change, unclear) => {
    const through = connect({}, { transport: answering(payment(change)) });
    expect(await through.fetchStatus(known)).toMatchObject({
      state: 'processing',
      capturedMinor: 0,
      unclear,
    });
  });

  test.each([
    ['confirmed', 'processing'],
    ['sending', 'processing'],
    ['cancelled', 'canceled'],
    ['waiting', 'open'],
  ])('reports the status %s as %s', async (payment_status, state) => {
    const through = connect({}, { transport: answering(payment({ payment_status })) });
    const report = await through.fetchStatus(known);
    expect(report).toMatchObject({ state, capturedMinor: 0 });
    expect(report).not.toHaveProperty('unclear');
  });

  test.each([
    // What arrived in the currency of the store.
    [{ actually_paid_at_fiat: 12.9 }, { capturedMinor: 1_299 }],
    [{ actually_paid_at_fiat: 0 }, { capturedMinor: 1_299 }],
    [{ actually_paid_at_fiat: 0.12 }, { capturedMinor: 12, needsReview: true }],
    [{ actually_paid_at_fiat: 0.001 }, { capturedMinor: 1, needsReview: true }],
    [{ actually_paid_at_fiat: 0.12, price_currency: 'eur' }, { capturedMinor: 1_299 }],
    // What the store gets, after fees.
    [{ outcome_amount: 11, outcome_currency: 'usdttrc20' }, { capturedMinor: 1_299 }],
    [
      { outcome_amount: 0.12, outcome_currency: 'usdcmatic' },
      { capturedMinor: 12, needsReview: true },
    ],
    [{ outcome_amount: 0.9, outcome_currency: 'trx' }, { capturedMinor: 1_299 }],
    [{ outcome_amount: 'null', outcome_currency: null }, { capturedMinor: 1_299 }],
  ])('compares other figures of the payment: %j', async (change, expected) => {
    const through = connect({}, { transport: answering(payment(change)) });
    const report = await through.fetchStatus(known);
    expect(report).toMatchObject({ state: 'paid', ...expected });
    if (!('needsReview' in expected)) expect(report).not.toHaveProperty('needsReview');
  });

  test('tolerates what the settings say, in cents of the price', async () => {
    const settings = { NOWPAYMENTS_TOLERANCE_PERCENT: '0.5' };
    const less = { transport: answering(payment({ actually_paid: 13 })) };
    expect(await connect(settings, less).fetchStatus(known)).toMatchObject({
      capturedMinor: 1_297,
      toleratedMinor: 6,
    });
    expect(await connect({}, less).fetchStatus(known)).not.toHaveProperty('toleratedMinor');
    const deposit = { transport: answering(payment({ parent_payment_id: 1 })) };
    const report = await connect(settings, deposit).fetchStatus(known);
    expect(report).not.toHaveProperty('toleratedMinor');
  });

  test.each([{ actually_paid: 'many' }, { price_amount: -1 }])(
    'rejects %j as unknown',
    async (change) => {
      const through = connect({}, { transport: answering(payment(change)) });
      await expect(through.fetchStatus(known)).rejects.toMatchObject({ certainty: 'unknown' });
    },
  );

  test.each<AnswerFault>([
    'refuse_500',
    '429',
    'timeout',
    'not_json',
    'huge',
    'slow_drip',
    'redirect',
  ])('rejects the broken response %s', async (status) => {
    const request = order();
    const { reference } = await gateway.openCheckout(request);
    await emulator.decide(request.orderId, 'pay');
    await emulator.webhooksIdle();
    emulator.faults.set({ status });
    await expect(statusOf(request, reference)).rejects.toMatchObject({
      name: 'GatewayUnavailable',
    });
  });
});

describe('a deposit after another payment', () => {
  const deposited = async (switches: Record<string, string>) => {
    emulator.switches.set(switches);
    const request = order();
    const { reference } = await gateway.openCheckout(request);
    await emulator.decide(request.orderId, 'wrong_currency');
    return { reference, report: await statusOf(request, reference) };
  };

  test.each(['both', 'webhook', 'answer', 'nowhere'])(
    'is doubtful when its parent is named in: %s',
    async (parent) => {
      // The coin itself says nothing about dollars, except where the parent is named nowhere.
      const { report } = await deposited({
        parent,
        outcome: parent === 'nowhere' ? 'dollars' : 'coin',
      });
      expect(report).toMatchObject({ state: 'paid', needsReview: true });
    },
  );

  test('keeps the parent of its webhook with its id', async () => {
    const { reference, report } = await deposited({ parent: 'webhook' });
    expect(report?.secondaryReference).toBe(`6${reference}.5${reference}`);
  });

  test('that cannot be read is named to operators, and is not what is read next', async () => {
    const { reference, report } = await deposited({ parent: 'webhook', child: 'missing' });
    expect(report).toMatchObject({
      reference,
      secondaryReference: null,
      state: 'processing',
      capturedMinor: 0,
      unclear: `deposit 6${reference} after payment 5${reference} cannot be read`,
    });
  });
});

describe('with a login to the account', () => {
  const account = {
    NOWPAYMENTS_ACCOUNT_EMAIL: 'owner@shop.example',
    NOWPAYMENTS_ACCOUNT_PASSWORD: 'a password of the owner',
  };
  let owned: RunningGateway;
  let now = new Date();
  beforeAll(async () => {
    owned = await startNowpayments({ settings: account, now: () => now, retryDelaysMs: [] });
  });
  afterAll(() => owned.stop());

  const opened = async (settings: Record<string, string> = owned.shopSettings) => {
    const request = order();
    const through = connect(settings);
    const { reference } = await through.openCheckout(request);
    const query = { reference, secondaryReference: null, orderId: request.orderId };
    return { through, query, orderId: request.orderId };
  };

  test('finds a payment whose webhooks were all lost', async () => {
    const { through, query, orderId } = await opened();
    expect(await through.fetchStatus(query)).toMatchObject({ state: 'open' });
    owned.faults.set({ webhooks: 'none' });
    await owned.decide(orderId, 'pay');
    expect(await through.fetchStatus(query)).toMatchObject({
      secondaryReference: `5${query.reference}`,
      orderId,
      state: 'paid',
      capturedMinor: 1_299,
    });
    // The login is used again while it lasts, and renewed afterwards.
    now = new Date(now.getTime() + 301_000);
    expect(await through.fetchStatus(query)).toMatchObject({ state: 'paid' });
    const logins = outbound.calls.filter(({ url }) => url.endsWith('/v1/auth'));
    expect(logins).toHaveLength(2);
    owned.faults.set({});
  });

  test('prefers the payment with money to its parent and its deposits', async () => {
    const { through, query, orderId } = await opened();
    await owned.decide(orderId, 'wrong_currency');
    expect(await through.fetchStatus(query)).toMatchObject({ needsReview: true });
    await owned.decide(orderId, 'pay_again', { amountMinor: 1_299 }).catch(() => undefined);
    const parent = { ...query, secondaryReference: `5${query.reference}` };
    expect(await through.fetchStatus(parent)).toMatchObject({
      secondaryReference: `6${query.reference}.5${query.reference}`,
      needsReview: true,
    });
  });

  test('reports refused when the login is refused', async () => {
    const settings = { ...owned.shopSettings, NOWPAYMENTS_ACCOUNT_PASSWORD: 'another password' };
    const { through, query } = await opened(settings);
    await expect(through.fetchStatus(query)).rejects.toMatchObject({ certainty: 'refused' });
  });
});

describe('a webhook', () => {
  const now = new Date();
  const body = { payment_id: 4522, payment_status: 'finished', order_id: 'ord_1', invoice_id: 77 };
  const verify = (webhook: object, changes: { secret?: string; through?: Gateway } = {}) => {
    const secret = changes.secret ?? emulator.shopSettings.NOWPAYMENTS_IPN_SECRET ?? '';
    return (changes.through ?? gateway).verifyWebhook({
      headers: { 'x-nowpayments-sig': signWebhook(webhook, secret) },
      rawBody: Buffer.from(JSON.stringify(webhook)),
      ip: '192.0.2.1',
      now,
    });
  };

  test('arrives once per status and is genuine', async () => {
    const request = order();
    await gateway.openCheckout(request);
    await emulator.decide(request.orderId, 'pay');
    const keys = (await verdicts()).map(({ eventKey }) => eventKey.replace(/^\d+ /, ''));
    expect(keys).toEqual(['waiting 0', 'confirming 0', 'finished 13.022475']);
  });

  test('contains the payment to fetch and the order', async () => {
    expect(await verify(body)).toEqual({
      kind: 'payment',
      eventKey: '4522 finished 0',
      reference: null,
      secondaryReference: '4522',
      orderId: 'ord_1',
    });
    expect(await verify({ ...body, order_id: null })).toMatchObject({
      reference: '77',
      orderId: null,
    });
  });

  test('is another event for another amount', async () => {
    const verdict = await verify({ ...body, payment_status: 'partially_paid', actually_paid: 1.5 });
    expect(verdict).toMatchObject({ eventKey: '4522 partially_paid 1.5' });
  });

  test('about a payout is irrelevant', async () => {
    const payout = { id: '1', batch_withdrawal_id: '2', status: 'FINISHED' };
    expect(await verify(payout)).toEqual({ kind: 'irrelevant' });
  });

  test('is refused under another secret, and accepted under each of two', async () => {
    expect(await verify(body, { secret: 'not the secret at all' })).toEqual({ kind: 'forged' });
    expect(await verify(body, { secret: '' })).toEqual({ kind: 'forged' });
    const through = connect({
      NOWPAYMENTS_IPN_SECRET: 'the-new-ipn-secret, the-old-ipn-secret',
    });
    for (const secret of ['the-new-ipn-secret', 'the-old-ipn-secret']) {
      expect(await verify(body, { secret, through })).toMatchObject({ kind: 'payment' });
    }
  });

  test('is refused with a bad signature', async () => {
    const request = order();
    await gateway.openCheckout(request);
    emulator.faults.set({ webhooks: 'bad_signature' });
    await emulator.decide(request.orderId, 'pay');
    await emulator.webhooksIdle();
    expect(shop.webhooks).toHaveLength(3);
    expect(await verdicts()).toEqual([]);
  });
});

test.each(['', 'short', 'long-enough-secret-1,short', 'long-enough-secret-1,'])(
  'the IPN secret %j is refused',
  (secret) => {
    const field = nowpayments.fields.find(({ name }) => name === 'ipnSecret');
    expect(field?.schema.safeParse(secret).success).toBe(false);
  },
);

const known = { reference: 'invoice-1', secondaryReference: '4522', orderId: 'order-1' };

function payment(changes: object) {
  return {
    payment_id: 4522,
    invoice_id: 4_522_625_843,
    payment_status: 'finished',
    price_amount: 12.99,
    price_currency: 'usd',
    pay_amount: 13.02,
    actually_paid: 13.02,
    order_id: 'order-1',
    ...changes,
  };
}

function answering(body: object) {
  const text = JSON.stringify(body);
  return { ...outbound, request: async () => ({ status: 200, headers: {}, text }) };
}
