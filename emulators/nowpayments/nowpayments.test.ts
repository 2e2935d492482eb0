import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningGateway } from '../kit/gateway.ts';
import { listen } from '../kit/test/listen.ts';
import { signWebhook } from './sign-webhook.ts';
import { startNowpayments } from './start-nowpayments.ts';

let nowpayments: RunningGateway;
let shop: Awaited<ReturnType<typeof listen>>;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  nowpayments = await startNowpayments({ retryDelaysMs: [10], now: () => now });
  shop = await listen();
});
afterEach(async () => {
  nowpayments.faults.set({});
  await nowpayments.webhooksIdle();
  shop.webhooks.length = 0;
});
afterAll(async () => {
  await nowpayments.stop();
  await shop.stop();
});

const invoice = (changes: object = {}) => ({
  price_amount: 12.99,
  price_currency: 'usd',
  order_id: 'order-1',
  order_description: 'Plan',
  ipn_callback_url: `${shop.url}/ipn`,
  success_url: 'http://127.0.0.1:9/back',
  is_fixed_rate: false,
  ...changes,
});

/** Fields of the answers that tests use. */
interface WireBody {
  id: string;
  invoice_url: string;
}

async function call(
  path: string,
  body?: object,
  apiKey = nowpayments.shopSettings.NOWPAYMENTS_API_KEY,
) {
  const answer = await fetch(`${nowpayments.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': apiKey ?? '', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  // Not validated: the tests fail if the shape is wrong.
  const wire = (await answer.json()) as WireBody;
  return { status: answer.status, body: wire };
}

async function receivedWebhooks() {
  await nowpayments.webhooksIdle();
  return shop.webhooks.map(({ rawBody }) => JSON.parse(rawBody));
}

describe('an invoice', () => {
  test('is created anew by each call, with a page for the payer', async () => {
    const [one, other] = [await call('/invoice', invoice()), await call('/invoice', invoice())];
    expect(one).toMatchObject({
      status: 201,
      body: {
        order_id: 'order-1',
        price_amount: '12.99',
        price_currency: 'usd',
        pay_currency: null,
      },
    });
    expect(other.body.id).not.toBe(one.body.id);
    expect(await (await fetch(one.body.invoice_url)).text()).toContain('Plan');
  });

  test.each<[string, object]>([
    ['surprise', { surprise: true }],
    ['price_amount', { price_amount: '12.99' }],
    ['price_amount', { price_amount: 12.999 }],
    ['price_amount', { price_amount: 0 }],
    ['price_currency', { price_currency: 'rub' }],
    ['pay_currency', { pay_currency: 'doge' }],
    ['ipn_callback_url', { ipn_callback_url: 'ftp://shop.test' }],
    ['order_id', { order_id: '' }],
  ])('with a wrong %s is refused', async (place, change) => {
    expect(await call('/invoice', invoice(change))).toMatchObject({
      status: 400,
      body: { status: false, statusCode: 400, message: `${place} is wrong` },
    });
  });

  test('needs the key, as every call except the status check', async () => {
    for (const path of ['/currencies', '/min-amount?currency_from=btc', '/payment/51']) {
      expect(await call(path, undefined, 'wrong')).toMatchObject({
        status: 403,
        body: { code: 'INVALID_API_KEY' },
      });
    }
    expect(await call('/invoice', invoice(), 'wrong')).toMatchObject({ status: 403 });
    expect(await call('/status', undefined, 'wrong')).toEqual({
      status: 200,
      body: { message: 'OK' },
    });
  });
});

test('answers the minimum of a coin', async () => {
  expect(await call('/min-amount?currency_from=btc&fiat_equivalent=usd')).toMatchObject({
    body: { currency_from: 'btc', fiat_equivalent: 12.3456 },
  });
  expect(await call('/min-amount?currency_from=doge')).toMatchObject({ status: 400 });
});

describe('a payment', () => {
  test('exists once a coin is chosen', async () => {
    const { body } = await call('/invoice', invoice({ order_id: 'order-choice' }));
    expect(await call(`/payment/5${body.id}`)).toMatchObject({ status: 404 });
    await nowpayments.decide('order-choice', 'pay_slowly');
    expect(await call(`/payment/5${body.id}`)).toMatchObject({
      status: 200,
      body: { payment_id: `5${body.id}`, payment_status: 'confirming', actually_paid: 0 },
    });
    await nowpayments.decide('order-choice', 'finish');
    expect(await call(`/payment/5${body.id}`)).toMatchObject({
      body: { payment_status: 'finished', price_amount: 12.99, pay_amount: 13.022475 },
    });
  });

  test('in a wrong coin is a separate payment', async () => {
    const { body } = await call('/invoice', invoice({ order_id: 'order-mistake' }));
    await nowpayments.decide('order-mistake', 'wrong_currency');
    expect(await call(`/payment/6${body.id}`)).toMatchObject({
      body: {
        parent_payment_id: `5${body.id}`,
        pay_currency: 'trx',
        pay_amount: 1,
        actually_paid: 1,
        price_currency: 'usd',
      },
    });
    expect(await call(`/payment/5${body.id}`)).toMatchObject({
      body: { payment_status: 'waiting' },
    });
  });

  test('expires with its rate', async () => {
    await call('/invoice', invoice({ order_id: 'order-fixed', is_fixed_rate: true }));
    now = new Date(now.getTime() + 1_199_000);
    await call('/currencies');
    expect(await receivedWebhooks()).toEqual([]);
    now = new Date(now.getTime() + 1_000);
    await call('/currencies');
    expect((await receivedWebhooks()).map(({ payment_status }) => payment_status)).toEqual([
      'waiting',
      'expired',
    ]);
  });
});

describe('webhooks', () => {
  test('are sent once per status, signed over sorted JSON', async () => {
    const { body } = await call('/invoice', invoice({ order_id: 'order-told' }));
    await nowpayments.decide('order-told', 'pay_less', { amountMinor: 1_000 });
    expect(await receivedWebhooks()).toMatchObject([
      { payment_status: 'waiting', actually_paid: 0 },
      { payment_status: 'confirming', actually_paid: 0 },
      {
        payment_id: Number(`5${body.id}`),
        invoice_id: Number(body.id),
        payment_status: 'partially_paid',
        actually_paid: 10.025,
        order_id: 'order-told',
      },
    ]);
    for (const { headers, rawBody } of shop.webhooks) {
      const secret = nowpayments.shopSettings.NOWPAYMENTS_IPN_SECRET ?? '';
      expect(headers['x-nowpayments-sig']).toBe(signWebhook(JSON.parse(rawBody), secret));
    }
  });

  test('report a full refund but not a partial one', async () => {
    await call('/invoice', invoice({ order_id: 'order-back' }));
    await nowpayments.decide('order-back', 'pay');
    await receivedWebhooks();
    shop.webhooks.length = 0;
    await nowpayments.decide('order-back', 'refund', { amountMinor: 100 });
    expect(await receivedWebhooks()).toEqual([]);
    await nowpayments.decide('order-back', 'refund');
    expect(await receivedWebhooks()).toMatchObject([{ payment_status: 'refunded' }]);
  });
});

test('signs like the published example', () => {
  const webhook = {
    payment_id: 4522,
    payment_status: 'finished',
    order_id: 'ord_1',
    price_amount: 12.99,
    price_currency: 'usd',
    pay_amount: 13.02,
    actually_paid: 13.02,
    pay_currency: 'usdttrc20',
    fee: { serviceFee: 0.02, currency: 'usdttrc20', depositFee: 0.1 },
  };
  expect(signWebhook(webhook, 'test-ipn-secret')).toBe(
    '2523eecbee8abdc922eb97376405ea39f1c0e329e964acc1c2a24ef92d8c893032c77e58a41976b117a79e9dbfd917e18b2864448ed3bd2c8d23420917171ab6',
  );
});
