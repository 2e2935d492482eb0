import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { afterEach, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { setRules } from '../../../../test/build/set-rules.ts';
import { updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';

const test = shopTest(['transfers']);
const { shop } = test;
test.beforeAll(async () => {
  // Three transfers of $4.90 reach the second-person limit, two do not.
  await setRules(shop.app, { second_operator_cents: 1_200 });
});
afterEach(async () => {
  shop.app.clock.advance(DAY_MS);
});

type Buyer = Awaited<ReturnType<Shop<'transfers'>['newBuyer']>>;
const newFinance = () => buildOperator(shop.app, { role: 'finance' });

/** Accepts a transfer for a new order. @returns its id and whether one operator was enough */
async function accepted(
  by: TestOperator,
  {
    buyer,
    seen,
    gateway,
  }: { buyer?: Buyer; seen?: object; gateway?: 'transfer' | 'transfer-rub' } = {},
) {
  const id = await shop.order(buyer ?? (await shop.newBuyer()), gateway);
  const { body } = await shop.accept(by, id, seen);
  return { id, alone: body.state === 'paid' };
}
async function accept(by: TestOperator, count: number): Promise<boolean[]> {
  const alone: boolean[] = [];
  for (let time = 0; time < count; time++) alone.push((await accepted(by)).alone);
  return alone;
}

test('many small transfers accepted by one operator on one day count as a large amount', async () => {
  const finance = await newFinance();
  expect(await accept(finance, 3)).toEqual([true, true, false]);
  shop.app.clock.advance(DAY_MS);
  const now = shop.app.clock.now();
  await updateRows(
    shop.app,
    'operator_sessions',
    { operator_id: finance.id },
    { ends_at: new Date(now.getTime() + DAY_MS), last_seen_at: now, confirmed_at: now },
  );
  expect(await accept(finance, 1)).toEqual([true]);
});

test('transfers accepted by several operators for one buyer count together', async () => {
  const buyer = await shop.newBuyer();
  const alone: boolean[] = [];
  for (let time = 0; time < 3; time++) {
    alone.push((await accepted(await newFinance(), { buyer })).alone);
  }
  expect(alone).toEqual([true, true, false]);
});

test('transfers that two operators confirmed do not count', async () => {
  const [finance, other] = [await newFinance(), await newFinance()];
  const seen = { bank_reference: 'BOTH 1' };
  expect(await accept(finance, 2)).toEqual([true, true]);
  const { id, alone } = await accepted(finance, { seen });
  expect(alone).toBe(false);
  expect((await shop.accept(other, id, seen)).body.state).toBe('paid');
  expect(await accept(other, 2)).toEqual([true, true]);
});

test('simultaneous confirmations are counted one after the other', async () => {
  const finance = await newFinance();
  const orders: string[] = [];
  for (let order = 0; order < 4; order++) orders.push(await shop.order(await shop.newBuyer()));
  await Promise.all(orders.map((id) => shop.accept(finance, id)));
  const states = await Promise.all(orders.map(async (id) => (await shop.payment(id)).state));
  expect(states.filter((state) => state === 'paid')).toHaveLength(2);
});

test.each<['dollars' | 'rubles', 'transfer' | 'transfer-rub', object]>([
  ['dollars', 'transfer', { received: 12, currency: 'USD' }],
  ['rubles', 'transfer-rub', { received: 960, currency: 'RUB' }],
])('the received amount in %s counts, not the amount of the order', async (_, gateway, seen) => {
  expect(await accepted(await newFinance(), { gateway, seen })).toMatchObject({ alone: false });
});

test('a surplus counts for the rest of the day', async () => {
  const finance = await newFinance();
  expect((await accepted(finance, { seen: { received: 8 } })).alone).toBe(true);
  expect(await accept(finance, 1)).toEqual([false]);
});
