import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningGateway } from '../kit/gateway.ts';
import { listen, type ReceivedWebhook } from '../kit/test/listen.ts';
import { signEvent } from './events.ts';
import { startStripe } from './start-stripe.ts';

let stripe: RunningGateway;
let shop: Awaited<ReturnType<typeof listen>>;
let keys = 0;

beforeEach(async () => {
  shop = await listen();
  stripe = await startStripe({ webhookUrl: `${shop.url}/webhooks`, retryDelaysMs: [1, 1] });
});
afterEach(async () => {
  await stripe.stop();
  await shop.stop();
});

/** One API call, as Stripe's library makes it; `overrides` change headers, an empty text removes one. */
async function call(
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string> = {},
  overrides: Record<string, string> = {},
) {
  keys += 1;
  const headers = Object.entries({
    authorization: `Bearer ${stripe.shopSettings.STRIPE_SECRET_KEY}`,
    'stripe-version': '2026-10-28.endive',
    ...(method === 'POST' && {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': `key-${keys}`,
    }),
    ...overrides,
  }).filter(([, value]) => value !== '');
  const form = new URLSearchParams(fields).toString();
  const query = method === 'GET' && form ? `?${form}` : '';
  const answer = await fetch(`${stripe.url}${path}${query}`, {
    method,
    headers,
    ...(method === 'POST' && { body: form }),
  });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
}

function sessionFields(orderId: string, changes: Record<string, string> = {}) {
  return {
    mode: 'payment',
    client_reference_id: orderId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '1299',
    'line_items[0][price_data][product_data][name]': 'Askara Pro',
    'metadata[payment_id]': orderId,
    'payment_intent_data[metadata][payment_id]': orderId,
    success_url: `${shop.url}/dashboard`,
    cancel_url: `${shop.url}/order`,
    'adaptive_pricing[enabled]': 'false',
    ...changes,
  };
}

async function open(orderId: string) {
  const { status, body } = await call('POST', '/v1/checkout/sessions', sessionFields(orderId));
  expect(status).toBe(200);
  return body;
}

const read = (id: string) =>
  call('GET', `/v1/checkout/sessions/${id}`, {
    'expand[0]': 'payment_intent.latest_charge.refunds',
  });
const eventOf = ({ rawBody }: ReceivedWebhook) => JSON.parse(rawBody);
const receivedTypes = () => shop.webhooks.map((webhook) => eventOf(webhook).type);

describe('sessions', () => {
  test('are created with bracket keys and answered in the format of the API', async () => {
    const session = await open('o1');
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1_299,
      currency: 'usd',
      client_reference_id: 'o1',
      metadata: { payment_id: 'o1' },
      payment_intent: null,
      livemode: false,
      url: `${stripe.url}/pay/${session.id}`,
    });
    expect(session.expires_at - session.created).toBe(86_400);
  });

  test('are created once per key; the same key with other parameters is an error', async () => {
    const key = { 'idempotency-key': 'pay:o2' };
    const first = await call('POST', '/v1/checkout/sessions', sessionFields('o2'), key);
    const again = await call('POST', '/v1/checkout/sessions', sessionFields('o2'), key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = sessionFields('o2', { locale: 'ru' });
    const refused = await call('POST', '/v1/checkout/sessions', other, key);
    expect([refused.status, refused.body.error.type]).toEqual([400, 'idempotency_error']);
    expect(stripe.payments()).toHaveLength(1);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a parameter that is unknown', { payment_method_types: 'card' }, 'payment_method_types'],
    ['a nested one that is unknown', { 'adaptive_pricing[on]': 'true' }, 'on'],
    ['another currency', { 'line_items[0][price_data][currency]': 'eur' }, 'currency'],
    ['a fraction of a cent', { 'line_items[0][price_data][unit_amount]': '1.5' }, 'unit_amount'],
    [
      'too little time',
      { expires_at: String(Math.floor(Date.now() / 1000) + 1_700) },
      'expires_at',
    ],
    ['too much time', { expires_at: String(Math.floor(Date.now() / 1000) + 90_000) }, 'expires_at'],
    ['a script as the way back', { success_url: 'javascript:alert(1)' }, 'success_url'],
    ['another mode', { mode: 'subscription' }, 'mode'],
  ])('are refused with %s', async (_name, changes, param) => {
    const key = { 'idempotency-key': 'refused-first' };
    const fields = sessionFields('o3', changes);
    const { status, body } = await call('POST', '/v1/checkout/sessions', fields, key);
    expect([status, body.error.type]).toEqual([400, 'invalid_request_error']);
    expect(body.error.param).toContain(param);
    // A refused request is not stored under its key.
    const good = await call('POST', '/v1/checkout/sessions', sessionFields('o3'), key);
    expect(good.status).toBe(200);
  });

  test("require the account's key, the pinned version and a form body", async () => {
    const fields = sessionFields('o4');
    const wrongKey = { authorization: 'Bearer sk_test_wrong' };
    expect((await call('POST', '/v1/checkout/sessions', fields, wrongKey)).status).toBe(401);
    const old = { 'stripe-version': '2020-08-27' };
    expect((await call('POST', '/v1/checkout/sessions', fields, old)).status).toBe(400);
    const keyless = { 'idempotency-key': '' };
    expect((await call('POST', '/v1/checkout/sessions', fields, keyless)).status).toBe(400);
    const json = { 'content-type': 'application/json' };
    expect((await call('POST', '/v1/checkout/sessions', fields, json)).status).toBe(415);
  });

  test('can be expired while open, and only then', async () => {
    const { id } = await open('o5');
    const ended = await call('POST', `/v1/checkout/sessions/${id}/expire`);
    expect(ended.body).toMatchObject({ status: 'expired', url: null });
    const again = await call('POST', `/v1/checkout/sessions/${id}/expire`);
    expect([again.status, again.body.error.type]).toEqual([400, 'invalid_request_error']);
    await stripe.webhooksIdle();
    expect(receivedTypes()).toEqual(['checkout.session.expired']);
  });

  test("are listed newest first, and found by the payment intent's metadata once paid", async () => {
    const first = await open('o6');
    const second = await open('o7');
    const list = await call('GET', '/v1/checkout/sessions', { limit: '1' });
    expect(list.body).toMatchObject({ object: 'list', has_more: true, data: [{ id: second.id }] });
    const search = () =>
      call('GET', '/v1/payment_intents/search', { query: "metadata['payment_id']:'o6'" });
    expect((await search()).body.data).toEqual([]);
    await stripe.decide('o6', 'pay');
    const [intent] = (await search()).body.data;
    const owner = await call('GET', '/v1/checkout/sessions', { payment_intent: intent.id });
    expect(owner.body.data).toMatchObject([{ id: first.id, payment_intent: intent.id }]);
    expect((await read('cs_test_none')).body.error.code).toBe('resource_missing');
  });
});

describe("a payer's action", () => {
  test('is visible in the session, its intent and its charge', async () => {
    const { id } = await open('p1');
    await stripe.decide('p1', 'pay');
    expect((await read(id)).body).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        status: 'succeeded',
        amount_received: 1_299,
        currency: 'usd',
        metadata: { payment_id: 'p1' },
        latest_charge: { amount_refunded: 0, refunded: false, disputed: false },
      },
    });
  });

  test.each([
    [['pay'], ['checkout.session.completed']],
    [['expire'], ['checkout.session.expired']],
    [['decline'], ['checkout.session.completed', 'checkout.session.async_payment_failed']],
    [
      ['pay_slowly', 'finish'],
      ['checkout.session.completed', 'checkout.session.async_payment_succeeded'],
    ],
    [
      ['pay', 'refund_pending', 'refund_fails'],
      ['checkout.session.completed', 'charge.refunded', 'refund.created', 'refund.failed'],
    ],
    [
      ['pay', 'dispute', 'dispute_won'],
      [
        'checkout.session.completed',
        'charge.dispute.created',
        'charge.dispute.closed',
        'charge.dispute.funds_reinstated',
      ],
    ],
  ] as const)('%j sends %j', async (outcomes, types) => {
    await open('p2');
    for (const outcome of outcomes) {
      await stripe.decide('p2', outcome);
      await stripe.webhooksIdle();
    }
    expect(receivedTypes()).toEqual(types);
  });

  test("sends an event signed over the raw body with the endpoint's secret", async () => {
    await open('p3');
    await stripe.decide('p3', 'pay');
    stripe.faults.set({ webhooks: 'bad_signature' });
    await stripe.decide('p3', 'refund');
    await stripe.webhooksIdle();
    const secret = stripe.shopSettings.STRIPE_WEBHOOK_SECRET ?? '';
    const genuine = shop.webhooks.map(({ headers, rawBody }) => {
      const header = String(headers['stripe-signature']);
      return header === signEvent(secret, rawBody, Number(header.match(/^t=(\d+)/)?.[1]));
    });
    expect(genuine).toEqual([true, false, false]);
  });
});

describe('refunds', () => {
  const refund = (intent: string, amount: string, key: string) =>
    call('POST', '/v1/refunds', { payment_intent: intent, amount }, { 'idempotency-key': key });

  test('go up to the captured sum, once per key', async () => {
    const { id } = await open('r1');
    await stripe.decide('r1', 'pay');
    const intent = (await read(id)).body.payment_intent.id;
    const first = await refund(intent, '500', 'a');
    expect(first.body).toMatchObject({ object: 'refund', status: 'succeeded', amount: 500 });
    expect((await refund(intent, '500', 'a')).body).toEqual(first.body);
    expect((await refund(intent, '800', 'b')).body.error.param).toBe('amount');
    expect((await refund(intent, '799', 'c')).status).toBe(200);
    expect((await refund(intent, '1', 'd')).body.error.code).toBe('charge_already_refunded');
    expect((await read(id)).body.payment_intent.latest_charge).toMatchObject({
      amount_refunded: 1_299,
      refunded: true,
      refunds: { data: [{ amount: 799 }, { amount: 500 }] },
    });
  });

  test('are refused for unpaid and disputed payments', async () => {
    expect((await refund('pi_none', '1', 'e')).body.error.code).toBe('resource_missing');
    const { id } = await open('r2');
    await stripe.decide('r2', 'pay');
    await stripe.decide('r2', 'dispute');
    const { payment_intent } = (await read(id)).body;
    expect((await refund(payment_intent.id, '1', 'f')).body.error.code).toBe('charge_disputed');
    const disputes = await call('GET', '/v1/disputes', { charge: payment_intent.latest_charge.id });
    expect(disputes.body.data).toMatchObject([{ status: 'needs_response', amount: 1_299 }]);
  });
});

describe('the hosted page', () => {
  test('offers the outcomes possible now and links back to the shop', async () => {
    const { url } = await open('h1');
    const page = await (await fetch(url, { headers: { 'accept-language': 'ru' } })).text();
    for (const part of [
      'Эмулятор Stripe',
      'Askara Pro',
      '12,99',
      'value="pay"',
      'value="expire"',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain('value="refund"');
    const pressed = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([
      303,
      `${shop.url}/dashboard`,
    ]);
    const form = new URLSearchParams({ outcome: 'refund', amount: '2,5' });
    await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    expect(stripe.payments()).toMatchObject([{ state: 'partially_refunded', refundedMinor: 250 }]);
  });
});

test('payments, customers and cards survive a restart with the same folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stripe-'));
  try {
    await stripe.stop();
    stripe = await startStripe({ dataDir, retryDelaysMs: [] });
    const saving = {
      customer_creation: 'always',
      'payment_intent_data[setup_future_usage]': 'off_session',
    };
    const created = await call('POST', '/v1/checkout/sessions', sessionFields('kept', saving));
    await stripe.decide(created.body.id, 'pay');
    const { shopSettings } = stripe;
    await stripe.stop();
    stripe = await startStripe({ dataDir, settings: shopSettings, retryDelaysMs: [] });
    const { body: session } = await read(created.body.id);
    expect(session.payment_status).toBe('paid');
    const [{ methodId = '' } = {}] = stripe.payments() as readonly { methodId?: string }[];
    const charged = await call('POST', '/v1/payment_intents', {
      ...{ amount: '1299', currency: 'usd', confirm: 'true', off_session: 'true' },
      ...{ customer: session.customer, payment_method: methodId },
      'metadata[payment_id]': 'renewed',
    });
    expect(charged.body).toMatchObject({ status: 'succeeded', amount_received: 1_299 });
  } finally {
    await stripe.stop();
    await rm(dataDir, { recursive: true });
  }
});
