import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { itemContents } from '@sesame/contract/shared/states.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { describe, expect } from 'vitest';
import { shopTest } from '../../test/shops/shop-test.ts';
import { validateMethod } from '../domains/payments/methods/method.rules.ts';
import { serializeMethod } from '../domains/payments/methods/serialize-method.ts';
import { capabilitiesOf } from '../domains/payments/providers/capabilities.ts';
import { loadDemo } from './load-demo.ts';
import { demoMethods, demoProviderMethods } from './methods.ts';
import { demoProducts } from './products.ts';
import { autumnLastDay, demoPromos } from './promos.ts';
import { demoServices } from './services.ts';

const test = shopTest();
const { app } = test;

async function countRows(): Promise<Record<string, number>> {
  const tables = [
    'services',
    'products',
    'product_services',
    'prices',
    'payment_methods',
    'promo_codes',
    'promo_code_products',
    'announcements',
    'inventory_items',
    'operators',
    'users',
    'tickets',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await app.platform.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

describe('the demo', () => {
  test('is loaded once by processes that start together, and not again later', async () => {
    const loaded = await Promise.all(Array.from({ length: 5 }, () => loadDemo(app.platform)));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    const counts = await countRows();
    expect(counts).toMatchObject({
      services: 24,
      products: 24,
      // Includes the balance, which every shop has, and the methods of real providers, which are off.
      payment_methods: 15,
      promo_codes: 5,
      operators: 1,
      users: 2,
      tickets: 2,
      promo_code_products: 1,
      announcements: 1,
    });
    expect(await loadDemo(app.platform)).toBeUndefined();
    expect(await countRows()).toEqual(counts);
  });

  test('is shown in the catalogue', async () => {
    const { body } = await app.call(listSubPlans, { query: {} }, {});
    expect(body).toHaveLength(24);
    expect(body[0]).toMatchObject({
      title: 'Askara Pro',
      active: true,
      origins: [{ picture: '/demo/logos/askara.svg', site: 'https://askara.example/' }],
      price_table: [
        { amount: 4.9, duration: '1 mon' },
        { amount: 12.9, duration: '3 mons' },
        { amount: 44, duration: '12 mons' },
      ],
    });
  });
});

describe('a demo payment method of a real provider', () => {
  test('is off, and can be switched on once its provider is live', async () => {
    const rows = await app.platform.db
      .selectFrom('payment_methods')
      .selectAll()
      .where('provider', 'not in', ['bank', 'balance'])
      .execute();
    expect(rows).toHaveLength(demoProviderMethods.length);
    for (const row of rows) {
      expect(row.enabled, row.gateway).toBe(false);
      const capabilities = capabilitiesOf(row.provider);
      const draft = { ...serializeMethod(row, { problem: null, testMode: false }), enabled: true };
      expect(capabilities && validateMethod(draft, capabilities), row.gateway).toBeUndefined();
    }
  });
});

describe('the demo data', () => {
  test('has 24 products with two to four plans, three bundles and two inactive products', () => {
    expect(demoProducts).toHaveLength(24);
    expect(demoProducts.filter(({ plans }) => plans.length < 2 || plans.length > 4)).toEqual([]);
    expect(demoProducts.filter(({ services }) => services.length > 1)).toHaveLength(3);
    expect(demoProducts.filter(({ inactive }) => inactive)).toHaveLength(2);
  });

  test('has items of every content, and services whose buyers may replace one', () => {
    const contents = new Set(demoServices.map(({ content }) => content ?? 'link'));
    expect([...contents].toSorted()).toEqual([...itemContents].toSorted());
    const replaceable = demoServices.filter(({ replacements }) => replacements !== undefined);
    expect(replaceable.map(({ inventory }) => inventory)).toEqual(['unique', 'unique', 'unique']);
  });

  test('never charges more for a month of a longer plan', () => {
    for (const { title, plans } of demoProducts) {
      const monthly = plans.map(([months, cents]) => cents / months);
      expect({ title, monthly }).toEqual({ title, monthly: monthly.toSorted((a, b) => b - a) });
    }
  });

  test('uses every service and has a picture for it', () => {
    const used = new Set(demoProducts.flatMap(({ services }) => services));
    expect([...used].toSorted()).toEqual(demoServices.map(({ slug }) => slug).toSorted());
    const pictures = fileURLToPath(new URL('../../../web/public/demo/logos/', import.meta.url));
    expect(demoServices.filter(({ slug }) => !existsSync(`${pictures}${slug}.svg`))).toEqual([]);
  });

  test('offers four methods to the world and three to the CIS, some without a fee', () => {
    expect(demoMethods.filter(({ category }) => category === 'worldwide')).toHaveLength(4);
    expect(demoMethods.filter(({ category }) => category === 'cis')).toHaveLength(3);
    expect(demoMethods.some(({ feePercent }) => feePercent === 0)).toBe(true);
  });

  test('ends the announced coupon after the day that the announcement names', () => {
    const now = new Date('2026-11-24T23:59:59Z');
    expect(autumnLastDay(now)).toBe('23.01.2027');
    expect(demoPromos(now).find(({ code }) => code === 'AUTUMN20')?.endsAt).toEqual(
      new Date('2027-01-24T00:00:00Z'),
    );
  });
});
