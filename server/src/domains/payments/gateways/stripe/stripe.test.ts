import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  buildCheckoutRequest,
  openReport,
} from '../../../../../test/build/build-checkout-request.ts';
import { closedAddress, createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import { createProviderGateway } from '../../providers/create-provider-gateway.ts';
import type { CheckoutRequest } from '../checkout.ts';
import type { Gateway } from '../gateway.ts';
import { stripe } from './stripe.ts';

const outbound = createFastOutbound(() => emulator);
let emulator: Awaited<ReturnType<typeof startStripe>>;
let gateway: Gateway;

beforeAll(async () => {
  emulator = await startStripe({ retryDelaysMs: [] });
  gateway = connect();
});
afterAll(async () => {
  outbound.close();
  await emulator.stop();
});
afterEach(() => {
  emulator.faults.set({});
  emulator.switches.set({});
});

function connect(changes: Record<string, string> = {}, live = false): Gateway {
  const written = { ...emulator.shopSettings, ...changes };
  const values = stripe.fields.map(({ name, env }) => [name, written[env] ?? '']);
  return stripe.create(Object.fromEntries(values), { outbound, live });
}

/** Stripe requires a session lifetime of at least half an hour. */
const order = (changes: Partial<CheckoutRequest> = {}) =>
  buildCheckoutRequest({ expiresAt: new Date(Date.now() + 3_600_000), ...changes });

const query = ({ orderId }: { orderId: string }, reference: string | null = null) => ({
  reference,
  secondaryReference: null,
  orderId,
});
const held = (id: string) => emulator.payments().filter(({ orderId }) => orderId === id);

async function opened(...outcomes: Parameters<typeof emulator.decide>[1][]) {
  const request = order();
  const { reference } = await gateway.openCheckout(request);
  for (const outcome of outcomes) await emulator.decide(request.orderId, outcome);
  return { request, reference };
}

async function reportAfter(...outcomes: Parameters<typeof emulator.decide>[1][]) {
  const { request, reference } = await opened(...outcomes);
  return gateway.fetchStatus(query(request, reference));
}

describe('creating a checkout', () => {
  test('returns the session and the URL of its page', async () => {
    const request = order();
    const checkout = await gateway.openCheckout(request);
    expect(held(request.orderId)).toMatchObject([
      {
        id: checkout.reference,
        url: checkout.url,
        amountMinor: 1_068,
        currency: 'USD',
        state: 'open',
      },
    ]);
    expect(checkout.secondaryReference).toBeNull();
  });

  test('returns the same checkout for the same order, in any language', async () => {
    const request = order();
    const checkouts = await Promise.all([
      ...Array.from({ length: 5 }, () => gateway.openCheckout(request)),
      gateway.openCheckout({ ...request, language: 'ru' }),
    ]);
    expect(new Set(checkouts.map((checkout) => checkout.url)).size).toBe(1);
    expect(held(request.orderId)).toHaveLength(1);
  });

  test.each([
    ['refuse_500', 'unknown'],
    ['429', 'refused'],
    ['timeout', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['work_then_500', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['slow_drip', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
  ] as const)('treats %s as %s', async (create, certainty) => {
    emulator.faults.set({ create });
    await expect(gateway.openCheckout(order())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  test('accepts the page of a custom domain only when the settings name its host', async () => {
    emulator.switches.set({ page: 'custom domain' });
    await expect(gateway.openCheckout(order())).rejects.toMatchObject({ certainty: 'unknown' });
    const other = connect({ STRIPE_PAGE_HOSTS: 'shop.example, payment.shop.example' });
    await expect(other.openCheckout(order())).rejects.toMatchObject({ certainty: 'unknown' });
    const named = connect({ STRIPE_PAGE_HOSTS: 'pay.other.example, pay.shop.example' });
    const { url, reference } = await named.openCheckout(order());
    expect(url).toBe(`https://pay.shop.example/c/pay/${reference}`);
  });

  test.each([
    ['pay.example.com', true],
    ['pay.example.com, checkout.example.org', true],
    ['https://pay.example.com', false],
    ['pay.example.com/page', false],
    ['pay.example.com:8443', false],
    ['*.example.com', false],
    ['localhost', false],
    ['pay.example.com|evil.example', false],
  ])('takes %j as page hosts: %s', (text, isValid) => {
    const field = stripe.fields.find(({ name }) => name === 'pageHosts');
    expect(field?.schema.safeParse(text).success).toBe(isValid);
  });

  test('returns the existing session after a timeout', async () => {
    const request = order();
    emulator.faults.set({ create: 'work_then_timeout', once: true });
    await expect(gateway.openCheckout(request)).rejects.toMatchObject({ certainty: 'unknown' });
    const checkout = await gateway.openCheckout(request);
    expect(held(request.orderId)).toMatchObject([{ id: checkout.reference }]);
  });

  test('creates one session for an order that expires sooner than Stripe allows', async () => {
    const request = order({ expiresAt: new Date(Date.now() + 600_000) });
    const first = await gateway.openCheckout(request);
    expect(await gateway.openCheckout(request)).toEqual(first);
    expect(held(request.orderId)).toHaveLength(1);
  });

  test('reports refused when Stripe rejects the request', async () => {
    const cheap = gateway.openCheckout(order({ amountMinor: 49 }));
    await expect(cheap).rejects.toMatchObject({ certainty: 'refused' });
    const stranger = connect({ STRIPE_SECRET_KEY: 'sk_test_0000000000000000' });
    await expect(stranger.openCheckout(order())).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('reports refused when the connection fails', async () => {
    const url = await closedAddress();
    const gone = connect({ STRIPE_API_BASE: url });
    await expect(gone.openCheckout(order())).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('accepts no test money on a live shop and no real money on a test shop', async () => {
    await expect(connect({}, true).openCheckout(order())).rejects.toMatchObject({
      certainty: 'refused',
    });
    const real = connect({ STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef' });
    await expect(real.openCheckout(order())).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('accepts only checkout URLs of Stripe when connected to Stripe', async () => {
    const request = order();
    const session = {
      id: 'cs_test_1',
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: request.orderId,
      amount_total: 1_068,
      currency: 'usd',
      livemode: false,
      payment_intent: null,
    };
    const answering = (url: string) => {
      const text = JSON.stringify({ ...session, url });
      const real = { ...outbound, request: async () => ({ status: 200, headers: {}, text }) };
      const values = {
        apiBase: 'https://api.stripe.com',
        secretKey: 'sk_test_0123456789abcdef',
        webhookSecrets: 'whsec_0123456789abcdef',
      };
      return stripe.create(values, { outbound: real, live: false }).openCheckout(request);
    };
    const page = 'https://checkout.stripe.com/c/pay/cs_test_1#fid';
    expect(await answering(page)).toMatchObject({ reference: 'cs_test_1', url: page });
    for (const url of [
      'http://checkout.stripe.com/c/pay/1',
      'https://checkout.stripe.com.evil.example/',
      'https://api.stripe.com@evil.example/',
      'javascript:alert(1)',
    ]) {
      await expect(answering(url)).rejects.toMatchObject({ certainty: 'unknown' });
    }
  });
});

describe('fetching a payment', () => {
  test('finds it by session and, open or paid, by order', async () => {
    const { request, reference } = await opened();
    const report = openReport({ reference, orderId: request.orderId });
    expect(await gateway.fetchStatus(query(request, reference))).toEqual(report);
    expect(await gateway.fetchStatus(query(request))).toEqual(report);
  });

  test('finds an older payment by the metadata of its payment intent', async () => {
    const { request, reference } = await opened('pay');
    for (let newer = 0; newer < 101; newer += 1) await gateway.openCheckout(order());
    const report = await gateway.fetchStatus(query(request));
    expect(report).toMatchObject({ reference, state: 'paid' });
  });

  test('returns undefined for an unknown payment', async () => {
    expect(await gateway.fetchStatus(query({ orderId: 'never-heard' }))).toBeUndefined();
    expect(
      await gateway.fetchStatus(query({ orderId: 'never-heard' }, 'cs_test_none')),
    ).toBeUndefined();
  });

  test.each([
    [['pay'], { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'USD', reason: null }],
    [['pay_less'], { state: 'paid', capturedMinor: 1_067 }],
    [['pay_more'], { state: 'paid', capturedMinor: 1_069 }],
    [['wrong_currency'], { state: 'paid', capturedCurrency: 'EUR' }],
    [['pay_slowly'], { state: 'processing', capturedMinor: 0, capturedCurrency: null }],
    [['pay_slowly', 'finish'], { state: 'paid', capturedMinor: 1_068 }],
    [['decline'], { state: 'declined', capturedMinor: 0, reason: 'insufficient_funds' }],
    [['pay_slowly', 'decline'], { state: 'declined', capturedMinor: 0 }],
    [['expire'], { state: 'expired', capturedMinor: 0, secondaryReference: null }],
    [['expire', 'pay_late'], { state: 'paid', capturedMinor: 1_068 }],
    [['pay', 'refund'], { state: 'refunded', refundedMinor: 1_068 }],
    [['pay', 'refund_pending'], { state: 'refunded', refunds: [{ state: 'pending' }] }],
    [
      ['pay', 'refund_pending', 'refund_fails'],
      { state: 'paid', refundedMinor: 0, refunds: [{ state: 'failed', amountMinor: 1_068 }] },
    ],
    [
      ['pay', 'dispute'],
      {
        ...{ state: 'disputed', refundedMinor: 0, disputeDueAt: expect.any(Date) },
        disputeReference: expect.stringMatching(/^dp_/),
      },
    ],
    [['pay', 'dispute', 'dispute_won'], { state: 'paid', refundedMinor: 0 }],
    [['pay', 'dispute', 'dispute_lost'], { state: 'refunded', refundedMinor: 1_068 }],
  ] as const)('reports the outcome of %j', async (outcomes, expected) => {
    expect(await reportAfter(...outcomes)).toMatchObject({ merchantMatches: true, ...expected });
  });

  test.each([
    ['withdrawn', { state: 'refunded', refundedMinor: 1_068, refunds: [] }],
    ['refunded', { state: 'refunded', refundedMinor: 1_068, refunds: [{ amountMinor: 1_068 }] }],
    ['nothing', { state: 'paid', refundedMinor: 0, refunds: [] }],
  ])('reports what a prevented dispute moved: %s', async (prevented, expected) => {
    emulator.switches.set({ prevented });
    const report = await reportAfter('pay', 'dispute');
    expect(report).toMatchObject(expected);
    expect(report).not.toHaveProperty('disputeDueAt');
    expect(report).not.toHaveProperty('unclear');
  });

  test.each([
    ['withdrawn', 'refunded', 1_068],
    ['refunded', 'refunded', 1_068],
    ['nothing', 'partially_refunded', 68],
  ])(
    'counts an earlier refund beside a prevented dispute once: %s',
    async (prevented, state, refundedMinor) => {
      const { request, reference } = await opened('pay');
      await emulator.decide(request.orderId, 'refund', { amountMinor: 68 });
      emulator.switches.set({ prevented });
      await emulator.decide(request.orderId, 'dispute');
      expect(await gateway.fetchStatus(query(request, reference))).toMatchObject({
        state,
        refundedMinor,
      });
    },
  );

  test('reports a status that it does not know as processing, in its words', async () => {
    emulator.switches.set({ status: 'in_the_air' });
    const report = await reportAfter('pay');
    expect(report).toMatchObject({ state: 'processing', unclear: 'session in_the_air' });
  });

  test('names no date for a dispute that is over', async () => {
    expect(await reportAfter('pay', 'dispute', 'dispute_won')).not.toHaveProperty('disputeDueAt');
  });

  test('does not match a payment of the other mode', async () => {
    expect(await reportAfter('test_mode')).toMatchObject({ merchantMatches: false });
  });

  test('never counts test money on a live shop, nor opens a checkout with a test key', async () => {
    const { request, reference } = await opened('pay');
    const live = connect({}, true);
    expect(await live.fetchStatus(query(request, reference))).toMatchObject({
      merchantMatches: false,
    });
    const refused = live.openCheckout(order());
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
    const realKey = connect({ STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef' });
    await expect(realKey.openCheckout(order())).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('reports the payment intent, needed for refunds', async () => {
    expect((await reportAfter('pay'))?.secondaryReference).toMatch(/^pi_/);
  });

  test.each(['refuse_500', '429', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect'] as const)(
    'rejects the broken response %s',
    async (status) => {
      const { request, reference } = await opened();
      emulator.faults.set({ status });
      const answer = gateway.fetchStatus(query(request, reference));
      await expect(answer).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    },
  );
});

describe('canceling and refunding', () => {
  test('cancels an open session, even without its id, and leaves a paid one', async () => {
    const { request, reference } = await opened();
    await gateway.cancel(query(request, reference));
    await gateway.cancel(query(request, reference));
    expect(held(request.orderId)).toMatchObject([{ state: 'expired' }]);
    const lost = await opened();
    await gateway.cancel(query(lost.request));
    expect(held(lost.request.orderId)).toMatchObject([{ state: 'expired' }]);
    const paid = await opened('pay');
    await gateway.cancel(query(paid.request, paid.reference));
    expect(held(paid.request.orderId)).toMatchObject([{ state: 'paid' }]);
    await gateway.cancel(query({ orderId: 'never-heard' }, 'cs_test_none'));
  });

  const refund = (
    { request, reference }: Awaited<ReturnType<typeof opened>>,
    amountMinor: number,
    key: string,
  ) =>
    gateway.refund?.({
      ...query(request, reference),
      amountMinor,
      currency: 'USD',
      full: false,
      key: `${request.orderId}-${key}`,
    });

  test('refunds once per key and never more than was captured', async () => {
    const payment = await opened('pay');
    const first = await refund(payment, 68, 'r1');
    expect(first).toMatchObject({ state: 'succeeded' });
    expect(await refund(payment, 68, 'r1')).toEqual(first);
    await refund(payment, 1_000, 'r2');
    expect(held(payment.request.orderId)).toMatchObject([
      { state: 'refunded', refundedMinor: 1_068 },
    ]);
    await expect(refund(payment, 1, 'r3')).rejects.toMatchObject({ certainty: 'refused' });
    const report = await gateway.fetchStatus(query(payment.request, payment.reference));
    expect(report?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([1_000, 68]);
    expect(report?.refunds.at(-1)?.reference).toBe(first?.reference);
  });

  test('refunds once when a lost response is followed by a repeat', async () => {
    const payment = await opened('pay');
    emulator.faults.set({ refund: 'work_then_timeout', once: true });
    await expect(refund(payment, 500, 'r1')).rejects.toMatchObject({ certainty: 'unknown' });
    await refund(payment, 500, 'r1');
    expect(held(payment.request.orderId)).toMatchObject([{ refundedMinor: 500 }]);
  });

  test('counts all refunds of a payment with many of them', async () => {
    const payment = await opened('pay');
    for (let count = 0; count < 12; count += 1) await refund(payment, 10, `r${count}`);
    const report = await gateway.fetchStatus(query(payment.request, payment.reference));
    expect(report).toMatchObject({ state: 'partially_refunded', refundedMinor: 120 });
    expect(report?.refunds).toHaveLength(12);
  });

  test('does not refund an unpaid or disputed payment', async () => {
    await expect(refund(await opened(), 1, 'r1')).rejects.toMatchObject({ certainty: 'refused' });
    const disputed = await opened('pay', 'dispute');
    await expect(refund(disputed, 1, 'r1')).rejects.toMatchObject({ certainty: 'refused' });
  });
});

describe('the settings', () => {
  const written = {
    secretKey: 'sk_test_0123456789abcdef',
    webhookSecrets: 'whsec_0123456789abcdef,whsec_fedcba9876543210',
  };
  const open = (changes: Record<string, string>, live = false) =>
    createProviderGateway(stripe, { ...written, ...changes }, { outbound, live });

  test('are complete', () => {
    expect(open({})).toHaveProperty('gateway');
    expect(open({ secretKey: 'rk_live_0123456789abcdef' }, true)).toHaveProperty('gateway');
  });

  test.each([
    ['an empty secret in a list', { webhookSecrets: 'whsec_0123456789abcdef,' }, 'webhookSecrets'],
    ['a short secret', { webhookSecrets: 'whsec_short' }, 'webhookSecrets'],
    ['a publishable key', { secretKey: 'pk_test_0123456789abcdef' }, 'secretKey'],
    ['a URL with a path', { apiBase: 'http://127.0.0.1:9/v1' }, 'apiBase'],
    [
      'the example of the documentation',
      { secretKey: 'sk_test_0123456789abcdefEXAMPLE' },
      'secretKey',
    ],
  ])('are refused with %s', (_name, changes, field) => {
    expect(open(changes)).toMatchObject({ problem: { kind: 'wrong', field } });
  });

  test('are refused with an http URL on a live shop', () => {
    const plain = { apiBase: 'http://127.0.0.1:9', secretKey: 'sk_live_0123456789abcdef' };
    expect(open(plain, true)).toMatchObject({ problem: { field: 'apiBase' } });
  });
});
