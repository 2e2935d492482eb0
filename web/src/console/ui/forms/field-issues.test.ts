import type { Bounds } from '@sesame/contract/shared/bounds.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/client/api-error.ts';
import { type FieldTexts, type Issue, issueText, serverIssues } from './field-issues.ts';

const number = { unreadable: 'A number such as 12' };
const rule = { invalid: 'Not a link' };
const boundsOf = (over: Partial<Bounds>): Bounds => ({
  ...{ min: undefined, max: undefined, minLength: undefined, maxLength: undefined },
  ...{ nullable: false, optional: false, ...over },
});
const range = boundsOf({ min: 1, max: 1_000 });
const least = boundsOf({ min: 1 });
const most = boundsOf({ max: 1_000 });
const text = boundsOf({ minLength: 2, maxLength: 80 });
const list = boundsOf({ minLength: 1 });

const read = (issue: Issue, value: unknown, bounds: Bounds, texts: FieldTexts = {}) =>
  issueText(issue, { value, bounds, language: 'ru', texts });

test.each([
  // What is missing: a text or number is filled in, a choice is made.
  ['too_small', '', text, {}, { message: 'required' }],
  ['invalid_type', undefined, range, number, { message: 'required' }],
  ['invalid_type', null, range, {}, { message: 'choose' }],
  // Bounds come before the text of the field, in its own format.
  ['too_big', 2_000, range, number, { message: 'range', params: { min: '1', max: '1000' } }],
  ['too_small', 0, least, number, { message: 'atLeast', params: { min: '1' } }],
  ['too_big', 2_000, most, number, { message: 'atMost', params: { max: '1000' } }],
  [
    'too_big',
    2_000,
    most,
    { formatBound: (bound: number) => `$${bound}` },
    { message: 'atMost', params: { max: '$1000' } },
  ],
  ['too_big', 'x'.repeat(81), text, rule, { message: 'shorter', params: { max: 80 } }],
  ['too_small', 'x', text, rule, { message: 'longer', params: { min: 2 } }],
  ['too_small', [], list, {}, { message: 'required' }],
  ['invalid_type', Number.NaN, range, number, number.unreadable],
  ['invalid_format', 'soon', text, { ...number, ...rule }, number.unreadable],
  ['invalid_format', 'x y', text, rule, rule.invalid],
  ['custom', 5, range, { ...number, ...rule }, rule.invalid],
  ['custom', 5, range, number, number.unreadable],
  ['custom', 'x y', text, {}, { message: 'invalid' }],
] as const)('%s of %o', (code, value, bounds, texts, expected) => {
  expect(read({ code }, value, bounds, texts)).toEqual(expected);
});

test('what the server says of a value comes first, in the language of the page', () => {
  const mistake = { en: 'A price', ru: 'Это цена' };
  const expected = { en: 'a key', ru: 'ключ' };
  const issue = { code: 'setting_wrong', text: 'No', expected, mistake };
  expect(read(issue, '', text)).toBe('Это цена');
  const { mistake: _, ...without } = issue;
  expect(read(without, '', text)).toEqual({ message: 'expected', params: { expected: 'ключ' } });
  expect(read({ code: 'promo_exists', text: 'No' }, '', text)).toBe('No');
});

const refused = (
  code: 'bad_request' | 'days_not_left' | 'setting_wrong' | 'offline',
  details = {},
) => [...serverIssues(new ApiError({ code, message: 'No', details })).keys()].toSorted();

test.each([
  ['offline', {}, []],
  ['days_not_left', {}, ['action.days', 'days']],
  ['setting_wrong', { field: 'host' }, ['host', 'values.host']],
  ['setting_wrong', {}, []],
  [
    'bad_request',
    {
      fields: [
        { path: 'body.prices.0.amount', code: 'too_big' },
        { path: 'body.reason', code: 'too_small' },
        { path: 7 },
        null,
      ],
    },
    ['prices[0].amount', 'reason'],
  ],
  ['bad_request', { fields: 'none' }, []],
] as const)('%s with %o is shown at %o', (code, details, expected) => {
  expect(refused(code, details)).toEqual(expected);
});

test('an error that is not a refusal belongs to no field', () => {
  expect(serverIssues(new TypeError('offline')).size).toBe(0);
});
