import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import { resendFiscalReceipt } from '@sesame/contract/console/payments/fiscal-receipts.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startTbank } from '@sesame/emulators/tbank/start-tbank.ts';
import { startYookassa } from '@sesame/emulators/yookassa/start-yookassa.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { isSilent } from '../../../../test/database/silent-faults.ts';
import { shortenTimeouts } from '../../../../test/network/shorten-timeouts.ts';
import { insertRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

/** Fiscal receipts over the wire: the emulated providers register, lose and refuse them. */

let shop: Shop<'refunds'>;
let yookassa: RunningGateway;
let tbank: RunningGateway;
let now = () => new Date();

beforeAll(async () => {
  yookassa = await startYookassa({ settings: { YOOKASSA_RECEIPT: 'on' }, now: () => now() });
  tbank = await startTbank({ retryDelaysMs: [], now: () => now() });
  const env = {
    ...yookassa.shopSettings,
    ...tbank.shopSettings,
    YOOKASSA_PAYMENT_MODE: 'full_prepayment',
    YOOKASSA_VAT_CODE: '12',
    TBANK_TAXATION: 'usn_income',
    TBANK_PAYMENT_METHOD: 'full_prepayment',
    TBANK_VAT: 'vat122',
  };
  shop = await startShop(['refunds'], { env, gateway: tbank });
  shortenTimeouts(shop.app.platform, () => (isSilent(yookassa.faults.current()) ? 500 : undefined));
  now = () => shop.app.clock.now();
  for (const provider of ['yookassa', 'tbank']) {
    await insertRows(shop.app, 'payment_methods', {
      ...{ gateway: provider, provider, category: 'cis', title: provider, title_ru: provider },
      ...{ fee_percent: 0, charge_currency: 'RUB' },
    });
  }
});
afterEach(async () => {
  for (const emulator of [yookassa, tbank]) {
    emulator.faults.set({});
    emulator.switches.set({});
  }
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await Promise.all([yookassa.stop(), tbank.stop()]);
});

/** A purchase at 200.00, which is 16,246.00 rubles. */
async function buy(gateway: 'yookassa' | 'tbank'): Promise<{ id: string; buyer: Buyer }> {
  const buyer = await shop.newBuyer();
  const order = { priceId: shop.expensivePriceId, gateway, expected_charge: 16_246 };
  const { body } = await shop.pay(buyer, order);
  const id = body.payment_id;
  await (gateway === 'tbank' ? tbank : yookassa).decide(id, 'pay');
  await quiet();
  // YooKassa has no address for webhooks here.
  if (gateway === 'yookassa') await syncAfter(60);
  return { id, buyer };
}

async function quiet() {
  await tbank.webhooksIdle();
  await shop.settled();
}

async function syncAfter(seconds: number) {
  shop.app.clock.advance(seconds * 1_000);
  await shop.app.jobs.run('reconcile-payments');
  await shop.app.jobs.run('sync-payment');
  await quiet();
}

async function send() {
  await shop.app.jobs.run('send-fiscal-receipt');
  await quiet();
}

const receiptsOf = async (id: string) => {
  const operator = await buildOperator(shop.app);
  const { body } = await shop.app.call(getConsolePayment, { params: { id } }, operator);
  return body.fiscal_receipts;
};

const alertsAbout = async (id: string) => {
  const operator = await buildOperator(shop.app);
  const query = { state: 'open' } as const;
  const { body } = await shop.app.call(listAlerts, { query }, operator);
  return body.filter(({ subject }) => subject === id).map(({ kind }) => kind);
};

async function resend(payment: string, receipt: string) {
  const params = { id: payment, receipt };
  const body = { reason: 'The cash register was off' };
  return shop.app.call(resendFiscalReceipt, { params, body }, await buildOperator(shop.app));
}

describe('YooKassa', () => {
  test('registers the receipt of a prepayment, and one that closes it, sent once', async () => {
    const { id } = await buy('yookassa');
    expect(await receiptsOf(id)).toMatchObject([
      { kind: 'payment', state: 'registered', amount: 16_246 },
      { kind: 'closing', state: 'waiting', amount: null },
    ]);
    yookassa.faults.set({ receipt: 'work_then_timeout', once: true });
    await send().catch(() => undefined);
    shop.app.clock.advance(60_000);
    await send();
    await syncAfter(3_600);
    expect(await receiptsOf(id)).toMatchObject([
      { kind: 'payment', fiscal: { storage_number: expect.any(String) } },
      { kind: 'closing', state: 'registered', amount: 16_246, is_resendable: false },
    ]);
    const [payment] = yookassa.payments().filter(({ orderId }) => orderId === id);
    // The calculated rate 22/122 of the prepayment is 22 % on the receipt that closes it.
    expect(payment).toMatchObject({
      sentReceipts: [
        { body: { items: [{ payment_mode: 'full_payment', vat_code: 11 }], send: true } },
      ],
    });
  });

  test('closes what is left after a partial refund, and its refunds follow the mode', async () => {
    const { id } = await buy('yookassa');
    await shop.refund(id, { amount: 50, method: 'gateway', access: 'keep' });
    await send();
    await shop.refund(id, { amount: 50, method: 'gateway', access: 'keep', expected_refunded: 50 });
    await syncAfter(3_600);
    expect(await receiptsOf(id)).toMatchObject([
      { kind: 'payment', state: 'registered' },
      { kind: 'closing', state: 'registered', amount: 12_184.5 },
      { kind: 'refund', state: 'registered', amount: 4_061.5 },
      { kind: 'refund', state: 'registered', amount: 4_061.5 },
    ]);
  });

  test('needs no closing receipt when everything was refunded before', async () => {
    const { id } = await buy('yookassa');
    await shop.refund(id, { amount: 'all', method: 'gateway', access: 'revoke' });
    await send();
    expect(await receiptsOf(id)).toContainEqual(
      expect.objectContaining({ kind: 'closing', state: 'unneeded' }),
    );
  });

  test('a receipt that failed raises an alert until it is sent again', async () => {
    yookassa.switches.set({ receiptRegistration: 'canceled' });
    const { id } = await buy('yookassa');
    const [failed] = await receiptsOf(id);
    expect(failed).toMatchObject({ state: 'failed', is_resendable: true });
    expect(await alertsAbout(id)).toEqual(['fiscal_receipt_failed']);

    yookassa.switches.set({});
    const { body, refusal } = await resend(id, failed?.id ?? '');
    expect(refusal).toBeUndefined();
    expect(body).toContainEqual(expect.objectContaining({ kind: 'payment', state: 'waiting' }));
    expect((await resend(id, failed?.id ?? '')).refusal?.code).toBe(
      'fiscal_receipt_not_resendable',
    );
    await send();
    expect((await receiptsOf(id))[0]).toMatchObject({ state: 'registered', is_resendable: false });
    expect(await alertsAbout(id)).toEqual([]);
  });

  test('a receipt that waits for a day raises an alert until it is registered', async () => {
    yookassa.switches.set({ receiptRegistration: 'pending' });
    const { id } = await buy('yookassa');
    expect(await receiptsOf(id)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    shop.app.clock.advance(24 * 3_600_000);
    await shop.app.jobs.run('alert-late-receipts');
    expect(await alertsAbout(id)).toEqual(['fiscal_receipt_late']);
    yookassa.switches.set({});
    await send();
    await syncAfter(3_600);
    await syncAfter(3_600);
    expect(await alertsAbout(id)).toEqual([]);
  });
});

describe('T-Bank', () => {
  test('reports each receipt by webhook, with a link for the buyer', async () => {
    const { id, buyer } = await buy('tbank');
    expect(await receiptsOf(id)).toMatchObject([
      { kind: 'payment', state: 'registered', amount: 16_246, has_resend: false },
      { kind: 'closing', state: 'waiting' },
    ]);
    await send();
    const [, closing] = await receiptsOf(id);
    expect(closing).toMatchObject({
      state: 'registered',
      amount: 16_246,
      fiscal: { document_number: expect.any(String), url: expect.stringContaining('/receipts/') },
    });
    const own = await shop.app.call(getPayment, { params: { id } }, buyer);
    expect(own.body.fiscal_receipts).toMatchObject([{ kind: 'payment' }, { kind: 'closing' }]);

    await shop.refund(id, { amount: 50, method: 'gateway', access: 'keep' });
    await quiet();
    expect((await receiptsOf(id)).at(-1)).toMatchObject({
      kind: 'refund',
      state: 'registered',
      amount: 4_061.5,
    });
    const [payment] = tbank.payments().filter(({ orderId }) => orderId === id);
    expect(payment).toMatchObject({ closedMinor: 1_624_600 });
  });

  test('is not asked twice for a closing receipt whose answer is lost', async () => {
    const { id } = await buy('tbank');
    tbank.switches.set({ receipts: 'late' });
    tbank.faults.set({ receipt: 'work_then_timeout' });
    await send();
    tbank.faults.set({});
    await send();
    const [, closing] = await receiptsOf(id);
    expect(closing).toMatchObject({ state: 'waiting', is_resendable: false });
    expect(closing?.failure).not.toBeNull();
    const [payment] = tbank.payments().filter(({ orderId }) => orderId === id);
    expect(payment).toMatchObject({ closedMinor: 1_624_600 });
    shop.app.clock.advance(24 * 3_600_000);
    expect((await receiptsOf(id))[1]).toMatchObject({ is_resendable: true });
    await shop.app.jobs.run('alert-late-receipts');
    expect(await alertsAbout(id)).toEqual(['fiscal_receipt_late']);
  });

  test('reports receipts that failed, each by itself', async () => {
    tbank.switches.set({ receipts: 'fail' });
    const { id } = await buy('tbank');
    await send();
    const failed = { state: 'failed', failure: 'Касса не ответила 9999' };
    expect(await receiptsOf(id)).toMatchObject([
      { ...failed, kind: 'payment', is_resendable: false },
      { ...failed, kind: 'closing', is_resendable: true },
    ]);
    expect(await alertsAbout(id)).toEqual(['fiscal_receipt_failed']);
  });

  test('a refused closing receipt fails with the words of the bank', async () => {
    const { id } = await buy('tbank');
    await shop.refund(id, { amount: 50, method: 'gateway', access: 'keep' });
    await quiet();
    await send();
    const receipts = await receiptsOf(id);
    expect(receipts.find(({ kind }) => kind === 'closing')).toMatchObject({
      state: 'failed',
      failure: 'Неверный статус транзакции (8)',
      is_resendable: true,
    });
    expect(await alertsAbout(id)).toEqual(['fiscal_receipt_failed']);
  });
});
