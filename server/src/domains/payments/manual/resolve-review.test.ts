import { confirmPayment } from '@sesame/contract/console/payments/confirmations.ts';
import { resolveReview, syncConsolePayment } from '@sesame/contract/console/payments/payments.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { afterEach, describe, expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['refunds']);
const { shop } = test;
afterEach(async () => {
  shop.bank.faults.set({});
});

type WrongApproval = 'pay_less' | 'wrong_currency';

/** A payment in review: 150.00 of 200.00 was paid, or another currency. */
async function held(
  buyer: Buyer,
  { as = 'pay_less' as WrongApproval, gateway = 'free', cents = 15_000 } = {},
) {
  const { body } = await shop.pay(buyer, {
    priceId: shop.expensivePriceId,
    gateway,
    ...(gateway === 'rubles' && { expected_charge: 16_246 }),
  });
  const options = as === 'pay_less' ? { amountMinor: cents } : {};
  await shop.bank.decide(body.payment_id, as, options);
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
/** Syncs the payment and returns its state. */
const stateAfterSync = async (id: string) =>
  (await shop.app.call(syncConsolePayment, { params: { id } }, shop.operator)).body.state;

test.each(['accept', 'return', 'record'] as const)(
  '%s is refused for a payment that is not in review',
  async (decision) => {
    const buyer = await shop.newBuyer();
    const code = `FREE${decision}`.toUpperCase();
    await buildPromo(shop.app.platform, { code, discount_percent: 10_000 });
    const order = { priceId: shop.expensivePriceId, promocode: code };
    const { body } = await shop.pay(buyer, order);
    expect((await shop.payment(body.payment_id)).state).toBe('paid');
    const { status, refusal } = await resolve(body.payment_id, decision);
    expect({ status, code: refusal?.code }).toEqual({ status: 409, code: 'review_state_changed' });
  },
);

describe('an underpayment', () => {
  test('is a sale for the captured amount when accepted', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const id = await held(buyer);
    expect((await resolve(id, 'accept')).body).toMatchObject({ state: 'paid', captured: 150 });
    expect(await shop.payment(id)).toMatchObject({ flags: 'underpaid', captured_minor: 15_000 });
    expect(await subscriptions(buyer)).toHaveLength(1);
    expect(await shop.figures(partner)).toMatchObject({ earned: 6_000 });
    // It can be refunded like any other.
    expect((await shop.refund(id)).body).toMatchObject({ state: 'refunded', refunded: 150 });
  });

  test('in rubles is worth its share of the order', async () => {
    const id = await held(await shop.newBuyer(), { gateway: 'rubles', cents: 812_300 });
    expect((await resolve(id, 'accept')).body).toMatchObject({ state: 'paid', captured: 100 });
  });

  test('is refunded at the gateway when returned, and the order is canceled', async () => {
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
    expect(await stateAfterSync(id)).toBe('canceled');
    const statement = { reference: 'statement-1', reason: 'On the statement' };
    const { status, refusal } = await shop.app.call(
      confirmPayment,
      { params: { id }, body: statement },
      shop.operator,
    );
    expect({ status, code: refusal?.code }).toEqual({ status: 409, code: 'payment_returned' });
    expect(await subscriptions(buyer)).toEqual([]);
  });

  test('is refunded later when the gateway does not respond at first', async () => {
    const id = await held(await shop.newBuyer());
    shop.bank.faults.set({ refund: 'timeout' });
    expect((await resolve(id, 'return')).body).toMatchObject({
      state: 'review',
      refunds: [{ state: 'unknown' }],
    });
    expect((await resolve(id, 'accept')).refusal?.code).toBe('refund_open');
    shop.bank.faults.set({});
    shop.app.clock.advance(10 * 60_000);
    await shop.app.jobs.run('follow-up-refunds');
    expect(await shop.payment(id)).toMatchObject({ state: 'canceled' });
    expect(shop.returnedByBank(id)).toBe(15_000);
  });

  test('returned by other means is not held again when the gateway reports it again', async () => {
    const id = await held(await shop.newBuyer());
    const { body } = await resolve(id, 'record');
    expect(body).toMatchObject({
      state: 'canceled',
      refunds: [{ purpose: 'return', method: 'record', state: 'succeeded' }],
    });
    expect(shop.returnedByBank(id)).toBe(0);
    expect(await stateAfterSync(id)).toBe('canceled');
    // A larger amount is settled.
    await shop.report(id, { state: 'paid' });
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flags: 'late' });
  });

  test('is settled when the rest arrives', async () => {
    const id = await held(await shop.newBuyer());
    await shop.report(id, { state: 'paid' });
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flags: null });
  });

  test('can be decided only once', async () => {
    const id = await held(await shop.newBuyer());
    const answers = await Promise.all([
      resolve(id, 'accept'),
      resolve(id, 'accept'),
      resolve(id, 'return'),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect((await resolve(id, 'accept')).refusal?.code).toBe('review_state_changed');
  });

  test('cannot be accepted while the gateway does not respond', async () => {
    const id = await held(await shop.newBuyer());
    shop.bank.faults.set({ status: 'refuse_500' });
    expect((await resolve(id, 'accept')).refusal?.code).toBe('gateway_unavailable');
    expect((await shop.payment(id)).state).toBe('review');
  });
});

describe('money in another currency', () => {
  test('cannot be accepted, only returned by other means', async () => {
    const buyer = await shop.newBuyer();
    const id = await held(buyer, { as: 'wrong_currency' });
    expect((await resolve(id, 'accept')).refusal?.code).toBe('review_not_acceptable');
    expect((await resolve(id, 'return')).refusal?.code).toBe('refund_method_closed');
    expect((await resolve(id, 'record')).body).toMatchObject({ state: 'canceled' });
    expect(await stateAfterSync(id)).toBe('canceled');
    expect(await subscriptions(buyer)).toEqual([]);
  });
});
