import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlOf, textOf, withMark } from './announcement-text.ts';

describe('what an operator types', () => {
  test.each([
    ['Works tonight', 'Works tonight'],
    ['Two\nlines', 'Two<br>lines'],
    ['One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['- a\n- **b**', '<ul><li>a</li><li><b>b</b></li></ul>'],
    ['*i* and [our *page*](/partners).', '<i>i</i> and <a href="/partners">our *page*</a>.'],
    [
      'See https://shop.example/a?b=1&c.',
      'See <a href="https://shop.example/a?b=1&amp;c">https://shop.example/a?b=1&amp;c</a>.',
    ],
    ['[no](javascript:alert)', '[no](javascript:alert)'],
    ['<b>5 < 6</b> & "so"', '&lt;b&gt;5 &lt; 6&lt;/b&gt; &amp; &quot;so&quot;'],
  ])('%j becomes HTML', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  test('comes back from its HTML, or the HTML is edited itself', () => {
    const part = fc.constantFrom(
      'word',
      '**b**',
      '*i*',
      '[t](/p)',
      '\n',
      '\n\n',
      '- ',
      '<',
      '&amp;',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const html = htmlOf(parts.join(''));
        const text = textOf(html);
        if (text !== undefined) expect(htmlOf(text)).toBe(html);
      }),
    );
  });
});

test.each([
  ['<strong>Until</strong> <em>Sunday</em>', '**Until** *Sunday*'],
  ['<p>One</p>\n<ul><li>a</li></ul>', 'One\n\n- a'],
  ['<p>Only</p>', 'Only'],
  ['5 &lt; 6', '5 < 6'],
  ['<ol><li>first</li></ol>', undefined],
  ['<code>AUTUMN20</code>', undefined],
  ['2 * 3 * 4', undefined],
])('HTML %j is shown as %j', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test.each([
  ['bold', 'a word', 2, 6, 'a **word**', 'word'],
  ['link', 'a word', 2, 6, 'a [word](https://)', 'word'],
  ['list', 'x\none\ntwo', 2, 9, 'x\n- one\n- two', '- one\n- two'],
  ['italic', '', 0, 0, '**', ''],
] as const)('the button %s marks the selection', (mark, text, start, end, expected, chosen) => {
  const marked = withMark(mark, text, { start, end });
  expect(marked.text).toBe(expected);
  expect(marked.text.slice(marked.start, marked.end)).toBe(chosen);
});
