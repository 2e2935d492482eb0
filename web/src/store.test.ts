import { expect, test, vi } from 'vitest';
import { createStore, storeOf } from './store.ts';

test('calls every subscriber after a change, even if one unsubscribes meanwhile', () => {
  const count = createStore(0);
  const seen: number[] = [];
  const leave = count.subscribe(() => {
    seen.push(count.get());
    leave();
  });
  count.subscribe(() => seen.push(10 * count.get()));
  count.set(1);
  count.set(2);
  expect(seen).toEqual([1, 10, 20]);
});

test('watches for outside changes only while there are subscribers', () => {
  const stop = vi.fn();
  const watch = vi.fn((_changed: () => void) => stop);
  const { subscribe } = storeOf(() => 'value', watch);
  expect(watch).not.toHaveBeenCalled();
  const leaves = [subscribe(() => {}), subscribe(() => {})];
  expect(watch).toHaveBeenCalledOnce();
  leaves[0]?.();
  expect(stop).not.toHaveBeenCalled();
  leaves[1]?.();
  expect(stop).toHaveBeenCalledOnce();
  subscribe(() => {});
  expect(watch).toHaveBeenCalledTimes(2);
});

test('calls subscribers after an outside change', () => {
  let announce = () => {};
  const { subscribe } = storeOf(
    () => 'value',
    (changed) => {
      announce = changed;
      return () => {};
    },
  );
  const listener = vi.fn();
  subscribe(listener);
  announce();
  expect(listener).toHaveBeenCalledOnce();
});
