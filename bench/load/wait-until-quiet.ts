import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Share of all processors that other work may take while nothing is measured. */
const BUSY_MAX = 0.1;
const SAMPLE_MS = 2_000;
const PATIENCE_MS = 10 * 60_000;

/**
 * Waits until the machine has been nearly idle for two seconds, because rates that are measured beside other work mean
 * nothing. It is called between measurements, when the shop itself has nothing to do. Systems without /proc are not
 * checked.
 *
 * @throws when the machine stays busy for ten minutes
 */
export async function waitUntilQuiet(): Promise<void> {
  const startedMs = performance.now();
  let isAnnounced = false;
  for (;;) {
    const share = await busyShare();
    if (share === undefined || share <= BUSY_MAX) return;
    if (performance.now() - startedMs > PATIENCE_MS) {
      throw new Error('other work keeps the machine busy: nothing was measured');
    }
    if (!isAnnounced) {
      console.log(`  other work takes ${Math.round(share * 100)} % of the machine: waiting …`);
      isAnnounced = true;
    }
  }
}

async function busyShare(): Promise<number | undefined> {
  const before = readTicks();
  await sleep(SAMPLE_MS);
  const after = readTicks();
  if (before === undefined || after === undefined) return undefined;
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/** Processor time since the start of the machine, in ticks: idle (also while a disk is awaited) and all. */
function readTicks(): { idle: number; all: number } | undefined {
  if (process.platform !== 'linux') return undefined;
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  return {
    idle: (ticks[3] ?? 0) + (ticks[4] ?? 0),
    all: ticks.reduce((sum, tick) => sum + tick, 0),
  };
}
