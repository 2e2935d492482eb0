import { texts } from '@sesame/contract/texts/dictionary.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import { expect, test } from 'vitest';
import { formatTerm } from './format-term.ts';
import type { Translate } from './use-i18n.ts';

const t: Translate = (key, params) =>
  fillText(texts.ru[key], 'ru', params).replaceAll('\u00a0', ' ');

test.each([
  ['1 mon', '1 месяц'],
  ['2 mons', '2 месяца'],
  ['5 mons', '5 месяцев'],
  ['11 mons', '11 месяцев'],
  ['21 mons', '21 месяц'],
  ['1 days', '1 день'],
  ['2 days', '2 дня'],
  ['5 days', '5 дней'],
  ['21 days', '21 день'],
  ['1 years', '1 год'],
  ['2 years', '2 года'],
  ['5 years', '5 лет'],
])('formats %s as «%s»', (duration, text) => {
  expect(formatTerm(t, duration)).toBe(text);
});

test.each([
  [1, 'найден 1 сервис'],
  [2, 'найдено 2 сервиса'],
  [5, 'найдено 5 сервисов'],
  [21, 'найден 21 сервис'],
])('counts %i found', (count, text) => {
  expect(t('productsFound', { count })).toBe(text);
});

test('shows an unknown duration unchanged', () => {
  expect(formatTerm(t, 'forever')).toBe('forever');
});
