import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as react from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openFreshPage } from './test/fresh-page.ts';

// jsdom has no layout: every window is a wide one.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// React records a stack for the first ten thousand elements of every second, only to show it in warnings; that was a
// tenth of the processor time of these tests. With this count it records none.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });
}

openFreshPage();

configure({
  // The default of one second is too short for a first render on a busy machine.
  asyncUtilTimeout: 20_000,
  // A query that waits makes such an error at every attempt. The library prints the whole page into each; here it is
  // printed when the message is read, which is before the page is cleaned up.
  getElementError: (message, container) =>
    Object.defineProperty(
      Object.assign(new Error(), { name: 'TestingLibraryElementError' }),
      'message',
      {
        get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
        configurable: true,
      },
    ),
});

// Console errors fail the test: React reports invalid markup, keys and updates only there.
const errors = vi.spyOn(console, 'error');
beforeEach(() => {
  errors.mockClear();
  errors.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  if (vi.isFakeTimers()) {
    // Runs a frame that jsdom scheduled on the fake clock; otherwise it never runs and no later one is scheduled.
    vi.advanceTimersByTime(20);
    vi.useRealTimers();
  }
  // The console's session is stored per tab.
  sessionStorage.clear();
  expect(errors.mock.calls).toEqual([]);
});

// jsdom hides every popover and cannot show one; here "shown" means not hidden.
HTMLElement.prototype.showPopover = function showPopover() {
  this.removeAttribute('popover');
};
