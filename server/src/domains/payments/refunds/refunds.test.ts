import {
  listPaymentRefunds,
  refundPayment,
  syncConsolePayment,
} from '@sesame/contract/console/payments/payments.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { requestPayout } from '@sesame/contract/shop/referrals.ts';
import { afterEach, beforeAll, describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { findRow, getRow, listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';

const test = shopTest(['refunds']);
const { shop } = test;
afterEach(async () => {
  shop.bank.faults.set({});
});

const endOf = async (buyer: Buyer) =>
  (await shop.app.call(listActiveSubscriptions, {}, buyer)).body[0]?.date_end;
const alertsOf = async (subject: string) => {
  const rows = await listRows(shop.app, 'alerts', { subject }, ['kind']);
  return rows.map(({ kind }) => kind);
};
const follow = () => {
  shop.app.clock.advance(61_000);
  return shop.app.jobs.run('follow-up-refunds');
};

describe('a refund by the gateway', () => {
  test('of the full amount revokes the access and releases the promo code', async () => {
    const code = await buildPromo(shop.app.platform, { code: 'BACK', discount_percent: 1_000 });
    const buyer = await shop.newBuyer();
    const id = await shop.buyAtBank(buyer, { promocode: 'BACK' });
    const { status, body } = await shop.refund(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'refunded', captured: 180, refunded: 180, owed: 0 });
    expect(body.refunds).toMatchObject([{ method: 'gateway', state: 'succeeded', amount: 180 }]);
    expect(shop.returnedByBank(id)).toBe(18_000);
    expect(await endOf(buyer)).toBeUndefined();
    const promo = await findRow(shop.app, 'promo_codes', { id: code }, ['uses']);
    expect(promo?.uses).toBe(0);
  });

  test('is recorded as an audit event with its reason and operator', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await shop.refund(id, { amount: 1.5, access: 'keep' });
    const event = await getRow(shop.app, 'audit_events', { subject: `payment:${id}` });
    expect(event).toMatchObject({
      action: 'payments.refund',
      operator_id: shop.operator.id,
      reason: 'it never worked',
    });
    expect(event.after).toMatchObject({ method: 'gateway', access: 'keep', amount_cents: 150 });
  });

  test('of a ruble charge uses the rate of the order, and partial refunds add up exactly', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer(), { gateway: 'rubles' });
    expect((await shop.refund(id, { amount: 0.01, access: 'keep' })).body.refunded).toBe(0.01);
    expect(shop.returnedByBank(id)).toBe(81);
    const { body } = await shop.refund(id, { amount: 33.33, access: 'keep' });
    expect(body.refunds.at(-1)).toMatchObject({ charged: { amount: 2_707.39, currency: 'RUB' } });
    expect((await shop.refund(id)).body.state).toBe('refunded');
    expect(shop.returnedByBank(id)).toBe(1_624_600);
  });

  test('whose answer was lost is made once', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    shop.bank.faults.set({ refund: 'work_then_timeout', status: 'refuse_500' });
    const { body } = await shop.refund(id, { amount: 80, access: 'keep' });
    expect(body).toMatchObject({ state: 'paid', refunded: 0, refunds: [{ state: 'unknown' }] });
    // A second refund cannot be started on top of it.
    expect((await shop.refund(id, { amount: 5 })).refusal?.code).toBe('refund_open');
    shop.bank.faults.set({});
    await follow();
    expect(shop.returnedByBank(id)).toBe(8_000);
    expect(await shop.payment(id)).toMatchObject({ refunded_cents: 8_000, returned_minor: 8_000 });
  });

  test('that never reached the gateway is requested again with the same key', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    shop.bank.faults.set({ refund: 'timeout' });
    expect((await shop.refund(id, { amount: 80 })).body.refunds).toMatchObject([
      { state: 'unknown' },
    ]);
    shop.bank.faults.set({});
    await follow();
    await follow();
    expect(shop.returnedByBank(id)).toBe(8_000);
    const listed = await shop.app.call(listPaymentRefunds, { params: { id } }, shop.operator);
    expect(listed.body.refunds).toMatchObject([{ state: 'succeeded', failure: null }]);
  });

  test('that the bank refuses has failed with its reason and can be requested again', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    // Another refund was made on the bank's dashboard first, and its webhook is lost.
    shop.bank.faults.set({ webhooks: 'none' });
    await shop.bank.decide(id, 'refund', { amountMinor: 15_000 });
    const { body } = await shop.refund(id, { amount: 100, access: 'keep' });
    expect(body).toMatchObject({
      state: 'paid',
      refunds: [{ state: 'failed', failure: expect.stringContaining('409') }],
    });
    expect(await alertsOf(`refund:${body.refunds[0]?.id}`)).toEqual(['refund_failed']);
    const synced = await shop.app.call(syncConsolePayment, { params: { id } }, shop.operator);
    expect(synced.body).toMatchObject({ state: 'partially_refunded', refunded: 150 });
    expect((await shop.refund(id, { amount: 50 })).body.state).toBe('refunded');
  });

  test('that a crash interrupted is carried out by the job', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    shop.bank.faults.set({ refund: 'refuse_500', status: 'refuse_500' });
    await shop.refund(id, { amount: 20, access: 'keep' });
    // The state that a crash before the call leaves behind.
    await updateRows(
      shop.app,
      'payment_refunds',
      { payment_id: id },
      { state: 'requested', attempts: 0 },
    );
    shop.bank.faults.set({});
    await follow();
    expect(shop.returnedByBank(id)).toBe(2_000);
    expect(await shop.payment(id)).toMatchObject({ refunded_cents: 2_000 });
  });
});

test('a refund made on the dashboard without a webhook is found by the reconciliation', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  await shop.refund(id, { amount: 20, access: 'keep' });
  await shop.settled();
  shop.bank.faults.set({ webhooks: 'none' });
  await shop.bank.decide(id, 'refund');
  shop.app.clock.advance(25 * 3_600_000);
  await shop.app.jobs.run('reconcile-payments');
  expect(await shop.payment(id)).toMatchObject({ state: 'refunded', returned_minor: 20_000 });
});

describe('the access after a refund', () => {
  // 10 March to 10 April: 31 days.
  beforeAll(() => shop.app.clock.set('2027-03-10T12:00:00.000Z'));

  test.each([
    ['keep', 100, 31],
    ['shorten', 100, 16],
    ['shorten', 1, 31],
    ['shorten', 'all', undefined],
    ['revoke', 1, undefined],
    ['keep', 'all', 31],
  ] as const)('%s with %s of 200 leaves %s days', async (access, amount, days) => {
    const buyer = await shop.newBuyer();
    const id = await shop.buyAtBank(buyer);
    const { body } = await shop.refund(id, { access, amount });
    expect(body.state).toBe(amount === 'all' ? 'refunded' : 'partially_refunded');
    const end = await endOf(buyer);
    const left = end && (Date.parse(end) - shop.app.clock.now().getTime()) / 86_400_000;
    expect(left).toBe(days);
  });

  test('shortened twice loses its share twice, and the next period starts at the new end', async () => {
    const buyer = await shop.newBuyer();
    const first = await shop.buyAtBank(buyer);
    const second = await shop.buyAtBank(buyer);
    await shop.refund(first, { access: 'shorten', amount: 50 });
    await shop.refund(first, { access: 'shorten', amount: 50 });
    const { access_from: from, access_until: until } = await shop.payment(first);
    // 31 days, minus 7 and 7.
    expect(until).toEqual(new Date('2027-03-27T12:00:00.000Z'));
    expect(from).toEqual(new Date('2027-03-10T12:00:00.000Z'));
    expect(await shop.payment(second)).toMatchObject({
      access_from: until,
      access_until: new Date('2027-04-27T12:00:00.000Z'),
    });
  });
});

describe('refunds by other methods', () => {
  test('a refund to the balance is credited, not earned, and can pay an order', async () => {
    const buyer = await shop.newPartner();
    const id = await shop.buyAtBank(buyer, { gateway: 'rubles' });
    expect((await shop.refund(id, { method: 'balance' })).body).toMatchObject({
      state: 'refunded',
      refunds: [{ method: 'balance', state: 'succeeded' }],
    });
    expect(shop.returnedByBank(id)).toBe(0);
    expect(await shop.figures(buyer)).toMatchObject({
      earned: 0,
      credited: 20_000,
      available: 20_000,
    });
    const order = { priceId: shop.expensivePriceId, gateway: 'balance' };
    expect((await shop.pay(buyer, order)).status).toBe(200);
    expect(await shop.figures(buyer)).toMatchObject({ available: 0, spent: 20_000 });
  });

  test('a refund by other means is only recorded', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    const { body } = await shop.refund(id, { method: 'record', amount: 10, access: 'keep' });
    expect(body).toMatchObject({ state: 'partially_refunded', refunded: 10 });
    expect(shop.returnedByBank(id)).toBe(0);
  });

  test('a further refund by the bank is a loss and raises an alert', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await shop.refund(id, { method: 'record', amount: 150 });
    await shop.bank.decide(id, 'refund');
    await shop.settled();
    expect(await shop.payment(id)).toMatchObject({
      state: 'refunded',
      refunded_cents: 20_000,
      returned_minor: 20_000,
    });
    const whole = await shop.buyAtBank(await shop.newBuyer());
    await shop.refund(whole, { method: 'record' });
    await shop.bank.decide(whole, 'refund');
    await shop.settled();
    expect(await alertsOf(whole)).toEqual(['refund_excess']);
  });
});

describe('a refund is refused', () => {
  test('for more than the remaining amount', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await shop.refund(id, { amount: 150, access: 'keep' });
    const { refusal } = await shop.refund(id, { amount: 50.01 });
    expect(refusal).toMatchObject({ code: 'refund_too_large', refunded: 150, remaining: 50 });
  });

  test('when the amounts have changed since the operator saw them', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await shop.refund(id, { amount: 150, access: 'keep' });
    const { refusal } = await shop.refund(id, { amount: 10, expected_refunded: 0 });
    expect(refusal).toMatchObject({ code: 'version_conflict', refunded: 150, remaining: 50 });
  });

  test('for an unpaid payment and for a free order', async () => {
    const buyer = await shop.newBuyer();
    const open = (await shop.pay(buyer, { priceId: shop.expensivePriceId })).body.payment_id;
    expect((await shop.refund(open)).refusal?.code).toBe('payment_not_refundable');
    await buildPromo(shop.app.platform, { code: 'NOTHING', discount_percent: 10_000 });
    const order = { priceId: shop.expensivePriceId, promocode: 'NOTHING' };
    const free = (await shop.pay(buyer, order)).body.payment_id;
    expect((await shop.refund(free)).refusal?.code).toBe('payment_not_refundable');
  });

  test.each([0, -5, 0.005, 1e9, Number.NaN])('of %s dollars', async (amount) => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    expect((await shop.refund(id, { amount })).status).toBe(400);
  });

  test('for an unknown payment, and without the permission', async () => {
    const unknown = '01970000-0000-7000-8000-000000000001';
    const params = { id: unknown };
    const answer = await shop.app.call(listPaymentRefunds, { params }, shop.operator);
    expect(answer.status).toBe(404);
    const manager = await buildOperator(shop.app, { role: 'manager' });
    const id = await shop.buyAtBank(await shop.newBuyer());
    const other = { ...shop, operator: manager };
    expect((await refundAs(other, id)).status).toBe(403);
  });
});

const refundAs = async ({ operator }: Pick<Shop<'refunds'>, 'operator'>, id: string) => {
  const body = {
    method: 'record',
    access: 'keep',
    amount: 'all',
    expected_refunded: 0,
    reason: 'R',
  } as const;
  return shop.app.call(refundPayment, { params: { id }, body }, operator);
};

describe('concurrently', () => {
  test('six refunds of one payment are made once', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.refund(id, { amount: 60, expected_refunded: 0 })),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(shop.returnedByBank(id)).toBe(6_000);
    expect(await shop.payment(id)).toMatchObject({ refunded_cents: 6_000 });
  });

  test('a refund and webhooks about a refund on the dashboard are each booked once', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    shop.bank.faults.set({ webhooks: 'twice' });
    const refunding = shop.refund(id, { amount: 60, access: 'keep' });
    await shop.bank.decide(id, 'refund', { amountMinor: 5_000 });
    // Refused when the refund on the dashboard was booked first: the expected amounts are outdated then.
    const cents = (await refunding).status === 200 ? 11_000 : 5_000;
    await shop.settled();
    await shop.app.call(syncConsolePayment, { params: { id } }, shop.operator);
    expect(shop.returnedByBank(id)).toBe(cents);
    expect(await shop.payment(id)).toMatchObject({ refunded_cents: cents, returned_minor: cents });
  });

  test('a refund and a dispute book the refund, and the dispute holds the rest', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.buyAtBank(buyer);
    const refunding = shop.refund(id, { amount: 60, access: 'keep' });
    await shop.bank.decide(id, 'dispute');
    await refunding;
    await shop.settled();
    await follow();
    await shop.app.call(syncConsolePayment, { params: { id } }, shop.operator);
    const payment = await shop.payment(id);
    expect(payment.refunded_cents).toBe(shop.returnedByBank(id));
    expect(payment.state).toBe('disputed');
  });

  test('a refund and the payout of its commission leave the partner with a debt', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buyAtBank(await shop.invite(partner));
    await shop.wait(15);
    expect((await shop.figures(partner)).available).toBe(8_000);
    const payout = () =>
      shop.app.call(
        requestPayout,
        {
          body: {
            amount: 80,
            network: 'usdt_trc20',
            address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
            password: partner.password,
          },
        },
        partner,
      );
    await shop.meet<{ status: number }>(partner, [payout, () => shop.refund(id)]);
    // One of the two may have timed out waiting for the lock and is done later.
    await follow();
    const { available, inPayout, reversed } = await shop.figures(partner);
    expect(reversed).toBe(8_000);
    expect(available + inPayout).toBe(0);
  });
});
