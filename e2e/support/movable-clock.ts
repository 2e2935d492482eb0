import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shiftClock } from './later.ts';

/** A clock that a journey turns while its shop runs. */
export interface MovableClock {
  /** Settings of every process that lives by it. */
  readonly settings: Readonly<Record<string, string>>;
  now(): number;
  /** @param aheadMs how far from the machine's clock, into the past as well */
  turnTo(aheadMs: number): void;
}

export function createMovableClock(folder: string, aheadMs: number): MovableClock {
  const file = join(folder, 'clock');
  let current = aheadMs;
  const turnTo = (ms: number) => {
    current = ms;
    // Whole or not at all: processes read it at any moment.
    writeFileSync(`${file}.next`, String(ms));
    renameSync(`${file}.next`, file);
  };
  turnTo(aheadMs);
  return {
    settings: { NODE_OPTIONS: `--import ${shiftClock}`, SHOP_AHEAD_FILE: file },
    now: () => Date.now() + current,
    turnTo,
  };
}
