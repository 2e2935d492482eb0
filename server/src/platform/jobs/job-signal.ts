import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` so that everything it calls can ask whether it may go on. */
export function runWithSignal<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  return signals.run(signal, work);
}

/** Whether this is the work of a job that lost its lock. */
export function hasLostLock(): boolean {
  return signals.getStore()?.aborted === true;
}

/** Throws inside a job that lost its lock: another worker may be doing the same by now. Does nothing outside of jobs. */
export function throwIfLockLost(): void {
  signals.getStore()?.throwIfAborted();
}
