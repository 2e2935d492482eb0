import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { MANDATE_VERSION } from '@sesame/contract/shared/mandate-versions.ts';
import { cancelPayment, isPaymentPending, startPayment } from '@sesame/contract/shop/payments.ts';
import { listSavedMethods } from '@sesame/contract/shop/saved-methods.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { insertRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';
import { findPayment } from '../records/payments.store.ts';

/** Buyers pay orders with cards that they have saved, over HTTP at the emulated Stripe. */

const GATEWAY = 'stripe';

let shop: Shop<'sales' | 'mail'>;
let stripe: RunningGateway;
let now = () => new Date();

beforeAll(async () => {
  stripe = await startStripe({ retryDelaysMs: [], now: () => now() });
  shop = await startShop(['sales', 'mail'], { env: stripe.shopSettings, gateway: stripe });
  now = () => shop.app.clock.now();
  stripe.setWebhookUrl(`${shop.app.url}/api-payment/api/v1/webhook/stripe`);
  await insertRows(shop.app, 'payment_methods', {
    ...{ gateway: GATEWAY, provider: 'stripe', category: 'worldwide', fee_percent: 0 },
    ...{ title: 'Stripe', title_ru: 'Stripe' },
  });
});
afterEach(async () => {
  stripe.faults.set({});
  stripe.switches.set({});
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await stripe.stop();
});

async function settled(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await stripe.webhooksIdle();
    await shop.settled();
  }
}

const priceQuery = () => ({ subscription_price_id: String(shop.product.priceId) });

/** A buyer who has paid by card and has it saved. */
async function buyerWithCard(): Promise<{ readonly buyer: Buyer; readonly card: string }> {
  const buyer = await shop.newBuyer();
  const body = { gateway: GATEWAY, save: { mandate: MANDATE_VERSION } };
  const order = await shop.app.call(startPayment, { query: priceQuery(), body }, buyer);
  await stripe.decide(order.body.payment_id, 'pay');
  await settled();
  const [saved] = (await shop.app.call(listSavedMethods, {}, buyer)).body;
  expect(saved).toMatchObject({ gateway: GATEWAY, state: 'active' });
  return { buyer, card: saved?.id ?? '' };
}

const pay = (buyer: Buyer, card: string, idempotencyKey: string = randomUUID()) =>
  shop.app.call(
    startPayment,
    { query: priceQuery(), body: { gateway: GATEWAY, saved_method: card } },
    { ...buyer, headers: { 'idempotency-key': idempotencyKey } },
  );

const capturedFor = (paymentId: string) =>
  stripe
    .payments()
    .filter(({ orderId, capturedMinor }) => orderId === paymentId && capturedMinor > 0);

async function expectPaidOnce(paymentId: string): Promise<void> {
  expect(await findPayment(shop.app.platform.db, paymentId)).toMatchObject({ state: 'paid' });
  expect(capturedFor(paymentId)).toHaveLength(1);
  const grants = shop.app.platform.db.selectFrom('grants').select('reversed_at');
  expect(await grants.where('payment_id', '=', paymentId).execute()).toEqual([
    { reversed_at: null },
  ]);
}

async function check(minutes: number): Promise<void> {
  shop.app.clock.advance(minutes * MINUTE_MS);
  await shop.app.jobs.run('check-charges');
  await shop.app.jobs.runDue();
  await settled();
}

test('an order is paid with a saved card by the call itself, and a repeat of the call charges nothing', async () => {
  const { buyer, card } = await buyerWithCard();
  const key = randomUUID();
  const { body } = await pay(buyer, card, key);
  expect(body).toMatchObject({ charge: { state: 'paid' } });
  await expectPaidOnce(body.payment_id);
  expect((await pay(buyer, card, key)).body).toEqual(body);
  await settled();
  await expectPaidOnce(body.payment_id);
});

test('a charge without an answer is checked and never made anew', async () => {
  for (const create of ['work_then_500', 'refuse_500'] as const) {
    const { buyer, card } = await buyerWithCard();
    stripe.faults.set({ create, once: true, webhooks: 'none' });
    const { body } = await pay(buyer, card);
    expect(body).toMatchObject({ charge: { state: 'pending' } });
    stripe.faults.set({});
    const pending = await shop.app.call(isPaymentPending, {}, buyer);
    expect(pending.body.payments).toMatchObject([{ id: body.payment_id, is_charge: true }]);
    expect((await pay(buyer, card)).refusal?.code).toBe('charge_underway');
    const another = { query: priceQuery(), body: { gateway: GATEWAY } };
    expect((await shop.app.call(startPayment, another, buyer)).refusal?.code).toBe(
      'charge_underway',
    );
    const cancel = { body: { payment_id: body.payment_id } };
    expect((await shop.app.call(cancelPayment, cancel, buyer)).refusal?.code).toBe(
      'payment_not_cancelable',
    );
    await check(3);
    await expectPaidOnce(body.payment_id);
  }
});

test('a charge that was certainly never made ends as declined, and the buyer can order again', async () => {
  const { buyer, card } = await buyerWithCard();
  stripe.switches.set({ charge: 'server_error' });
  const { body } = await pay(buyer, card);
  expect(body).toMatchObject({ charge: { state: 'pending' } });
  for (const minutes of [3, 8]) await check(minutes);
  stripe.switches.set({});
  expect(await findPayment(shop.app.platform.db, body.payment_id)).toMatchObject({
    state: 'pending',
  });
  await check(11);
  expect(await findPayment(shop.app.platform.db, body.payment_id)).toMatchObject({
    state: 'failed',
  });
  expect(capturedFor(body.payment_id)).toEqual([]);
  await expectPaidOnce((await pay(buyer, card)).body.payment_id);
});

test.each([
  ['insufficient_funds', { state: 'declined', reason: 'funds' }, 'active'],
  ['do_not_honor', { state: 'declined', reason: 'bank' }, 'active'],
  ['authentication_required', { state: 'confirm' }, 'active'],
  ['expired_card', { state: 'declined', reason: 'method_dead' }, 'dead'],
] as const)('a card declined with %s answers %o', async (charge, result, state) => {
  const { buyer, card } = await buyerWithCard();
  stripe.switches.set({ charge });
  const { body } = await pay(buyer, card);
  expect(body.charge).toEqual(result);
  expect(capturedFor(body.payment_id)).toEqual([]);
  expect(await findPayment(shop.app.platform.db, body.payment_id)).toMatchObject({
    state: 'failed',
  });
  stripe.switches.set({});
  expect((await shop.app.call(listSavedMethods, {}, buyer)).body).toMatchObject([{ state }]);
  const again = await pay(buyer, card);
  if (state === 'active') await expectPaidOnce(again.body.payment_id);
  else expect(again.refusal?.code).toBe('method_unavailable');
});

test('a charge that Stripe has not decided is pending until its webhook', async () => {
  const { buyer, card } = await buyerWithCard();
  stripe.switches.set({ charge: 'processing' });
  const { body } = await pay(buyer, card);
  expect(body).toMatchObject({ charge: { state: 'pending' } });
  stripe.switches.set({});
  await check(45);
  expect((await pay(buyer, card)).refusal?.code).toBe('charge_underway');
  await stripe.decide(body.payment_id, 'finish');
  await settled();
  await expectPaidOnce(body.payment_id);
});

test('only a method of the buyer is charged, and not together with saving another', async () => {
  const { card } = await buyerWithCard();
  const { buyer: other, card: ownCard } = await buyerWithCard();
  expect((await pay(other, card)).refusal?.code).toBe('method_unavailable');
  const save = { mandate: MANDATE_VERSION } as const;
  const both = { gateway: GATEWAY, saved_method: ownCard, save };
  const refused = await shop.app.call(startPayment, { query: priceQuery(), body: both }, other);
  expect(refused.refusal?.code).toBe('method_unavailable');
});
