import {
  approveConfirmation,
  confirmPayment,
} from '@sesame/contract/console/payments/confirmations.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { setRules } from '../../../../test/build/set-rules.ts';
import { getRow } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  await setRules(shop.app, { second_operator_cents: 1_200 });
});

let count = 0;
type Buyer = Awaited<ReturnType<Shop<'sales'>['newBuyer']>>;

/** @returns the payment of a new order of $4.90 and whether one operator was enough to confirm it */
async function confirmed(by: { token: string }, buyer?: Buyer) {
  const { payment_id: id } = (await shop.pay(buyer ?? (await shop.newBuyer()))).body;
  const body = { reference: `alone-${++count}`, reason: 'On the statement' };
  const { status } = await shop.app.call(confirmPayment, { params: { id }, body }, by);
  expect(status).toBeLessThan(300);
  const { state } = await getRow(shop.app, 'payments', { id });
  return { id, alone: state === 'paid' };
}

test('many small payments confirmed by one operator on one day count as a large amount', async () => {
  const finance = await buildOperator(shop.app, { role: 'finance' });
  const alone: boolean[] = [];
  for (let time = 0; time < 4; time++) alone.push((await confirmed(finance)).alone);
  expect(alone).toEqual([true, true, false, false]);
  const other = await buildOperator(shop.app, { role: 'finance' });
  expect((await confirmed(other)).alone).toBe(true);
  shop.app.clock.advance(24 * 60 * 60 * 1_000);
  const tomorrow = await buildOperator(shop.app, { role: 'finance' });
  expect((await confirmed(tomorrow)).alone).toBe(true);
});

test('payments that two operators confirmed do not count', async () => {
  shop.app.clock.advance(24 * 60 * 60 * 1_000);
  const finance = await buildOperator(shop.app, { role: 'finance' });
  await setRules(shop.app, { second_operator_cents: 490 });
  const { id } = await confirmed(finance);
  const second = await buildOperator(shop.app);
  const body = { reason: 'Seen too' };
  await shop.app.call(approveConfirmation, { params: { id }, body }, second);
  shop.app.clock.advance(1_000);
  await setRules(shop.app, { second_operator_cents: 1_200 });
  shop.app.clock.advance(1_000);
  expect((await confirmed(finance)).alone).toBe(true);
  expect((await confirmed(finance)).alone).toBe(true);
  expect((await confirmed(finance)).alone).toBe(false);
});

test('confirmations of several operators for one buyer count together', async () => {
  shop.app.clock.advance(24 * 60 * 60 * 1_000);
  const buyer = await shop.newBuyer();
  const alone: boolean[] = [];
  for (let time = 0; time < 3; time++) {
    const by = await buildOperator(shop.app, { role: 'finance' });
    alone.push((await confirmed(by, buyer)).alone);
  }
  expect(alone).toEqual([true, true, false]);
});

test('simultaneous confirmations are counted one after the other', async () => {
  shop.app.clock.advance(24 * 60 * 60 * 1_000);
  const finance = await buildOperator(shop.app, { role: 'finance' });
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => confirmed(finance)));
  expect(outcomes.filter(({ alone }) => alone)).toHaveLength(2);
});
