import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { resolveReview } from '@sesame/contract/console/payments/payments.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { claimGift, listGifts, readGift } from '@sesame/contract/shop/gifts.ts';
import { readPlanChange } from '@sesame/contract/shop/orders/plan-changes.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { fillInventory } from '../../../../test/build/fill-inventory.ts';
import { findRow, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

/** 3.00 for 30 days, 60.00 for 120 days. */
let product: BuiltProduct;
let monthly: number;
let long: number;
/** 20.00 for 30 days, of another product. */
let better: BuiltProduct;
let betterPrice: number;
const test = shopTest(['refunds']);
const { shop } = test;
test.beforeAll(async () => {
  const { platform } = shop.app;
  product = await buildProduct(platform);
  better = await buildProduct(platform);
  await fillInventory(platform, product);
  await fillInventory(platform, better);
  monthly = await addPrice(product.id, 30, 300);
  long = await addPrice(product.id, 120, 6_000);
  betterPrice = await addPrice(better.id, 30, 2_000);
});

async function addPrice(productId: number, days: number, cents: number): Promise<number> {
  const { id } = await shop.app.platform.db
    .insertInto('prices')
    .values({
      product_id: productId,
      duration_count: days,
      duration_unit: 'day',
      amount_cents: cents,
      replaced_by: null,
      archived_at: null,
      created_at: shop.app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const subscriptionsOf = async ({ token }: Buyer) =>
  (await shop.app.call(listActiveSubscriptions, {}, { token })).body;
async function idOf(buyer: Buyer): Promise<string> {
  const [one] = await subscriptionsOf(buyer);
  if (one === undefined) throw new Error('no subscription runs');
  return one.id;
}
const read = ({ token }: Buyer, subscription: string, priceId: number) =>
  shop.app.call(
    readPlanChange,
    { query: { subscription, subscription_price_id: String(priceId) } },
    { token },
  );
const order = (
  { token }: Buyer,
  priceId: number,
  change: { subscription: string; credit: number },
  body: { gateway?: string; promocode?: string; expected_charge?: number } = {},
) =>
  shop.app.call(
    startPayment,
    {
      query: { subscription_price_id: String(priceId) },
      body: { gateway: 'free', ...body, change },
    },
    { token },
  );
async function pay(id: string): Promise<void> {
  await shop.bank.decide(id, 'pay');
  await shop.settled();
}
/** A buyer of a plan `used` days ago, with its payment and subscription. */
async function bought(priceId: number, used: number, gateway = 'free') {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer, { priceId, gateway });
  await pay(body.payment_id);
  shop.app.clock.advance(used * DAY_MS);
  return { buyer, paid: body.payment_id, subscription: await idOf(buyer) };
}
const decide = (id: string, decision: 'accept' | 'return') =>
  shop.app.call(
    resolveReview,
    { params: { id }, body: { decision, reason: 'the buyer wrote' } },
    shop.operator,
  );
const balanceOf = async ({ id }: Buyer) =>
  (await findRow(shop.app, 'partner_balances', { partner_id: id }, [
    'available_cents',
    'withheld_cents',
  ])) ?? { available_cents: 0, withheld_cents: 0 };

test('an upgrade credits unused days, and begins now with its full length', async () => {
  const { buyer, paid, subscription } = await bought(monthly, 12);
  const { body: quote } = await read(buyer, subscription, long);
  expect(quote).toMatchObject({
    credit: 1.8,
    lines: [{ paid: 3, unused_days: 18, total_days: 30, credit: 1.8 }],
  });
  const { body } = await order(buyer, long, { subscription, credit: 1.8 }, { gateway: 'card' });
  // The fee of 3.5 % is on what is due.
  expect(await shop.payment(body.payment_id)).toMatchObject({
    ...{ price_cents: 6_000, credit_cents: 180, fee_cents: 204, total_cents: 6_024 },
  });
  expect((await subscriptionsOf(buyer))[0]?.date_end).not.toBe(quote.until);
  await pay(body.payment_id);
  // A repeated webhook changes nothing.
  await shop.report(body.payment_id, { state: 'paid' });
  const now = shop.app.clock.now();
  expect(await shop.payment(body.payment_id)).toMatchObject({
    state: 'paid',
    access_from: now,
    access_until: new Date(now.getTime() + 120 * DAY_MS),
  });
  expect(await shop.payment(paid)).toMatchObject({ credited_cents: 180, access_until: now });
  expect(await subscriptionsOf(buyer)).toHaveLength(1);
  expect(await idOf(buyer)).toBe(subscription);
});

test('another product takes the place of the old one, which stays until it is paid', async () => {
  const { buyer, subscription } = await bought(monthly, 0);
  const { body } = await order(buyer, betterPrice, { subscription, credit: 3 });
  expect(await idOf(buyer)).toBe(subscription);
  await pay(body.payment_id);
  const [one, ...others] = await subscriptionsOf(buyer);
  expect(others).toEqual([]);
  expect(one?.id).not.toBe(subscription);
  expect(one?.links).toHaveLength(1);
  // The same subscription cannot be changed twice.
  expect((await read(buyer, subscription, long)).refusal?.code).toBe('plan_not_changeable');
});

test('a downgrade costs nothing at a gateway, and the rest can pay orders only', async () => {
  const { buyer, subscription } = await bought(long, 40);
  const clicks = await Promise.all(
    [1, 2].map(() => order(buyer, betterPrice, { subscription, credit: 40 })),
  );
  // 60.00 × 80 ÷ 120 = 40.00: half of it pays the plan.
  const [won, lost] = clicks.toSorted((one, other) => one.status - other.status);
  expect([won?.status, lost?.status, lost?.refusal?.code]).toEqual([
    ...[200, 409, 'plan_not_changeable'],
  ]);
  expect(await shop.payment(won?.body.payment_id ?? '')).toMatchObject({
    ...{ state: 'paid', total_cents: 0, credit_cents: 2_000, captured_cents: 0 },
  });
  expect(await balanceOf(buyer)).toEqual({ available_cents: 2_000, withheld_cents: 2_000 });
  const id = won?.body.payment_id ?? '';
  const { body } = await shop.app.call(getPayment, { params: { id } }, { token: buyer.token });
  expect(body).toMatchObject({ lines: { credit: 20 }, credit_rest: 20 });
});

test('a promo code and rubles apply to what is due', async () => {
  const { buyer, subscription } = await bought(monthly, 0);
  await buildPromo(shop.app.platform, { code: 'HALF', discount_percent: 5_000 });
  const change = { subscription, credit: 3 };
  const { body, refusal } = await order(buyer, betterPrice, change, {
    ...{ gateway: 'rubles', promocode: 'HALF', expected_charge: 690.46 },
  });
  expect(refusal).toBeUndefined();
  expect(await shop.payment(body.payment_id)).toMatchObject({
    ...{ credit_cents: 300, discount_cents: 850, total_cents: 850, charge_minor: 69_046 },
  });
  await pay(body.payment_id);
  expect(await shop.payment(body.payment_id)).toMatchObject({ state: 'paid' });
});

test('refunds follow the frozen lines: money as money, credit as credit, and nothing twice', async () => {
  const { buyer, paid, subscription } = await bought(long, 60);
  const { body: change } = await order(buyer, betterPrice, { subscription, credit: 30 });
  expect(await balanceOf(buyer)).toMatchObject({ available_cents: 1_000 });
  const seen = async (id: string) =>
    (await shop.app.call(getConsolePayment, { params: { id } }, shop.operator)).body;
  expect(await seen(paid)).toMatchObject({ credited: 30 });
  expect(await seen(change.payment_id)).toMatchObject({
    plan_change: {
      ...{ subscription_id: subscription, rest: 10 },
      lines: [{ paid: 60, unused_days: 60, total_days: 120, credit: 30 }],
    },
  });
  // Half of the old payment became credit, so only the other half can be refunded.
  expect((await shop.refund(paid, { amount: 30.01 })).refusal?.code).toBe('refund_too_large');
  expect((await shop.refund(paid, { access: 'keep' })).body).toMatchObject({ refunded: 30 });
  expect(shop.returnedByBank(paid)).toBe(3_000);
  expect((await shop.payment(change.payment_id)).state).toBe('paid');
  expect((await shop.refund(change.payment_id)).refusal?.code).toBe('payment_not_refundable');
});

test('a refund of the new plan returns its money and its credit', async () => {
  const partner = await shop.newPartner();
  const buyer = await shop.invite(partner);
  const first = await shop.pay(buyer, { priceId: monthly, gateway: 'free' });
  await pay(first.body.payment_id);
  const subscription = await idOf(buyer);
  const { body } = await order(buyer, betterPrice, { subscription, credit: 3 });
  await pay(body.payment_id);
  // Commission on the 17.00 that were paid, not on the credit.
  const commissions = await listRows(shop.app, 'commissions', { payment_id: body.payment_id }, [
    'base_cents',
  ]);
  expect(commissions).toEqual([{ base_cents: 1_700 }]);
  expect((await shop.refund(body.payment_id)).body).toMatchObject({ refunded: 17 });
  expect(shop.returnedByBank(body.payment_id)).toBe(1_700);
  expect(await balanceOf(buyer)).toEqual({ available_cents: 300, withheld_cents: 300 });
  expect(await subscriptionsOf(buyer)).toEqual([]);
});

test('money that arrives when the quote no longer holds waits for an operator', async () => {
  const { buyer, paid, subscription } = await bought(monthly, 0);
  const { body } = await order(buyer, betterPrice, { subscription, credit: 3 });
  await shop.refund(paid, { amount: 1, access: 'keep' });
  await pay(body.payment_id);
  expect(await shop.payment(body.payment_id)).toMatchObject({
    ...{ state: 'review', review_reason: 'plan_change', captured_cents: 0 },
  });
  expect(await idOf(buyer)).toBe(subscription);
  expect((await shop.payment(paid)).credited_cents).toBe(0);
  const { body: returned } = await decide(body.payment_id, 'return');
  expect(returned).toMatchObject({ state: 'canceled', refunds: [{ amount: 17 }] });
  expect(shop.returnedByBank(body.payment_id)).toBe(1_700);
});

test('money that arrives after the deadline, when days of the credit were used, waits too', async () => {
  const { buyer, subscription } = await bought(monthly, 0);
  const { body } = await order(buyer, betterPrice, { subscription, credit: 3 });
  shop.app.clock.advance(2 * DAY_MS);
  await pay(body.payment_id);
  expect((await shop.payment(body.payment_id)).state).toBe('review');
  expect(await idOf(buyer)).toBe(subscription);
  expect((await decide(body.payment_id, 'accept')).body).toMatchObject({
    state: 'paid',
    captured: 17,
  });
  expect(await subscriptionsOf(buyer)).toHaveLength(2);
});

test('a newer change replaces the open one', async () => {
  const { buyer, subscription } = await bought(monthly, 0);
  const { body: first } = await order(buyer, betterPrice, { subscription, credit: 3 });
  const { body: second } = await order(buyer, long, { subscription, credit: 3 });
  expect((await shop.payment(first.payment_id)).state).toBe('canceled');
  expect((await shop.payment(second.payment_id)).state).toBe('pending');
});

test.each([
  ['the same plan', 'plan_same', () => monthly],
  ['a subscription of another buyer', 'not_found', () => long],
] as const)('%s is refused', async (_name, code, priceId) => {
  const { buyer, subscription } = await bought(monthly, 1);
  const by = code === 'not_found' ? await shop.newBuyer() : buyer;
  expect((await read(by, subscription, priceId())).refusal?.code).toBe(code);
  const change = { subscription, credit: 2.9 };
  expect((await order(by, priceId(), change)).refusal?.code).toBe(code);
});

test('another credit than the one that was shown is refused with the new one', async () => {
  const { buyer, subscription } = await bought(monthly, 1);
  const { refusal } = await order(buyer, long, { subscription, credit: 3 });
  expect(refusal).toMatchObject({ code: 'credit_changed', credit: 2.9 });
});

test('days of a redeemed gift are worth what its buyer paid, who cannot be refunded for them', async () => {
  const giving = await shop.newBuyer();
  const { body: paid } = await shop.pay(giving, { priceId: long, gateway: 'free', gift: true });
  await pay(paid.payment_id);
  const [gift] = (await shop.app.call(listGifts, { query: {} }, giving)).body;
  const { code } = (await shop.app.call(readGift, { params: { id: gift?.id ?? '' } }, giving)).body;
  const buyer = await shop.newBuyer();
  await shop.app.call(claimGift, { body: { code } }, buyer);
  const { body } = await order(buyer, betterPrice, { subscription: await idOf(buyer), credit: 60 });
  expect(await shop.payment(body.payment_id)).toMatchObject({ state: 'paid', credit_cents: 2_000 });
  expect(await balanceOf(buyer)).toEqual({ available_cents: 4_000, withheld_cents: 4_000 });
  expect(await shop.payment(paid.payment_id)).toMatchObject({
    ...{ credited_cents: 6_000, access_until: null },
  });
  expect((await shop.refund(paid.payment_id, { access: 'keep' })).status).toBe(409);
  expect(shop.returnedByBank(paid.payment_id)).toBe(0);
});
