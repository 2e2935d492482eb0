import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningGateway } from '../kit/gateway.ts';
import { bankAsGateway } from './bank-as-gateway.ts';
import type { RunningBank } from './running-bank.ts';
import { startBank } from './start-bank.ts';
import { callBank, openPayment } from './test/call-bank.ts';
import { type Shop, startShop } from './test/start-shop.ts';

let bank: RunningBank;
let gateway: RunningGateway;
let shop: Shop;

beforeEach(async () => {
  shop = await startShop();
  bank = await startBank({ retryDelaysMs: [] });
  gateway = bankAsGateway(bank);
});
afterEach(async () => {
  await gateway.stop();
  await shop.stop();
});

async function control(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${gateway.url}/_emulator/${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

test('accepts the common outcomes, in this process and over HTTP', async () => {
  await openPayment(bank, shop.url, { order_id: 'first' });
  await openPayment(bank, shop.url, { order_id: 'second' });
  await gateway.decide('first', 'pay');
  await gateway.decide('first', 'refund', { amountMinor: 68 });
  expect(
    (await control('POST', 'decide', { order_id: 'second', outcome: 'pay_more' })).status,
  ).toBe(200);
  await control('GET', 'idle');
  expect(shop.types()).toHaveLength(3);
  const expected = [
    { orderId: 'first', state: 'partially_refunded', capturedMinor: 1_068, refundedMinor: 68 },
    { orderId: 'second', state: 'paid', amountMinor: 1_068, capturedMinor: 1_069 },
  ];
  expect(gateway.payments()).toMatchObject(expected);
  expect((await control('GET', 'payments')).body.payments).toMatchObject(expected);
});

test('applies the fault that is switched on and reports it', async () => {
  const faults = { create: '429', status: 'work_then_500', webhooks: 'bad_signature' };
  expect((await control('PUT', 'faults', faults)).body).toEqual(faults);
  await expect(openPayment(bank, shop.url)).rejects.toThrow('429');
  expect((await callBank(bank, 'GET', '/v1/payments?order_id=none')).status).toBe(500);
  gateway.faults.set({ refund: 'refuse_500', webhooks: 'none' });
  const { id } = await openPayment(bank, shop.url, { order_id: 'refunded' });
  await gateway.decide('refunded', 'pay');
  const refund = await callBank(
    bank,
    'POST',
    `/v1/payments/${id}/refunds`,
    { amount: 1 },
    { 'idempotency-key': 'r' },
  );
  expect(refund.status).toBe(500);
  expect(bank.payments()).toMatchObject([{ refunded: 0 }]);
  await gateway.webhooksIdle();
  expect(shop.webhooks).toEqual([]);
});

test('refuses unknown outcomes and those that are impossible in the current state', async () => {
  await openPayment(bank, shop.url, { order_id: 'open' });
  await expect(gateway.decide('open', 'refund')).rejects.toThrow('Cannot refund');
  await expect(gateway.decide('open', 'test_mode')).rejects.toThrow('knows no test_mode');
  await expect(gateway.decide('nobody', 'pay')).rejects.toThrow('no payment of the order');
  expect((await control('POST', 'decide', { order_id: 'open', outcome: 'refund' })).status).toBe(
    409,
  );
  expect((await control('PUT', 'faults', { create: 'nonsense' })).status).toBe(400);
});
