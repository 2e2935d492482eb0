import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** A read whose calls the test answers. */
function startReads() {
  const calls: { keys: string[]; end: PromiseWithResolvers<void> }[] = [];
  const read = inBatches(async (keys) => {
    const call = { keys: keys.map(String), end: Promise.withResolvers<void>() };
    calls.push(call);
    await call.end.promise;
    return call.keys.map((key) => `value of ${key}`);
  });
  return { calls, get: (key: string) => read(Buffer.from(key)) };
}

test('reads that arrive together are one, each key once', async () => {
  const { calls, get } = startReads();
  const values = Promise.all([get('a'), get('b'), get('a')]);
  await turn();
  expect(calls.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  calls[0]?.end.resolve();
  expect(await values).toEqual(['value of a', 'value of b', 'value of a']);
});

test('a read that has begun answers nothing that arrives later', async () => {
  const { calls, get } = startReads();
  const early = get('a');
  await turn();
  const late = get('a');
  await turn();
  expect(calls.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
  calls[1]?.end.resolve();
  expect(await late).toBe('value of a');
  calls[0]?.end.resolve();
  await early;
});

test('two run at a time, and what waits for them is one read', async () => {
  const { calls, get } = startReads();
  const values = [];
  for (const key of ['a', 'b', 'c', 'd']) {
    values.push(get(key));
    await turn();
  }
  expect(calls).toHaveLength(2);
  calls[0]?.end.resolve();
  await values[0];
  await turn();
  expect(calls.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']]);
  for (const { end } of calls) end.resolve();
  expect(await Promise.all(values)).toHaveLength(4);
});

test('a failure reaches its own callers and no later ones', async () => {
  const { calls, get } = startReads();
  const failing = expect(get('a')).rejects.toThrow('down');
  await turn();
  calls[0]?.end.reject(new Error('down'));
  await failing;
  const next = get('a');
  await turn();
  calls[1]?.end.resolve();
  expect(await next).toBe('value of a');
});
