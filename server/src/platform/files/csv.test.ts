import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type CsvList, csvFile, csvList, csvOf } from './csv.ts';

test('a cell that a spreadsheet would run gets an apostrophe, a number does not', () => {
  const formulas = ['=1+1', '+1', '-1', '@a', '\tx', '\rx'];
  const lines = csvOf([...formulas.map((cell) => [cell]), [-5]]).split('\r\n');
  expect(lines).toEqual(["'=1+1", "'+1", "'-1", "'@a", '"\'\tx"', '"\'\rx"', '-5', '']);
});

test.each([
  ["x;=cmd|' /C calc'!A1;y", `"x;'=cmd|' /C calc'!A1;y"`],
  ['x\t=1', `"x\t'=1"`],
  ['x\n@SUM(A1)', `"x\n'@SUM(A1)"`],
  ['x;  +1', `"x;'  +1"`],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['a=b-c@d', 'a=b-c@d'],
  ['one; two', '"one; two"'],
])(
  'no cell begins with a formula, with any separator that spreadsheets use: %j',
  (cell, written) => {
    expect(csvOf([[cell]])).toBe(`${written}\r\n`);
  },
);

test('commas, quotes and line breaks stay in their cell, and null is an empty cell', () => {
  expect(csvOf([['one, "two"\nthree', null]])).toBe('"one, ""two""\nthree",\r\n');
});

test('a file begins with a UTF-8 byte order mark', () => {
  const { body, name, type } = csvFile('people', ['имя'], []);
  expect(String(body)).toBe('\uFEFFимя\r\n');
  expect({ name, type }).toEqual({ name: 'people.csv', type: 'text/csv; charset=utf-8' });
});

/** A list of the numbers from 1 to `count` that records the cursor of each page read. */
function numbers(count: number): CsvList<number> & { readonly cursors: (number | undefined)[] } {
  const cursors: (number | undefined)[] = [];
  return {
    cursors,
    name: 'numbers',
    header: ['number'],
    read: async (last, limit) => {
      cursors.push(last);
      const left = count - (last ?? 0);
      return Array.from({ length: Math.min(limit, left) }, (_, row) => (last ?? 0) + row + 1);
    },
    cellsOf: (row) => [row],
  };
}

async function textOf(list: CsvList<number>): Promise<string> {
  const { body } = await csvList(list);
  if (!(body instanceof Readable)) throw new Error('the list is not a stream');
  return Buffer.concat(await body.toArray()).toString('utf8');
}

test.each([
  [0, [undefined]],
  [199, [undefined]],
  [200, [undefined, 200]],
  [500, [undefined, 200, 400]],
])('a list of %i rows contains each row once and one header', async (count, pages) => {
  const list = numbers(count);
  const lines = (await textOf(list)).split('\r\n');
  const rows = Array.from({ length: count }, (_, row) => String(row + 1));
  expect(lines).toEqual(['\uFEFFnumber', ...rows, '']);
  expect(list.cursors).toEqual(pages);
});

test('a page is read only after the previous one was consumed', async () => {
  const list = numbers(1_000_000);
  const { body } = await csvList(list);
  if (!(body instanceof Readable)) throw new Error('the list is not a stream');
  expect(list.cursors).toHaveLength(1);
  const pages = body[Symbol.asyncIterator]();
  await pages.next();
  await pages.next();
  // The two that were consumed, and the one that is buffered.
  expect(list.cursors.length).toBeLessThanOrEqual(4);
  body.destroy();
});
