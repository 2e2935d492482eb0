import { setTimeout as sleep } from 'node:timers/promises';

export const READY_MS = 240_000;

/** @returns after how many milliseconds the shop answered that it is ready */
export async function untilReady(url: string): Promise<number> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < READY_MS) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return Math.round(performance.now() - startedMs);
    await sleep(100);
  }
  throw new Error(`it was not ready within ${READY_MS} ms`);
}
