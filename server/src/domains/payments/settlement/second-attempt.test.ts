import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startNowpayments } from '@sesame/emulators/nowpayments/start-nowpayments.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

/** NOWPayments: repeated requests create several invoices, and buyers may try several coins. */
let gateway: RunningGateway;
let shop: Shop<'sales'>;

beforeAll(async () => {
  gateway = await startNowpayments({ retryDelaysMs: [] });
  shop = await startShop(['sales'], { env: gateway.shopSettings, gateway });
  await shop.app.platform.db
    .insertInto('payment_methods')
    .values({
      gateway: 'crypto',
      provider: 'nowpayments',
      category: 'worldwide',
      title: 'Crypto',
      title_ru: 'Криптовалюта',
      fee_percent: 0,
    })
    .execute();
});
afterEach(async () => {
  gateway.faults.set({});
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

async function decide(...[id, ...rest]: Parameters<RunningGateway['decide']>) {
  await gateway.decide(id, ...rest);
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
