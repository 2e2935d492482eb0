import {
  exportSalesReport,
  getConversionReport,
  getOverview,
  getSalesReport,
  getSubscriptionReport,
  listSoldProducts,
  type SalesDimension,
} from '@sesame/contract/console/reports.ts';
import { changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { beforeAll, describe, expect, vi } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildPromo } from '../../../test/build/build-promo.ts';
import { buildBuyer } from '../../../test/build/build-purchase.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { aggregateSalesDays } from './aggregate-sales-days.ts';
import { upsertHeartbeat } from './overview.store.ts';

let auditor: TestOperator;
let partnerId: string;

/** Two days of sales: on the 10th one by card and one with a promo code, on the 11th a free and an unpaid order. */
const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  auditor = await buildOperator(shop.app, { role: 'auditor' });
  const { platform } = shop.app;
  await buildPromo(platform, { code: 'HALF', discount_percent: 5_000 });
  await buildPromo(platform, { code: 'ALL', discount_percent: 10_000 });
  const partner = await shop.newBuyer();
  partnerId = partner.id;
  const invited = await buildBuyer(platform, { referred_by: partner.id });
  await payFully(await shop.newBuyer(), null);
  await payFully(invited, 'HALF');
  shop.app.clock.advance(DAY_MS);
  await shop.pay(invited, { promocode: 'ALL' });
  await shop.pay(await shop.newBuyer());
  auditor = await buildOperator(shop.app, { role: 'auditor' });
});

async function payFully(buyer: { id: string; token: string }, promocode: string | null) {
  const { body } = await shop.pay(buyer, { promocode });
  await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  expect((await shop.payment(body.payment_id)).state).toBe('paid');
}

const range = { since: '2026-03-10', until: '2026-03-11' };
const by = () => ({ token: auditor.token });

async function sales(dimension: SalesDimension, query = range) {
  const { body } = await shop.app.call(
    getSalesReport,
    { query: { by: dimension, ...query } },
    by(),
  );
  return body;
}

describe.each(['from the journal', 'from aggregated days'])('reports %s', (source) => {
  beforeAll(async () => {
    if (source === 'from the journal') return;
    expect(await aggregateSalesDays(shop.app.platform)).toBe(1);
    expect(await aggregateSalesDays(shop.app.platform)).toBe(0);
  });

  test('show revenue by day, without fees', async () => {
    const { rows, total } = await sales('day');
    expect(rows).toEqual([
      {
        key: '2026-03-10',
        title: '2026-03-10',
        title_ru: '',
        orders: 2,
        gross: 7.6,
        fees: 0.34,
        refunds: 0,
        revenue: 7.6,
        partner_cost: 0.93,
        revenue_after_partners: 6.67,
        charged: null,
      },
      {
        key: '2026-03-11',
        title: '2026-03-11',
        title_ru: '',
        orders: 1,
        gross: 0,
        fees: 0,
        refunds: 0,
        revenue: 0,
        partner_cost: 0,
        revenue_after_partners: 0,
        charged: null,
      },
    ]);
    expect(total).toMatchObject({ orders: 3, gross: 7.6 });
  });

  test('show revenue by method, promo code and partner with their titles', async () => {
    expect((await sales('method')).rows).toMatchObject([{ key: 'card', orders: 3, gross: 7.6 }]);
    expect((await sales('promo')).rows).toMatchObject([
      { title: 'HALF', orders: 1, gross: 2.53 },
      { title: 'ALL', orders: 1, gross: 0 },
    ]);
    expect((await sales('partner')).rows).toMatchObject([
      { key: partnerId, orders: 2, gross: 2.53 },
    ]);
    expect((await sales('currency')).rows).toMatchObject([{ key: 'USD', orders: 3 }]);
    expect((await sales('campaign')).rows).toEqual([]);
    const sold = (await shop.app.call(listSoldProducts, {}, by())).body;
    expect(sold.reduce((sum, { orders }) => sum + orders, 0)).toBe(
      (await sales('product')).total.orders,
    );
    expect(sold).toEqual(
      (await sales('product')).rows.map(({ key, orders }) => ({ product: Number(key), orders })),
    );
  });

  test('show new and renewed subscriptions', async () => {
    const { body } = await shop.app.call(getSubscriptionReport, { query: range }, by());
    expect(body).toEqual([
      { day: '2026-03-10', new: 2, renewed: 0, expired: 0 },
      { day: '2026-03-11', new: 0, renewed: 1, expired: 0 },
    ]);
  });
});

test('the success rate is the share of ended payments that were paid', async () => {
  const { body } = await shop.app.call(getConversionReport, { query: range }, by());
  expect(body).toMatchObject([{ key: 'card', started: 4, ended: 3, paid: 3, success: 100 }]);
});

test('the overview compares the last days with the days before', async () => {
  await upsertHeartbeat(shop.app.platform.db, shop.app.clock.now());
  const overview = async (days: '1' | 'yesterday' | '7') =>
    (await shop.app.call(getOverview, { query: { days } }, by())).body;
  const today = await overview('1');
  expect(today).toMatchObject({
    since: '2026-03-11',
    until: '2026-03-11',
    figures: { revenue: 0, orders: 1, active_subscriptions: 2, success: 100 },
    previous: { revenue: 7.6, orders: 2, active_subscriptions: 2, success: 100 },
    days: [{ day: '2026-03-11', revenue: 0, previous: 7.6 }],
    attention: { late_payments: 0, tickets: 0, payouts: 0 },
    worker_at: shop.app.clock.now().toISOString(),
  });
  expect(await overview('yesterday')).toMatchObject({
    since: '2026-03-10',
    until: '2026-03-10',
    figures: { revenue: 7.6, orders: 2, active_subscriptions: 2, success: 100 },
    previous: { revenue: 0, orders: 0, active_subscriptions: 0, success: null },
    days: [{ day: '2026-03-10', revenue: 7.6, previous: 0 }],
  });
  const week = await overview('7');
  expect(week.days).toHaveLength(7);
  expect(week.figures.revenue).toBe(7.6);
  expect(week.methods).toMatchObject([{ key: 'card', revenue: 7.6 }]);
  expect(week.previous).toMatchObject({ revenue: 0, orders: 0, success: null });
});

test('the overview counts payments that have been unpaid for a long time', async () => {
  shop.app.clock.advance(16 * 60 * 1_000);
  const { body } = await shop.app.call(getOverview, { query: { days: '1' } }, by());
  expect(body.attention.late_payments).toBe(1);
});

test('a report is exported as CSV', async () => {
  const address = `${shop.app.url}${exportSalesReport.path}?by=day&since=2026-03-10&until=2026-03-10`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${auditor.token}` } });
  expect(answer.headers.get('content-disposition')).toContain('sales-by-day-2026-03-10-2026-03-10');
  expect(await answer.text()).toBe(
    '"day, UTC",orders,"gross, USD","fees, USD","refunds, USD","revenue, USD","partner cost, USD","revenue after partners, USD"\r\n2026-03-10,2,7.6,0.34,0,7.6,0.93,6.67\r\n',
  );
});

test.each([
  ['with its end before its start', '2026-03-11', '2026-03-10'],
  ['of more than three years', '2020-01-01', '2026-03-10'],
  ['with an invalid date', '2026-02-30', '2026-03-10'],
])('a period %s is refused', async (_what, since, until) => {
  const { status } = await shop.app.call(getSubscriptionReport, { query: { since, until } }, by());
  expect(status).toBe(400);
});

describe('a shop whose days are those of Berlin', () => {
  /** Clocks are put forward on the 29th of March: its day is an hour shorter. */
  const around = { since: '2026-03-28', until: '2026-03-30' };
  const inZone = async () =>
    (await sales('day', around)).rows.map(({ key, gross }) => [key, gross]);

  beforeAll(async () => {
    const { platform, clock } = shop.app;
    for (const at of ['2026-03-28T22:59:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z']) {
      clock.advance(Date.parse(at) - clock.now().getTime());
      await payFully(await shop.newBuyer(), null);
    }
    clock.advance(2 * DAY_MS);
    auditor = await buildOperator(shop.app, { role: 'auditor' });
    const owner = await buildOperator(shop.app);
    const { version } = (await shop.app.call(readSettings, {}, owner)).body;
    const body = { version, reason: 'We are in Berlin', time_zone: 'Europe/Berlin' };
    // The days in UTC that are added up already must not appear.
    await aggregateSalesDays(platform);
    expect((await shop.app.call(changeSettings, { body }, owner)).status).toBe(200);
    await vi.waitFor(() => expect(platform.config.shop().timeZone).toBe('Europe/Berlin'));
  });

  test.each(['from the journal', 'from aggregated days'])(
    'every figure counts on the day of that zone, %s',
    async (source) => {
      const { platform } = shop.app;
      if (source === 'from aggregated days')
        expect(await aggregateSalesDays(platform)).toBeGreaterThan(20);
      const { rows } = await platform.pool.query(`
        select (paid_at at time zone 'Europe/Berlin')::date::text as day, sum(captured_cents)::int as cents
        from payments where paid_at > '2026-03-28' group by 1 order by 1`);
      expect(rows.map(({ day }) => day)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
      expect(await inZone()).toEqual(rows.map(({ day, cents }) => [day, cents / 100]));
      const { body } = await shop.app.call(getOverview, { query: { days: '7' } }, by());
      const revenues = body.days.map(({ day, revenue }) => [day, revenue]);
      expect(revenues).toEqual(expect.arrayContaining(await inZone()));
      const { body: started } = await shop.app.call(
        getConversionReport,
        { query: { since: '2026-03-29', until: '2026-03-29' } },
        by(),
      );
      expect(started).toMatchObject([{ started: 1, paid: 1 }]);
    },
  );

  test('a zone that the database does not know is refused', async () => {
    const owner = await buildOperator(shop.app);
    const { version } = (await shop.app.call(readSettings, {}, owner)).body;
    const body = { version, reason: 'A typo', time_zone: 'europe/berlin' };
    const answer = await shop.app.call(changeSettings, { body }, owner);
    expect(answer.refusal?.code).toBe('setting_wrong');
  });
});
