import type { Page } from 'playwright-core';

interface ShiftWindow {
  layoutShift?: number;
}
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Sums the layout shift without user input, on every document that the page loads from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The sum is kept on `window` until the test reads it.
    const target = window as ShiftWindow;
    target.layoutShift = 0;
    new PerformanceObserver((list) => {
      // Only entries of this type are observed.
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) target.layoutShift = (target.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as ShiftWindow).layoutShift);
}
