import {
  listConsolePayments,
  listPaymentFilters,
} from '@sesame/contract/console/payments/payment-list.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';

let reader: TestOperator;
let anna: Buyer;
let boris: Buyer;
/** Oldest first: Anna's two, then Boris's. */
let ids: string[];

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  reader = await buildOperator(shop.app, { role: 'support' });
  anna = await shop.newBuyer();
  boris = await shop.newBuyer();
  await rename(anna, 'anna_levina', 'anna@levina.example');
  await rename(boris, '=cmd|boris', 'boris@morozov.example');
  await buildPromo(shop.app.platform, { code: 'AUTUMN20', discount_percent: 2_000 });
  ids = [
    await order(anna, { gateway: 'card' }),
    await order(anna, { gateway: 'free' }),
    await order(boris, { gateway: 'card', promocode: 'AUTUMN20' }),
  ];
});

function rename({ id }: Buyer, username: string, email: string) {
  return updateRows(shop.app, 'users', { id }, { username, username_key: username, email });
}

async function order(buyer: Buyer, what: Parameters<Shop<'sales'>['pay']>[1]): Promise<string> {
  const { body, refusal } = await shop.pay(buyer, what);
  if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
  shop.app.clock.advance(60_000);
  return body.payment_id;
}

async function found(query: Record<string, string>) {
  const { status, body } = await shop.app.call(listConsolePayments, { query }, reader);
  expect(status).toBe(200);
  return body.map(({ id }) => ids.indexOf(id));
}

test('numbers every payment differently, and finds it by its number however it is typed', async () => {
  const { body } = await shop.app.call(listConsolePayments, { query: {} }, reader);
  const numbers = body.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { id, number } of body) {
    expect(number).toMatch(/^P-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' ')]) {
      expect(await found({ search: typed })).toEqual([ids.indexOf(id)]);
    }
  }
});

test('no two of the first 100,000 payments have the same number', async () => {
  const { rows } = await shop.app.platform.pool.query(
    'select count(distinct payment_number(n)) as numbers from generate_series(1, 100000) n',
  );
  expect(Number(rows[0]?.numbers)).toBe(100_000);
});

test('lists every payment with its buyer, product, method, promo code and state, newest first', async () => {
  const { body } = await shop.app.call(listConsolePayments, { query: {} }, reader);
  expect(body.map(({ id }) => ids.indexOf(id))).toEqual([2, 1, 0]);
  expect(body[0]).toMatchObject({
    user: { username: '=cmd|boris', email: 'boris@morozov.example' },
    product_id: shop.product.id,
    duration: '1 mon',
    gateway: 'card',
    promocode: 'AUTUMN20',
    state: 'pending',
    refunded: 0,
    flags: [],
  });
});

test('filters by state, method, product and time', async () => {
  expect(await found({ state: 'pending' })).toEqual([2, 1, 0]);
  expect(await found({ state: 'disputed' })).toEqual([]);
  expect(await found({ gateway: 'free' })).toEqual([1]);
  expect(await found({ product: String(shop.product.id) })).toEqual([2, 1, 0]);
  expect(await found({ product: '2000000000' })).toEqual([]);
  const { created_at: second } = await shop.payment(ids[1] ?? '');
  expect(await found({ since: second.toISOString() })).toEqual([2, 1]);
  expect(await found({ until: second.toISOString() })).toEqual([0]);
});

test('finds by the beginning of a user name or address, by ids and by the provider payment id', async () => {
  expect(await found({ search: 'ANNA_' })).toEqual([1, 0]);
  expect(await found({ search: 'boris@mor' })).toEqual([2]);
  expect(await found({ search: ids[1] ?? '' })).toEqual([1]);
  expect(await found({ search: anna.id })).toEqual([1, 0]);
  const { gateway_reference: reference } = await shop.payment(ids[2] ?? '');
  expect(await found({ search: reference ?? 'none' })).toEqual([2]);
  expect(await found({ search: 'ann%' })).toEqual([]);
  expect(await found({ search: 'anna', gateway: 'free' })).toEqual([1]);
});

test('counts the payments that match the filters', async () => {
  const count = async (query: Record<string, string>) =>
    (await shop.app.call(listConsolePayments.count, { query }, reader)).body;
  expect(await count({})).toEqual({ count: 3, more: false });
  expect(await count({ gateway: 'free' })).toEqual({ count: 1, more: false });
  expect(await count({ search: 'anna' })).toEqual({ count: 2, more: false });
  expect(await count({ search: 'nobody' })).toEqual({ count: 0, more: false });
});

test('continues after the last payment of the previous page', async () => {
  expect(await found({ before: ids[1] ?? '' })).toEqual([0]);
  expect(await found({ search: 'anna', before: ids[1] ?? '' })).toEqual([0]);
  expect(await found({ search: anna.id, before: ids[1] ?? '' })).toEqual([0]);
});

test.each([
  ['two letters', { search: 'an' }],
  ['an unknown state', { state: 'lost' }],
  ['a cursor that is not an id', { before: '1' }],
  ['a day without a time', { since: '2026-03-10' }],
])('refuses %s', async (_what, query) => {
  const input = { query: query as Record<string, string> };
  expect((await shop.app.call(listConsolePayments, input, reader)).status).toBe(400);
});

test('exports the filtered payments and escapes formulas', async () => {
  const answer = await fetch(`${shop.app.url}${listConsolePayments.export.path}?gateway=card`, {
    headers: { authorization: `Bearer ${reader.token}` },
  });
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${ids[2]},`);
  expect(lines[1]).toContain(",'=cmd|boris,");
  const { gateway_reference: reference } = await shop.payment(ids[2] ?? '');
  expect(lines[1]).toContain(`,${reference},`);
  // As in the database: price, fee, discount, total, received and returned, and what was charged.
  const { rows } = await shop.app.platform.pool.query<{ amounts: string }>(
    `select concat_ws(',', price_cents::float / 100, credit_cents::float / 100, fee_cents::float / 100, discount_cents::float / 100,
       total_cents::float / 100, captured_cents::float / 100, refunded_cents::float / 100, charge_currency,
       charge_minor::float / 100, captured_minor::float / 100, returned_minor::float / 100, '', state) as amounts
     from payments where id = $1`,
    [ids[2]],
  );
  expect(lines[1]).toContain(`,AUTUMN20,${rows[0]?.amounts},`);
  expect(lines[0]).toContain('"created, UTC","paid, UTC"');
});

test('lists the methods and products to filter by', async () => {
  const { body } = await shop.app.call(listPaymentFilters, {}, reader);
  expect(body.methods.map(({ gateway }) => gateway).sort()).toEqual(
    expect.arrayContaining(['card', 'cis', 'free']),
  );
  expect(body.products).toContainEqual({
    id: shop.product.id,
    title: expect.any(String),
    title_ru: '',
  });
});

test('requires the permission to read payments', async () => {
  const content = await buildOperator(shop.app, { role: 'content' });
  expect((await shop.app.call(listConsolePayments, { query: {} }, content)).status).toBe(403);
});
