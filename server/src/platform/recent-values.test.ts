import { expect, test } from 'vitest';
import { RecentValues } from './recent-values.ts';

const at = (ms: number) => new Date(1_000_000 + ms);

function counter() {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
}

test('callers with the same key share one value until it is too old', async () => {
  const values = new RecentValues<number>(100);
  const compute = counter();
  expect(await Promise.all([1, 2].map(() => values.get('a', at(0), compute)))).toEqual([1, 1]);
  expect(await values.get('b', at(50), compute)).toBe(2);
  expect(await values.get('a', at(99), compute)).toBe(1);
  expect(await values.get('a', at(100), compute)).toBe(3);
  expect(await values.get('b', at(149), compute)).toBe(2);
});

test('a clock that was set back ends a value', async () => {
  const values = new RecentValues<number>(100);
  const compute = counter();
  await values.get('a', at(0), compute);
  expect(await values.get('a', at(-1), compute)).toBe(2);
});

test('a failure is reported to those who waited, and the next caller tries again', async () => {
  const values = new RecentValues<number>(100);
  const failing = () => Promise.reject(new Error('down'));
  const waiting = [1, 2].map(() => values.get('a', at(0), failing));
  for (const one of waiting) await expect(one).rejects.toThrow('down');
  expect(await values.get('a', at(1), counter())).toBe(1);
});
