import { LANGUAGES } from '@sesame/contract/shared/limits.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { describe, expect, test } from 'vitest';
import { findTextFault, placeholdersOf } from './texts.rules.ts';

describe('a text in place of the built-in one', () => {
  test.each([
    ['Until {date}', 'Good until {date}', undefined],
    ['Until {date}', '{date}', undefined],
    ['Until {date}', ' ', 'empty'],
    ['Until {date}', 'x '.repeat(2_001), 'too_long'],
    ['Pay', 'x'.repeat(60), undefined],
    ['Pay', `Pay ${'x'.repeat(61)} now`, 'long_word'],
    ['Until {date}', 'Until', 'placeholders'],
    ['Until {date}', 'Until {date} at {time}', 'placeholders'],
    ['Until {date}', 'Until {date', 'placeholders'],
    ['Until {date}', 'Until {date} {}', 'placeholders'],
    ['Pay', 'Pay {now}', 'placeholders'],
    ['{count, plural, one {# day} other {# days}}', '{count} days', undefined],
    ['{count, plural, one {# day} other {# days}}', '{count, plural, other {# days}}', 'plural'],
    ['{count, plural, one {# day} other {# days}}', '{count, plural, one {# day}', 'plural'],
  ])('for “%s”: “%s” has the fault %s', (standard, content, fault) => {
    expect(findTextFault(content, { standard, language: 'en' })).toBe(fault);
  });

  test('needs all four plural forms in Russian', () => {
    const standard = '{count} дней';
    const content = '{count, plural, one {# день} other {# дней}}';
    expect(findTextFault(content, { standard, language: 'ru' })).toBe('plural');
    const whole = '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}';
    expect(findTextFault(whole, { standard, language: 'ru' })).toBeUndefined();
  });

  test('may be the built-in text itself', () => {
    const failed = LANGUAGES.flatMap((language) =>
      Object.values(texts[language]).filter(
        (standard) => findTextFault(standard, { standard, language }) !== undefined,
      ),
    );
    expect(failed).toEqual([]);
  });

  test('lists each placeholder once', () => {
    expect(placeholdersOf('{b} {a} {b} {c, plural, one {#} other {#}}')).toEqual(['a', 'b', 'c']);
  });
});
