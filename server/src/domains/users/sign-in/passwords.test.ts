import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './passwords.ts';

test('verifies a password against its hash only', async () => {
  const hash = await hashPassword('correct horse');
  expect(await isPasswordOf(hash, 'correct horse')).toBe(true);
  expect(await isPasswordOf(hash, 'Correct horse')).toBe(false);
});

test('an account without a password accepts no password', async () => {
  expect(await isPasswordOf(null, 'a password of no account')).toBe(false);
  expect(await isPasswordOf(undefined, '')).toBe(false);
});

test('requests are refused when the queue is full, and the queue drains', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: availableParallelism() + 32 + 10 }, () => hashPassword('flood')),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterS: 5 } });
  await expect(hashPassword('afterwards')).resolves.toMatch(/^\$argon2id/);
});
