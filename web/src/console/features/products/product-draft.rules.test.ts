import type { ConsoleProduct } from '@sesame/contract/console/catalogue.ts';
import { describe, expect, test } from 'vitest';
import {
  centsOf,
  draftOf,
  editedFrom,
  newProduct,
  previewOf,
  problemsOf,
} from './product-draft.rules.ts';

const product: ConsoleProduct = {
  id: 3,
  version: 2,
  state: 'inactive',
  title: 'Creator set',
  description: 'Design',
  description_ru: 'Дизайн',
  active_from: '2026-03-11T12:00:00.000Z',
  services: [{ id: 7, title: 'Draftwell', picture: '/demo/logos/framic.svg' }],
  prices: [
    { id: 31, count: 1, unit: 'month', amount: 9.9 },
    { id: 32, count: 12, unit: 'month', amount: 94.8 },
  ],
  past_prices: [],
  planned_prices: null,
};

test.each([
  ['9.90', 990],
  ['9,9', 990],
  [' 10 ', 1_000],
  ['0', 0],
  ['99999.99', 9_999_999],
  ['100000', undefined],
  ['1.005', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%j is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

describe('an edited product', () => {
  test('without changes equals the saved one', () => {
    expect(draftOf(editedFrom(product))).toEqual({
      title: 'Creator set',
      description: 'Design',
      description_ru: 'Дизайн',
      active: false,
      active_from: '2026-03-11T12:00:00.000Z',
      service_ids: [7],
      prices: product.prices,
    });
  });

  test('that is active has no sale date', () => {
    expect(draftOf({ ...editedFrom(product), active: true }).active_from).toBeNull();
  });

  test('needs a title, valid prices, and one price per duration', () => {
    expect(problemsOf(newProduct)).toMatchObject({ ok: false, title: true });
    const edited = editedFrom(product);
    const [first, second] = edited.prices;
    if (!first || !second) throw new Error('expected two prices');
    const withLines = (lines: typeof edited.prices) => problemsOf({ ...edited, prices: lines });
    expect(withLines([first, second]).ok).toBe(true);
    expect(withLines([first, { ...second, count: '1' }]).lines.get(1)).toEqual({
      count: 'termTwice',
    });
    expect(withLines([{ ...first, count: '121', amount: 'x' }]).lines.get(0)).toEqual({
      count: 'countWrong',
      amount: 'priceWrong',
    });
  });

  test('is previewed as far as it is filled in', () => {
    const edited = editedFrom(product);
    const half = { key: 9, id: undefined, count: '', unit: 'month', amount: '5' } as const;
    const preview = previewOf({ ...edited, prices: [...edited.prices, half] }, 'Design');
    expect(preview).toMatchObject({ title: 'Creator set', description: 'Design', active: false });
    expect(preview.price_table).toEqual([
      { id: 1, amount: 9.9, duration: '1 mon' },
      { id: 2, amount: 94.8, duration: '12 mons' },
    ]);
  });
});
