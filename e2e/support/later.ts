import { DAY_MS } from '@sesame/contract/shared/durations.ts';

/** The module that, preloaded into a process, moves its clock. */
export const shiftClock = new URL('./shop/shift-clock.ts', import.meta.url).href;

/** Settings that move the clock of a shop and its emulators forward by days. */
export function later(days: number): Readonly<Record<string, string>> {
  return ahead(days * DAY_MS);
}

/** Settings that move the clock by milliseconds; negative values move it into the past. */
export function ahead(ms: number): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import ${shiftClock}`, SHOP_AHEAD_MS: String(ms) };
}
