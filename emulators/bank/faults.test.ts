import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningBank } from './running-bank.ts';
import { startBank } from './start-bank.ts';
import { callBank, openPayment, paymentBody } from './test/call-bank.ts';

const SHOP = 'http://127.0.0.1:9';
/** One fixed moment, so that a repeat a second later has the same body. */
const EXPIRES_AT = Math.floor(Date.now() / 1000) + 1_800;
let bank: RunningBank;

beforeAll(async () => {
  bank = await startBank({ retryDelaysMs: [] });
});
afterAll(() => bank.stop());
afterEach(() => bank.faults.set({}));

const switchOn = (faults: unknown) => callBank(bank, 'PUT', '/v1/faults', faults);

/** Creates a payment and returns the raw answer; `timeoutMs` is the client's timeout. */
async function createRaw(orderId: string, timeoutMs = 5_000) {
  const answer = await fetch(`${bank.url}/v1/payments`, {
    method: 'POST',
    body: JSON.stringify(paymentBody(SHOP, { order_id: orderId, expires_at: EXPIRES_AT })),
    headers: {
      authorization: `Bearer ${bank.apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': orderId,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { answer, text: await answer.text() };
}

const held = (orderId: string) => bank.payments().filter(({ order_id }) => order_id === orderId);

describe('faults of creating a payment', () => {
  test('refuses without storing a payment', async () => {
    await switchOn({ create: 'refuse_500' });
    expect((await createRaw('refused')).answer.status).toBe(500);
    expect(held('refused')).toEqual([]);
  });

  test.each([
    ['create_then_timeout', 'open'],
    ['charge_then_timeout', 'paid'],
  ])('%s does the work and never answers', async (fault, status) => {
    await switchOn({ create: fault });
    await expect(createRaw(fault, 300)).rejects.toThrow('timeout');
    expect(held(fault)).toMatchObject([{ status }]);
  });

  test('charges once even if the caller retries after a timeout', async () => {
    await switchOn({ create: 'charge_then_timeout', once: true });
    await expect(createRaw('retried', 300)).rejects.toThrow('timeout');
    const { answer, text } = await createRaw('retried');
    expect(answer.status).toBe(200);
    expect(JSON.parse(text).status).toBe('paid');
    expect(held('retried')).toHaveLength(1);
  });

  test('answers 500 after charging', async () => {
    await switchOn({ create: 'charge_then_500' });
    expect((await createRaw('charged-500')).answer.status).toBe(500);
    expect(held('charged-500')).toMatchObject([{ status: 'paid' }]);
  });

  test.each([
    ['bad_url', 'https://evil.example/pay'],
    ['script_url', 'javascript:alert(1)'],
  ])('%s answers a page on another host', async (fault, url) => {
    await switchOn({ create: fault });
    expect(JSON.parse((await createRaw(fault)).text).url).toBe(url);
  });

  test('redirects, answers no JSON, or answers an oversized body', async () => {
    await switchOn({ create: 'redirect' });
    const redirected = await createRaw('redirect');
    expect([redirected.answer.status, redirected.answer.headers.get('location')]).toEqual([
      302,
      'https://evil.example/v1/payments',
    ]);
    await switchOn({ create: 'not_json' });
    expect((await createRaw('not-json')).text).toMatch(/^<html>/);
    await switchOn({ create: 'huge' });
    expect((await createRaw('huge')).text.length).toBeGreaterThan(10_000_000);
  });

  test('answers so slowly that only a deadline ends the call', async () => {
    await switchOn({ create: 'slow_drip' });
    await expect(createRaw('drip', 400)).rejects.toThrow('timeout');
  });

  test('answers late', async () => {
    await switchOn({ create: 'delay_ms:60000' });
    await expect(createRaw('late', 200)).rejects.toThrow('timeout');
    await switchOn({ create: 'delay_ms:1' });
    expect((await createRaw('a-little-late')).answer.status).toBe(201);
  });
});

describe('the fault switch', () => {
  test('breaks reading without affecting creating', async () => {
    const { id } = await openPayment(bank, SHOP);
    await switchOn({ status: 'refuse_500', once: true });
    expect((await callBank(bank, 'GET', `/v1/payments/${id}`)).status).toBe(500);
    expect((await callBank(bank, 'GET', `/v1/payments/${id}`)).status).toBe(200);
  });

  test('shows active faults and refuses unknown ones', async () => {
    await switchOn({ create: 'huge' });
    expect((await switchOn({ create: 'nonsense' })).status).toBe(400);
    for (const create of ['delay_ms:-1', 'delay_ms:', 'delay_ms:1x', 'delay_ms:1234567']) {
      expect((await switchOn({ create })).status).toBe(400);
    }
    expect((await switchOn({ status: 'charge_then_timeout' })).status).toBe(400);
    expect((await callBank(bank, 'GET', '/v1/faults')).body).toEqual({ create: 'huge' });
  });

  test('a hanging request does not delay the shutdown', async () => {
    const ending = await startBank();
    await callBank(ending, 'PUT', '/v1/faults', { create: 'create_then_timeout' });
    const hanging = openPayment(ending, SHOP).catch(() => 'cut off');
    while (ending.payments().length === 0) await new Promise((done) => setImmediate(done));
    await ending.stop();
    expect(await hanging).toBe('cut off');
  });
});
