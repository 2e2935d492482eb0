import {
  changeReferralRules,
  getReferralRules,
  verifyPartner,
  voidCommission,
} from '@sesame/contract/console/referrals.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { listCommissions } from '@sesame/contract/shop/referrals.ts';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { buildProduct } from '../../../../test/build/build-purchase.ts';
import { setRules } from '../../../../test/build/set-rules.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let operator: TestOperator;
const test = shopTest(['partners']);
const { shop } = test;
test.beforeAll(async () => {
  operator = await buildOperator(shop.app);
});

const rows = async (partner: { token: string }) =>
  (await shop.app.call(listCommissions, { query: {} }, partner)).body;
const asOperator = async () => {
  // Console sessions are short, and these tests advance the clock by weeks.
  operator = await buildOperator(shop.app);
  return operator;
};
async function changeRules(change: Record<string, number>) {
  const by = await asOperator();
  const { created_at: _, ...rules } = (await shop.app.call(getReferralRules, {}, by)).body;
  const body = { ...rules, ...change, reason: 'another season' };
  expect((await shop.app.call(changeReferralRules, { body }, by)).status).toBe(200);
}

describe('a purchase by a referred buyer', () => {
  test('earns 30 % of the deposit and 10 % more of the first one, held for 14 days', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    await shop.buy(buyer);
    expect(await shop.figures(partner)).toMatchObject({ earned: 8_000, held: 8_000, available: 0 });
    await shop.buy(buyer);
    expect(await shop.figures(partner)).toMatchObject({ earned: 14_000, held: 14_000 });
    expect(await rows(partner)).toMatchObject([
      { kind: 'deposit', rate: 30, base: 200, amount: 60, state: 'pending' },
      { kind: 'first_payment', rate: 10, base: 200, amount: 20 },
      { kind: 'deposit', rate: 30, base: 200, amount: 60, buyer: 'b•••@buyers.example' },
    ]);
    await shop.wait(14 - 1 / 86_400);
    expect(await shop.figures(partner)).toMatchObject({ held: 14_000, available: 0 });
    await shop.wait(1 / 86_400);
    expect(await shop.figures(partner)).toMatchObject({ held: 0, available: 14_000 });
    await shop.wait(1);
    expect(await shop.figures(partner)).toMatchObject({ earned: 14_000, available: 14_000 });
  });

  test('earns on external money without the fee of the payment method, rounded down', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const id = await shop.buy(buyer, { gateway: 'card' });
    expect(await shop.payment(id)).toMatchObject({ fee_cents: 700, total_cents: 20_700 });
    expect(await rows(partner)).toMatchObject([
      { kind: 'first_payment', base: 200 },
      { kind: 'deposit', base: 200 },
    ]);
  });

  test('settled by many webhooks at once earns once', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const { body } = await shop.pay(buyer, { priceId: shop.expensivePriceId, gateway: 'free' });
    const paid = { state: 'paid' } as const;
    await Promise.all(Array.from({ length: 8 }, () => shop.report(body.payment_id, paid)));
    expect(await rows(partner)).toHaveLength(2);
  });

  test('two first purchases settled at once count as one first payment', async () => {
    const partner = await shop.newPartner();
    await shop.buy(await shop.invite(partner));
    const buyer = await shop.invite(partner);
    const other = await buildProduct(shop.app.platform);
    const ids: string[] = [];
    for (const priceId of [shop.expensivePriceId, other.priceId]) {
      ids.push((await shop.pay(buyer, { priceId, gateway: 'free' })).body.payment_id);
    }
    await shop.meet(
      partner,
      ids.map((id) => () => shop.report(id, { state: 'paid' })),
    );
    const kinds = (await rows(partner)).slice(0, 3).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['deposit', 'deposit', 'first_payment']);
    expect(await rows(partner)).toHaveLength(5);
  });

  test('free purchases earn nothing, and the first paid one counts as the first', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    await buildPromo(shop.app.platform, { code: 'ALLFREE', discount_percent: 10_000 });
    const order = { priceId: shop.expensivePriceId, gateway: 'card', promocode: 'ALLFREE' };
    expect((await shop.pay(buyer, order)).status).toBe(200);
    expect(await shop.figures(partner)).toMatchObject({ earned: 0 });
    await shop.buy(buyer);
    expect(await shop.figures(partner)).toMatchObject({ earned: 8_000 });
  });

  test('of a verified partner earns 20 % of the first payment', async () => {
    const partner = await shop.newPartner();
    const by = await asOperator();
    const body = { verified: true, reason: 'a known blog' };
    await shop.app.call(verifyPartner, { params: { id: partner.id }, body }, by);
    await shop.buy(await shop.invite(partner));
    expect(await shop.figures(partner)).toMatchObject({ earned: 10_000 });
  });

  test('keeps its rate when the rules change before the hold is over', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    await shop.buy(buyer);
    await changeRules({ deposit: 5, hold_days: 30 });
    await shop.buy(buyer);
    expect((await rows(partner)).map(({ rate }) => rate)).toEqual([5, 10, 30]);
    await shop.wait(14);
    expect(await shop.figures(partner)).toMatchObject({ held: 1_000, available: 8_000 });
    await shop.wait(16);
    expect(await shop.figures(partner)).toMatchObject({ held: 0, available: 9_000 });
    await setRules(shop.app, { deposit_percent: 3_000, hold_days: 14 });
  });

  test('changing rules with an outdated version is a version conflict', async () => {
    const by = await asOperator();
    const { created_at: _, ...seen } = (await shop.app.call(getReferralRules, {}, by)).body;
    const body = { ...seen, version: seen.version - 1, reason: 'late' };
    const answer = await shop.app.call(changeReferralRules, { body }, by);
    expect(answer.refusal).toMatchObject({ code: 'version_conflict', current: seen });
  });
});

describe('a refund', () => {
  test('before the hold is over reverses the commission', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    expect(await shop.figures(partner)).toMatchObject({ earned: 8_000, reversed: 8_000, held: 0 });
    await shop.wait(15);
    expect(await shop.figures(partner)).toMatchObject({ available: 0 });
    expect(await rows(partner)).toMatchObject([
      { state: 'reversed', reason: 'refund', reversed: 20 },
      { state: 'reversed', reason: 'refund', reversed: 60 },
    ]);
  });

  test('of a part reverses the same part, once even if reported repeatedly', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    for (const refunded of [3_333, 3_333, 10_000, 3_333]) {
      await shop.report(id, { state: 'partially_refunded', refunded });
    }
    expect(await shop.figures(partner)).toMatchObject({ held: 4_000, reversed: 4_000 });
    await shop.wait(15);
    expect(await shop.figures(partner)).toMatchObject({ available: 4_000, reversed: 4_000 });
  });

  test('after the hold is taken from the available balance', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    expect(await shop.figures(partner)).toMatchObject({ available: 0, reversed: 8_000 });
  });
});

describe('a dispute', () => {
  test('holds pending commissions until it is won', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.report(id, { state: 'disputed' });
    await shop.wait(15);
    expect(await shop.figures(partner)).toMatchObject({ held: 8_000, available: 0 });
    expect(await rows(partner)).toMatchObject([{ state: 'disputed', reason: 'dispute' }, {}]);
    await shop.report(id, { state: 'paid' });
    await shop.wait(0);
    expect(await shop.figures(partner)).toMatchObject({ held: 0, available: 8_000 });
  });

  test('freezes available commissions, each time there is one', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    for (let time = 0; time < 2; time++) {
      await shop.report(id, { state: 'disputed' });
      expect(await shop.figures(partner)).toMatchObject({ held: 8_000, available: 0 });
      await shop.report(id, { state: 'paid' });
      await shop.wait(0);
      expect(await shop.figures(partner)).toMatchObject({ held: 0, available: 8_000 });
    }
  });

  test('that is lost reverses everything', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    await shop.report(id, { state: 'disputed' });
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    expect(await shop.figures(partner)).toMatchObject({ held: 0, available: 0, reversed: 8_000 });
    expect(await rows(partner)).toMatchObject([{ reason: 'dispute' }, { state: 'reversed' }]);
  });
});

test('an operator voids a commission once, with a reason', async () => {
  const partner = await shop.newPartner();
  await shop.buy(await shop.invite(partner));
  const [row] = await rows(partner);
  const by = await asOperator();
  const input = { params: { id: row?.id ?? '' }, body: { reason: 'bought from himself' } };
  await shop.app.call(voidCommission, input, by);
  await shop.app.call(voidCommission, input, by);
  expect(await shop.figures(partner)).toMatchObject({ held: 6_000, reversed: 2_000 });
  expect(await rows(partner)).toMatchObject([{ state: 'reversed', reason: 'operator' }, {}]);
});

test('a purchase earns nothing without an inviter, and never for the buyer itself', async () => {
  const loner = await shop.newPartner();
  await shop.app.call(
    startPayment,
    { query: { subscription_price_id: String(shop.expensivePriceId) }, body: { gateway: 'free' } },
    loner,
  );
  await shop.buy(loner);
  expect(await shop.figures(loner)).toMatchObject({ earned: 0 });
});
