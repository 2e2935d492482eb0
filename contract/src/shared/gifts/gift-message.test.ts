import { expect, test } from 'vitest';
import { hasLink } from './gift-message.ts';

test.each([
  'see https://evil.example/x',
  'evil.example',
  'EVIL.EXAMPLE',
  'www.evil',
  'write to me@evil',
  'сайт.рф',
  'evil\u3002example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'mailto:me',
  'tel:+4930123456',
  'go to 192.0.2.7',
])('%s has a link', (message) => {
  expect(hasLink(message)).toBe(true);
});

test.each([
  '',
  'Happy birthday! Enjoy it… and call me.',
  'С днём рождения. Твоя Аня',
  'It cost 9.90, do not tell Mr. Smith',
  'One\nTwo',
])('%s has none', (message) => {
  expect(hasLink(message)).toBe(false);
});
