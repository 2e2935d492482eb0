import { expect, test } from 'vitest';
import { readInventoryLines } from './read-inventory-lines.ts';

test.each([
  [
    'lines with any line ending',
    'a\r\nb\rc\n',
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ],
  ],
  [
    'around empty lines, which still count in the numbers',
    '\n a \n\n\t\nb',
    [
      [2, 'a'],
      [5, 'b'],
    ],
  ],
  ['after a byte order mark', '\uFEFFa', [[1, 'a']]],
  ['commas as parts of links', 'https://x.example/?a=1,2;3', [[1, 'https://x.example/?a=1,2;3']]],
  ['quoted lines without their quotes', '"https://x.example/"', [[1, 'https://x.example/']]],
  [
    'the first column under a header',
    'link,note\na,b\n"c,d",e\nf;g',
    [
      [2, 'a'],
      [3, 'c,d'],
      [4, 'f'],
    ],
  ],
  ['a header of one column', 'URL\na', [[2, 'a']]],
  ['doubled quotes of a CSV', 'Link\n"a""b",c', [[2, 'a"b']]],
  ['an empty text', '', []],
] as const)('reads %s', (_what, text, expected) => {
  expect(readInventoryLines(text).map(({ number, text: item }) => [number, item])).toEqual(
    expected,
  );
});

test.each([
  [
    'a cell of two lines',
    'link,note\na,"one\ntwo"\nb,c',
    [
      [3, 'a'],
      [4, 'b'],
    ],
  ],
  [
    'an empty cell',
    'link,note\n,one\nb,c',
    [
      [2, ''],
      [3, 'b'],
    ],
  ],
  [
    'a quote that is not closed',
    'link\na\n"b,c\n\nd',
    [
      [2, 'a'],
      [3, ''],
      [5, ''],
    ],
  ],
  [
    'text after a quoted cell',
    'link\na\n"b"c\nd',
    [
      [2, 'a'],
      [3, ''],
      [4, ''],
    ],
  ],
  [
    'quotes inside a line of a list',
    'a"b\n"c" d\ne',
    [
      [1, 'a"b'],
      [2, '"c" d'],
      [3, 'e'],
    ],
  ],
] as const)('reads a text with %s', (_what, text, expected) => {
  expect(readInventoryLines(text).map(({ number, text: item }) => [number, item])).toEqual(
    expected,
  );
});
