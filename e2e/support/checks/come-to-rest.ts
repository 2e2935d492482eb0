import type { BrowserContext, Page, Request } from 'playwright-core';

interface Traffic {
  begun: number;
  readonly open: Set<Request>;
  /** Called when a request ends. */
  readonly waiting: Set<() => void>;
}

const traffic = new WeakMap<Page, Traffic>();

/** Tracks the requests of all new pages of the context, as `comeToRest` requires. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const seen: Traffic = { begun: 0, open: new Set(), waiting: new Set() };
    traffic.set(page, seen);
    const end = (request: Request) => {
      seen.open.delete(request);
      for (const proceed of seen.waiting) proceed();
      seen.waiting.clear();
    };
    page.on('request', (request) => {
      // Requests of the page being left may never be reported as finished.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.open.clear();
      seen.begun += 1;
      seen.open.add(request);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/** Excludes a request that a scene deliberately leaves unanswered from `comeToRest`. */
export function leaveOpen(page: Page, request: Request): void {
  traffic.get(page)?.open.delete(request);
}

/** Waits until requests, fonts and finite animations have ended, so that a check or screenshot sees a stable screen. */
export async function comeToRest(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (seen === undefined) throw new Error('watchTraffic was not called for this context');
  await page.waitForLoadState('load');
  for (;;) {
    const { begun } = seen;
    while (seen.open.size > 0) await new Promise<void>((resolve) => seen.waiting.add(resolve));
    await page.evaluate(async () => {
      await document.fonts.ready;
      // By the next idle moment the page has rendered its responses or sent follow-up requests. A busy page
      // may never be idle, so the wait has a limit.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document
        .getAnimations()
        .filter(
          (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      await Promise.allSettled(ending.map((animation) => animation.finished));
    });
    if (seen.open.size === 0 && seen.begun === begun) return;
  }
}
