import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many run, so many wait in order, the next one is refused and comes back later', async () => {
  const inTurn = createTurns(2, 3);
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

test('work that fails gives its place on', async () => {
  const inTurn = createTurns(1, 1);
  const failing = inTurn(async () => {
    throw new Error('no');
  });
  const next = inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await inTurn(async () => 'free again')).toBe('free again');
});
