import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound, OutboundError, type OutboundRequest } from '../../../platform/outbound.ts';
import { openProvider } from '../providers/open-provider.ts';
import type { FormRequest, Gateway, PaymentQuery, RawNotice } from './gateway.ts';
import { paypal } from './paypal.ts';

const outbound = createOutbound();
const shop = await startListener();
let stand: RunningGateway;
let gateway: Gateway;
let orders = 0;
/** The calls of the gateway under test, and what becomes of an answer on its way. */
let calls: string[] = [];
let onTheWay: (path: string) => 'arrives' | 'lost' = () => 'arrives';

/** The real one, but out of patience sooner than its ten seconds. */
const hasty = {
  async request(request: OutboundRequest) {
    const path = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(path);
    const answer = await outbound.request({ ...request, timeoutMs: 300 });
    if (onTheWay(path) === 'lost') throw new OutboundError('unknown', 'no answer in time');
    return answer;
  },
  close() {},
};

beforeAll(async () => {
  stand = await startPayPal({ retryDelaysMs: [], noticeUrl: `${shop.url}/notices` });
  gateway = connect(stand.shopSettings);
});
afterAll(async () => {
  outbound.close();
  await stand.stop();
  await shop.stop();
});
afterEach(() => {
  stand.faults.set({});
  calls = [];
  onTheWay = () => 'arrives';
});

/** Opened as the shop opens it: from settings by their names. */
function connect(settings: Readonly<Record<string, string>>, live = false): Gateway {
  const written = paypal.fields.map(({ name, env }) => [name, settings[env]] as const);
  const opened = openProvider(paypal, Object.fromEntries(written), { outbound: hasty, live });
  if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
  return opened.gateway;
}

function order(changes: Partial<FormRequest> = {}): FormRequest {
  orders += 1;
  return {
    orderId: `order-${orders}`,
    amountMinor: 1_068,
    currency: 'USD',
    description: 'Askara Pro, 3 months',
    returnUrl: 'http://127.0.0.1:9/dashboard',
    notifyUrl: 'http://127.0.0.1:9/notices',
    expiresAt: new Date(Date.now() + 1_800_000),
    language: 'en',
    email: 'buyer@example.com',
    option: null,
    ...changes,
  };
}

async function opened(changes: Partial<FormRequest> = {}) {
  const request = order(changes);
  const { reference } = await gateway.createForm(request);
  const query: PaymentQuery = { reference, handle: null, orderId: request.orderId };
  return { query, reference, orderId: request.orderId };
}

function capture(query: PaymentQuery) {
  if (!gateway.capture) throw new Error('PayPal captures');
  return gateway.capture(query);
}

/** Approved as `outcome` and captured. */
async function paid(outcome: Outcome = 'pay') {
  const { query, orderId } = await opened();
  await stand.decide(orderId, outcome);
  const report = await capture(query);
  return { query: { ...query, handle: report.handle }, orderId, report };
}

function refund(query: PaymentQuery, amountMinor: number, key: string) {
  if (!gateway.refund) throw new Error('PayPal refunds');
  return gateway.refund({ ...query, amountMinor, currency: 'USD', full: false, key });
}

const held = (orderId: string) => stand.payments().filter((payment) => payment.orderId === orderId);

describe('opening a form', () => {
  it('answers the order and the page to approve it on', async () => {
    const request = order();
    const form = await gateway.createForm(request);
    expect(held(request.orderId)).toMatchObject([
      { id: form.reference, url: form.url, amountMinor: 1_068, currency: 'USD', state: 'open' },
    ]);
    expect(form.handle).toBeNull();
  });

  it('answers the same form to the same order, however often and in whatever language', async () => {
    const request = order();
    const forms = await Promise.all([
      ...Array.from({ length: 10 }, () => gateway.createForm(request)),
      gateway.createForm({ ...request, language: 'ru' }),
    ]);
    expect(new Set(forms.map((form) => form.reference)).size).toBe(1);
    expect(held(request.orderId)).toHaveLength(1);
  });

  it.each<[AnswerFault, 'refused' | 'unknown']>([
    ['refuse_500', 'unknown'],
    ['429', 'refused'],
    ['timeout', 'unknown'],
    ['work_then_500', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['slow_drip', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
  ])('treats %s as %s', async (create, certainty) => {
    stand.faults.set({ create });
    await expect(gateway.createForm(order())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  it('finds the order after a time-out instead of making another', async () => {
    const request = order();
    stand.faults.set({ create: 'work_then_timeout', once: true });
    await expect(gateway.createForm(request)).rejects.toMatchObject({ certainty: 'unknown' });
    const form = await gateway.createForm(request);
    expect(held(request.orderId)).toMatchObject([{ id: form.reference }]);
  });

  it('is sure that nothing happened when the request stood over another sum', async () => {
    const request = order();
    await gateway.createForm(request);
    const changed = gateway.createForm({ ...request, amountMinor: 1 });
    await expect(changed).rejects.toMatchObject({
      certainty: 'refused',
      message: expect.stringContaining('DUPLICATE_REQUEST_ID'),
    });
  });

  it('is sure that nothing happened when PayPal does not know the app', async () => {
    const settings = {
      ...stand.shopSettings,
      PAYPAL_CLIENT_SECRET: 'some-other-secret',
    };
    const refused = connect(settings).createForm(order());
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  it('is sure that nothing happened when no token could be had', async () => {
    onTheWay = (path) => (path.endsWith('/token') ? 'lost' : 'arrives');
    const refused = connect(stand.shopSettings).createForm(order());
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
    expect(calls).toEqual(['POST /v1/oauth2/token']);
  });
});

describe('the token', () => {
  it('is bought once for calls that come together, and kept', async () => {
    const fresh = connect(stand.shopSettings);
    await Promise.all([fresh.createForm(order()), fresh.createForm(order())]);
    await fresh.createForm(order());
    expect(calls.filter((path) => path.endsWith('/token'))).toHaveLength(1);
  });

  it('is bought anew when PayPal no longer takes it', async () => {
    const other = await startPayPal({ settings: stand.shopSettings });
    const moving = connect({ ...other.shopSettings });
    await moving.createForm(order());
    const { port } = new URL(other.url);
    await other.stop();
    const restarted = await startPayPal({ settings: stand.shopSettings, port: Number(port) });
    await moving.createForm(order());
    await restarted.stop();
    expect(calls.filter((path) => path.endsWith('/token'))).toHaveLength(2);
  });
});

describe('reading an order', () => {
  it('tells an open one by its reference', async () => {
    const { query, reference, orderId } = await opened();
    expect(await gateway.fetchStatus(query)).toEqual({
      reference,
      handle: null,
      orderId,
      merchantMatches: true,
      state: 'open',
      capturedMinor: 0,
      capturedCurrency: null,
      refundedMinor: 0,
      refunds: [],
      reason: null,
    });
  });

  it('answers nothing for what PayPal never heard of', async () => {
    const nobody = { handle: null, orderId: 'order-0' };
    expect(await gateway.fetchStatus({ ...nobody, reference: null })).toBeUndefined();
    expect(await gateway.fetchStatus({ ...nobody, reference: 'NEVERHEARD' })).toBeUndefined();
    expect(await gateway.fetchStatus({ ...nobody, reference: '../../v1/x' })).toBeUndefined();
  });

  it('tells of an approval without taking the money', async () => {
    const { query, orderId } = await opened();
    await stand.decide(orderId, 'pay');
    expect(await gateway.fetchStatus(query)).toMatchObject({ state: 'approved', capturedMinor: 0 });
    expect(held(orderId)).toMatchObject([{ state: 'open', capturedMinor: 0 }]);
  });

  it('tells of an order that ended', async () => {
    const { query, orderId } = await opened();
    await stand.decide(orderId, 'expire');
    expect(await gateway.fetchStatus(query)).toMatchObject({ state: 'canceled' });
  });

  it.each(['refuse_500', '429', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect'] as const)(
    'does not take %s for an answer',
    async (status) => {
      const { query } = await opened();
      stand.faults.set({ status });
      await expect(gateway.fetchStatus(query)).rejects.toMatchObject({
        name: 'GatewayUnavailable',
      });
    },
  );

  it('reads the capture when PayPal has forgotten the order', async () => {
    const { query, orderId } = await paid();
    const forgotten: PaymentQuery = { ...query, reference: 'FORGOTTEN' };
    expect(await gateway.fetchStatus(forgotten)).toMatchObject({
      reference: query.reference,
      handle: query.handle,
      orderId,
      merchantMatches: true,
      state: 'paid',
      capturedMinor: 1_068,
    });
  });

  it.each([
    ['the sandbox on a live shop', 'https://api-m.sandbox.paypal.com', true, false],
    ['the sandbox on a trial shop', 'https://api-m.sandbox.paypal.com', false, true],
    ['real money on a trial shop', 'https://api-m.paypal.com', false, false],
    ['real money on a live shop', 'https://api-m.paypal.com', true, true],
  ])('knows %s', async (_name, PAYPAL_API_BASE, live, merchantMatches) => {
    const merchantId = stand.shopSettings.PAYPAL_MERCHANT_ID;
    const text = JSON.stringify({
      access_token: 'A21',
      expires_in: 300,
      id: 'ORDER1',
      status: 'APPROVED',
      purchase_units: [{ custom_id: 'order-1', payee: { merchant_id: merchantId } }],
    });
    const written = paypal.fields.map(({ name, env }) => [name, stand.shopSettings[env]] as const);
    const answering = { request: async () => ({ status: 200, headers: {}, text }), close() {} };
    const opened = openProvider(
      paypal,
      { ...Object.fromEntries(written), baseUrl: PAYPAL_API_BASE },
      { outbound: answering, live },
    );
    if ('problem' in opened) throw new Error('not opened');
    const query = { reference: 'ORDER1', handle: null, orderId: 'order-1' };
    expect(await opened.gateway.fetchStatus(query)).toMatchObject({ merchantMatches });
  });
});

describe('taking the money', () => {
  it.each<[Outcome, object]>([
    ['pay', { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'USD' }],
    ['pay_less', { state: 'paid', capturedMinor: 1_067 }],
    ['pay_more', { state: 'paid', capturedMinor: 1_069 }],
    ['wrong_currency', { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'EUR' }],
    ['other_merchant', { merchantMatches: false }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0, reason: 'echeck' }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: 'instrument_declined' }],
  ])('tells what the approval %s brought, and so does asking again', async (outcome, expected) => {
    const { query, orderId, report } = await paid(outcome);
    expect(report).toMatchObject({ orderId, reference: query.reference, ...expected });
    if (outcome !== 'decline') expect(await gateway.fetchStatus(query)).toEqual(report);
  });

  it('takes it once, however often it is asked to', async () => {
    const { query, orderId } = await opened();
    await stand.decide(orderId, 'pay');
    const reports = await Promise.all(Array.from({ length: 5 }, () => capture(query)));
    expect(new Set(reports.map(({ handle }) => handle)).size).toBe(1);
    expect(held(orderId)).toMatchObject([{ state: 'paid', capturedMinor: 1_068 }]);
  });

  it('finds it taken after the answer was lost', async () => {
    const { query, orderId } = await opened();
    await stand.decide(orderId, 'pay');
    onTheWay = (path) => (path.endsWith('/capture') ? 'lost' : 'arrives');
    await expect(capture(query)).rejects.toMatchObject({ certainty: 'unknown' });
    onTheWay = () => 'arrives';
    expect(await capture(query)).toMatchObject({ state: 'paid', capturedMinor: 1_068 });
  });

  it('reads the order when somebody else has captured it', async () => {
    const { query, orderId } = await opened();
    await stand.decide(orderId, 'pay');
    await capture({ ...query, orderId: 'another request' });
    expect(await capture(query)).toMatchObject({ orderId, state: 'paid', capturedMinor: 1_068 });
  });

  it('reads the order when nobody has approved it', async () => {
    const { query } = await opened();
    expect(await capture(query)).toMatchObject({ state: 'open', capturedMinor: 0 });
  });

  it('does not take one invoice twice, even as two orders', async () => {
    const { orderId } = await paid();
    const second = await openAgain(orderId);
    await stand.decide(orderId, 'pay');
    await expect(capture({ ...second, orderId: `${orderId}-again` })).rejects.toMatchObject({
      certainty: 'refused',
      message: expect.stringContaining('DUPLICATE_INVOICE_ID'),
    });
  });

  /** A second order of the same payment, as PayPal makes one when it has forgotten the first request. */
  async function openAgain(orderId: string): Promise<PaymentQuery> {
    const other = await connectRaw('POST', '/v2/checkout/orders', {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: orderId,
          invoice_id: orderId,
          description: 'Askara Pro, 3 months',
          amount: { currency_code: 'USD', value: '10.68' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: 'http://127.0.0.1:9/',
            cancel_url: 'http://127.0.0.1:9/',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    });
    return { reference: other.id, handle: null, orderId };
  }
});

describe('giving back', () => {
  it('gives back once per key, in parts and in full', async () => {
    const { query, orderId } = await paid();
    const first = await refund(query, 68, `${orderId}-r1`);
    expect(first).toEqual({ reference: expect.any(String), state: 'succeeded' });
    expect(await refund(query, 68, `${orderId}-r1`)).toEqual(first);
    expect(await gateway.fetchStatus(query)).toMatchObject({
      state: 'partially_refunded',
      refundedMinor: 68,
      refunds: [{ ...first, amountMinor: 68 }],
    });
    await refund(query, 1_000, `${orderId}-r2`);
    expect(await gateway.fetchStatus(query)).toMatchObject({
      state: 'refunded',
      refundedMinor: 1_068,
    });
    await expect(refund(query, 1, `${orderId}-r3`)).rejects.toMatchObject({ certainty: 'refused' });
  });

  it('finds the capture when the shop does not know it', async () => {
    const { query, orderId } = await paid();
    await refund({ ...query, handle: null }, 1_068, `${orderId}-r1`);
    expect(held(orderId)).toMatchObject([{ state: 'refunded', refundedMinor: 1_068 }]);
  });

  it('is sure that nothing went back when nothing was taken', async () => {
    const { query, orderId } = await opened();
    const refused = refund(query, 68, `${orderId}-r1`);
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  it.each<[AnswerFault, 'refused' | 'unknown', number]>([
    ['429', 'refused', 0],
    ['refuse_500', 'unknown', 0],
    ['work_then_timeout', 'unknown', 68],
    ['not_json', 'unknown', 68],
  ])('treats %s as %s, and the repeat gives back once', async (fault, certainty, refundedMinor) => {
    const { query, orderId } = await paid();
    stand.faults.set({ refund: fault });
    await expect(refund(query, 68, `${orderId}-r1`)).rejects.toMatchObject({ certainty });
    expect(held(orderId)).toMatchObject([{ refundedMinor }]);
    stand.faults.set({});
    await refund(query, 68, `${orderId}-r1`);
    expect(held(orderId)).toMatchObject([{ refundedMinor: 68 }]);
  });

  it('sees a refund that waits, and one that fails in the end', async () => {
    const { query, orderId } = await paid();
    await stand.decide(orderId, 'refund_pending', { amountMinor: 68 });
    expect(await gateway.fetchStatus(query)).toMatchObject({
      refunds: [{ state: 'pending', amountMinor: 68 }],
    });
    await stand.decide(orderId, 'refund_fails');
    expect(await gateway.fetchStatus(query)).toMatchObject({
      state: 'paid',
      refundedMinor: 0,
      refunds: [{ state: 'failed', amountMinor: 68 }],
    });
  });
});

describe('disputes', () => {
  it.each<[Outcome[], object]>([
    [['dispute'], { state: 'disputed', refundedMinor: 0 }],
    [['dispute', 'dispute_won'], { state: 'paid', refundedMinor: 0 }],
    [['dispute', 'dispute_lost'], { state: 'refunded', refundedMinor: 1_068 }],
  ])('are told: %s', async (outcomes, expected) => {
    const { query, orderId } = await paid();
    for (const outcome of outcomes) await stand.decide(orderId, outcome);
    expect(await gateway.fetchStatus(query)).toMatchObject(expected);
  });

  it('are asked about only once a payment is known to be paid', async () => {
    const { query } = await paid();
    calls = [];
    await gateway.fetchStatus({ ...query, handle: null });
    expect(calls.some((path) => path.includes('/disputes'))).toBe(false);
    await gateway.fetchStatus(query);
    expect(calls.some((path) => path.includes('/disputes'))).toBe(true);
  });
});

describe('notices of the stand-in', () => {
  async function noticesOf(orderId: string, ...outcomes: Outcome[]) {
    shop.notices.length = 0;
    for (const outcome of outcomes) await stand.decide(orderId, outcome);
    await stand.noticesIdle();
    return Promise.all(
      shop.notices.map(async (notice) => ({
        type: JSON.parse(notice.rawBody.toString()).event_type,
        verdict: await gateway.verifyNotice(notice),
      })),
    );
  }

  it('are genuine and lead to the payment', async () => {
    const { orderId, reference } = await opened();
    expect(await noticesOf(orderId, 'pay')).toEqual([
      {
        type: 'CHECKOUT.ORDER.APPROVED',
        verdict: {
          kind: 'payment',
          eventKey: expect.stringMatching(/^WH-/),
          reference,
          handle: null,
          orderId,
        },
      },
    ]);
  });

  it.each<[Outcome[], string[]]>([
    [['refund'], ['PAYMENT.CAPTURE.REFUNDED']],
    [
      ['refund_pending', 'refund_fails'],
      ['PAYMENT.REFUND.PENDING', 'PAYMENT.REFUND.FAILED'],
    ],
    [
      ['dispute', 'dispute_won'],
      ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED'],
    ],
    [
      ['dispute', 'dispute_lost'],
      ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED', 'PAYMENT.CAPTURE.REVERSED'],
    ],
  ])('of what happens on the dashboard lead there too: %s', async (outcomes, types) => {
    const { query, orderId } = await paid();
    await stand.noticesIdle();
    const arrived = await noticesOf(orderId, ...outcomes);
    expect(arrived.map(({ type }) => type)).toEqual(types);
    for (const { verdict } of arrived) {
      expect(verdict).toMatchObject({ kind: 'payment', orderId, handle: query.handle });
    }
  });

  it('with a bad signature are forged', async () => {
    const { orderId } = await opened();
    stand.faults.set({ notices: 'bad_signature' });
    expect(await noticesOf(orderId, 'pay')).toMatchObject([{ verdict: { kind: 'forged' } }]);
  });

  it('sent twice are one event', async () => {
    const { orderId } = await opened();
    stand.faults.set({ notices: 'twice' });
    const [first, second] = await noticesOf(orderId, 'pay');
    expect(first).toEqual(second);
    expect(first?.verdict).toMatchObject({ kind: 'payment' });
  });
});

describe('the settings', () => {
  const settings = {
    clientId: 'A'.repeat(80),
    clientSecret: 'E'.repeat(80),
    webhookId: '8PT597110X687430M',
  };
  const open = (changes: Partial<Record<string, string>>, live = false) =>
    openProvider(paypal, { ...settings, ...changes }, { outbound, live });

  it('are enough for a gateway', () => {
    expect(open({}, true)).toMatchObject({ gateway: { provider: 'paypal' } });
  });

  it.each([
    ['no secret', { clientSecret: '' }, 'clientSecret'],
    ['a short secret', { clientSecret: 'fifteen--bytes!' }, 'clientSecret'],
    [
      'the secret of the documentation',
      { clientSecret: 'paypal-client-secret-example' },
      'clientSecret',
    ],
    ['no client', { clientId: '' }, 'clientId'],
    ['no webhook', { webhookId: '' }, 'webhookId'],
    ["the simulator's webhook", { webhookId: 'WEBHOOK_ID' }, 'webhookId'],
    ['an address that is none', { baseUrl: 'paypal.com' }, 'baseUrl'],
    ['an unsafe address on a live shop', { baseUrl: 'http://127.0.0.1:4242' }, 'baseUrl'],
  ])('with %s are refused', (_name, changes, field) => {
    expect(open(changes, true)).toMatchObject({ problem: { field } });
  });
});

/** One call to the stand-in past the adapter. */
async function connectRaw(method: string, path: string, json: object) {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = stand.shopSettings;
  const token = await fetch(`${stand.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = JSON.parse(await token.text());
  const answer = await fetch(`${stand.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      'paypal-request-id': crypto.randomUUID(),
    },
    body: JSON.stringify(json),
  });
  return JSON.parse(await answer.text());
}

/** A shop that only listens. */
async function startListener() {
  const notices: RawNotice[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers } = request;
    notices.push({ headers, rawBody: Buffer.concat(chunks), ip: '192.0.2.1', now: new Date() });
    response.writeHead(200).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    notices,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
