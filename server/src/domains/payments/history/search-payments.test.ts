import {
  exportOwnPayments,
  readPaymentSpan,
  searchPayments,
} from '@sesame/contract/shop/payment-search.ts';
import { expect } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let anna: Buyer;
let boris: Buyer;
/** Oldest first: one of 2025, two of 2026. */
let ids: string[];

const test = shopTest(['sales'], { now: '2025-12-31T20:00:00.000Z' });
const { shop } = test;
test.beforeAll(async () => {
  anna = await shop.newBuyer();
  boris = await shop.newBuyer();
  ids = [await order(anna, '=1+2, "Askara"')];
  // In Moscow it is already the next year.
  shop.app.clock.advance(2 * 3_600_000);
  ids.push(await order(anna, '100% Lingora'));
  shop.app.clock.advance(86_400_000);
  ids.push(await order(anna, 'Veilnet VPN', 'free'));
  await order(boris, 'Veilnet VPN');
});

async function order(buyer: Buyer, title: string, gateway = 'card'): Promise<string> {
  const { db } = shop.app.platform;
  const { id } = shop.product;
  await db.updateTable('products').set({ title }).where('id', '=', id).execute();
  const { body, refusal } = await shop.pay(buyer, { gateway });
  if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
  return body.payment_id;
}

async function found(query: Record<string, string>, buyer = anna) {
  const { status, body } = await shop.app.call(searchPayments, { query }, buyer);
  expect(status).toBe(200);
  return body.map(({ id }) => ids.indexOf(id));
}

const file = async (query: { search?: string; time_zone?: string; language: 'en' | 'ru' }) => {
  const search = new URLSearchParams(query);
  const response = await fetch(`${shop.app.url}${exportOwnPayments.path}?${search}`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  return { response, lines: (await response.text()).trimEnd().split('\r\n') };
};

test('finds by the product', async () => {
  expect(await found({ product: String(shop.product.id) })).toEqual([2, 1, 0]);
  expect(await found({ product: '2000000000' })).toEqual([]);
});

test('finds by a part of the title, by the number however it is typed, and by the amount', async () => {
  const { body } = await shop.app.call(searchPayments, { query: {} }, anna);
  const [newest, second] = body;
  expect(await found({})).toEqual([2, 1, 0]);
  expect(await found({ search: ' VEIL ' })).toEqual([2]);
  expect(await found({ search: '0% l' })).toEqual([1]);
  expect(await found({ search: '%' })).toEqual([1]);
  const number = second?.number ?? '';
  for (const typed of [number, number.toLowerCase().replaceAll('-', ''), number.slice(0, 6)]) {
    expect(await found({ search: typed })).toContain(1);
  }
  expect(await found({ search: `$${newest?.total.toFixed(2)}` })).toContain(2);
  expect(await found({ search: '999999.99' })).toEqual([]);
});

test('finds by time, and continues after the last payment of a page', async () => {
  expect(await found({ since: '2025-12-31T21:00:00.000Z' })).toEqual([2, 1]);
  expect(await found({ until: '2025-12-31T21:00:00.000Z' })).toEqual([0]);
  expect(await found({ before: ids[2] ?? '' })).toEqual([1, 0]);
  expect((await shop.app.call(readPaymentSpan, {}, anna)).body).toEqual({
    first_at: (await shop.payment(ids[0] ?? '')).created_at.toISOString(),
    last_at: (await shop.payment(ids[2] ?? '')).created_at.toISOString(),
  });
});

test('never shows the payments of another buyer', async () => {
  expect(await found({ search: 'Askara' }, boris)).toEqual([]);
  expect(await found({ before: ids[2] ?? '' }, boris)).toEqual([]);
  const stranger = { token: 'T'.repeat(43) };
  expect((await shop.app.call(searchPayments, { query: {} }, stranger)).status).toBe(401);
  expect((await shop.app.call(readPaymentSpan, {}, await shop.newBuyer())).body).toEqual({
    first_at: null,
    last_at: null,
  });
});

test('the file has the words and figures of the screen, and runs no formula', async () => {
  const { response, lines } = await file({ language: 'en', time_zone: 'Europe/Moscow' });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('payments.csv');
  expect(lines[0]).toBe('Date,Payment number,Subscription,Term,Price,Status');
  expect(lines).toHaveLength(4);
  const { number, total_cents: cents } = await shop.payment(ids[0] ?? '');
  expect(lines[3]).toBe(
    `31.12.2025,${number},"'=1+2, ""Askara""",1 month,$${(cents / 100).toFixed(2)},"Not paid, Not paid in time"`,
  );
  expect(lines[2]).toMatch(/^01\.01\.2026,/);
});

test('the file is in the language of the buyer and has what the search found', async () => {
  const { lines } = await file({ language: 'ru', search: 'veil' });
  expect(lines[0]).toBe('Дата,Номер платежа,Подписка,Срок,Цена,Статус');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/,Veilnet VPN,1 месяц,/);
});
