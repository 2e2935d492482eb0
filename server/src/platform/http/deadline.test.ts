import { afterEach, expect, test, vi } from 'vitest';
import { inTime } from './deadline.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a read that stays silent is given up as unavailable within three seconds', async () => {
  vi.useFakeTimers();
  const answer = inTime(new Promise(() => {}));
  const failure = expect(answer).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 5 });
  await vi.advanceTimersByTimeAsync(3_000);
  await failure;
});

test('an answer and a failure in time pass through, and leave no timer behind', async () => {
  vi.useFakeTimers();
  await expect(inTime(Promise.resolve(7))).resolves.toBe(7);
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
