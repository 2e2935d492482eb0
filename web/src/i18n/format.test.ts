import { textOf } from '@sesame/contract/texts/dictionary.ts';
import { describe, expect, test } from 'vitest';
import { formatDate, formatMoney, formatTime } from './format.ts';
import { formatCount, formatMoneyShort } from './format-short.ts';
import { formatTerm } from './format-term.ts';
import type { Translate } from './use-i18n.ts';

describe('formatMoney', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1_290, '$12.90'],
    [-267, '−$2.67'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [9_999_999, '$99,999.99'],
    [-123_456_789_005, '−$1,234,567,890.05'],
  ])('%i cents are %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });
});

describe('formatMoneyShort', () => {
  test.each([
    [5_000, '$50'],
    [-5_000, '−$50'],
    [1_290, '$12.90'],
    [100_000_000, '$1,000,000'],
  ])('%i cents are %s', (cents, text) => {
    expect(formatMoneyShort(cents)).toBe(text);
  });
});

describe('formatCount', () => {
  test('separates thousands as each language does', () => {
    expect(formatCount('en', 1_234_567)).toBe('1,234,567');
    expect(formatCount('ru', 1_234_567)).toBe('1\u202f234\u202f567');
    expect(formatCount('ru', 96)).toBe('96');
  });
});

describe('dates and times', () => {
  test('are the same in both languages', () => {
    const at = new Date(2025, 2, 4, 9, 5);
    expect(formatDate(at)).toBe('04.03.2025');
    expect(formatDate(at.toISOString())).toBe('04.03.2025');
    expect(formatTime(at)).toBe('09:05');
  });
});

describe('formatTerm', () => {
  const en: Translate = (key, params) => textOf('en', key, params);
  const ru: Translate = (key, params) => textOf('ru', key, params);
  test.each([
    ['1 mon', '1 month', '1\u00a0месяц'],
    ['3 mons', '3 months', '3\u00a0месяца'],
    ['12 mons', '12 months', '12\u00a0месяцев'],
    ['10 days', '10 days', '10\u00a0дней'],
    ['1 year', '1 year', '1\u00a0год'],
    ['forever', 'forever', 'forever'],
  ])('%s', (duration, english, russian) => {
    expect(formatTerm(en, duration)).toBe(english);
    expect(formatTerm(ru, duration)).toBe(russian);
  });
});
