import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 20;

export interface SteadySales {
  readonly started: number;
  readonly sold: number;
  readonly failed: number;
  /** Sales that were not begun, because as many as allowed were still on their way. */
  readonly skipped: number;
}

/**
 * Begins sales at a steady rate, however long each takes, so that a slower shop gets no less to do.
 * @param perSecond sales begun each second
 */
export function sellSteadily(
  sell: () => Promise<unknown>,
  { perSecond, atOnce }: { readonly perSecond: number; readonly atOnce: number },
) {
  const counts = { started: 0, sold: 0, failed: 0, skipped: 0 };
  const running = new Set<Promise<void>>();
  let isOver = false;
  const begin = () => {
    counts.started++;
    const sale: Promise<void> = sell()
      .then(
        () => {
          counts.sold++;
        },
        (error: unknown) => {
          if (counts.failed++ === 0) console.error('the first failed sale:', error);
        },
      )
      .finally(() => running.delete(sale));
    running.add(sale);
  };
  const startedMs = performance.now();
  const work = (async () => {
    while (!isOver) {
      const due = ((performance.now() - startedMs) / 1_000) * perSecond;
      while (counts.started + counts.skipped < due) {
        if (running.size < atOnce) begin();
        else counts.skipped++;
      }
      await sleep(STEP_MS);
    }
    await Promise.all(running);
  })();
  return {
    counts: (): SteadySales => ({ ...counts }),
    /** Ends the sales and waits for those on their way. */
    async stop() {
      isOver = true;
      await work;
    },
  };
}
