import { afterEach, expect, test, vi } from 'vitest';
import { inTime } from './deadline.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a read that hangs fails as unavailable within three seconds', async () => {
  vi.useFakeTimers();
  const answer = inTime(new Promise(() => {}));
  const failure = expect(answer).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 5 });
  await vi.advanceTimersByTimeAsync(3_000);
  await failure;
});

test('a result or an error in time passes through and leaves no timer', async () => {
  vi.useFakeTimers();
  await expect(inTime(Promise.resolve(7))).resolves.toBe(7);
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
