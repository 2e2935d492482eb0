import { syncPaymentById } from '@sesame/contract/console/payments/payments.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { startNowpayments } from '@sesame/emulators/nowpayments/start-nowpayments.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openReport } from '../../../../test/build/build-checkout-request.ts';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { actionsOn } from '../../../../test/database/read-audit-events.ts';
import { insertRows, listRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';
import { settlePayment } from './settle-payment.ts';

/** NOWPayments: repeated requests create several invoices, and buyers may try several coins. */
let gateway: RunningGateway;
let shop: Shop<'sales'>;

beforeAll(async () => {
  gateway = await startNowpayments({ retryDelaysMs: [] });
  shop = await startShop(['sales'], { env: gateway.shopSettings, gateway });
  await insertRows(shop.app, 'payment_methods', {
    gateway: 'crypto',
    provider: 'nowpayments',
    category: 'worldwide',
    title: 'Crypto',
    title_ru: 'Криптовалюта',
    fee_percent: 0,
  });
});
afterEach(async () => {
  gateway.faults.set({});
  gateway.switches.set({});
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await gateway.stop();
});

async function open() {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer, { gateway: 'crypto' });
  return body.payment_id;
}

/** Two invoices of one order; the response for the first one was lost. */
async function openTwice() {
  const buyer = await shop.newBuyer();
  gateway.faults.set({ create: 'work_then_timeout', once: true });
  const { status } = await shop.pay(buyer, { gateway: 'crypto' });
  expect(status).toBe(503);
  const { body } = await shop.pay(buyer, { gateway: 'crypto' });
  const invoices = gateway.payments().filter(({ orderId }) => orderId === body.payment_id);
  expect(invoices).toHaveLength(2);
  return { id: body.payment_id, invoices };
}

async function settled() {
  await gateway.webhooksIdle();
  await shop.settled();
}

async function decide(id: string, outcome: Outcome, amountMinor?: number) {
  await gateway.decide(id, outcome, amountMinor === undefined ? {} : { amountMinor });
  await settled();
}

/** Submits the page of one invoice. */
async function click(page: string | undefined, outcome: string) {
  await fetch(page ?? '', {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  await settled();
}

async function grantsOf(id: string) {
  const { db } = shop.app.platform;
  return db.selectFrom('grants').select('id').where('payment_id', '=', id).execute();
}

async function alertsOf(id: string) {
  const { db } = shop.app.platform;
  const rows = await db.selectFrom('alerts').select('kind').where('subject', '=', id).execute();
  return rows.map(({ kind }) => kind);
}

async function alertDetailOf(id: string, kind: string) {
  const { db } = shop.app.platform;
  const alerts = db.selectFrom('alerts').select('detail').where('subject', '=', id);
  return (await alerts.where('kind', '=', kind).executeTakeFirstOrThrow()).detail;
}

test('a paid order grants access, and its payment is the one synced from then on', async () => {
  const id = await open();
  expect(await shop.payment(id)).toMatchObject({ gateway_secondary_reference: null });
  await decide(id, 'pay');
  const payment = await shop.payment(id);
  expect(payment).toMatchObject({ state: 'paid', captured_minor: 490, captured_currency: 'USD' });
  expect(payment.gateway_secondary_reference).toBe(`5${payment.gateway_reference}`);
  expect(await grantsOf(id)).toHaveLength(1);
});

describe('an order with two invoices', () => {
  test('is paid by the invoice whose response was lost', async () => {
    const { id, invoices } = await openTwice();
    await click(invoices[0]?.url, 'pay');
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 490 });
    expect(await grantsOf(id)).toHaveLength(1);
  });

  test('grants once when paid twice, and raises an alert', async () => {
    const { id, invoices } = await openTwice();
    await click(invoices[1]?.url, 'pay');
    const first = await shop.payment(id);
    await click(invoices[0]?.url, 'pay');
    expect(await grantsOf(id)).toHaveLength(1);
    expect(await alertsOf(id)).toContain('webhook_mismatch');
    expect(await shop.payment(id)).toMatchObject({
      state: 'paid',
      captured_minor: 490,
      gateway_secondary_reference: first.gateway_secondary_reference,
    });
  });

  test('is paid although no response to its creation arrived', async () => {
    const buyer = await shop.newBuyer();
    gateway.faults.set({ create: 'work_then_timeout', once: true });
    await shop.pay(buyer, { gateway: 'crypto' });
    const [invoice] = gateway.payments().slice(-1);
    const id = invoice?.orderId ?? '';
    expect(await shop.payment(id)).toMatchObject({ state: 'pending', gateway_reference: null });
    await decide(id, 'pay');
    expect(await shop.payment(id)).toMatchObject({
      state: 'paid',
      gateway_reference: invoice?.id,
    });
  });

  test('stays open when the attempt that its buyer abandoned ends', async () => {
    const { id, invoices } = await openTwice();
    await click(invoices[0]?.url, 'pay_slowly');
    await click(invoices[1]?.url, 'pay_slowly');
    const { gateway_secondary_reference: secondaryReference } = await shop.payment(id);
    expect(secondaryReference).toBe(`5${invoices[1]?.id}`);
    await click(invoices[0]?.url, 'decline');
    expect(await shop.payment(id)).toMatchObject({
      state: 'pending',
      gateway_secondary_reference: secondaryReference,
    });
    await click(invoices[1]?.url, 'finish');
    expect(await shop.payment(id)).toMatchObject({
      state: 'paid',
      gateway_secondary_reference: secondaryReference,
    });
  });
});

test('a payment in another coin is held for review at any amount', async () => {
  const id = await open();
  await decide(id, 'wrong_currency');
  expect(await shop.payment(id)).toMatchObject({ state: 'review', review_reason: 'underpaid' });
  expect(await grantsOf(id)).toEqual([]);
  expect(await alertsOf(id)).toContain('payment_review');
});

test.each([{ parent: 'webhook' }, { parent: 'answer' }, { parent: 'nowhere' }])(
  'a deposit of a fraction of the price grants no plan: %j',
  async (reading) => {
    gateway.switches.set(reading);
    const id = await open();
    await decide(id, 'wrong_currency');
    expect(await shop.payment(id)).toMatchObject({ state: 'review', captured_minor: 0 });
    expect(await grantsOf(id)).toEqual([]);
  },
);

test('a deposit that cannot be read is named in an alert, and the payment can still be paid', async () => {
  gateway.switches.set({ parent: 'webhook', child: 'missing' });
  const id = await open();
  await decide(id, 'wrong_currency');
  const { gateway_reference: invoice } = await shop.payment(id);
  expect(await alertDetailOf(id, 'gateway_unclear')).toEqual({
    provider: 'nowpayments',
    message: `deposit 6${invoice} after payment 5${invoice} cannot be read`,
  });
  expect(await shop.payment(id)).toMatchObject({
    state: 'pending',
    gateway_secondary_reference: `5${invoice}`,
  });
});

test('a repeated deposit after too little money is neither lost nor booked twice', async () => {
  const id = await open();
  await decide(id, 'pay_less', 300);
  expect(await shop.payment(id)).toMatchObject({ state: 'review', review_reason: 'underpaid' });
  await decide(id, 'pay_again', 190);
  expect(await alertsOf(id)).toEqual(
    expect.arrayContaining(['payment_review', 'webhook_mismatch']),
  );
  expect(await grantsOf(id)).toEqual([]);
  expect(await shop.payment(id)).toMatchObject({ state: 'review', captured_minor: 0 });
});

test('a repeated deposit to an expired payment waits for an operator', async () => {
  gateway.switches.set({ parent: 'webhook' });
  const id = await open();
  await decide(id, 'expire');
  await decide(id, 'pay_again', 50);
  expect(await shop.payment(id)).toMatchObject({ state: 'review' });
  expect(await grantsOf(id)).toEqual([]);
});

test('a status that the shop does not know ends nothing and raises one alert', async () => {
  gateway.switches.set({ status: 'wrong_asset_confirmed' });
  const id = await open();
  await decide(id, 'pay');
  expect(await shop.payment(id)).toMatchObject({ state: 'pending', captured_minor: 0 });
  const detail = { provider: 'nowpayments', message: 'wrong_asset_confirmed' };
  expect(await alertDetailOf(id, 'gateway_unclear')).toEqual(detail);
  gateway.switches.set({});
  shop.app.clock.advance(60_000);
  await shop.app.jobs.run('reconcile-payments');
  expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 490 });
  const stuck = await listRows(shop.app, 'webhook_events', { order_id: id, applied_at: null }, [
    'id',
  ]);
  expect(stuck).toEqual([]);
});

describe('a payment whose webhooks were all lost', () => {
  async function paidSilently() {
    const id = await open();
    gateway.faults.set({ webhooks: 'none' });
    await decide(id, 'pay');
    const { gateway_reference: invoice } = await shop.payment(id);
    return { id, gatewayPayment: `5${invoice}` };
  }
  const syncById = (id: string, gatewayPayment: string, by: TestOperator) =>
    shop.app.call(
      syncPaymentById,
      {
        params: { id },
        body: { gateway_payment: gatewayPayment, reason: 'Seen at NOWPayments' },
      },
      by,
    );

  test('is found by the id that an operator enters, once', async () => {
    const finance = await buildOperator(shop.app, { role: 'finance' });
    const { id, gatewayPayment } = await paidSilently();
    expect(await syncById(id, gatewayPayment, finance)).toMatchObject({
      status: 200,
      body: { state: 'paid', captured: 4.9 },
    });
    expect(await syncById(id, gatewayPayment, finance)).toMatchObject({ status: 200 });
    expect(await grantsOf(id)).toHaveLength(1);
    expect(await shop.payment(id)).toMatchObject({ gateway_secondary_reference: gatewayPayment });
    expect(await actionsOn(shop.app, `payment:${id}`)).toEqual([
      'payments.sync_by_id',
      'payments.sync_by_id',
    ]);
  });

  test("grants nothing for another order's payment, an unknown one, or without the permission", async () => {
    const finance = await buildOperator(shop.app, { role: 'finance' });
    const { gatewayPayment } = await paidSilently();
    const id = await open();
    const refusalOf = async (payment: string, by = finance) =>
      (await syncById(id, payment, by)).refusal?.code;
    expect(await refusalOf(gatewayPayment)).toBe('gateway_payment_foreign');
    expect(await refusalOf('51234567890')).toBe('gateway_payment_unknown');
    expect(await refusalOf('6123.5123')).toBe('bad_request');
    const support = await buildOperator(shop.app, { role: 'support' });
    expect(await refusalOf(gatewayPayment, support)).toBe('forbidden');
    gateway.faults.set({ status: 'refuse_500' });
    expect(await refusalOf(gatewayPayment)).toBe('gateway_unavailable');
    expect(await shop.payment(id)).toMatchObject({ state: 'pending' });
    expect(await grantsOf(id)).toEqual([]);
  });

  test('of a gateway that is asked by order is not looked up', async () => {
    const finance = await buildOperator(shop.app, { role: 'finance' });
    const { body } = await shop.pay(await shop.newBuyer());
    const { refusal } = await syncById(body.payment_id, '123', finance);
    expect(refusal?.code).toBe('payment_not_confirmable');
  });
});

test('slightly less, within the tolerance of the settings, is paid and flagged', async () => {
  const id = await open();
  const { gateway_reference: reference } = await shop.payment(id);
  const less = { state: 'paid', capturedMinor: 488, capturedCurrency: 'USD' } as const;
  await settlePayment(shop.app.platform, {
    paymentId: id,
    report: openReport({ reference: reference ?? '', orderId: id, ...less, toleratedMinor: 2 }),
  });
  expect(await shop.payment(id)).toMatchObject({
    state: 'paid',
    captured_minor: 488,
    captured_cents: 488,
    flags: 'underpaid',
  });
  expect(await grantsOf(id)).toHaveLength(1);
});

test('an underpayment is held for review, an overpayment is settled with an alert', async () => {
  const less = await open();
  await decide(less, 'pay_less');
  expect(await shop.payment(less)).toMatchObject({ state: 'review', review_reason: 'underpaid' });
  const more = await open();
  await decide(more, 'pay_more');
  expect(await shop.payment(more)).toMatchObject({ state: 'paid', captured_minor: 491 });
  expect(await alertsOf(more)).not.toEqual([]);
});

test('after one webhook all others may be lost', async () => {
  const id = await open();
  await decide(id, 'pay_slowly');
  gateway.faults.set({ webhooks: 'none' });
  await decide(id, 'finish');
  expect(await shop.payment(id)).toMatchObject({ state: 'pending' });
  shop.app.clock.advance(60_000);
  await shop.app.jobs.run('reconcile-payments');
  expect(await shop.payment(id)).toMatchObject({ state: 'paid' });
});
