import { setCampaignCost } from '@sesame/contract/console/campaigns.ts';
import {
  approveConfirmation,
  confirmPayment,
} from '@sesame/contract/console/payments/confirmations.ts';
import {
  exportConversionReport,
  exportSalesReport,
  exportSubscriptionReport,
  getConversionReport,
  getOverview,
  getSalesReport,
  getSubscriptionReport,
  type SalesDimension,
} from '@sesame/contract/console/reports.ts';
import { extendSubscription } from '@sesame/contract/console/subscriptions.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { beforeAll, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildPromo } from '../../../test/build/build-promo.ts';
import { buildBuyer, buildProduct } from '../../../test/build/build-purchase.ts';
import {
  compareCampaigns,
  comparePromos,
  compareSales,
} from '../../../test/figures/count-figures.ts';
import { getRow } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import type { Shop } from '../../../test/shops/start-shop.ts';
import { aggregatePaymentDays } from './aggregate-payment-days.ts';
import { aggregateSalesDays } from './aggregate-sales-days.ts';

/**
 * A scenario with precalculated figures. Two products cost 4.90 and 200.00 a month; `card` has a fee of 3.5 %.
 *
 * Day 1  Anna (English, from DE, campaign `autumn`) pays 4.90 by card: fee 0.17, total 5.07.
 *        Boris (Russian, from KZ), invited by Paul, pays 200.00 in rubles.
 *        Clara's card is declined.
 * Day 2  Boris is refunded 50.00 by the gateway, and 20.00 to his balance, which does not leave the shop.
 *        Clara pays 200.00 with a promo code of 10 %: 180.00.
 *        Boris pays 4.90 from his balance: an order without new money.
 * Day 40 Anna pays again, long after her first month has ended. An operator gives her two days on top.
 */
let auditor: TestOperator;
let day1: string;
let day2: string;
let day40: string;

const test = shopTest(['refunds'], { env: { COUNTRY_HEADER: 'CF-IPCountry' } });
const { shop } = test;
test.beforeAll(async () => {
  const { platform } = shop.app;
  const today = () => shop.app.clock.now().toISOString().slice(0, 10);
  await buildPromo(platform, { code: 'TEN', discount_percent: 1_000 });
  const { priceId } = await buildProduct(platform);
  const paul = await shop.newBuyer();
  const [anna, boris, clara] = [
    await shop.newBuyer(),
    await buildBuyer(platform, { referred_by: paul.id }),
    await shop.newBuyer(),
  ];
  const rewrite = (id: string, set: { language?: 'en' | 'ru'; campaign?: string }) =>
    platform.db.updateTable('users').set(set).where('id', '=', id).execute();
  await rewrite(anna.id, { language: 'en', campaign: 'autumn' });
  await rewrite(boris.id, { language: 'ru' });
  await rewrite(clara.id, { language: 'ru' });

  const country = (id: string, named: string) =>
    platform.db.updateTable('payments').set({ country: named }).where('id', '=', id).execute();
  const pay = async (
    buyer: { token: string; id: string },
    order: Parameters<Shop<'refunds'>['pay']>[1],
    outcome: 'pay' | 'decline' = 'pay',
  ) => {
    const { body, refusal } = await shop.pay(buyer, order);
    if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
    await shop.bank.decide(body.payment_id, outcome);
    await shop.settled();
    return body.payment_id;
  };

  day1 = today();
  await country(await pay(anna, { gateway: 'card', priceId }), 'DE');
  const byBoris = await shop.buyAtBank(boris, { gateway: 'rubles' });
  await country(byBoris, 'KZ');
  await pay(clara, { gateway: 'card', priceId: shop.expensivePriceId }, 'decline');

  shop.app.clock.advance(DAY_MS);
  day2 = today();
  await shop.refund(byBoris, { amount: 50, access: 'keep' });
  await shop.settled();
  await shop.refund(byBoris, { amount: 20, method: 'balance', access: 'keep' });
  await pay(clara, { gateway: 'free', priceId: shop.expensivePriceId, promocode: 'TEN' });
  await shop.pay(boris, { gateway: 'balance', priceId });

  shop.app.clock.advance(38 * DAY_MS);
  day40 = today();
  await pay(anna, { gateway: 'card', priceId });
  const [own] = (await shop.app.call(listActiveSubscriptions, {}, anna)).body;
  const owner = await buildOperator(shop.app);
  await shop.app.call(
    extendSubscription,
    {
      params: { id: own?.id ?? '' },
      body: { days: 2, expected_end: own?.date_end ?? '', reason: 'An outage' },
    },
    owner,
  );
  const cost = { campaign: 'autumn', cost: 4, expected_cost: null };
  await shop.app.call(setCampaignCost, { body: cost }, owner);
  auditor = await buildOperator(shop.app, { role: 'auditor' });
});

const range = () => ({ since: day1, until: day40 });
const by = () => ({ token: auditor.token });
const sales = async (dimension: SalesDimension) =>
  (
    await shop.app.call(getSalesReport, { query: { by: dimension, ...range() } }, by())
  ).body.rows.map(
    ({ key: _, charged: __, title_ru: ___, partner_cost, revenue_after_partners, ...row }) => {
      expect(revenue_after_partners).toBeCloseTo(row.revenue - partner_cost, 10);
      return row;
    },
  );

describe.each(['from the journal', 'from aggregated days'])('the scenario, read %s', (source) => {
  beforeAll(async () => {
    if (source === 'from the journal') return;
    expect(await aggregateSalesDays(shop.app.platform)).toBeGreaterThan(30);
    // 39 days have ended, of which the last 14 are still open.
    expect(await aggregatePaymentDays(shop.app.platform)).toBe(25);
    expect(await aggregatePaymentDays(shop.app.platform)).toBe(0);
  });

  test('reports gross, fees, refunds and revenue by day', async () => {
    expect(await sales('day')).toEqual([
      { title: day1, orders: 2, gross: 205.07, fees: 0.17, refunds: 0, revenue: 205.07 },
      { title: day2, orders: 2, gross: 180, fees: 0, refunds: 50, revenue: 130 },
      { title: day40, orders: 1, gross: 5.07, fees: 0.17, refunds: 0, revenue: 5.07 },
    ]);
  });

  test('reports what partners earned, and on the day of a refund what they lost', async () => {
    const { rows } = await shop.app.platform.pool.query(
      'select sum(amount_cents)::float / 100 as earned, sum(reversed_cents)::float / 100 as lost from commissions',
    );
    const { earned, lost } = rows[0] as { earned: number; lost: number };
    expect(earned).toBeGreaterThan(lost);
    expect(lost).toBeGreaterThan(0);
    const { body } = await shop.app.call(
      getSalesReport,
      { query: { by: 'day', ...range() } },
      by(),
    );
    expect(body.rows.map(({ key, partner_cost }) => [key, partner_cost])).toEqual([
      [day1, earned],
      [day2, -lost],
      [day40, 0],
    ]);
    expect(body.total.revenue_after_partners).toBeCloseTo(body.total.revenue - earned + lost, 10);
  });

  test('reports by method, currency and promo code', async () => {
    expect(await sales('method')).toEqual([
      { title: 'rubles', orders: 1, gross: 200, fees: 0, refunds: 50, revenue: 150 },
      { title: 'free', orders: 1, gross: 180, fees: 0, refunds: 0, revenue: 180 },
      { title: 'card', orders: 2, gross: 10.14, fees: 0.34, refunds: 0, revenue: 10.14 },
      expect.objectContaining({ orders: 1, gross: 0, revenue: 0 }),
    ]);
    expect(await sales('currency')).toEqual([
      { title: 'RUB', orders: 1, gross: 200, fees: 0, refunds: 50, revenue: 150 },
      { title: 'USD', orders: 4, gross: 190.14, fees: 0.34, refunds: 0, revenue: 190.14 },
    ]);
    expect(await sales('promo')).toEqual([
      { title: 'TEN', orders: 1, gross: 180, fees: 0, refunds: 0, revenue: 180 },
    ]);
  });

  test('reports by currency what was charged and returned in it', async () => {
    const { body } = await shop.app.call(
      getSalesReport,
      { query: { by: 'currency', ...range() } },
      by(),
    );
    const { rows: truth } = await shop.app.platform.pool.query(`
      select p.charge_currency as key, sum(p.captured_minor)::float / 100 as gross,
        coalesce(sum(r.minor), 0)::float / 100 as refunds
      from payments p
      left join (select payment_id, sum(amount_minor) as minor from payment_refunds
        where method <> 'balance' and state = 'succeeded' group by payment_id) r on r.payment_id = p.id
      where p.provider <> 'balance' and p.captured_minor > 0 group by 1 order by 1`);
    expect(truth).toMatchObject([{ key: 'RUB' }, { key: 'USD' }]);
    expect(
      body.rows.map(({ key, charged }) => ({
        key,
        gross: charged?.gross,
        refunds: charged?.refunds,
      })),
    ).toEqual(truth);
    expect(body.rows[0]?.charged?.revenue).toBeCloseTo(truth[0].gross - truth[0].refunds, 10);
    expect(truth[0].refunds).toBeGreaterThan(1_000);
  });

  test('reports by country where known, by language and by campaign', async () => {
    expect(await sales('country')).toEqual([
      { title: 'KZ', orders: 1, gross: 200, fees: 0, refunds: 50, revenue: 150 },
      { title: 'DE', orders: 1, gross: 5.07, fees: 0.17, refunds: 0, revenue: 5.07 },
    ]);
    expect(await sales('language')).toEqual([
      { title: 'ru', orders: 3, gross: 380, fees: 0, refunds: 50, revenue: 330 },
      { title: 'en', orders: 2, gross: 10.14, fees: 0.34, refunds: 0, revenue: 10.14 },
    ]);
    expect(await sales('campaign')).toEqual([
      { title: 'autumn', orders: 2, gross: 10.14, fees: 0.34, refunds: 0, revenue: 10.14 },
    ]);
  });

  test('reports new, renewed and expired subscriptions', async () => {
    const { body } = await shop.app.call(getSubscriptionReport, { query: range() }, by());
    const sum = (of: 'new' | 'renewed' | 'expired') => body.reduce((all, day) => all + day[of], 0);
    expect(body.find(({ day }) => day === day1)).toMatchObject({ new: 2 });
    expect(sum('new')).toBe(4);
    // Anna's second month, which began after her first had ended.
    expect(sum('renewed')).toBe(1);
  });

  test('reports the success rate by method', async () => {
    const { body } = await shop.app.call(getConversionReport, { query: range() }, by());
    expect(
      body.map(({ key, started, ended, paid, success }) => [key, started, ended, paid, success]),
    ).toEqual([
      ['card', 3, 3, 2, 66.7],
      ['balance', 1, 1, 1, 100],
      ['free', 1, 1, 1, 100],
      ['rubles', 1, 1, 1, 100],
    ]);
  });

  test('every figure equals the sum over the payments', async () => {
    const { rows } = await shop.app.platform.pool.query(`
      select
        sum(captured_cents) filter (where provider <> 'balance') as gross,
        (select sum(amount_cents) from payment_refunds where method = 'gateway' and state = 'succeeded') as refunds,
        count(*) filter (where paid_at is not null) as paid,
        count(*) filter (where state not in ('pending', 'review')) as ended,
        count(*) filter (where paid_at is not null) - count(distinct (user_id, product_id))
          filter (where paid_at is not null) as renewed
      from payments`);
    const truth = Object.fromEntries(
      Object.entries(rows[0] as Record<string, string>).map(([name, text]) => [name, Number(text)]),
    ) as Record<'gross' | 'refunds' | 'paid' | 'ended' | 'renewed', number>;
    const { body: overview } = await shop.app.call(getOverview, { query: { days: '90' } }, by());
    const { body: report } = await shop.app.call(
      getSalesReport,
      { query: { by: 'day', ...range() } },
      by(),
    );
    const { body: days } = await shop.app.call(getSubscriptionReport, { query: range() }, by());
    const revenue = (truth.gross - truth.refunds) / 100;
    expect(report.total).toMatchObject({
      gross: truth.gross / 100,
      refunds: truth.refunds / 100,
      revenue,
    });
    expect(overview.figures.revenue).toBe(revenue);
    expect(overview.figures.success).toBe(Math.round((truth.paid / truth.ended) * 1_000) / 10);
    expect(days.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(truth.renewed);
  });

  test('every dimension, promo code and campaign equals separate SQL', async () => {
    const owner = await buildOperator(shop.app);
    const sold = await compareSales(shop.app, owner, range());
    for (const [dimension, { shown, counted }] of Object.entries({
      ...sold,
      promos: await comparePromos(shop.app, owner),
      campaigns: await compareCampaigns(shop.app, owner),
    })) {
      expect(shown.length, dimension).toBeGreaterThan(0);
      expect(shown, dimension).toEqual(counted);
    }
  });

  test('the success rate of the overview counts decided payments only', async () => {
    const { body } = await shop.app.call(getOverview, { query: { days: '90' } }, by());
    expect(body.figures).toMatchObject({ revenue: 340.14, orders: 5, success: 83.3 });
  });
});

test('a payment paid or decided after the two weeks is still counted', async () => {
  const { db } = shop.app.platform;
  const conversion = async () =>
    (await shop.app.call(getConversionReport, { query: range() }, by())).body.find(
      ({ key }) => key === 'card',
    );
  expect(await conversion()).toMatchObject({ started: 3, paid: 2 });
  const declined = await getRow(db, 'payments', { state: 'failed' }, ['id']);
  const body = { reference: 'B-7', reason: 'On the statement' };
  const owners = [await buildOperator(shop.app), await buildOperator(shop.app)] as const;
  const confirmation = await shop.app.call(
    confirmPayment,
    { params: { id: declined.id }, body },
    owners[0],
  );
  await shop.app.call(
    approveConfirmation,
    { params: { id: confirmation.body.id }, body: { reason: 'Seen too' } },
    owners[1],
  );
  expect((await shop.payment(declined.id)).state).toBe('paid');
  expect(await conversion()).toMatchObject({ started: 3, paid: 3, success: 100 });
});

test.each([
  [exportSalesReport, 'by=country&', 'country code,orders,"gross, USD","fees, USD",'],
  [exportSalesReport, 'by=currency&', 'gross as charged,refunds as charged,revenue as charged'],
  [exportSubscriptionReport, '', '"day, UTC",new,renewed,expired'],
  [exportConversionReport, '', 'method,method id,started,ended,paid,"success, %"'],
])('$id is exported as CSV', async (route, query, head) => {
  const { since, until } = range();
  const answer = await fetch(`${shop.app.url}${route.path}?${query}since=${since}&until=${until}`, {
    headers: { authorization: `Bearer ${auditor.token}` },
  });
  expect(answer.status).toBe(200);
  expect((await answer.text()).split('\r\n')[0]).toContain(head);
});
