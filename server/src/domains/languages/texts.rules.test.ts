import { LANGUAGES } from '@sesame/contract/limits.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { describe, expect, test } from 'vitest';
import { faultOf, placeholdersOf } from './texts.rules.ts';

describe('words in place of the shop’s own', () => {
  test.each([
    ['Until {date}', 'Good until {date}', undefined],
    ['Until {date}', '{date}', undefined],
    ['Until {date}', ' ', 'empty'],
    ['Until {date}', 'x'.repeat(4_001), 'too_long'],
    ['Until {date}', 'Until', 'placeholders'],
    ['Until {date}', 'Until {date} at {time}', 'placeholders'],
    ['Until {date}', 'Until {date', 'placeholders'],
    ['Until {date}', 'Until {date} {}', 'placeholders'],
    ['Pay', 'Pay {now}', 'placeholders'],
    ['{count, plural, one {# day} other {# days}}', '{count} days', undefined],
    ['{count, plural, one {# day} other {# days}}', '{count, plural, other {# days}}', 'plural'],
    ['{count, plural, one {# day} other {# days}}', '{count, plural, one {# day}', 'plural'],
  ])('for “%s”: “%s” is judged as %s', (standard, words, fault) => {
    expect(faultOf(words, { standard, language: 'en' })).toBe(fault);
  });

  test('Russian needs its four forms', () => {
    const standard = '{count} дней';
    const words = '{count, plural, one {# день} other {# дней}}';
    expect(faultOf(words, { standard, language: 'ru' })).toBe('plural');
    const whole = '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}';
    expect(faultOf(whole, { standard, language: 'ru' })).toBeUndefined();
  });

  test('the shop’s own words pass', () => {
    const failed = LANGUAGES.flatMap((language) =>
      Object.values(texts[language]).filter(
        (standard) => faultOf(standard, { standard, language }) !== undefined,
      ),
    );
    expect(failed).toEqual([]);
  });

  test('placeholders are named once each', () => {
    expect(placeholdersOf('{b} {a} {b} {c, plural, one {#} other {#}}')).toEqual(['a', 'b', 'c']);
  });
});
