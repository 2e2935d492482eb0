import { expect, test } from 'vitest';
import { checked, type Shape } from './shape.ts';

/** The message of the refusal; undefined if the value fits. */
const refusal = (shape: Shape, value: unknown) => checked(shape).safeParse(value).error?.message;

const ID = '0199f000-0000-4000-8000-000000000001';
const payment: Shape = {
  id: 'uuid',
  at: ['nullable', 'datetime'],
  note: ['optional', ['string', 0, 3, /^[a-z]*$/]],
  lines: ['list', ['open', { cents: ['integer', 0, 100] }], 1, 2],
  state: ['one', 'paid', null, 7],
  titles: ['record', 'string'],
  sum: ['either', 'integer', { whole: 'boolean' }],
};
const valid = {
  id: ID,
  at: null,
  lines: [{ cents: 100, further: 'x' }],
  state: 'paid',
  titles: { en: 'Pro', ru: '' },
  sum: 1,
};

test('a value that fits is handed on unchanged', () => {
  const result = checked(payment).safeParse(valid);
  expect(result).toEqual({ success: true, data: valid });
  expect(result.data).toBe(valid);
});

test.each([
  [{ id: 'x' }, '.id'],
  [{ id: undefined }, '.id'],
  [{ at: undefined }, '.at'],
  [{ at: '2026-02-29T12:00:00Z' }, '.at'],
  [{ at: '2026-02-28T12:00:00+01:00' }, '.at'],
  [{ at: '2028-02-29T12:00:00.000Z' }, undefined],
  [{ note: null }, '.note'],
  [{ note: 'abcd' }, '.note'],
  [{ note: 'A' }, '.note'],
  [{ note: undefined }, undefined],
  [{ lines: [] }, '.lines'],
  [{ lines: [{ cents: 1 }, { cents: 1 }, { cents: 1 }] }, '.lines'],
  [{ lines: [{ cents: 1 }, { cents: 101 }] }, '.lines[1].cents'],
  [{ lines: [{ cents: 1.5 }] }, '.lines[0].cents'],
  [{ lines: { 0: { cents: 1 } } }, '.lines'],
  // The word that names the compound is not one of its values.
  [{ state: 'one' }, '.state'],
  [{ state: null }, undefined],
  [{ state: '7' }, '.state'],
  [{ titles: { en: 1 } }, '.titles.en'],
  [{ titles: [] }, '.titles'],
  [{ sum: { whole: 1 } }, '.sum'],
  [{ sum: { whole: true } }, undefined],
  [{ sum: Number.MAX_SAFE_INTEGER + 1 }, '.sum'],
  [{ further: 1 }, '.further'],
  // Names that every object inherits are further fields too.
  [{ toString: 1 }, '.toString'],
] as const)('of a payment with %o the place is %s', (over, place) => {
  expect(refusal(payment, { ...valid, ...over })).toBe(place && `Unexpected value at ${place}`);
});

test.each([null, undefined, 'x', [valid]])('%j is not an object', (value) => {
  expect(refusal(payment, value)).toBe('Unexpected value at the top');
});

test.each([
  ['number', 1.5, Number.POSITIVE_INFINITY],
  ['integer', -1, Number.NaN],
  ['string', '', 0],
  ['boolean', false, 'false'],
  ['date', '2024-02-29', '2023-02-29'],
] as const)('%s takes %j and not %j', (kind, good, bad) => {
  expect(refusal(kind, good)).toBeUndefined();
  expect(refusal(kind, bad)).toBe('Unexpected value at the top');
  expect(refusal('unknown', bad)).toBeUndefined();
});
