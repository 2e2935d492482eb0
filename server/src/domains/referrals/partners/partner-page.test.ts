import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listPartnerCommissions, listPartners } from '@sesame/contract/console/referrals.ts';
import {
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
  requestPayout,
} from '@sesame/contract/shop/referrals.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['partners']);
const { shop } = test;

const call = (partner: { token: string }) => shop.app.call(getReferralData, {}, partner);

test('a user without referrals sees a link, the rates and zeros', async () => {
  const { body, status } = await call(await shop.newPartner());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    link: expect.stringMatching(/\/register\?r=[a-z2-9]{8}$/),
    type: 'base',
    origins: [],
    visits: 0,
    registrations: 0,
    days_earned: 0,
    total_earnings: 0,
    available_for_payout_and_orders: 0,
    rates: { deposit: 30, first_payment: 10, verified: 20, hold_days: 14 },
    all_services: shop.product.serviceIds.map((id) => ({ id, title: expect.any(String) })),
    payout: { minimum: 50, trc20_address: null, email_confirmed: true, wait_until: null },
  });
});

test('the figures of the specification add up', async () => {
  const partner = await shop.newPartner();
  await shop.buy(await shop.invite(partner));
  await shop.wait(15);
  const back = await shop.buy(await shop.invite(partner));
  await shop.report(back, { state: 'partially_refunded', refunded: 10_000 });
  const { body } = await call(partner);
  expect(body).toMatchObject({
    registrations: 2,
    total_earnings: 160,
    available_for_payout_and_orders: 80,
    pending_payout: 40,
    paid_out: 0,
    reversed: 40,
  });
});

test('the chart has every day of its range with its commissions', async () => {
  const partner = await shop.newPartner();
  await shop.buy(await shop.invite(partner));
  for (const days of ['30', '90', '365'] as const) {
    const { body } = await shop.app.call(getReferralStatistics, { query: { days } }, partner);
    expect(body).toHaveLength(Number(days));
    const today = shop.app.clock.now().toISOString().slice(0, 10);
    expect(body.at(-1)).toEqual({
      day: today,
      visits: 0,
      registrations: 1,
      deposits: 60,
      first_payments: 20,
    });
    expect(body[0]).toMatchObject({ registrations: 0, deposits: 0 });
  }
});

test('commissions are paged and visible to their own partner only', async () => {
  const partner = await shop.newPartner();
  const buyer = await shop.invite(partner);
  for (let count = 0; count < 51; count++) {
    await shop.buy(buyer);
    shop.app.clock.advance(1_000);
  }
  const page = async (person: { token: string }, before?: string) =>
    (await shop.app.call(listCommissions, { query: { before } }, person)).body;
  const first = await page(partner);
  expect(first).toHaveLength(50);
  const second = await page(partner, first.at(-1)?.id);
  expect(second).toHaveLength(2);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(52);
  const stranger = await shop.newPartner();
  expect(await page(stranger)).toEqual([]);
  expect(await page(stranger, first[0]?.id)).toEqual([]);
  expect(JSON.stringify(first)).not.toContain(buyer.id);
});

test('operators see the figures of every partner', async () => {
  const partner = await shop.newPartner();
  await shop.buy(await shop.invite(partner));
  const by = await buildOperator(shop.app, { role: 'auditor' });
  const { body } = await shop.app.call(listPartners, { query: {} }, by);
  expect(body.find(({ id }) => id === partner.id)).toMatchObject({
    email: partner.email,
    registrations: 1,
    total_earnings: 80,
    on_hold: 80,
  });
  const commissions = await shop.app.call(
    listPartnerCommissions,
    { params: { id: partner.id }, query: {} },
    by,
  );
  const [{ payment_id: paymentId } = { payment_id: '' }] = commissions.body;
  const payment = await shop.app.call(getConsolePayment, { params: { id: paymentId } }, by);
  expect(payment.body.consequences.commissions.map(({ id }) => id).sort()).toEqual(
    commissions.body.map(({ id }) => id).sort(),
  );
  const file = await fetch(`${shop.app.url}${listPartners.export.path}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const line = (await file.text()).split('\r\n').find((row) => row.startsWith(partner.id));
  expect(line).toContain(`,${partner.email},no,base,1,80,80,0,0,0`);
});

test('erasing an account cancels its requested payouts and removes addresses', async () => {
  const partner = await shop.newPartner();
  await shop.buy(await shop.invite(partner));
  await shop.wait(15);
  const body = {
    amount: 60,
    network: 'usdt_trc20',
    address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    memo: 'mine',
    password: partner.password,
  } as const;
  expect((await shop.app.call(requestPayout, { body }, partner)).status).toBe(201);
  const { db, clock } = shop.app.platform;
  await updateRows(db, 'users', { id: partner.id }, { deletion_at: clock.now() });
  await shop.app.jobs.run('erase-accounts');
  await shop.app.jobs.run('close-payouts-of-erased');
  const left = await listRows(db, 'payouts', { user_id: partner.id }, ['state', 'address', 'memo']);
  expect(left).toEqual([{ state: 'canceled', address: '', memo: null }]);
  expect((await shop.app.call(listPayouts, { query: {} }, partner)).status).toBe(401);
});
