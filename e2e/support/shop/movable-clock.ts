import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shiftClock } from '../later.ts';

/** A clock that a test can move while its shop is running. */
export interface MovableClock {
  /** Settings for every process that uses this clock. */
  readonly settings: Readonly<Record<string, string>>;
  now(): number;
  /** @param aheadMs offset from the system clock; negative for the past */
  advanceTo(aheadMs: number): void;
}

export function createMovableClock(folder: string, aheadMs: number): MovableClock {
  const file = join(folder, 'clock');
  let current = aheadMs;
  const advanceTo = (ms: number) => {
    current = ms;
    // Written atomically, because processes can read it at any time.
    writeFileSync(`${file}.next`, String(ms));
    renameSync(`${file}.next`, file);
  };
  advanceTo(aheadMs);
  return {
    settings: { NODE_OPTIONS: `--import ${shiftClock}`, SHOP_AHEAD_FILE: file },
    now: () => Date.now() + current,
    advanceTo,
  };
}
