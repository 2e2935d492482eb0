import { setImmediate as afterResponse } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Runs work in this process soon after the response. Bounded: work that does not fit is left to the jobs. */
export interface BoundedQueue {
  /** @returns false when the queue is full and the work was rejected */
  push(work: () => Promise<unknown>): boolean;
  /** Resolves when nothing is queued or running. */
  idle(): Promise<void>;
}

export function createBoundedQueue(options: {
  concurrency: number;
  capacity: number;
  onError: (error: unknown) => void;
}): BoundedQueue {
  const limit = pLimit(options.concurrency);
  const working = new Set<Promise<unknown>>();
  return {
    push(work) {
      if (limit.pendingCount >= options.capacity) return false;
      const done = limit(async () => {
        await afterResponse();
        await work();
      })
        .catch(options.onError)
        .finally(() => working.delete(done));
      working.add(done);
      return true;
    },
    async idle() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}
