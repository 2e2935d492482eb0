import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSteadyBusy } from './use-steady-busy.ts';

beforeEach(() => vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a short wait shows nothing', () => {
  const { result, rerender } = renderHook(({ busy }) => useSteadyBusy(busy), {
    initialProps: { busy: true },
  });
  pass(149);
  rerender({ busy: false });
  pass(1000);
  expect(result.current).toBe(false);
});

test('once shown it stays for at least 300 ms', () => {
  const { result, rerender } = renderHook(({ busy }) => useSteadyBusy(busy), {
    initialProps: { busy: true },
  });
  pass(150);
  expect(result.current).toBe(true);
  rerender({ busy: false });
  pass(299);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});
