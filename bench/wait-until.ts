import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 120_000;

/** Polls every few milliseconds until the condition is true; throws after two minutes. */
export async function waitUntil(isSo: () => Promise<boolean>, everyMs = 10): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error('the condition was not met within two minutes');
    await sleep(everyMs);
  }
}
