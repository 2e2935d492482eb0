import { expect, test } from 'vitest';
import { dayOf, isBot } from './visitors.rules.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    false,
  ],
  [
    // The phone model contains "bot" but is not a bot.
    'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['TelegramBot (like TwitterBot)', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  ['node', true],
  ['', true],
])('user agent %j is a bot: %j', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});

test('a day is a UTC day', () => {
  expect(dayOf(new Date('2026-03-10T23:59:59.999+03:00'))).toBe('2026-03-10');
});
