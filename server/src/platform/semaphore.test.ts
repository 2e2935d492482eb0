import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('runs up to a limit, queues in order and refuses what exceeds the queue', async () => {
  const inTurn = createSemaphore(2, 3);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const done = gates.map(({ promise }, number) =>
    inTurn(async () => {
      begun.push(number);
      await promise;
      return number;
    }),
  );
  await expect(inTurn(async () => 'one too many')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterS: 5,
  });
  expect(begun).toEqual([0, 1]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('failed work frees its slot', async () => {
  const inTurn = createSemaphore(1, 1);
  const failing = inTurn(async () => {
    throw new Error('no');
  });
  const next = inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await inTurn(async () => 'free again')).toBe('free again');
});
