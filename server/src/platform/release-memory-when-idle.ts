import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 2_000;
/** Of the time: jobs that look for work take less, people who shop take more. */
const IDLE_BELOW = 0.1;

/**
 * Gives back once what the start has left behind, at the first moment when nobody is served: it takes a tenth of a second.
 * V8 sizes its young generation by what is made at the start and keeps that size, 30 MB, until a shop is busy; most never are.
 */
export function releaseMemoryWhenIdle(): void {
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization >= IDLE_BELOW) return;
    clearInterval(timer);
    releaseMemory();
  }, LOOK_EVERY_MS);
  timer.unref();
}

export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  // True because the flag puts this function into every context that is made while it is set.
  const gc = runInNewContext('gc') as (how: object) => void;
  setFlagsFromString('--no-expose-gc');
  // Of all ways to collect the one that makes the young generation small again.
  gc({ type: 'major', flavor: 'last-resort' });
}
