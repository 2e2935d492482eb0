import { listHeldCredits, releaseHeldCredit } from '@sesame/contract/console/payments/credits.ts';
import {
  approvePayout,
  listConsolePayouts,
  listPartners,
  markPayoutPaid,
  readPayout,
  sendPayout,
} from '@sesame/contract/console/referrals.ts';
import { getSalesReport } from '@sesame/contract/console/reports.ts';
import { cancelPayout, getReferralData, requestPayout } from '@sesame/contract/shop/referrals.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import type { TestPartner } from '../../../../test/shops/parts/partners.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const WALLET = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const test = shopTest(['refunds']);
const { shop } = test;

/** A buyer with $200.00 of refunded card money on the balance. */
async function credited(): Promise<{ buyer: TestPartner; payment: string }> {
  const buyer = await shop.newPartner();
  const payment = await shop.buyAtBank(buyer);
  expect((await shop.refund(payment, { method: 'balance' })).status).toBe(200);
  return { buyer, payment };
}

const withdraw = ({ password, token }: TestPartner, amount: number) =>
  shop.app.call(
    requestPayout,
    { body: { amount, network: 'usdt_trc20', address: WALLET, password } },
    { token },
  );
const figures = async ({ token }: TestPartner) => {
  const { body } = await shop.app.call(getReferralData, {}, { token });
  return { available: body.available_for_payout_and_orders, ordersOnly: body.orders_only };
};
const holdsOf = async ({ id }: TestPartner) =>
  (await shop.app.call(listHeldCredits, { params: { id } }, shop.operator)).body;
const release = async (buyer: TestPartner, index = 0, operator = shop.operator) => {
  const id = (await holdsOf(buyer))[index]?.id ?? '';
  const input = { params: { id }, body: { reason: 'looked at the buyer' } };
  return shop.app.call(releaseHeldCredit, input, operator);
};
const payByBalance = (buyer: TestPartner) =>
  shop.pay(buyer, { priceId: shop.expensivePriceId, gateway: 'balance' });

test('card money refunded to the balance cannot be paid out, but pays an order', async () => {
  const { buyer } = await credited();
  expect(await figures(buyer)).toEqual({ available: 200, ordersOnly: 200 });
  expect((await withdraw(buyer, 60)).refusal?.code).toBe('credit_withheld');
  expect((await payByBalance(buyer)).status).toBe(200);
  expect(await figures(buyer)).toEqual({ available: 0, ordersOnly: 0 });
});

test('earned money beside withheld credit can be paid out', async () => {
  const { buyer } = await credited();
  await shop.buy(await shop.invite(buyer));
  await shop.wait(15);
  expect(await figures(buyer)).toEqual({ available: 280, ordersOnly: 200 });
  expect((await withdraw(buyer, 80.01)).refusal?.code).toBe('credit_withheld');
  expect((await withdraw(buyer, 80)).status).toBe(201);
});

test('an order spends credited money before earned money', async () => {
  const { buyer } = await credited();
  await shop.buy(await shop.invite(buyer));
  await shop.wait(15);
  expect((await payByBalance(buyer)).status).toBe(200);
  expect(await figures(buyer)).toEqual({ available: 80, ordersOnly: 0 });
});

test('credit can be paid out after the dispute window once an operator has released it', async () => {
  const { buyer } = await credited();
  expect((await release(buyer)).refusal?.code).toBe('credit_waits');
  shop.app.clock.advance(120 * 86_400_000);
  expect((await withdraw(buyer, 200)).refusal?.code).toBe('credit_withheld');
  const support = await buildOperator(shop.app, { role: 'support' });
  expect((await release(buyer, 0, support)).status).toBe(403);
  expect((await release(buyer)).body).toMatchObject({ amount: 200, released: 200 });
  expect((await release(buyer)).refusal?.code).toBe('credit_released');
  expect(await figures(buyer)).toEqual({ available: 200, ordersOnly: 0 });
  expect((await withdraw(buyer, 200)).status).toBe(201);
});

test('credit is released once when two operators release it at the same moment', async () => {
  const { buyer } = await credited();
  shop.app.clock.advance(120 * 86_400_000);
  const answers = await Promise.all([release(buyer), release(buyer)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('credit is not released while the rest of its payment is disputed', async () => {
  const buyer = await shop.newPartner();
  const payment = await shop.buyAtBank(buyer);
  await shop.refund(payment, { method: 'balance', amount: 100, access: 'keep' });
  shop.app.clock.advance(120 * 86_400_000);
  await shop.report(payment, { state: 'disputed' });
  expect((await release(buyer)).refusal?.code).toBe('credit_disputed');
});

test('credit returned by the refund of an order is withheld again', async () => {
  const { buyer } = await credited();
  const { payment_id: order } = (await payByBalance(buyer)).body;
  await shop.refund(order, { method: 'balance', amount: 120, access: 'keep' });
  expect(await figures(buyer)).toEqual({ available: 120, ordersOnly: 120 });
  await shop.refund(order, { method: 'balance' });
  expect(await figures(buyer)).toEqual({ available: 200, ordersOnly: 200 });
});

test('the older of two credits is spent first, and the rest of the newer one can be released', async () => {
  const { buyer } = await credited();
  const second = await shop.buyAtBank(buyer);
  shop.app.clock.advance(1_000);
  await shop.refund(second, { method: 'balance', amount: 50, access: 'keep' });
  expect((await payByBalance(buyer)).status).toBe(200);
  shop.app.clock.advance(120 * 86_400_000);
  expect((await release(buyer, 0)).body).toMatchObject({ amount: 200, released: 0 });
  expect(await figures(buyer)).toEqual({ available: 50, ordersOnly: 50 });
  expect((await release(buyer, 1)).body).toMatchObject({ amount: 50, released: 50 });
  expect(await figures(buyer)).toEqual({ available: 50, ordersOnly: 0 });
});

/** A buyer with $200.00 of released credit and $80.00 of commissions. */
async function releasedAndEarned(): Promise<TestPartner> {
  const { buyer } = await credited();
  shop.app.clock.advance(120 * 86_400_000);
  expect((await release(buyer)).body).toMatchObject({ released: 200 });
  await shop.buy(await shop.invite(buyer));
  await shop.wait(15);
  expect(await figures(buyer)).toEqual({ available: 280, ordersOnly: 0 });
  return buyer;
}

/** Where the money of a payout is from. */
const sourceOf = async (id: string) => {
  const { body } = await shop.app.call(readPayout, { params: { id } }, shop.operator);
  return { commissions: body.from_commissions, refunds: body.from_refunds };
};

test('a payout uses released credit before commissions, and gives it back when it is canceled', async () => {
  const buyer = await releasedAndEarned();
  const first = (await withdraw(buyer, 240)).body;
  expect(await sourceOf(first.id)).toEqual({ commissions: 40, refunds: 200 });
  await shop.app.call(cancelPayout, { params: { id: first.id } }, { token: buyer.token });
  const second = (await withdraw(buyer, 50)).body;
  expect(await sourceOf(second.id)).toEqual({ commissions: 0, refunds: 50 });
  const third = (await withdraw(buyer, 200)).body;
  expect(await sourceOf(third.id)).toEqual({ commissions: 50, refunds: 150 });
  const { body } = await shop.app.call(
    listConsolePayouts,
    { query: { state: 'requested' } },
    shop.operator,
  );
  expect(body.find(({ id }) => id === third.id)).toMatchObject({ from_refunds: 150 });
});

test('an order uses released credit before commissions, and gets it back when it is refunded', async () => {
  const buyer = await releasedAndEarned();
  const { payment_id: order } = (await payByBalance(buyer)).body;
  expect(await sourceOf((await withdraw(buyer, 50)).body.id)).toEqual({
    commissions: 50,
    refunds: 0,
  });
  await shop.refund(order, { method: 'balance', amount: 120, access: 'keep' });
  expect(await sourceOf((await withdraw(buyer, 140)).body.id)).toEqual({
    commissions: 20,
    refunds: 120,
  });
});

test('the report counts what payouts sent, and how much of it refunds had credited', async () => {
  const buyer = await releasedAndEarned();
  const { id } = (await withdraw(buyer, 60)).body;
  await withdraw(buyer, 50);
  shop.app.clock.advance(2 * 86_400_000);
  const params = { params: { id } };
  expect((await shop.app.call(approvePayout, params, shop.operator)).status).toBe(200);
  expect((await shop.app.call(sendPayout, params, shop.operator)).status).toBe(200);
  const body = { transaction: 'ab'.repeat(32) };
  expect((await shop.app.call(markPayoutPaid, { ...params, body }, shop.operator)).status).toBe(
    200,
  );
  const day = shop.app.clock.now().toISOString().slice(0, 10);
  const range = { since: '2026-01-01', until: day };
  const report = await shop.app.call(
    getSalesReport,
    { query: { by: 'day', ...range } },
    shop.operator,
  );
  const { rows } = await sql<{ total: number; refunds: number }>`
    select (select sum(paid_out_cents) from partner_balances)::float / 100 as total,
      -(select sum(e.amount_cents) from journal_entries e join journals j on j.id = e.journal_id
        join payouts p on j.subject = 'payout:' || p.id and p.state = 'paid'
        where e.account = 'released')::float / 100 as refunds`.execute(shop.app.platform.db);
  expect(report.body.payouts).toEqual({ total: rows[0]?.total, from_refunds: rows[0]?.refunds });
  expect(report.body.payouts).toMatchObject({ total: 60, from_refunds: 60 });
});

test('a buyer whose only balance is refunds is not listed as a partner', async () => {
  const { buyer } = await credited();
  const listed = async () =>
    (await shop.app.call(listPartners, { query: {} }, shop.operator)).body.map(({ id }) => id);
  expect(await listed()).not.toContain(buyer.id);
  await shop.buy(await shop.invite(buyer));
  expect(await listed()).toContain(buyer.id);
});

test('withheld credit does not cover an approved payout whose own money was reversed', async () => {
  const { buyer } = await credited();
  const purchase = await shop.buy(await shop.invite(buyer));
  await shop.wait(15);
  const { id } = (await withdraw(buyer, 80)).body;
  shop.app.clock.advance(2 * 86_400_000);
  const approval = () => shop.app.call(approvePayout, { params: { id } }, shop.operator);
  expect((await approval()).status).toBe(200);
  await shop.report(purchase, { state: 'refunded', refunded: 20_000 });
  expect(await figures(buyer)).toEqual({ available: 120, ordersOnly: 120 });
  expect((await approval()).refusal?.code).toBe('balance_too_small');
});

test('the database itself refuses a payout of withheld money', async () => {
  const { buyer } = await credited();
  const posting = shop.app.platform.db.transaction().execute(async (tx) => {
    await sql`
      with j as (
        insert into journals (id, kind, effect, created_at, subject)
        values (gen_random_uuid(), 'payout_request', 'requested', now(), 'test') returning id)
      insert into journal_entries (journal_id, account, amount_cents, currency)
      select id, unnest(array['partner_available:' || ${buyer.id}, 'partner_in_payout:' || ${buyer.id}]),
             unnest(array[1, -1]), 'USD' from j`.execute(tx);
  });
  await expect(posting).rejects.toThrow('the balance is overspent');
});
