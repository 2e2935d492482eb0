import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('is the last value once it has not changed for a moment', () => {
  const { result, rerender } = renderHook((value: string) => useSettled(value), {
    initialProps: '',
  });
  for (const value of ['s', 'se', 'ses']) {
    rerender(value);
    pass(299);
  }
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('ses');
});

test('waits for another pause when given one', () => {
  const { result, rerender } = renderHook((value: string) => useSettled(value, 200), {
    initialProps: '',
  });
  rerender('ses');
  pass(199);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('ses');
});
