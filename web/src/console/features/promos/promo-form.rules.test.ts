import { expect, it } from 'vitest';
import { emptyForm, formOf, isCode, termsOf } from './promo-form.rules.ts';

it('converts the form into terms', () => {
  const form = { ...emptyForm, percent: '12,5', maxUses: ' 100 ', minAmount: '4.90', note: ' n ' };
  expect(termsOf(form)).toEqual({
    terms: {
      percent: 12.5,
      starts_at: null,
      ends_at: null,
      max_uses: 100,
      per_user_limit: 1,
      first_purchase_only: false,
      min_amount: 4.9,
      method_category: null,
      product_ids: [],
      note: 'n',
    },
  });
});

it.each([
  ['percent', { percent: '0' }],
  ['percent', { percent: '100.5' }],
  ['percent', { percent: '1.234' }],
  ['maxUses', { maxUses: '-1' }],
  ['perUserLimit', { perUserLimit: '' }],
  ['perUserLimit', { perUserLimit: '101' }],
  ['minAmount', { minAmount: '-1' }],
  ['endsAt', { startsAt: '2026-03-10T12:00', endsAt: '2026-03-10T12:00' }],
])('reports a wrong %s: %o', (field, over) => {
  const judged = termsOf({ ...emptyForm, ...over });
  expect('problems' in judged && Object.keys(judged.problems)).toEqual([field]);
});

it('converts terms into the form and back', () => {
  const judged = termsOf({
    ...emptyForm,
    startsAt: '2026-03-10T12:00',
    endsAt: '2026-04-10T12:30',
    category: 'cis',
    productIds: [3],
  });
  if (!('terms' in judged)) throw new Error('expected valid terms');
  const form = formOf({
    ...judged.terms,
    id: 1,
    code: 'X',
    version: 1,
    state: 'running',
    active: true,
    uses: 0,
    batch: null,
    created_at: '2026-03-10T12:00:00.000Z',
  });
  expect(termsOf(form)).toEqual(judged);
});

it.each([
  ['SPRING-24', true],
  ['весна_24', true],
  ['ab', false],
  ['two words', false],
  ['<b>', false],
])('isCode(%s) is %s', (typed, allowed) => {
  expect(isCode(typed)).toBe(allowed);
});
