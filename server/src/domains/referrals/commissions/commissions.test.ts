import {
  changeReferralRules,
  getReferralRules,
  verifyPartner,
  voidCommission,
} from '@sesame/contract/operator-referrals.ts';
import { startPayment } from '@sesame/contract/payments.ts';
import { listCommissions } from '@sesame/contract/referrals.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build-operator.ts';
import { buildProduct } from '../../../../test/build-purchase.ts';
import { setRules } from '../../../../test/set-rules.ts';
import { type PartnerShop, startPartnerShop } from '../../../../test/start-partner-shop.ts';
import { buildPromo } from '../../../../test/start-shop.ts';

let shop: PartnerShop;
let operator: TestOperator;
beforeAll(async () => {
  shop = await startPartnerShop();
  operator = await buildOperator(shop.app);
});
afterEach(() => shop.expectClean());
afterAll(() => shop.stop());

const rows = async (partner: { token: string }) =>
  (await shop.app.call(listCommissions, { query: {} }, partner)).body;
const asOperator = async () => {
  // The console's sessions are short, and these tests let weeks pass.
  operator = await buildOperator(shop.app);
  return operator;
};
async function changeRules(change: Record<string, number>) {
  const by = await asOperator();
  const { created_at: _, ...rules } = (await shop.app.call(getReferralRules, {}, by)).body;
  const body = { ...rules, ...change, reason: 'another season' };
  expect((await shop.app.call(changeReferralRules, { body }, by)).status).toBe(200);
}

describe('a purchase by somebody who was invited', () => {
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

  test("earns of what came from outside, without the method's fee, rounded down", async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const id = await shop.buy(buyer, { gateway: 'card' });
    expect(await shop.payment(id)).toMatchObject({ fee_cents: 700, total_cents: 20_700 });
    expect(await rows(partner)).toMatchObject([
      { kind: 'first_payment', base: 200 },
      { kind: 'deposit', base: 200 },
    ]);
  });

  test('settled by many notices at once earns once', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const { body } = await shop.pay(buyer, { priceId: shop.dearPriceId, gateway: 'free' });
    const paid = { state: 'paid' } as const;
    await Promise.all(Array.from({ length: 8 }, () => shop.report(body.payment_id, paid)));
    expect(await rows(partner)).toHaveLength(2);
  });

  test('two first purchases that are settled at once count as one first', async () => {
    const partner = await shop.newPartner();
    await shop.buy(await shop.invite(partner));
    const buyer = await shop.invite(partner);
    const other = await buildProduct(shop.app.platform);
    const ids: string[] = [];
    for (const priceId of [shop.dearPriceId, other.priceId]) {
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

  test('that costs nothing earns nothing, and the first that costs something is the first', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    await buildPromo(shop.app.platform, { code: 'ALLFREE', discount_percent: 10_000 });
    const order = { priceId: shop.dearPriceId, gateway: 'card', promocode: 'ALLFREE' };
    expect((await shop.pay(buyer, order)).status).toBe(200);
    expect(await shop.figures(partner)).toMatchObject({ earned: 0 });
    await shop.buy(buyer);
    expect(await shop.figures(partner)).toMatchObject({ earned: 8_000 });
  });

  test('of a verified partner earns 20 % of the first one', async () => {
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

  test('rules that somebody else changed meanwhile are not changed blindly', async () => {
    const by = await asOperator();
    const { created_at: _, ...seen } = (await shop.app.call(getReferralRules, {}, by)).body;
    const body = { ...seen, version: seen.version - 1, reason: 'late' };
    const answer = await shop.app.call(changeReferralRules, { body }, by);
    expect(answer.refusal).toMatchObject({ code: 'changed_meanwhile', current: seen });
  });
});

describe('T-M5: a refund', () => {
  test('before the hold is over takes the commission back', async () => {
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

  test('of a part takes the same part back, once however often it is told', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    for (const refunded of [3_333, 3_333, 10_000, 3_333]) {
      await shop.report(id, { state: 'partially_refunded', refunded });
    }
    expect(await shop.figures(partner)).toMatchObject({ held: 4_000, reversed: 4_000 });
    await shop.wait(15);
    expect(await shop.figures(partner)).toMatchObject({ available: 4_000, reversed: 4_000 });
  });

  test('after the hold takes it from what is available', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    expect(await shop.figures(partner)).toMatchObject({ available: 0, reversed: 8_000 });
  });
});

describe('a dispute', () => {
  test('holds what is held until it is won', async () => {
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

  test('freezes what is available, as often as there is one', async () => {
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

  test('that is lost takes everything back', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    await shop.report(id, { state: 'disputed' });
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    expect(await shop.figures(partner)).toMatchObject({ held: 0, available: 0, reversed: 8_000 });
    expect(await rows(partner)).toMatchObject([{ reason: 'dispute' }, { state: 'reversed' }]);
  });
});

test('an operator takes a commission back, with a reason and once', async () => {
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

test('T-M4: a buyer who invited nobody earns nobody anything, and oneself least of all', async () => {
  const loner = await shop.newPartner();
  await shop.app.call(
    startPayment,
    { query: { subscription_price_id: String(shop.dearPriceId) }, body: { gateway: 'free' } },
    loner,
  );
  await shop.buy(loner);
  expect(await shop.figures(loner)).toMatchObject({ earned: 0 });
});
