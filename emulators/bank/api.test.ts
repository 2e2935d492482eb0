import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningBank, startBank } from './start-bank.ts';
import { callBank, openPayment, paymentBody } from './test/call-bank.ts';

const SHOP = 'http://127.0.0.1:9';
let bank: RunningBank;

beforeAll(async () => {
  bank = await startBank({ retryDelaysMs: [] });
});
afterAll(() => bank.stop());
afterEach(() => bank.faults.set({}));

const create = (body: unknown, key = 'k') =>
  callBank(bank, 'POST', '/v1/payments', body, { 'idempotency-key': key });

describe('creating a payment', () => {
  test('answers an open payment with the address of its page', async () => {
    const body = paymentBody(SHOP, { order_id: 'order-create', test_mode: true });
    const answer = await create(body, 'create');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      order_id: 'order-create',
      amount: 1_068,
      currency: 'USD',
      status: 'open',
      merchant: 'sesame-demo',
      live: false,
      refunded: 0,
      expires_at: body.expires_at,
      url: `${bank.url}/pay/${answer.body.id}`,
    });
    expect(answer.body).not.toHaveProperty('paid_amount');
  });

  test('answers the same payment for the same key and body', async () => {
    const body = paymentBody(SHOP, { order_id: 'order-same' });
    const first = await create(body, 'same');
    const again = await create(body, 'same');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });

  test('creates one payment for twenty parallel repeats', async () => {
    const body = paymentBody(SHOP, { order_id: 'order-parallel' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body, 'parallel')));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });

  test('refuses a used key with another body', async () => {
    const body = paymentBody(SHOP);
    await create(body, 'conflict');
    const answer = await create({ ...body, amount: 1 }, 'conflict');
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe('idempotency_conflict');
  });

  test.each([
    ['an unknown field', { price: 1 }],
    ['no money', { amount: 0 }],
    ['negative money', { amount: -1 }],
    ['a fraction of a cent', { amount: 1.5 }],
    ['money as text', { amount: '1068' }],
    ['another currency', { currency: 'EUR' }],
    ['real money', { test_mode: false }],
    ['a script as the way back', { return_url: 'javascript:alert(1)' }],
    ['a file as the webhook address', { notify_url: 'file:///etc/passwd' }],
    ['a name in the address', { return_url: 'http://shop@evil.example/' }],
    ['a time that is over', { expires_at: 1_000 }],
    ['no order', { order_id: undefined }],
    ['an endless description', { description: 'x'.repeat(501) }],
  ])('refuses %s and stores nothing', async (_name, changes) => {
    const before = bank.payments().length;
    const answer = await create(paymentBody(SHOP, changes), `bad-${_name}`);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('invalid_request');
    expect(bank.payments()).toHaveLength(before);
  });

  test('needs an idempotency key', async () => {
    const answer = await callBank(bank, 'POST', '/v1/payments', paymentBody(SHOP));
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('idempotency_key_required');
  });

  test('accepts JSON only', async () => {
    const answer = await callBank(
      bank,
      'POST',
      '/v1/payments',
      {},
      { 'content-type': 'text/plain' },
    );
    expect(answer.status).toBe(415);
  });
});

describe('the key', () => {
  test.each([
    ['none', ''],
    ['a wrong one', 'Bearer wrong'],
    ['the right one in another scheme', 'Basic right'],
  ])('is required: refuses %s', async (_name, authorization) => {
    const header = authorization.replace('right', bank.apiKey);
    for (const path of ['/v1/payments?order_id=1', '/v1/payments/pay_x']) {
      const answer = await callBank(bank, 'GET', path, undefined, { authorization: header });
      expect(answer.status).toBe(401);
    }
  });
});

describe('reading payments', () => {
  test('finds by id and, newest first, by order', async () => {
    const first = await openPayment(bank, SHOP, { order_id: 'order-list' });
    const second = await openPayment(bank, SHOP, { order_id: 'order-list' });
    const one = await callBank(bank, 'GET', `/v1/payments/${first.id}`);
    expect(one.body).toEqual(first);
    const list = await callBank(bank, 'GET', '/v1/payments?order_id=order-list');
    expect(list.body.payments).toEqual([second, first]);
  });

  test('refuses unknown ids and unknown parameters', async () => {
    expect((await callBank(bank, 'GET', '/v1/payments/pay_x')).status).toBe(404);
    expect((await callBank(bank, 'GET', '/v1/payments')).status).toBe(400);
    expect((await callBank(bank, 'GET', '/v1/payments?order_id=1&limit=5')).status).toBe(400);
    expect((await callBank(bank, 'GET', '/v2')).status).toBe(404);
  });
});

describe('cancel and refund', () => {
  test('cancels an open payment once', async () => {
    const { id } = await openPayment(bank, SHOP);
    const answer = await callBank(bank, 'POST', `/v1/payments/${id}/cancel`);
    expect(answer.body.status).toBe('canceled');
    const again = await callBank(bank, 'POST', `/v1/payments/${id}/cancel`);
    expect([again.status, again.body.error.code]).toEqual([409, 'payment_state']);
  });

  test('refunds at most what was captured, once per key', async () => {
    const { id } = await openPayment(bank, SHOP, { amount: 1_000 });
    const refund = (amount: number, key: string) =>
      callBank(bank, 'POST', `/v1/payments/${id}/refunds`, { amount }, { 'idempotency-key': key });
    expect((await refund(100, 'r0')).status).toBe(409);
    await bank.decide(id, 'pay');
    expect((await refund(400, 'r1')).body).toMatchObject({
      status: 'partially_refunded',
      refunded: 400,
    });
    const repeated = await refund(400, 'r1');
    expect([repeated.status, repeated.body.refunded]).toEqual([200, 400]);
    expect((await refund(500, 'r1')).body.error.code).toBe('idempotency_conflict');
    expect((await refund(601, 'r2')).body.error.code).toBe('refund_too_large');
    expect((await refund(600, 'r3')).body).toMatchObject({ status: 'refunded', refunded: 1_000 });
    expect((await refund(1, 'r4')).status).toBe(409);
  });
});

describe('the clock', () => {
  test('expires unpaid payments', async () => {
    let now = new Date();
    const clocked = await startBank({ now: () => now, retryDelaysMs: [] });
    const { id, expires_at } = await openPayment(clocked, SHOP);
    now = new Date(expires_at * 1000 - 1);
    expect((await callBank(clocked, 'GET', `/v1/payments/${id}`)).body.status).toBe('open');
    now = new Date(expires_at * 1000);
    expect((await callBank(clocked, 'GET', `/v1/payments/${id}`)).body.status).toBe('expired');
    await clocked.stop();
  });
});
