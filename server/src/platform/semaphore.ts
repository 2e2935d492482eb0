import { Refusal } from './http/errors.ts';

/** Limits concurrent CPU-bound work, so that it does not starve the rest of the process. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a semaphore: `atOnce` tasks run concurrently and up to `queueMax` wait; further ones are refused as
 * `unavailable` with a Retry-After.
 */
export function createSemaphore(atOnce: number, queueMax: number): Semaphore {
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
      // The slot passes directly to the next waiting task; it is freed only when none waits.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
