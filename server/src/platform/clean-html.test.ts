import { expect, test } from 'vitest';
import { REMAINS_OF_XSS, xssCorpus } from '../../test/xss-corpus.ts';
import { cleanHtml } from './clean-html.ts';

test('keeps the twelve tags and plain links', () => {
  const html = '<p>Use <b>AUTUMN20</b> <a href="https://shop.example">here</a><br />now</p>';
  expect(cleanHtml(html)).toBe(html);
});

test.each(xssCorpus)('T-X1 leaves nothing that runs or covers the page in %s', (html) => {
  expect(cleanHtml(html)).not.toMatch(REMAINS_OF_XSS);
});

test.each([...xssCorpus, 'Tea & cake, 20 % off "today" <3', '', 'Просто слова'])(
  'cleaning twice is cleaning once: %s',
  (html) => {
    expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
  },
);

test('the search for remains finds what was not cleaned', () => {
  for (const html of xssCorpus) expect(html).toMatch(REMAINS_OF_XSS);
});
