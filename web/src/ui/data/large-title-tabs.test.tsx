import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LargeTitleTabs } from './large-title-tabs.tsx';

afterEach(() => vi.restoreAllMocks());

const tabs = (current: string) =>
  ['Link', 'Statistics'].map((label) => ({
    href: `/${label}`,
    label,
    current: label === current,
  }));

/** jsdom has no layout: simulates a strip of 390 pixels whose second tab ends at 500. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this.localName === 'ul') return new DOMRect(0, 0, 390, 44);
    const scrolled = this.closest('ul')?.scrollLeft ?? 0;
    return this.textContent === 'Link'
      ? new DOMRect(16 - scrolled, 0, 200, 44)
      : new DOMRect(234 - scrolled, 0, 266, 44);
  });
}

test('a hidden current tab is scrolled into view without scrolling the page', () => {
  layOut();
  const pageMoves = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { rerender } = render(<LargeTitleTabs label="Partners" tabs={tabs('Statistics')} />);
  const strip = screen.getByRole('list');
  // Without the faded end: 500 - 390 + 28.
  expect(strip.scrollLeft).toBe(138);

  rerender(<LargeTitleTabs label="Partners" tabs={tabs('Link')} />);
  expect(strip.scrollLeft).toBeLessThanOrEqual(16);
  expect(pageMoves).not.toHaveBeenCalled();
});

test('a visible current tab does not scroll the strip', () => {
  layOut();
  render(<LargeTitleTabs label="Partners" tabs={tabs('Link')} />);
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});
