import { refundPayment } from '@sesame/contract/console/payments/payments.ts';
import {
  listPaymentMethods,
  readRenewalConsent,
  startPayment,
} from '@sesame/contract/shop/payments.ts';
import { requestPayout } from '@sesame/contract/shop/referrals.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { listRows } from '../../../../test/rows.ts';
import type { TestPartner } from '../../../../test/shops/parts/partners.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['partners', 'mail']);
const { shop } = test;

/** A partner with 80.00 available for each purchase. */
async function earner(purchases = 3): Promise<TestPartner> {
  const partner = await shop.newPartner();
  for (let count = 0; count < purchases; count++) await shop.buy(await shop.invite(partner));
  await shop.wait(15);
  return partner;
}
const payByBalance = (partner: TestPartner) =>
  shop.pay(partner, { priceId: shop.expensivePriceId, gateway: 'balance' });
const methodsOf = async (person: { token: string }) =>
  (await shop.app.call(listPaymentMethods, {}, person)).body;

test('the balance is offered as a method to buyers who have one, with its amount', async () => {
  const partner = await shop.newPartner();
  expect((await methodsOf(partner)).map(({ gateway }) => gateway)).not.toContain('balance');
  await shop.buy(await shop.invite(partner));
  expect((await methodsOf(partner)).map(({ gateway }) => gateway)).not.toContain('balance');
  await shop.wait(15);
  expect(await methodsOf(partner)).toContainEqual(
    expect.objectContaining({ gateway: 'balance', fee_percentage: 0, available: 80 }),
  );
});

test('the balance pays an order at once, without a gateway', async () => {
  const partner = await earner();
  const { status, body } = await payByBalance(partner);
  expect(status).toBe(200);
  expect(body.url).toMatch(/\/dashboard\/subscriptions$/);
  expect(await shop.payment(body.payment_id)).toMatchObject({
    state: 'paid',
    captured_cents: 20_000,
    gateway_reference: null,
  });
  expect(await shop.figures(partner)).toMatchObject({ available: 4_000, spent: 20_000 });
});

test('an order from the balance is renewed as its buyer agreed to, once, and never without the text', async () => {
  const { app, expensivePriceId: priceId } = shop;
  const partner = await earner(6);
  const query = { subscription_price_id: String(priceId), gateway: 'balance' };
  const { text } = (await app.call(readRenewalConsent, { query }, partner)).body;
  expect(text).toContain('$200.00');
  const order = (agreed: string) =>
    app.call(
      startPayment,
      {
        query: { subscription_price_id: String(priceId) },
        body: { gateway: 'balance', renew: { text: agreed } },
      },
      partner,
    );
  expect((await order('I agree to nothing.')).refusal?.code).toBe('renewal_terms_changed');
  const { body } = await order(text);
  await app.jobs.run('begin-agreed-renewals');
  const agreements = app.platform.db.selectFrom('renewal_agreements').selectAll();
  expect(await agreements.where('user_id', '=', partner.id).execute()).toMatchObject([
    {
      ...{ payment_id: body.payment_id, method_id: null, gateway: 'balance', stopped_at: null },
      ...{ consent_text: text, ceiling_cents: 20_000, price_id: priceId },
    },
  ]);
  const before = await shop.figures(partner);
  await shop.wait(27);
  for (const _day of [1, 2, 3, 4, 5]) {
    for (const job of ['plan-renewals', 'advance-renewals']) await app.jobs.run(job);
    await shop.wait(1);
  }
  const renewals = app.platform.db.selectFrom('payments').selectAll();
  expect(
    await renewals.where('user_id', '=', partner.id).where('renewal_id', 'is not', null).execute(),
  ).toMatchObject([{ state: 'paid', gateway: 'balance', captured_cents: 20_000 }]);
  expect(await shop.figures(partner)).toMatchObject({
    available: before.available - 20_000,
    spent: before.spent + 20_000,
  });
  const subjects = (await shop.mailsTo(partner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('is renewed until'))).toHaveLength(1);
});

test('an order that is not paid from the balance is renewed only with what it saves', async () => {
  const buyer = await shop.newBuyer();
  const { refusal } = await shop.app.call(
    startPayment,
    {
      query: { subscription_price_id: String(shop.expensivePriceId) },
      body: { gateway: 'card', renew: { text: 'I agree.' } },
    },
    buyer,
  );
  expect(refusal?.code).toBe('method_unavailable');
});

test('an order paid from the balance earns the inviter no commission', async () => {
  const inviter = await shop.newPartner();
  const buyer = await shop.invite(inviter);
  for (let count = 0; count < 3; count++) await shop.buy(await shop.invite(buyer));
  await shop.wait(15);
  const order = { priceId: shop.expensivePriceId, gateway: 'balance' };
  expect((await shop.pay(buyer, order)).status).toBe(200);
  expect(await shop.figures(inviter)).toMatchObject({ earned: 0 });
  // The first payment from outside still counts as the first.
  await shop.buy(buyer);
  expect(await shop.figures(inviter)).toMatchObject({ earned: 8_000 });
});

test('a balance that is too small leaves no order behind', async () => {
  const partner = await earner(1);
  const { status, refusal } = await payByBalance(partner);
  expect([status, refusal?.code]).toEqual([409, 'balance_too_small']);
  const left = await listRows(shop.app, 'payments', { user_id: partner.id }, ['id']);
  expect(left).toEqual([]);
});

const postPayout = (partner: TestPartner) =>
  shop.app.call(
    requestPayout,
    {
      body: {
        amount: 240,
        network: 'usdt_trc20',
        address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
        password: partner.password,
      },
    },
    partner,
  );

test('the balance pays only one of four simultaneous orders', async () => {
  const partner = await earner();
  const answers = await shop.meet(
    partner,
    Array.from({ length: 4 }, () => () => payByBalance(partner)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await shop.figures(partner)).toMatchObject({ available: 4_000, spent: 20_000 });
});

test('the balance is not spent by an order and a payout at once', async () => {
  const partner = await earner();
  const answers = await shop.meet<{ status: number }>(partner, [
    () => payByBalance(partner),
    () => postPayout(partner),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect([
    [200, 409],
    [409, 201],
  ]).toContainEqual(statuses);
});

test('a refund returns the money to the balance, in parts and only once', async () => {
  const partner = await earner();
  const { payment_id: id } = (await payByBalance(partner)).body;
  const by = await buildOperator(shop.app, { role: 'finance' });
  const refund = (
    amount: number | 'all',
    expected: number,
    method = 'balance' as 'balance' | 'gateway',
  ) =>
    shop.app.call(
      refundPayment,
      {
        params: { id },
        body: {
          method,
          access: 'keep',
          amount,
          expected_refunded: expected,
          reason: 'never worked',
        },
      },
      by,
    );
  expect((await refund(200.01, 0)).refusal?.code).toBe('refund_too_large');
  expect((await refund('all', 0, 'gateway')).refusal?.code).toBe('refund_method_closed');
  expect((await refund(50, 0)).body).toMatchObject({ state: 'partially_refunded', refunded: 50 });
  expect(await shop.figures(partner)).toMatchObject({ available: 9_000, spent: 15_000 });
  // The same request again.
  expect((await refund(50, 0)).refusal).toMatchObject({
    code: 'version_conflict',
    refunded: 50,
    remaining: 150,
  });
  expect((await refund('all', 50)).body).toMatchObject({ state: 'refunded', refunded: 200 });
  expect(await shop.figures(partner)).toMatchObject({ available: 24_000, spent: 0, credited: 0 });
  expect((await refund(1, 200)).refusal?.code).toBe('payment_not_refundable');
});
