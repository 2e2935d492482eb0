import { createProduct } from '@sesame/contract/console/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { consoleProduct } from '../../../test/console-product.ts';
import { draftOf, newProduct, previewOf, utcOf, valuesOf } from './product-values.rules.ts';

const product = consoleProduct({
  state: 'inactive',
  description: 'Design',
  description_ru: 'Дизайн',
  active_from: '2026-03-11T12:00:00.000Z',
  prices: [
    { id: 31, count: 1, unit: 'month', amount: 9.9 },
    { id: 32, count: 12, unit: 'month', amount: 94.8 },
  ],
});

describe('the values of a product', () => {
  test('without changes are those of the saved one', () => {
    expect(draftOf(valuesOf(product))).toEqual({
      title: 'Creator set',
      title_ru: 'Набор автора',
      description: 'Design',
      description_ru: 'Дизайн',
      picture: '',
      active: false,
      active_from: '2026-03-11T12:00:00.000Z',
      grace_days: 3,
      service_ids: [7],
      prices: product.prices,
    });
  });

  test('that is active have no sale date', () => {
    expect(draftOf({ ...valuesOf(product), active: true }).active_from).toBeNull();
  });

  test('are invalid by the contract without a title, and with two prices of one duration', () => {
    const issuesOf = (values: typeof newProduct) =>
      createProduct.body.safeParse(draftOf(values)).error?.issues.map(({ path }) => path.join('.'));
    expect(issuesOf(valuesOf(product))).toBeUndefined();
    expect(issuesOf(newProduct)).toEqual(['title', 'prices.0.amount']);
    const [first, second] = valuesOf(product).prices;
    if (!first || !second) throw new Error('expected two prices');
    const twice = { ...valuesOf(product), prices: [first, { ...second, count: 1 }] };
    expect(issuesOf(twice)).toEqual(['prices']);
  });

  test('are previewed from the fields that are filled in', () => {
    const values = valuesOf(product);
    const half = [
      { key: 8, count: undefined, unit: 'month', amount: 5 } as const,
      { key: 9, count: 3, unit: 'month', amount: Number.NaN } as const,
    ];
    const preview = previewOf({ ...values, prices: [...values.prices, ...half] }, 'en');
    expect(previewOf(values, 'ru')).toMatchObject({ title: 'Набор автора', description: 'Дизайн' });
    expect(preview).toMatchObject({ title: 'Creator set', description: 'Design', active: false });
    const own = previewOf({ ...values, picture: '/media/own.webp' }, 'en');
    expect(own.origins).toEqual([{ picture: '/media/own.webp', site: '' }]);
    expect(preview.origins).toEqual([{ picture: '/demo/logos/framic.svg', site: '' }]);
    expect(preview.price_table).toEqual([
      { id: 1, amount: 9.9, duration: '1 mon' },
      { id: 2, amount: 94.8, duration: '12 mons' },
    ]);
  });
});

test('a valid time is written in UTC', () => {
  expect(utcOf('2026-03-10T12:10:00.000Z')).toBe('10.03.2026 12:10');
  expect(utcOf('tomorrow')).toBeUndefined();
});
