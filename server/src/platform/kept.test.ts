import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

/** Makes one value after the other, each when the test says so. */
function build(before?: string) {
  const begun: PromiseWithResolvers<string>[] = [];
  const failures: unknown[] = [];
  const make = () => {
    const one = Promise.withResolvers<string>();
    begun.push(one);
    return one.promise;
  };
  return { begun, failures, kept: new Kept(make, (error) => failures.push(error), before) };
}

test('is made once, for all who ask meanwhile and afterwards', async () => {
  const { begun, kept } = build();
  const asked = [kept.current(), kept.current()];
  begun[0]?.resolve('first');
  expect(await Promise.all(asked)).toEqual(['first', 'first']);
  expect(await kept.current()).toBe('first');
  expect(begun).toHaveLength(1);
});

test('after a change nobody gets what was begun before it, whichever is done first', async () => {
  const { begun, kept } = build();
  const early = kept.current();
  kept.change();
  const late = kept.current();
  begun[1]?.resolve('new');
  expect(await late).toBe('new');
  begun[0]?.resolve('old');
  expect(await early).toBe('old');
  expect(await kept.current()).toBe('new');
  expect(begun).toHaveLength(2);
});

test('the last good one serves while another cannot be made, and the next who asks tries again', async () => {
  const { begun, failures, kept } = build();
  const first = kept.current();
  begun[0]?.resolve('first');
  await first;
  kept.change();
  const second = kept.current();
  begun[1]?.reject(new Error('away'));
  expect(await second).toBe('first');
  expect(failures).toEqual([new Error('away')]);
  const third = kept.current();
  begun[2]?.resolve('third');
  expect(await third).toBe('third');
});

test('before there is a first one it serves what it began with, or throws', async () => {
  const standard = build('standard');
  const asked = standard.kept.current();
  standard.begun[0]?.reject(new Error('away'));
  expect(await asked).toBe('standard');

  const none = build();
  const failing = none.kept.current();
  none.begun[0]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
});
