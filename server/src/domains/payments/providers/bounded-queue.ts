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
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  let idleWaiters: (() => void)[] = [];

  function pump(): void {
    while (running < options.concurrency) {
      const work = waiting.shift();
      if (work === undefined) break;
      running++;
      void run(work);
    }
    if (running > 0) return;
    for (const done of idleWaiters) done();
    idleWaiters = [];
  }

  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      options.onError(error);
    } finally {
      running--;
      pump();
    }
  }

  return {
    push(work) {
      if (waiting.length >= options.capacity) return false;
      waiting.push(work);
      // Lets the response be sent first.
      setImmediate(pump);
      return true;
    },
    idle() {
      if (running + waiting.length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        idleWaiters.push(resolve);
      });
    },
  };
}
