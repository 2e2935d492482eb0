const shiftClock = new URL('./shift-clock.ts', import.meta.url).href;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Settings of a shop, its bank and its mailbox, for which so many days have passed. */
export function later(days: number): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import ${shiftClock}`, SHOP_AHEAD_MS: String(days * DAY_MS) };
}
