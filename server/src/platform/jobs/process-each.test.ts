import { expect, test } from 'vitest';
import { processEach } from './process-each.ts';

test('a record that fails delays no other, and fails the round at its end', async () => {
  const done: number[] = [];
  const round = processEach([1, 2, 3, 4], async (item) => {
    if (item % 3 === 1) throw new Error(`no ${item}`);
    done.push(item);
  });
  await expect(round).rejects.toMatchObject({
    message: '2 of 4 records failed, first Error: no 1',
    errors: [{ message: 'no 1' }, { message: 'no 4' }],
  });
  expect(done).toEqual([2, 3]);
});

test('a round without a failure succeeds', async () => {
  await expect(processEach([1], async () => {})).resolves.toBeUndefined();
});
