import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

/** Asks every few milliseconds until it is so; throws after two minutes. */
export async function waitUntil(isSo: () => Promise<boolean>, everyMs = 10): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('waited for two minutes in vain');
    await sleep(everyMs);
  }
}
