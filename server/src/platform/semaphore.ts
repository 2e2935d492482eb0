import pLimit from 'p-limit';
import { Refusal } from './http/errors.ts';

/** Limits concurrent CPU-bound work, so that it does not starve the rest of the process. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a semaphore: `atOnce` tasks run concurrently and up to `queueMax` wait; further ones are refused as
 * `unavailable` with a Retry-After.
 */
export function createSemaphore(atOnce: number, queueMax: number): Semaphore {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + queueMax) {
      throw new Refusal('unavailable', { retryAfterS: 5 });
    }
    return await limit(work);
  };
}
