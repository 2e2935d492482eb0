import { describe, expect, test } from 'vitest';
import { readItems, readOneItem } from './read-items.ts';

const read = (...given: Parameters<typeof readItems>) =>
  readItems(...given).map((item) => [item.number, item.given]);

test('reads codes one per line, or from the first column under a header', () => {
  expect(read('code', '\uFEFFAAAA-1\n\nAAAA,2\n')).toEqual([
    [1, { code: 'AAAA-1' }],
    [3, { code: 'AAAA,2' }],
  ]);
  expect(read('code', 'code;note\nAAAA-1;first')).toEqual([[2, { code: 'AAAA-1' }]]);
});

describe('accounts', () => {
  test.each([
    ['a colon', 'ali@x.example:pass:word', { login: 'ali@x.example', password: 'pass:word' }],
    ['a tab before colons', 'a:b\tc:d\tnote', { login: 'a:b', password: 'c:d', note: 'note' }],
    ['semicolons', 'ali;secret;note', { login: 'ali', password: 'secret', note: 'note' }],
    ['quotes', '"ali","se,cret"', { login: 'ali', password: 'se,cret' }],
    ['only a login', 'ali', { login: 'ali', password: '' }],
    ['an open quote', '"ali,secret', { login: '', password: '' }],
  ])('with %s', (_what, line, given) => {
    expect(read('account', `\n${line}`)).toEqual([[2, given]]);
  });

  test('under a header are columns, with or without a colon', () => {
    expect(read('account', 'login,password,note\nali,a:b,\n\nbob,c;d,x')).toEqual([
      [2, { login: 'ali', password: 'a:b' }],
      [4, { login: 'bob', password: 'c', note: 'd' }],
    ]);
  });
});

describe('texts', () => {
  test('are separated by lines of dashes and numbered by their first line', () => {
    expect(read('text', 'one\r\n\r\ntwo\n---\n\n  three\n-----  \n---\nfour --- five\n')).toEqual([
      [1, { text: 'one\n\ntwo' }],
      [6, { text: '  three' }],
      [9, { text: 'four --- five' }],
    ]);
    expect(read('text', '---\n \n')).toEqual([]);
  });

  test('that an operator types in are one, even with a line of dashes', () => {
    expect(readOneItem('text', 'one\n---\ntwo\n')).toEqual({ text: 'one\n---\ntwo' });
  });
});

test('one item is neither none nor two', () => {
  expect(readOneItem('account', 'ali:x')).toEqual({ login: 'ali', password: 'x' });
  expect(readOneItem('code', 'one\ntwo')).toBeUndefined();
  expect(readOneItem('link', ' ')).toBeUndefined();
});
