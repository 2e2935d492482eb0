import { expect, test } from 'vitest';
import { CachedValue } from './cached-value.ts';

/** Builds values one after another, each when the test resolves it. */
function build(first?: string) {
  const begun: PromiseWithResolvers<string>[] = [];
  const failures: unknown[] = [];
  const seen: string[] = [];
  const make = () => {
    const one = Promise.withResolvers<string>();
    begun.push(one);
    return one.promise;
  };
  const cached: CachedValue<string> = new CachedValue({
    make,
    onFailure: (error) => failures.push(error),
    onChange: async () => seen.push(cached.latest),
    ...(first !== undefined && { first }),
  });
  return { begun, failures, seen, cached };
}

test('is computed once for all callers', async () => {
  const { begun, cached } = build();
  const reads = [cached.current(), cached.current()];
  begun[0]?.resolve('first');
  expect(await Promise.all(reads)).toEqual(['first', 'first']);
  expect(await cached.current()).toBe('first');
  expect(begun).toHaveLength(1);
});

test('after a change no caller gets a value begun before it, whichever finishes first', async () => {
  const { begun, cached } = build();
  const early = cached.current();
  cached.change();
  const late = cached.current();
  begun[1]?.resolve('new');
  expect(await late).toBe('new');
  begun[0]?.resolve('old');
  expect(await early).toBe('old');
  expect(await cached.current()).toBe('new');
  expect(begun).toHaveLength(2);
});

test('serves the last good value when computing fails, and the next call tries again', async () => {
  const { begun, failures, cached } = build();
  const first = cached.current();
  begun[0]?.resolve('first');
  await first;
  cached.change();
  const second = cached.current();
  begun[1]?.reject(new Error('away'));
  expect(await second).toBe('first');
  expect(failures).toEqual([new Error('away')]);
  const third = cached.current();
  begun[2]?.resolve('third');
  expect(await third).toBe('third');
});

test('without a computed value it serves the initial one, or throws', async () => {
  const standard = build('standard');
  const reads = standard.cached.current();
  standard.begun[0]?.reject(new Error('away'));
  expect(await reads).toBe('standard');

  const none = build();
  const failing = none.cached.current();
  none.begun[0]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
});

test('a refresh computes at once, and only once for all changes during that time', async () => {
  const { begun, seen, cached } = build('standard');
  const refreshed = cached.refresh();
  await expect.poll(() => begun.length).toBe(1);
  const later = [cached.refresh(), cached.refresh()];
  expect(cached.latest).toBe('standard');
  begun[0]?.resolve('first');
  await refreshed;
  expect(cached.latest).toBe('first');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve('second');
  expect(await Promise.all(later)).toEqual([true, true]);
  expect(cached.latest).toBe('second');
  expect(begun).toHaveLength(2);
  expect(seen).toEqual(['first', 'second']);
});

test('a failed refresh returns false, and is repeated by the listener', async () => {
  const { begun, failures, cached } = build();
  let notify: () => unknown = () => {};
  const leave = () => {};
  const stop = cached.follow(
    {
      listen: (_channel, onMessage) => {
        notify = () => onMessage(undefined);
        return leave;
      },
    },
    'texts_changed',
  );
  expect(stop).toBe(leave);
  expect(() => cached.latest).toThrow();
  const failed = notify();
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.reject(new Error('away'));
  expect(await failed).toBe(false);
  expect(failures).toEqual([new Error('away')]);
  const again = notify();
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve('first');
  expect(await again).toBe(true);
});
