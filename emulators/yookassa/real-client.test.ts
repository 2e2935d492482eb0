import { CurrencyEnum, YooKassa } from '@webzaytsev/yookassa-ts-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningGateway } from '../kit/gateway.ts';
import { startYookassa } from './start-yookassa.ts';

/** A client that was written for the real YooKassa works with the emulator: neither knows the adapter of the shop. */

let yookassa: RunningGateway;
let client: ReturnType<typeof YooKassa>;

beforeAll(async () => {
  yookassa = await startYookassa({ retryDelaysMs: [] });
  const { YOOKASSA_SHOP_ID: shop_id = '', YOOKASSA_SECRET_KEY: secret_key = '' } =
    yookassa.shopSettings;
  const endpoint = yookassa.url;
  client = YooKassa({ shop_id, secret_key, endpoint, maxRPS: 1_000, retries: 0 }, true);
});
afterAll(() => yookassa.stop());

const rubles = (value: string) => ({ value, currency: CurrencyEnum.RUB });

const order = (id: string) => ({
  amount: rubles('100.00'),
  capture: true,
  confirmation: { type: 'redirect' as const, return_url: 'http://127.0.0.1:9/back' },
  description: 'Plan',
  metadata: { payment_id: id },
});

test('creates, pays, reads and refunds a payment, in part and in full', async () => {
  const { id } = await client.payments.create(order('client'), 'client-1');
  expect(await client.payments.load(id)).toMatchObject({ status: 'pending', paid: false });
  expect((await client.payments.create(order('client'), 'client-1')).id).toBe(id);
  await yookassa.decide('client', 'pay');
  const paid = await client.payments.load(id);
  expect(paid).toMatchObject({ status: 'succeeded', paid: true, refundable: true });

  const part = await client.refunds.create({ payment_id: id, amount: rubles('40.00') });
  expect(part).toMatchObject({ status: 'succeeded', payment_id: id });
  expect(await client.refunds.load(part.id)).toMatchObject({ id: part.id });
  expect(await client.payments.load(id)).toMatchObject({ refunded_amount: rubles('40.00') });
  await client.refunds.create({ payment_id: id, amount: rubles('60.00') });
  expect(await client.payments.load(id)).toMatchObject({
    refunded_amount: rubles('100.00'),
    refundable: false,
  });
  const refunds = await client.refunds.list({ payment_id: id });
  expect(refunds.map(({ amount }) => amount.value)).toEqual(['60.00', '40.00']);
  expect((await client.payments.list({})).map((payment) => payment.id)).toContain(id);
});

test('is refused what YooKassa refuses', async () => {
  const { id } = await client.payments.create(order('refused'));
  await expect(client.payments.capture(id)).rejects.toThrow();
  const refund = client.refunds.create({ payment_id: id, amount: rubles('1.00') });
  await expect(refund).rejects.toThrow();
});

test('saves a card, charges it without its buyer once, and reads why a charge was canceled', async () => {
  const saving = { ...order('saving'), save_payment_method: true };
  const { id } = await client.payments.create(saving);
  await yookassa.decide('saving', 'pay');
  const { payment_method: saved } = await client.payments.load(id);
  expect(saved).toMatchObject({ saved: true, type: 'bank_card' });
  const charge = (key: string) =>
    client.payments.create(
      {
        ...{ amount: rubles('100.00'), capture: true, description: 'Plan' },
        payment_method_id: saved !== undefined && 'id' in saved ? saved.id : '',
        metadata: { payment_id: key },
      },
      key,
    );
  const charged = await charge('renewal-1');
  expect(charged).toMatchObject({ status: 'succeeded', paid: true });
  expect((await charge('renewal-1')).id).toBe(charged.id);
  yookassa.switches.set({ charge: 'card_expired' });
  expect(await charge('renewal-2')).toMatchObject({
    ...{ status: 'canceled', paid: false },
    cancellation_details: { reason: 'card_expired' },
  });
  yookassa.switches.set({});
  const captured = yookassa.payments().filter(({ capturedMinor }) => capturedMinor > 0);
  expect(captured.filter(({ orderId }) => orderId.startsWith('renewal-'))).toHaveLength(1);
});
