import { expect, test } from 'vitest';
import { newPromo, termsOf } from './promo-values.rules.ts';

test('the terms leave out what only new codes have, and no minimum is 0', () => {
  const terms = termsOf({ ...newPromo, code: 'SPRING', prefix: 'A', count: 5 });
  expect(terms).toMatchObject({ percent: 10, min_amount: 0 });
  expect(Object.keys(terms).filter((name) => ['code', 'prefix', 'count'].includes(name))).toEqual(
    [],
  );
  expect(termsOf({ ...newPromo, min_amount: 20 }).min_amount).toBe(20);
});
