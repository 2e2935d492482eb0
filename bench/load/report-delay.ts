import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Preloaded (`node --import`) into the measured server: answers every message `event-loop` with the delay of its event loop
 * since the last one. The timer adds its resolution to each delay.
 */

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('message', (message) => {
  if (message !== 'event-loop') return;
  const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  process.send?.({ type: 'event-loop', p99Ms: ms(delay.percentile(99)), maxMs: ms(delay.max) });
  delay.reset();
});
// The listener must not keep a finished process alive.
process.channel?.unref();
