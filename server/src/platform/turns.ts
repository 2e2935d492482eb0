import { Refusal } from './http/errors.ts';

/** Runs work that keeps a core busy, so that a crowd of it leaves the rest of the shop alone. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `atOnce` pieces of work run side by side and `queueMax` wait; the next one is refused as `unavailable`, to be
 * tried again in a moment.
 */
export function createTurns(atOnce: number, queueMax: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queueMax) throw new Refusal('unavailable', { retryAfterS: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line; only an empty line frees it.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
