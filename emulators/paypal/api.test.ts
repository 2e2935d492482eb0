import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningGateway } from '../kit/gateway.ts';
import { startPayPal } from './start-paypal.ts';

let paypal: RunningGateway;
let token: string;
let requests = 0;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  paypal = await startPayPal({ now: () => now });
  token = await buyToken();
});
afterEach(() => paypal.switches.set({}));
afterAll(() => paypal.stop());

function requestId(): string {
  requests += 1;
  return `request-${requests}`;
}

async function buyToken(): Promise<string> {
  const { status, body } = await requestToken();
  expect(status).toBe(200);
  return body.access_token;
}

async function requestToken({
  secret = paypal.shopSettings.PAYPAL_CLIENT_SECRET,
  grant = 'client_credentials',
} = {}) {
  const id = paypal.shopSettings.PAYPAL_CLIENT_ID;
  const answer = await fetch(`${paypal.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: grant }),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function call(
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${paypal.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'paypal-request-id': requestId() }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

interface Changes {
  body?: object;
  unit?: object;
  amount?: object;
  context?: object;
}

function orderBody({ body, unit, amount, context }: Changes = {}) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'order-1',
        invoice_id: 'order-1',
        description: 'Askara Pro, 3 months',
        amount: { currency_code: 'USD', value: '10.68', ...amount },
        ...unit,
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'http://127.0.0.1:9/dashboard',
          cancel_url: 'http://127.0.0.1:9/dashboard',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          ...context,
        },
      },
    },
    ...body,
  };
}

/** A separate order, approved as `outcome`. */
async function approved(outcome: Parameters<RunningGateway['decide']>[1] = 'pay') {
  const orderId = `order-of-${requestId()}`;
  const unit = { custom_id: orderId, invoice_id: orderId };
  const { body } = await call('POST', '/v2/checkout/orders', orderBody({ unit }));
  await paypal.decide(orderId, outcome);
  return { orderId, path: `/v2/checkout/orders/${body.id}` };
}

const full = { prefer: 'return=representation' };

async function captured() {
  const { orderId, path } = await approved();
  const { body } = await call('POST', `${path}/capture`, {}, full);
  const [{ id }] = body.purchase_units[0].payments.captures;
  return { orderId, path, capture: `/v2/payments/captures/${id}` };
}

describe('credentials', () => {
  test.each([{ secret: 'wrong' }, { secret: '' }])('are refused: %j', async (changes) => {
    expect((await requestToken(changes)).status).toBe(401);
  });

  test('are needed to get a token', async () => {
    expect((await requestToken({ grant: 'password' })).status).toBe(400);
  });

  test.each(['', 'Bearer', 'Bearer A21made-up', 'Basic abc'])(
    'a valid token is needed for every call: %j',
    async (authorization) => {
      const { status, body } = await call('GET', '/v2/checkout/orders/X', undefined, {
        authorization,
      });
      expect({ status, name: body.name }).toEqual({ status: 401, name: 'AUTHENTICATION_FAILURE' });
    },
  );

  test('a token is valid for nine hours', async () => {
    const before = now;
    now = new Date(now.getTime() + 32_401_000);
    expect((await call('GET', '/v2/checkout/orders/X')).status).toBe(401);
    now = before;
    expect((await call('GET', '/v2/checkout/orders/X')).status).toBe(404);
  });
});

describe('opening an order', () => {
  test('answers the short form, or the full one on request', async () => {
    const short = await call('POST', '/v2/checkout/orders', orderBody());
    expect(short).toMatchObject({ status: 201, body: { status: 'PAYER_ACTION_REQUIRED' } });
    expect(short.body.purchase_units).toBeUndefined();
    const long = await call('POST', '/v2/checkout/orders', orderBody(), full);
    expect(long.body.purchase_units).toMatchObject([
      { custom_id: 'order-1', amount: { currency_code: 'USD', value: '10.68' } },
    ]);
  });

  test('answers the address of a page', async () => {
    const { body } = await call('POST', '/v2/checkout/orders', orderBody());
    const { href } = body.links.find(({ rel }: { rel: string }) => rel === 'payer-action');
    const page = await fetch(href, { headers: { 'accept-language': 'ru' } });
    expect(await page.text()).toContain('Эмулятор PayPal');
  });

  test.each<[string, Changes]>([
    ['another intent', { body: { intent: 'AUTHORIZE' } }],
    ['a field that PayPal does not know', { body: { notify_url: 'http://127.0.0.1/' } }],
    ['no unit', { body: { purchase_units: [] } }],
    ['a number for the sum', { amount: { value: 10.68 } }],
    ['a sum without cents', { amount: { value: '10' } }],
    ['a currency the account does not take', { amount: { currency_code: 'RUB' } }],
    ['an empty description', { unit: { description: '' } }],
    ['a description that is too long', { unit: { description: 'x'.repeat(128) } }],
    ['a way back that no browser can go', { context: { return_url: 'javascript:alert(1)' } }],
  ])('refuses %s', async (_name, changes) => {
    const { status, body } = await call('POST', '/v2/checkout/orders', orderBody(changes));
    expect({ status, name: body.name }).toEqual({ status: 400, name: 'INVALID_REQUEST' });
  });

  test.each(['', 'x'.repeat(109)])('refuses a request id of the wrong length', async (id) => {
    const headers = { 'paypal-request-id': id };
    const { status, body } = await call('POST', '/v2/checkout/orders', orderBody(), headers);
    expect({ status, issue: body.details[0].issue }).toEqual({
      status: 400,
      issue: 'PAYPAL_REQUEST_ID_REQUIRED',
    });
  });

  test('answers a repeat with the same order, even with another body, or refuses that', async () => {
    const headers = { 'paypal-request-id': requestId() };
    const first = await call('POST', '/v2/checkout/orders', orderBody(), headers);
    const other = orderBody({ amount: { value: '10.67' } });
    for (const body of [orderBody(), other]) {
      const second = await call('POST', '/v2/checkout/orders', body, headers);
      expect(second).toMatchObject({ status: 200, body: { id: first.body.id } });
    }
    paypal.switches.set({ reused_request_id: 'refused' });
    const refused = await call('POST', '/v2/checkout/orders', other, headers);
    expect(refused).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'DUPLICATE_REQUEST_ID' }] },
    });
  });

  test('without a payment source gives the older link', async () => {
    const { body } = await call(
      'POST',
      '/v2/checkout/orders',
      orderBody({ body: { payment_source: undefined } }),
    );
    expect(body).toMatchObject({ status: 'CREATED', links: [{ rel: 'self' }, { rel: 'approve' }] });
    expect(body.payment_source).toBeUndefined();
  });
});

describe('capturing', () => {
  test('needs the approval', async () => {
    const { body } = await call('POST', '/v2/checkout/orders', orderBody());
    const path = `/v2/checkout/orders/${body.id}/capture`;
    expect(await call('POST', path, {})).toMatchObject({
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] },
    });
  });

  test('happens once: a repeat gets the same answer, another request is refused', async () => {
    const { path } = await approved();
    const headers = { ...full, 'paypal-request-id': requestId() };
    const first = await call('POST', `${path}/capture`, {}, headers);
    expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect(await call('POST', `${path}/capture`, {}, headers)).toEqual(first);
    expect(await call('POST', `${path}/capture`, {})).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] },
    });
  });

  test('reports a declined payment method only now', async () => {
    const { orderId, path } = await approved('decline');
    expect((await call('GET', path)).body.status).toBe('APPROVED');
    expect(await call('POST', `${path}/capture`, {})).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'TRANSACTION_REFUSED' }] },
    });
    expect(paypal.payments().at(-1)).toMatchObject({ orderId, state: 'declined' });
  });

  test.each([
    [{ capture_issue: 'INSTRUMENT_DECLINED' }, 'APPROVED'],
    [
      { capture_issue: 'INSTRUMENT_DECLINED', after_decline: 'PAYER_ACTION_REQUIRED' },
      'PAYER_ACTION_REQUIRED',
    ],
    [{ capture_issue: 'PAYER_ACTION_REQUIRED' }, 'PAYER_ACTION_REQUIRED'],
    [{ capture_issue: 'ANY_OTHER_WORD' }, 'APPROVED'],
  ])('is refused by the switches %j, and can succeed later', async (switches, status) => {
    const { orderId, path } = await approved();
    paypal.switches.set(switches);
    const headers = { 'paypal-request-id': requestId() };
    const refused = { status: 422, body: { details: [{ issue: switches.capture_issue }] } };
    const refusal = await call('POST', `${path}/capture`, {}, headers);
    expect(refusal).toMatchObject(refused);
    const { body } = await call('GET', path);
    expect(body.status).toBe(status);
    const links = switches.capture_issue === 'PAYER_ACTION_REQUIRED' ? ['payer-action'] : [];
    expect(refusal.body.links.map(({ rel }: { rel: string }) => rel)).toEqual(links);
    paypal.switches.set({ refused_captures: 'remembered' });
    expect(await call('POST', `${path}/capture`, {}, headers)).toMatchObject(refused);
    await paypal.decide(orderId, 'pay');
    expect((await call('POST', `${path}/capture`, {})).status).toBe(201);
  });

  test('and refunding take an empty body, but no broken one', async () => {
    const { path } = await approved();
    const post = async (address: string, text: string) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'paypal-request-id': requestId(),
        ...full,
      };
      const answer = await fetch(`${paypal.url}${address}`, {
        method: 'POST',
        headers,
        body: text,
      });
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    };
    expect(await post(`${path}/capture`, '{')).toMatchObject({
      status: 400,
      body: { details: [{ issue: 'MALFORMED_REQUEST_JSON' }] },
    });
    const { status, body } = await post(`${path}/capture`, '');
    expect(status).toBe(201);
    const [{ id }] = body.purchase_units[0].payments.captures;
    const refunded = await post(`/v2/payments/captures/${id}/refund`, '');
    expect(refunded).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    const refund = await call('GET', `/v2/payments/refunds/${refunded.body.id}`);
    expect(refund).toMatchObject({ status: 200, body: { id: refunded.body.id } });
    expect((await call('GET', '/v2/payments/refunds/NONE')).status).toBe(404);
  });

  test('an old order is gone, its capture stays', async () => {
    const { path, capture } = await captured();
    paypal.switches.set({ old_orders: 'deleted' });
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', capture)).status).toBe(200);
  });

  test('is refused for an order that has ended', async () => {
    const { orderId, path } = await approved();
    await paypal.decide(orderId, 'expire');
    expect((await call('GET', path)).body.status).toBe('VOIDED');
    expect((await call('POST', `${path}/capture`, {})).status).toBe(422);
  });
});

describe('refunding', () => {
  test('never exceeds the captured sum', async () => {
    const { capture } = await captured();
    const part = { amount: { currency_code: 'USD', value: '0.68' } };
    expect(await call('POST', `${capture}/refund`, part)).toMatchObject({
      status: 201,
      body: { status: 'COMPLETED', amount: { value: '0.68' } },
    });
    expect((await call('GET', capture)).body.status).toBe('PARTIALLY_REFUNDED');
    const tooMuch = { amount: { currency_code: 'USD', value: '10.01' } };
    expect(await call('POST', `${capture}/refund`, tooMuch)).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] },
    });
    expect((await call('POST', `${capture}/refund`, {})).body.amount.value).toBe('10.00');
    expect(await call('POST', `${capture}/refund`, {})).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] },
    });
  });

  test('is refused during a dispute', async () => {
    const { orderId, capture } = await captured();
    await paypal.decide(orderId, 'dispute');
    expect((await call('POST', `${capture}/refund`, {})).body.details[0].issue).toBe(
      'TRANSACTION_DISPUTED',
    );
  });
});

describe('disputes', () => {
  test('are listed by their capture; only the full view has the outcome', async () => {
    const { orderId, capture } = await captured();
    const id = capture.split('/').at(-1);
    const list = `/v1/customer/disputes?disputed_transaction_id=${id}`;
    expect((await call('GET', list)).body.items).toEqual([]);
    await paypal.decide(orderId, 'dispute');
    await paypal.decide(orderId, 'dispute_lost');
    const [item] = (await call('GET', list)).body.items;
    expect(item).toMatchObject({ status: 'RESOLVED' });
    expect(item.dispute_outcome).toBeUndefined();
    const { body } = await call('GET', `/v1/customer/disputes/${item.dispute_id}`);
    expect(body.dispute_outcome).toEqual({
      outcome_code: 'RESOLVED_BUYER_FAVOUR',
      amount_refunded: { currency_code: 'USD', value: '10.68' },
    });
  });
});

describe('the return to the shop', () => {
  test('carries the order', async () => {
    const { body } = await call('POST', '/v2/checkout/orders', orderBody());
    const answer = await fetch(`${paypal.url}/pay/${body.id}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://127.0.0.1:9/dashboard?token=${body.id}&PayerID=QYR5Z8XDVJNXQ`,
    );
  });
});
