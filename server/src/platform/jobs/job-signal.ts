import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` so that everything it calls can check whether the job may still go on. */
export function runWithSignal<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  return signals.run(signal, work);
}

/** Whether another worker may have begun the current job. */
export function hasLostClaim(): boolean {
  return signals.getStore()?.aborted === true;
}

/**
 * Throws in a job that another worker may have begun by now. Does nothing outside of jobs.
 */
export function throwIfClaimLost(): void {
  signals.getStore()?.throwIfAborted();
}
