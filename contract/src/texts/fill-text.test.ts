import { describe, expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

describe('fillText', () => {
  test('replaces placeholders by their values', () => {
    expect(fillText('Active till {date}', 'en', { date: '24.11.2025' })).toBe(
      'Active till 24.11.2025',
    );
  });

  test('leaves a placeholder without a value unchanged', () => {
    expect(fillText('Active till {date}', 'en')).toBe('Active till {date}');
  });

  test('inserts values unchanged, even if they look like placeholders', () => {
    expect(fillText('Nothing for “{query}”', 'en', { query: '$& {date} #' })).toBe(
      'Nothing for “$& {date} #”',
    );
  });

  const months = '{count, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}';
  test.each([
    [1, '1 месяц'],
    [2, '2 месяца'],
    [4, '4 месяца'],
    [5, '5 месяцев'],
    [11, '11 месяцев'],
    [12, '12 месяцев'],
    [21, '21 месяц'],
    [24, '24 месяца'],
    [111, '111 месяцев'],
  ])('uses the Russian plural form for %i', (count, expected) => {
    expect(fillText(months, 'ru', { count })).toBe(expected);
  });

  test('falls back to `other` when the text lacks a plural form', () => {
    expect(fillText('{count, plural, one {# day} other {# days}}', 'ru', { count: 5 })).toBe(
      '5 days',
    );
  });
});
