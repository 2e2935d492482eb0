import { expect, test } from 'vitest';
import { looseNames, numberCalls, writeKeys } from './text-numbers.ts';

const numbers = { save: 382, order: 72, apply: 122, total: 127, pay: 128, close: 131 };

test('replaces literal text names in calls by numbers and changes nothing else', () => {
  const source = `t('save'); t(\n  'pay', { sum }); start('save'); t('unknown'); t(busy ? 'save' : 'pay'); t(a === 'app' ? 'save' : 'pay'); t(f('save') ? 'save' : 'pay'); t(a.b ? 'save' : 'unknown'); role('order')`;
  expect(numberCalls(source, numbers)).toBe(
    `t(382); t(\n  128, { sum }); start('save'); t('unknown'); t(busy ? 382 : 128); t(a === 'app' ? 382 : 128); t(f('save') ? 'save' : 'pay'); t(a.b ? 'save' : 'unknown'); role('order')`,
  );
});

test('replaces only the texts of buyers in the console', () => {
  const source = `t('save'); tShop('pay')`;
  expect(numberCalls(source, numbers, 'tShop')).toBe(`t('save'); tShop(128)`);
});

test('finds the names that still need a lookup', () => {
  const source = `t('save'); t(busy ? 'order' : 'close'); const texts = { a: 'apply' }; t(busy ? 'total' : "pay")`;
  expect([...looseNames(source)]).toEqual(['apply', 'total', 'pay']);
});

test('keeps these names and every number in the table', async () => {
  const code = writeKeys(numbers, new Set(['apply', 'pay', 'total', 'close', 'text/plain']));
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(built.textKeys).toEqual({ apply: 122, total: 127, pay: 128, close: 131 });
  expect(built.textNumbers).toEqual([72, 122, 127, 128, 131, 382]);
});

test('keeps an empty table when no name needs a lookup', async () => {
  const code = writeKeys(numbers, new Set());
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(built.textKeys).toEqual({});
});
