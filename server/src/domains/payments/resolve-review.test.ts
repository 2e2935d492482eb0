import { listActiveSubscriptions } from '@sesame/contract/access.ts';
import { recheckPayment, resolveReview } from '@sesame/contract/operator-payments.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Buyer } from '../../../test/build-purchase.ts';
import { type RefundShop, startRefundShop } from '../../../test/start-refund-shop.ts';
import { buildPromo } from '../../../test/start-shop.ts';

let shop: RefundShop;
beforeAll(async () => {
  shop = await startRefundShop();
});
afterEach(async () => {
  shop.bank.faults.set({});
  await shop.expectClean();
});
afterAll(() => shop.stop());

type Misfit = 'approve_wrong_amount' | 'approve_wrong_currency';

/** A payment that waits for an operator: 150.00 came of 200.00, or other money. */
async function held(
  buyer: Buyer,
  { as = 'approve_wrong_amount' as Misfit, gateway = 'free', cents = 15_000 } = {},
) {
  const { body } = await shop.pay(buyer, {
    priceId: shop.dearPriceId,
    gateway,
    ...(gateway === 'roubles' && { expected_charge: 16_246 }),
  });
  const { id } = shop.atBank(body.payment_id);
  shop.bank.decide(id, as, as === 'approve_wrong_amount' ? cents : undefined);
  await shop.settled();
  expect((await shop.payment(body.payment_id)).state).toBe('review');
  return body.payment_id;
}
const resolve = (id: string, decision: 'accept' | 'return' | 'record') =>
  shop.app.call(
    resolveReview,
    { params: { id }, body: { decision, reason: 'the buyer wrote' } },
    shop.operator,
  );
const subscriptions = async (buyer: Buyer) =>
  (await shop.app.call(listActiveSubscriptions, {}, buyer)).body;
/** What becomes of it when the gateway is asked once more. */
const askAgain = async (id: string) =>
  (await shop.app.call(recheckPayment, { params: { id } }, shop.operator)).body.state;

test.each(['accept', 'return', 'record'] as const)(
  'where nothing is held there is nothing to %s',
  async (decision) => {
    const buyer = await shop.newBuyer();
    const code = `FREE${decision}`.toUpperCase();
    await buildPromo(shop.app.platform, { code, discount_percent: 10_000 });
    const order = { priceId: shop.dearPriceId, promocode: code };
    const { body } = await shop.pay(buyer, order);
    expect((await shop.payment(body.payment_id)).state).toBe('paid');
    const { status, refusal } = await resolve(body.payment_id, decision);
    expect({ status, code: refusal?.code }).toEqual({ status: 409, code: 'review_moved' });
  },
);

describe('too little', () => {
  test('accepted is a sale for what came', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const id = await held(buyer);
    expect((await resolve(id, 'accept')).body).toMatchObject({ state: 'paid', captured: 150 });
    expect(await shop.payment(id)).toMatchObject({ flag: 'underpaid', captured_minor: 15_000 });
    expect(await subscriptions(buyer)).toHaveLength(1);
    expect(await shop.figures(partner)).toMatchObject({ earned: 6_000 });
    // And is given back like any other.
    expect((await shop.refund(id)).body).toMatchObject({ state: 'refunded', refunded: 150 });
  });

  test('of roubles is worth its share of the order', async () => {
    const id = await held(await shop.newBuyer(), { gateway: 'roubles', cents: 812_300 });
    expect((await resolve(id, 'accept')).body).toMatchObject({ state: 'paid', captured: 100 });
  });

  test('returned goes back at the gateway, and the order ends', async () => {
    await buildPromo(shop.app.platform, { code: 'HELD', discount_percent: 1_000, max_uses: 1 });
    const buyer = await shop.newBuyer();
    const id = await held(buyer);
    const { body } = await resolve(id, 'return');
    expect(body).toMatchObject({
      state: 'canceled',
      captured: 0,
      refunds: [{ purpose: 'return', state: 'succeeded', amount: 150 }],
    });
    expect(shop.returnedByBank(id)).toBe(15_000);
    expect(await subscriptions(buyer)).toEqual([]);
    expect(await askAgain(id)).toBe('canceled');
  });

  test('returned while the gateway is silent goes back when it speaks again', async () => {
    const id = await held(await shop.newBuyer());
    shop.bank.faults.set({ refund: 'timeout' });
    expect((await resolve(id, 'return')).body).toMatchObject({
      state: 'review',
      refunds: [{ state: 'unknown' }],
    });
    expect((await resolve(id, 'accept')).refusal?.code).toBe('refund_open');
    shop.bank.faults.set({});
    shop.app.clock.advance(10 * 60_000);
    await shop.app.jobs.run('follow-refunds');
    expect(await shop.payment(id)).toMatchObject({ state: 'canceled' });
    expect(shop.returnedByBank(id)).toBe(15_000);
  });

  test('that went back by other means is no news when the gateway tells of it again', async () => {
    const id = await held(await shop.newBuyer());
    const { body } = await resolve(id, 'record');
    expect(body).toMatchObject({
      state: 'canceled',
      refunds: [{ purpose: 'return', way: 'record', state: 'succeeded' }],
    });
    expect(shop.returnedByBank(id)).toBe(0);
    expect(await askAgain(id)).toBe('canceled');
    // More than that is news.
    await shop.report(id, { state: 'paid' });
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flag: 'late' });
  });

  test('of which the rest has come is complete by itself', async () => {
    const id = await held(await shop.newBuyer());
    await shop.report(id, { state: 'paid' });
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flag: null });
  });

  test('is decided once', async () => {
    const id = await held(await shop.newBuyer());
    const answers = await Promise.all([
      resolve(id, 'accept'),
      resolve(id, 'accept'),
      resolve(id, 'return'),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect((await resolve(id, 'accept')).refusal?.code).toBe('review_moved');
  });

  test('cannot be accepted while the gateway cannot be asked', async () => {
    const id = await held(await shop.newBuyer());
    shop.bank.faults.set({ status: 'refuse_500' });
    expect((await resolve(id, 'accept')).refusal?.code).toBe('gateway_unavailable');
    expect((await shop.payment(id)).state).toBe('review');
  });
});

describe('other money', () => {
  test('is never accepted, and goes back by other means', async () => {
    const buyer = await shop.newBuyer();
    const id = await held(buyer, { as: 'approve_wrong_currency' });
    expect((await resolve(id, 'accept')).refusal?.code).toBe('review_not_acceptable');
    expect((await resolve(id, 'return')).refusal?.code).toBe('refund_way_closed');
    expect((await resolve(id, 'record')).body).toMatchObject({ state: 'canceled' });
    expect(await askAgain(id)).toBe('canceled');
    expect(await subscriptions(buyer)).toEqual([]);
  });
});
