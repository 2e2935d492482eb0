import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 120_000;

/** Polls every few milliseconds until the condition is true; throws after two minutes, or after another time. */
export async function waitUntil(
  isSo: () => Promise<boolean>,
  everyMs = 10,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`the condition was not met within ${timeoutMs / 1_000} s`);
    await sleep(everyMs);
  }
}
