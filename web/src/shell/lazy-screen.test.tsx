import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from './lazy-screen.ts';

/** Code that cannot be fetched until `arrives` is called. */
function missingCode() {
  let available = false;
  const load = vi.fn(async () => {
    if (!available) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the screen</p>;
  });
  return {
    load,
    arrives: () => {
      available = true;
    },
  };
}

function show(load: Parameters<typeof lazyScreen>[0]) {
  const { Component } = lazyScreen(load);
  render(
    <ErrorBoundary fallback={<p>failed</p>}>
      <Suspense fallback={<p>loading</p>}>
        <Component />
      </Suspense>
    </ErrorBoundary>,
    { onCaughtError: () => {} },
  );
}

test('code that a lost connection kept away appears by itself when it is back', async () => {
  const { load, arrives } = missingCode();
  act(() => void window.dispatchEvent(new Event('offline')));
  show(load);
  await screen.findByText('loading');
  // A module that failed to load could not be requested again.
  expect(load).not.toHaveBeenCalled();
  arrives();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the screen')).toBeDefined();
});

test('code that cannot be fetched is reported', async () => {
  show(missingCode().load);
  expect(await screen.findByText('failed')).toBeDefined();
});

test('code is requested in a task after the one that draws, once there is something to see', async () => {
  const load = vi.fn(async () => () => <p>the screen</p>);
  show(load);
  expect(screen.getByText('loading')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('the screen')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
