import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type CsvList, csvFile, csvList, csvOf } from './csv.ts';

test('a cell that a spreadsheet would run begins with an apostrophe, a number does not', () => {
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
])('no cell begins a formula wherever a spreadsheet splits: %j', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`${written}\r\n`);
});

test('commas, quotes and lines stay inside their cell, and nothing is an empty one', () => {
  expect(csvOf([['one, "two"\nthree', null]])).toBe('"one, ""two""\nthree",\r\n');
});

test('a file tells spreadsheets that it is UTF-8', () => {
  const { body, name, type } = csvFile('people', ['имя'], []);
  expect(String(body)).toBe('\uFEFFимя\r\n');
  expect({ name, type }).toEqual({ name: 'people.csv', type: 'text/csv; charset=utf-8' });
});

/** The numbers from 1 to `count`, and after which of them each page was asked for. */
function numbers(count: number): CsvList<number> & { readonly asked: (number | undefined)[] } {
  const asked: (number | undefined)[] = [];
  return {
    asked,
    name: 'numbers',
    header: ['number'],
    read: async (last, limit) => {
      asked.push(last);
      const left = count - (last ?? 0);
      return Array.from({ length: Math.min(limit, left) }, (_, row) => (last ?? 0) + row + 1);
    },
    cellsOf: (row) => [row],
  };
}

async function textOf(list: CsvList<number>): Promise<string> {
  const { body } = await csvList(list);
  if (!(body instanceof Readable)) throw new Error('the list is no stream');
  return Buffer.concat(await body.toArray()).toString('utf8');
}

test.each([
  [0, [undefined]],
  [999, [undefined]],
  [1_000, [undefined, 1_000]],
  [2_500, [undefined, 1_000, 2_000]],
])('a list of %i rows has each of them once under one header', async (count, pages) => {
  const list = numbers(count);
  const lines = (await textOf(list)).split('\r\n');
  const rows = Array.from({ length: count }, (_, row) => String(row + 1));
  expect(lines).toEqual(['\uFEFFnumber', ...rows, '']);
  expect(list.asked).toEqual(pages);
});

test('no page is read before somebody takes the one before it', async () => {
  const list = numbers(1_000_000);
  const { body } = await csvList(list);
  if (!(body instanceof Readable)) throw new Error('the list is no stream');
  expect(list.asked).toHaveLength(1);
  const pages = body[Symbol.asyncIterator]();
  await pages.next();
  await pages.next();
  // The two that were taken, and the one that is at hand.
  expect(list.asked.length).toBeLessThanOrEqual(4);
  body.destroy();
});
