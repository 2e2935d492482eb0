import { expect, it } from 'vitest';
import { looseNames, numberCalls, writeKeys } from './text-numbers.ts';

const numbers = { save: 382, order: 72, apply: 122, total: 127, pay: 128, close: 131 };

it('writes the number into calls that name their text, and leaves all other words alone', () => {
  const source = `t('save'); t(\n  'pay', { sum }); start('save'); t('unknown'); t(busy ? 'save' : 'pay'); role('order')`;
  expect(numberCalls(source, numbers)).toBe(
    `t(382); t(\n  128, { sum }); start('save'); t('unknown'); t(busy ? 'save' : 'pay'); role('order')`,
  );
});

it('finds the names that are still looked up', () => {
  const source = `t('save'); const texts = { a: 'apply' }; t(busy ? 'total' : "pay")`;
  expect([...looseNames(source)]).toEqual(['apply', 'total', 'pay']);
});

it('keeps the looked-up names and every number in the table', async () => {
  const code = writeKeys(numbers, new Set(['apply', 'text/plain']));
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(built.textKeys).toEqual({ apply: 122 });
  expect(built.textNumbers).toEqual([72, 122, 127, 128, 131, 382]);
});
