import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` so that everything it calls can check whether the job still holds its lock. */
export function runWithSignal<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  return signals.run(signal, work);
}

/** Whether the current job has lost its lock. */
export function hasLostLock(): boolean {
  return signals.getStore()?.aborted === true;
}

/**
 * Throws in a job that lost its lock, because another worker may be running it by now. Does nothing outside of jobs.
 */
export function throwIfLockLost(): void {
  signals.getStore()?.throwIfAborted();
}
