import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pause } from '../parts/program.ts';
import type { ProcessName } from '../parts/shop.ts';
import type { Drill } from '../run-drill.ts';

/** A little more than the five minutes by which signatures of webhooks may be off. */
const SHIFT_MS = 5 * 60_000 + 30_000;

const shiftClock = pathToFileURL(join(import.meta.dirname, '../parts/shift-clock.mjs')).href;

function clockOf(name: ProcessName, direction: 'fast' | 'slow'): Drill {
  const shiftMs = direction === 'fast' ? SHIFT_MS : -SHIFT_MS;
  return {
    name: `clock-${name}-${direction}`,
    title: `clock of ${name} 5 min ${direction}`,
    async run(shop, outageMs) {
      await shop.end(name, 'SIGTERM');
      await shop.start(name, {
        NODE_OPTIONS: `--import ${shiftClock}`,
        DRILL_CLOCK_SHIFT_MS: String(shiftMs),
      });
      await pause(outageMs);
      await shop.end(name, 'SIGTERM');
      await shop.start(name);
    },
  };
}

export const clockDrills: readonly Drill[] = [
  clockOf('api-1', 'fast'),
  clockOf('api-1', 'slow'),
  clockOf('worker-1', 'fast'),
];
