import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openFreshPage } from './test/fresh-page.ts';

openFreshPage();

// A busy machine is slow, not wrong: one second, the default, is not enough for a first render there.
configure({ asyncUtilTimeout: 20_000 });

// A console error is a failure: React reports wrong markup, keys and updates only there.
const errors = vi.spyOn(console, 'error');
beforeEach(() => {
  errors.mockClear();
  errors.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  if (vi.isFakeTimers()) {
    // A frame that jsdom has scheduled on the fake clock runs now: else it never runs, and no later one is scheduled.
    vi.advanceTimersByTime(20);
    vi.useRealTimers();
  }
  // Whoever was signed in to the console was so in this tab.
  sessionStorage.clear();
  expect(errors.mock.calls).toEqual([]);
});

// jsdom hides every popover and cannot show one; shown here means no longer hidden.
HTMLElement.prototype.showPopover = function showPopover() {
  this.removeAttribute('popover');
};

// jsdom draws no dialogs; open or not is what the browser would make of them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
