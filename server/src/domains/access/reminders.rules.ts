export type ReminderKind = 'three_days' | 'one_day' | 'ended';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** An end further back than this is old news: nobody is told when reminders start on an old database. */
const ENDED_FRESH_MS = 2 * DAY_MS;
/** Whoever has just bought knows when it ends. */
export const QUIET_AFTER_PURCHASE_MS = DAY_MS;

/** How far from now an end calls for each reminder: later than the first, up to the second. Together without a gap. */
export const REMINDER_WINDOWS: Readonly<
  Record<ReminderKind, readonly [afterMs: number, untilMs: number]>
> = {
  three_days: [DAY_MS, 3 * DAY_MS],
  one_day: [0, DAY_MS],
  ended: [-ENDED_FRESH_MS, 0],
};

/** Whole days that are left, a begun one counted. */
export function daysLeft(endsAt: Date, now: Date): number {
  return Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
}
