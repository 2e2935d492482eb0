import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningGateway } from '../kit/gateway.ts';
import { listen } from '../kit/test/listen.ts';
import { startYookassa } from './start-yookassa.ts';

let yookassa: RunningGateway;
let credentials: string;
let keys = 0;

beforeAll(async () => {
  yookassa = await startYookassa({ retryDelaysMs: [10] });
  const { YOOKASSA_SHOP_ID: id, YOOKASSA_SECRET_KEY: key } = yookassa.shopSettings;
  credentials = Buffer.from(`${id}:${key}`).toString('base64');
});
afterAll(() => yookassa.stop());
afterEach(() => {
  yookassa.faults.set({});
  yookassa.switches.set({});
});

const payment = {
  amount: { value: '100.00', currency: 'RUB' },
  capture: true,
  confirmation: { type: 'redirect', return_url: 'http://127.0.0.1:9/back', locale: 'ru_RU' },
  description: 'Order 1',
  metadata: { payment_id: 'order-1' },
};

/** Fields of the answers that tests use. */
interface WireBody {
  id: string;
  confirmation: { confirmation_url: string };
  items: { id: string }[];
  next_cursor?: string;
}

async function call(
  path: string,
  body?: object,
  headers: Record<string, string> = { 'idempotence-key': `key-${keys++}` },
) {
  const answer = await fetch(`${yookassa.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${credentials}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // Not validated: the tests fail if the shape is wrong.
  const wire = (await answer.json()) as WireBody;
  return { status: answer.status, body: wire };
}

async function paid(orderId: string) {
  const { body } = await call('/payments', { ...payment, metadata: { payment_id: orderId } });
  await yookassa.decide(orderId, 'pay');
  return body.id;
}

describe('creating a payment', () => {
  test('answers the payment with a page for the payer', async () => {
    const { status, body } = await call('/payments', payment);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'pending',
      paid: false,
      test: true,
      amount: payment.amount,
      metadata: payment.metadata,
      recipient: { account_id: yookassa.shopSettings.YOOKASSA_SHOP_ID },
    });
    const page = await fetch(body.confirmation.confirmation_url);
    expect(await page.text()).toContain('Order 1');
  });

  test('happens once per key; the same key with another body is refused', async () => {
    const key = { 'idempotence-key': 'once' };
    const first = await call('/payments', payment, key);
    expect(await call('/payments', payment, key)).toEqual(first);
    expect(await call('/payments', { ...payment, description: 'Other' }, key)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', parameter: 'Idempotence-Key' },
    });
  });

  test.each<[string, object]>([
    ['surprise', { surprise: true }],
    ['capture', { capture: false }],
    ['amount.value', { amount: { value: '100', currency: 'RUB' } }],
    ['amount.value', { amount: { value: '0.99', currency: 'RUB' } }],
    ['amount.value', { amount: { value: '350000.01', currency: 'RUB' } }],
    ['amount.currency', { amount: { value: '100.00', currency: 'USD' } }],
    ['description', { description: 'x'.repeat(129) }],
    ['confirmation.locale', { confirmation: { ...payment.confirmation, locale: 'de_DE' } }],
    ['confirmation.return_url', { confirmation: { type: 'redirect', return_url: 'javascript:1' } }],
    ['payment_method_data.type', { payment_method_data: { type: 'qiwi' } }],
    ['payment_method_data.type', { payment_method_data: { type: 'installments' } }],
    ['metadata.payment_id', { metadata: { payment_id: 'x'.repeat(513) } }],
  ])('refuses a wrong %s', async (parameter, change) => {
    expect(await call('/payments', { ...payment, ...change })).toMatchObject({
      status: 400,
      body: { type: 'error', code: 'invalid_request', parameter },
    });
  });

  test('refuses a request without key or with wrong credentials', async () => {
    expect(await call('/payments', payment, {})).toMatchObject({ status: 400 });
    const long = { 'idempotence-key': 'x'.repeat(65) };
    expect(await call('/payments', payment, long)).toMatchObject({ status: 400 });
    expect(await call('/payments', payment, { authorization: 'Basic eDp5' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
  });

  test('expires it after an hour', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const timed = await startYookassa({ now: () => now, settings: yookassa.shopSettings });
    const home = yookassa;
    yookassa = timed;
    const { body } = await call('/payments', payment);
    now = new Date('2026-11-20T13:00:00Z');
    expect(await call(`/payments/${body.id}`)).toMatchObject({
      body: { status: 'canceled', cancellation_details: { reason: 'expired_on_confirmation' } },
    });
    yookassa = home;
    await timed.stop();
  });
});

describe('a receipt', () => {
  const line = {
    description: 'Plan',
    quantity: 1,
    amount: payment.amount,
    vat_code: 1,
    payment_subject: 'service',
    payment_mode: 'full_prepayment',
  };
  const receipt = (item: object) => ({
    receipt: { customer: { email: 'a@example.com' }, items: [{ ...line, ...item }] },
  });

  test('without a measure is refused, and one that does not add up', async () => {
    const refused = { status: 400, body: { code: 'invalid_request', parameter: 'receipt' } };
    expect(await call('/payments', { ...payment, ...receipt({}) })).toMatchObject(refused);
    const less = receipt({ measure: 'piece', amount: { value: '99.00', currency: 'RUB' } });
    expect(await call('/payments', { ...payment, ...less })).toMatchObject(refused);
    const right = await call('/payments', { ...payment, ...receipt({ measure: 'piece' }) });
    expect(right).toMatchObject({ status: 200 });
  });

  test('of a partial refund by the self-employed describes what remains', async () => {
    const order = { ...payment, metadata: { payment_id: 'own' }, ...receipt({ measure: 'piece' }) };
    const { body } = await call('/payments', order);
    await yookassa.decide('own', 'pay');
    const back = (left: string) => ({
      payment_id: body.id,
      amount: { value: '40.00', currency: 'RUB' },
      ...receipt({ measure: 'piece', amount: { value: left, currency: 'RUB' } }),
    });
    yookassa.switches.set({ seller: 'self_employed' });
    expect(await call('/refunds', back('40.00'))).toMatchObject({ status: 400 });
    expect(await call('/refunds', back('60.00'))).toMatchObject({ status: 200 });
    yookassa.switches.set({});
    expect(await call('/refunds', back('40.00'))).toMatchObject({ status: 200 });
  });
});

describe('further calls', () => {
  test('answer the shop, a single refund, and refuse to capture a one-stage payment', async () => {
    expect(await call('/me')).toMatchObject({
      status: 200,
      body: { account_id: yookassa.shopSettings.YOOKASSA_SHOP_ID, test: true },
    });
    const id = await paid('further');
    const refund = { payment_id: id, amount: { value: '1.00', currency: 'RUB' } };
    const made = await call('/refunds', refund);
    expect(await call(`/refunds/${made.body.id}`)).toEqual(made);
    expect(await call('/refunds/none')).toMatchObject({ status: 404 });
    expect(await call(`/payments/${id}/capture`, {})).toMatchObject({ status: 400 });
    expect(await call('/payments/none/capture', {})).toMatchObject({ status: 404 });
  });

  test('show the payment method with its status, and a refunded sum only where there is one', async () => {
    const id = await paid('shown');
    const { body } = await call(`/payments/${id}`);
    expect(body).toMatchObject({ payment_method: { status: 'inactive' } });
    expect(body).not.toHaveProperty('refunded_amount');
  });
});

describe('lists', () => {
  test('answer the payments of a time range, page by page, newest first', async () => {
    const before = new Date().toISOString();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await call('/payments', payment)).body.id);
    const first = await call(`/payments?limit=2&created_at.gte=${before}`);
    expect(first.body.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await call(`/payments?created_at.gte=${before}&cursor=${first.body.next_cursor}`);
    expect(rest.body.items.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(rest.body).not.toHaveProperty('next_cursor');
    expect(
      (await call(`/payments?created_at.lt=${before}&limit=100`)).body.items,
    ).not.toContainEqual(expect.objectContaining({ id: ids[0] }));
  });

  test.each(['limit=0', 'limit=101', 'created_at.gte=today', 'cursor=none', 'order_id=1'])(
    'refuse %s',
    async (query) => {
      expect(await call(`/payments?${query}`)).toMatchObject({ status: 400 });
    },
  );
});

describe('refunds', () => {
  test('never exceed the captured sum and happen once per key', async () => {
    const id = await paid('order-refunds');
    const refund = { payment_id: id, amount: { value: '60.00', currency: 'RUB' } };
    const key = { 'idempotence-key': 'refund' };
    const first = await call('/refunds', refund, key);
    expect(first).toMatchObject({ status: 200, body: { status: 'succeeded', payment_id: id } });
    expect(await call('/refunds', refund, key)).toEqual(first);
    expect(await call('/refunds', refund)).toMatchObject({ status: 400 });
    expect((await call(`/refunds?payment_id=${id}`)).body.items).toEqual([first.body]);
    expect((await call(`/payments/${id}`)).body).toMatchObject({
      status: 'succeeded',
      refunded_amount: { value: '60.00', currency: 'RUB' },
      refundable: true,
    });
  });

  test('need a paid payment', async () => {
    const { body } = await call('/payments', payment);
    const refund = { payment_id: body.id, amount: payment.amount };
    expect(await call('/refunds', refund)).toMatchObject({ status: 400 });
    expect(await call('/refunds', { ...refund, payment_id: 'x' })).toMatchObject({ status: 400 });
  });
});

describe('a shop with fiscal receipts', () => {
  let home: RunningGateway;
  beforeAll(async () => {
    home = yookassa;
    yookassa = await startYookassa({
      settings: { ...home.shopSettings, YOOKASSA_RECEIPT: 'on' },
    });
  });
  afterAll(async () => {
    await yookassa.stop();
    yookassa = home;
  });

  const rubles = (value: string) => ({ value, currency: 'RUB' });
  const receipt = (value: string, mode = 'full_payment') => ({
    customer: { email: 'buyer@example.com' },
    items: [
      {
        description: 'Plan',
        quantity: 1,
        amount: rubles(value),
        vat_code: 1,
        payment_subject: 'service',
        payment_mode: mode,
        measure: 'piece',
      },
    ],
  });

  test('requires receipts that add up', async () => {
    const refused = { status: 400, body: { parameter: 'receipt' } };
    expect(await call('/payments', payment)).toMatchObject(refused);
    const wrong = { ...payment, receipt: receipt('99.99') };
    expect(await call('/payments', wrong)).toMatchObject(refused);
    const { body } = await call('/payments', { ...payment, receipt: receipt('100.00') });
    await yookassa.decide('order-1', 'pay');
    const part = { payment_id: body.id, amount: rubles('10.00') };
    expect(await call('/refunds', part)).toMatchObject(refused);
    const fits = { ...part, receipt: receipt('10.00') };
    expect(await call('/refunds', fits)).toMatchObject({ status: 200 });
  });

  test('lists the receipts of a payment and of a refund, and offsets a prepayment once', async () => {
    const metadata = { payment_id: 'prepaid' };
    const prepaid = receipt('100.00', 'full_prepayment');
    const { body } = await call('/payments', { ...payment, metadata, receipt: prepaid });
    const closing = (value: string, type = 'prepayment') => ({
      ...receipt(value),
      type: 'payment',
      payment_id: body.id,
      send: true,
      settlements: [{ type, amount: rubles(value) }],
    });
    expect(await call('/receipts', closing('100.00'))).toMatchObject({ status: 400 });
    await yookassa.decide('prepaid', 'pay');
    yookassa.switches.set({ receiptRegistration: 'pending' });
    const waiting = await call(`/receipts?payment_id=${body.id}`);
    expect(waiting.body.items).toMatchObject([{ type: 'payment', status: 'pending' }]);
    yookassa.switches.set({});

    const refund = { payment_id: body.id, amount: rubles('10.00') };
    const returned = await call('/refunds', {
      ...refund,
      receipt: receipt('10.00', 'full_prepayment'),
    });
    const ofRefund = await call(`/receipts?refund_id=${returned.body.id}`);
    expect(ofRefund.body.items).toMatchObject([{ type: 'refund', refund_id: returned.body.id }]);

    expect(await call('/receipts', closing('100.00'))).toMatchObject({ status: 400 });
    const once = { 'idempotence-key': 'closing' };
    expect(await call('/receipts', closing('90.00'), once)).toMatchObject({
      status: 200,
      body: { type: 'payment', status: 'succeeded', settlements: [{ type: 'prepayment' }] },
    });
    expect(await call('/receipts', closing('90.00'), once)).toMatchObject({ status: 200 });
    expect(await call('/receipts', closing('90.00'))).toMatchObject({ status: 400 });
    const all = await call(`/receipts?payment_id=${body.id}`);
    expect(all.body.items).toMatchObject([
      { settlements: [{ type: 'prepayment' }], fiscal_storage_number: expect.any(String) },
      { settlements: [{ type: 'cashless' }], fiscal_document_number: expect.any(String) },
    ]);
  });
});

describe('notifications', () => {
  test('report a payment and its refund, and are retried until answered 200', async () => {
    const shop = await listen([202]);
    yookassa.setWebhookUrl(`${shop.url}/webhooks`);
    const id = await paid('order-webhooks');
    await yookassa.decide('order-webhooks', 'refund', { amountMinor: 1_000 });
    await yookassa.decide('order-webhooks', 'refund_fails');
    await yookassa.webhooksIdle();
    await shop.stop();
    const bodies = shop.webhooks.map(({ rawBody }) => JSON.parse(rawBody));
    const paidWebhook = {
      type: 'notification',
      event: 'payment.succeeded',
      object: { id, status: 'succeeded', paid: true },
    };
    const refundWebhook = {
      type: 'notification',
      event: 'refund.succeeded',
      object: { payment_id: id, status: 'succeeded', amount: { value: '10.00' } },
    };
    expect(bodies).toHaveLength(3);
    expect(bodies[0]).toMatchObject(paidWebhook);
    expect(bodies.filter(({ event }) => event === paidWebhook.event)).toHaveLength(2);
    expect(bodies.find(({ event }) => event === refundWebhook.event)).toMatchObject(refundWebhook);
  });

  test('are not sent before an address is set', async () => {
    const withoutWebhooks = await startYookassa({ settings: yookassa.shopSettings });
    const home = yookassa;
    yookassa = withoutWebhooks;
    await paid('order-unnotified');
    await withoutWebhooks.webhooksIdle();
    expect(withoutWebhooks.payments()).toMatchObject([{ state: 'paid' }]);
    yookassa = home;
    await withoutWebhooks.stop();
  });
});
