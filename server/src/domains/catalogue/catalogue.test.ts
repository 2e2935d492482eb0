import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { expect } from 'vitest';
import { insertRows, updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { productCards } from './index.ts';

const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  const { db, clock } = app.platform;
  const origins = await db
    .insertInto('services')
    .values([
      { slug: 'one', title: 'One', picture: '/one.svg', site: 'https://one.example' },
      { slug: 'two', title: 'Two', picture: '/two.svg', site: 'https://two.example' },
    ])
    .returning('id')
    .execute();
  const [first, second] = await db
    .insertInto('products')
    .values([
      {
        slug: 'a',
        title: 'A',
        title_ru: 'А по-русски',
        description: 'a',
        description_ru: 'а',
        position: 2,
        archived_at: null,
      },
      { slug: 'b', title: 'B', active: false, position: 1, archived_at: null },
      { slug: 'c', title: 'C', position: 0, archived_at: clock.now() },
    ])
    .returning('id')
    .execute();
  if (!first || !second) throw new Error('no products');
  await insertRows(
    db,
    'product_services',
    origins.map((origin, position) => ({
      product_id: first.id,
      service_id: origin.id,
      position,
    })),
  );
  const price = {
    currency: 'USD' as const,
    replaced_by: null,
    archived_at: null,
    created_at: clock.now(),
  };
  await insertRows(db, 'prices', [
    {
      ...price,
      product_id: first.id,
      duration_count: 3,
      duration_unit: 'month',
      amount_cents: 1290,
      position: 1,
    },
    {
      ...price,
      product_id: first.id,
      duration_count: 1,
      duration_unit: 'month',
      amount_cents: 490,
      position: 0,
    },
    {
      ...price,
      product_id: first.id,
      duration_count: 1,
      duration_unit: 'year',
      amount_cents: 9,
      archived_at: clock.now(),
    },
    {
      ...price,
      product_id: second.id,
      duration_count: 10,
      duration_unit: 'day',
      amount_cents: 0,
    },
  ]);
});

const titles = async () =>
  (await app.call(listSubPlans, { query: {} })).body.map((plan) => plan.title);

test('lists products in the order of the shop, with prices in dollars', async () => {
  await expect.poll(titles).toEqual(['B', 'A']);
  const { body } = await app.call(listSubPlans, { query: { dev: 'true' } });
  expect(body).toEqual([
    {
      id: expect.any(Number),
      title: 'B',
      title_ru: '',
      description: '',
      description_ru: '',
      active: false,
      origins: [],
      price_table: [{ id: expect.any(Number), amount: 0, duration: '10 days' }],
    },
    {
      id: expect.any(Number),
      title: 'A',
      title_ru: 'А по-русски',
      description: 'a',
      description_ru: 'а',
      active: true,
      origins: [
        { picture: '/one.svg', site: 'https://one.example' },
        { picture: '/two.svg', site: 'https://two.example' },
      ],
      price_table: [
        { id: expect.any(Number), amount: 4.9, duration: '1 mon' },
        { id: expect.any(Number), amount: 12.9, duration: '3 mons' },
      ],
    },
  ]);
});

test('the query dev=true changes nothing', async () => {
  const plain = await app.call(listSubPlans, { query: {} });
  const dev = await app.call(listSubPlans, { query: { dev: 'true' } });
  expect(dev.body).toEqual(plain.body);
  expect(dev.headers.get('etag')).toBe(plain.headers.get('etag'));
});

test('answers 304 to a client that has the current version', async () => {
  const { headers } = await app.call(listSubPlans, { query: {} });
  const response = await fetch(`${app.url}${listSubPlans.path}`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test.each(['br', 'gzip'])('compresses with %s for clients that accept it', async (encoding) => {
  const response = await fetch(`${app.url}${listSubPlans.path}`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await response.json()).toHaveLength(2);
});

test('a change is visible soon, and an archived product keeps its texts', async () => {
  await updateRows(app, 'products', { slug: 'a' }, { title: 'A+' });
  await expect.poll(titles).toEqual(['B', 'A+']);
  const cards = await productCards(app.platform);
  expect([...cards.values()].map((card) => card.title).sort()).toEqual(['A+', 'B', 'C']);
});

test('a price is a version: it cannot be edited or deleted', async () => {
  const { db } = app.owner;
  await expect(db.updateTable('prices').set({ amount_cents: 1 }).execute()).rejects.toThrow(
    /replaced/,
  );
  await expect(db.deleteFrom('prices').execute()).rejects.toThrow(/never changed or deleted/);
});

test.each(['?order=id', '?dev=maybe', '?dev=true&limit=1'])(
  'an unknown or invalid query %s answers 400',
  async (query) => {
    const response = await fetch(`${app.url}${listSubPlans.path}${query}`);
    expect(response.status).toBe(400);
  },
);
