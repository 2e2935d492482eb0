import { expect, test } from 'vitest';
import { csvFile, csvOf } from './csv.ts';

test('a cell that a spreadsheet would run begins with an apostrophe, a number does not', () => {
  const formulas = ['=1+1', '+1', '-1', '@a', '\tx', '\rx'];
  const lines = csvOf(['cell'], [...formulas.map((cell) => [cell]), [-5]]).split('\r\n');
  expect(lines).toEqual(['cell', "'=1+1", "'+1", "'-1", "'@a", "'\tx", '"\'\rx"', '-5', '']);
});

test('commas, quotes and lines stay inside their cell, and nothing is an empty one', () => {
  expect(csvOf(['a', 'b'], [['one, "two"\nthree', null]])).toBe(
    'a,b\r\n"one, ""two""\nthree",\r\n',
  );
});

test('a file tells spreadsheets that it is UTF-8', () => {
  const { bytes, name, type } = csvFile('people', ['имя'], []);
  expect(bytes.toString('utf8')).toBe('\uFEFFимя\r\n');
  expect({ name, type }).toEqual({ name: 'people.csv', type: 'text/csv; charset=utf-8' });
});
