/** What moves the clock of a process it is preloaded into. */
export const shiftClock = new URL('./shift-clock.ts', import.meta.url).href;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Settings of a shop, its bank and its mailbox, for which so many days have passed. */
export function later(days: number): Readonly<Record<string, string>> {
  return ahead(days * DAY_MS);
}

/** The same for any distance from the machine's clock, into the past as well. */
export function ahead(ms: number): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import ${shiftClock}`, SHOP_AHEAD_MS: String(ms) };
}
