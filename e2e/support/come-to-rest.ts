import type { BrowserContext, Page, Request } from 'playwright-core';

interface Traffic {
  begun: number;
  readonly open: Set<Request>;
  /** Called when a request ends. */
  readonly waiting: Set<() => void>;
}

const traffic = new WeakMap<Page, Traffic>();

/** From now on `comeToRest` knows what the pages of the context wait for. */
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
      seen.begun += 1;
      seen.open.add(request);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/** Nobody waits for this one: a scene leaves it unanswered on purpose. */
export function leaveOpen(page: Page, request: Request): void {
  traffic.get(page)?.open.delete(request);
}

/** Everything that loads, moves and ends has ended, so that a picture or a check meets the screen as it stays. */
export async function comeToRest(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (seen === undefined) throw new Error('the traffic of this page is not watched');
  await page.waitForLoadState('load');
  for (;;) {
    const { begun } = seen;
    while (seen.open.size > 0) await new Promise<void>((resolve) => seen.waiting.add(resolve));
    await page.evaluate(async () => {
      await document.fonts.ready;
      // What an answer leads to is drawn, or asked for, by the time the page has nothing left to do.
      await new Promise((resolve) => requestIdleCallback(resolve));
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
