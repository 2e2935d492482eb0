import { expect, test } from 'vitest';
import { UNSAFE_HTML, xssCorpus } from '../../../test/xss-corpus.ts';
import { cleanHtml, cleanHtmlWithin } from './clean-html.ts';

test('keeps the twelve tags and plain links', () => {
  const html = '<p>Use <b>AUTUMN20</b> <a href="https://shop.example">here</a><br />now</p>';
  expect(cleanHtml(html)).toBe(html);
});

test.each(xssCorpus)('removes everything that could run or cover the page: %s', (html) => {
  expect(cleanHtml(html)).not.toMatch(UNSAFE_HTML);
});

test.each([...xssCorpus, 'Tea & cake, 20 % off "today" <3', '', 'Просто слова'])(
  'cleaning is idempotent: %s',
  (html) => {
    expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
  },
);

test.each([
  '\u00a0javascript:alert(1)',
  'java\u00adscript:alert(1)',
  '\u2028data:text/html,x',
  '\u3000vbscript:x',
  'ｊavascript：alert(1)',
  '&#xa0;javascript:alert(1)',
  '\ufeffblob:x',
])('drops an address whose scheme is hidden by invisible characters: %j', (href) => {
  expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
});

test.each([
  '/support',
  'https://shop.example/a:b',
  'mailto:a@shop.example',
  '#top',
  'page?at=10:30',
])('keeps the address %s', (href) => {
  expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
});

test('applies the length limit to the cleaned HTML', () => {
  const limit = { max: 50, field: 'description' };
  expect(cleanHtmlWithin('&'.repeat(10), limit)).toHaveLength(50);
  expect(() => cleanHtmlWithin('&'.repeat(11), limit)).toThrow(
    expect.objectContaining({
      code: 'bad_request',
      details: { fields: [{ path: 'body.description', code: 'too_big' }] },
    }),
  );
});

test('the check for dangerous HTML finds it in text that was not cleaned', () => {
  for (const html of xssCorpus) expect(html).toMatch(UNSAFE_HTML);
});
