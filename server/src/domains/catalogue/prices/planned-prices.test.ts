import {
  archiveProduct,
  type ConsoleProduct,
  cancelPlannedPrices,
  editProduct,
  type PlannedPrices,
  planPrices,
  readProduct,
  restoreProduct,
} from '@sesame/contract/console/catalogue.ts';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { type BuiltProduct, buildProduct } from '../../../../test/build/build-purchase.ts';
import { findRow } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const SOON = '2026-03-10T12:10:00.000Z';
const LATER = '2026-03-10T12:20:00.000Z';

let operator: TestOperator;
let built: BuiltProduct;
let eventsBefore: number;
const test = shopTest(['sales'], { now: NOW });
const { shop } = test;
beforeEach(async () => {
  shop.app.clock.set(NOW);
  operator = await buildOperator(shop.app, { role: 'manager' });
  // The price is 4.90 a month.
  built = await buildProduct(shop.app.platform);
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from audit_events`.execute(
    db(),
  );
  eventsBefore = rows[0]?.id ?? 0;
});

const db = () => shop.app.platform.db;
const by = () => ({ token: operator.token });
/** @returns how many price plans took effect */
const begin = () => shop.app.jobs.run('apply-planned-prices');
const params = () => ({ id: String(built.id) });

const raised: PlannedPrices = {
  takes_effect_at: SOON,
  prices: [
    { count: 1, unit: 'month', amount: 5.9 },
    { count: 1, unit: 'year', amount: 59 },
  ],
};
const plan = (version = 1, planned: PlannedPrices = raised) =>
  shop.app.call(planPrices, { params: params(), body: { ...planned, version } }, by());
const cancel = (version: number) =>
  shop.app.call(cancelPlannedPrices, { params: params(), body: { version } }, by());
const read = async () => (await shop.app.call(readProduct, { params: params() }, by())).body;
const linesOf = ({ prices }: Pick<ConsoleProduct, 'prices'>) =>
  prices.map(({ count, unit, amount }) => ({ count, unit, amount }));

function events() {
  return db()
    .selectFrom('audit_events')
    .select(['action', 'subject', 'operator_id'])
    .where('id', '>', eventsBefore)
    .orderBy('id')
    .execute();
}
const actions = async () => (await events()).map(({ action }) => action);

test('planned prices apply from their time on and not before', async () => {
  const { body } = await plan();
  expect(body).toMatchObject({ version: 2, planned_prices: raised });
  expect(linesOf(body)).toEqual([{ count: 1, unit: 'month', amount: 4.9 }]);
  expect(await begin()).toBe(0);
  expect((await read()).version).toBe(2);

  shop.app.clock.set(SOON);
  expect(await begin()).toBe(1);
  const after = await read();
  expect(after).toMatchObject({ version: 3, planned_prices: null });
  expect(linesOf(after)).toEqual(raised.prices);
  expect(after.past_prices).toEqual([
    { id: built.priceId, count: 1, unit: 'month', amount: 4.9, from: NOW, until: SOON },
  ]);
  const old = await findRow(db(), 'prices', { id: built.priceId }, ['replaced_by']);
  expect(old?.replaced_by).toBe(after.prices[0]?.id);
  expect(await begin()).toBe(0);
});

test('two processes apply them once, recorded under the operator who planned them', async () => {
  await plan();
  shop.app.clock.set(SOON);
  // Both may get a job, and the later one then finds nothing to do: the effects must happen once.
  await Promise.all([begin(), begin()]);
  const after = await read();
  expect(after.version).toBe(3);
  expect(after.past_prices).toHaveLength(1);
  const subject = `product:${built.id}`;
  expect(await events()).toEqual([
    { action: 'products.plan_prices', subject, operator_id: operator.id },
    { action: 'products.apply_prices', subject, operator_id: operator.id },
  ]);
});

test('an order placed before keeps its price; one placed later is refused', async () => {
  const buyer = await shop.newBuyer();
  await plan();
  const { priceId } = built;
  const { body } = await shop.pay(buyer, { priceId, gateway: 'free' });
  shop.app.clock.set(SOON);
  await begin();
  await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  expect(await shop.payment(body.payment_id)).toMatchObject({
    price_cents: 490,
    captured_cents: 490,
    state: 'paid',
  });
  const { refusal } = await shop.pay(await shop.newBuyer(), { priceId, gateway: 'free' });
  const [monthly] = (await read()).prices;
  expect(refusal).toMatchObject({
    code: 'price_changed',
    lines: { subscription_price_id: monthly?.id, total: 5.9 },
  });
});

test('a planned price that is already in effect stays the same version', async () => {
  await plan();
  const { services, ...product } = await read();
  const body = {
    title: product.title,
    title_ru: '',
    description: '',
    description_ru: '',
    active: true,
    active_from: null,
    picture: '',
    grace_days: 3,
    service_ids: services.map(({ id }) => id),
    prices: [{ id: built.priceId, count: 1, unit: 'month', amount: 5.9 } as const],
    version: 2,
  };
  const edited = (await shop.app.call(editProduct, { params: params(), body }, by())).body;
  expect(edited.planned_prices).toEqual(raised);
  shop.app.clock.set(SOON);
  await begin();
  const after = await read();
  expect(linesOf(after)).toEqual(raised.prices);
  expect(after.prices[0]?.id).toBe(edited.prices[0]?.id);
});

test('a plan can be replaced', async () => {
  await plan();
  const higher = {
    takes_effect_at: LATER,
    prices: [{ count: 1, unit: 'month', amount: 6.9 }],
  } satisfies PlannedPrices;
  expect((await plan(2, higher)).body.planned_prices).toEqual(higher);
  shop.app.clock.set(SOON);
  expect(await begin()).toBe(0);
  shop.app.clock.set(LATER);
  expect(await begin()).toBe(1);
  expect(linesOf(await read())).toEqual(higher.prices);
});

test('a canceled plan changes nothing', async () => {
  await plan();
  const { body } = await cancel(2);
  expect(body).toMatchObject({ version: 3, planned_prices: null });
  expect((await cancel(3)).body.version).toBe(3);
  shop.app.clock.set(SOON);
  expect(await begin()).toBe(0);
  expect(linesOf(await read())).toEqual([{ count: 1, unit: 'month', amount: 4.9 }]);
  expect(await actions()).toEqual(['products.plan_prices', 'products.cancel_prices']);
});

test('archiving a product deletes its plan, and an archived product gets none', async () => {
  await plan();
  const seen = (version: number) => ({ params: params(), body: { version } });
  const archived = (await shop.app.call(archiveProduct, seen(2), by())).body;
  expect(archived).toMatchObject({ state: 'archived', planned_prices: null });
  expect((await plan(3)).status).toBe(404);
  shop.app.clock.set(SOON);
  expect(await begin()).toBe(0);
  await shop.app.call(restoreProduct, seen(3), by());
  expect(await begin()).toBe(0);
  expect(linesOf(await read())).toEqual([{ count: 1, unit: 'month', amount: 4.9 }]);
});

test('planning or canceling from an older version is a version conflict', async () => {
  await plan();
  const current = { version: 2, planned_prices: raised };
  expect((await plan(1)).refusal).toMatchObject({ code: 'version_conflict', current });
  expect((await cancel(1)).refusal).toMatchObject({ code: 'version_conflict', current });
  expect(await actions()).toEqual(['products.plan_prices']);
});

const month = { count: 1, unit: 'month', amount: 1 };
test.each<[string, Record<string, unknown>]>([
  ['a time that has passed', { takes_effect_at: NOW }],
  ['an invalid time', { takes_effect_at: 'soon' }],
  ['no price', { prices: [] }],
  ['21 prices', { prices: Array.from({ length: 21 }, (_, n) => ({ ...month, count: n + 1 })) }],
  ['two prices for one period', { prices: [month, { ...month, amount: 2 }] }],
  ['a fraction of a cent', { prices: [{ ...month, amount: 1.005 }] }],
  ['a negative price', { prices: [{ ...month, amount: -1 }] }],
  ['a price out of range', { prices: [{ ...month, amount: 100_000 }] }],
  ['a period in weeks', { prices: [{ ...month, unit: 'week' }] }],
  ['a price id', { prices: [{ ...month, id: 1 }] }],
])('a plan with %s is refused', async (_what, over) => {
  // Deliberately not a plan.
  const planned = { ...raised, ...over } as PlannedPrices;
  expect((await plan(1, planned)).refusal?.code).toBe('bad_request');
  expect(await actions()).toEqual([]);
});
