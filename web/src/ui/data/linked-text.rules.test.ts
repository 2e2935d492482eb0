import { expect, test } from 'vitest';
import { textParts } from './linked-text.rules.ts';

const links = (text: string) => textParts(text).flatMap((part) => (part.isLink ? [part.text] : []));

test.each([
  ['See https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z']],
  ['(https://a.example), https://b.example/!', ['https://a.example', 'https://b.example/']],
  ['«https://a.example/путь»', ['https://a.example/путь']],
  ['HTTPS://A.example', ['HTTPS://A.example']],
  ['http://a.example javascript:alert(1) a.example', []],
  ['https://sesame.example@evil.example https://', []],
  ['javascript:alert("https://a.example")', ['https://a.example']],
])('%s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('keeps every character of the text', () => {
  const text = 'one\nhttps://a.example/x, two https://u@b.example three https://c.example';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
