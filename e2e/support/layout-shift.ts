import type { Page } from 'playwright-core';

interface ShiftWindow {
  layoutShift?: number;
}
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up, on every page to come, what moved without anybody doing anything. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The page's own global object carries the sum until the test reads it.
    const target = window as ShiftWindow;
    target.layoutShift = 0;
    new PerformanceObserver((list) => {
      // The observed type is the one of these entries.
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) target.layoutShift = (target.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as ShiftWindow).layoutShift);
}
