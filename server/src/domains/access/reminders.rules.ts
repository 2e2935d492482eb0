/** The first is called after what it was while nobody could change it. */
export const REMINDER_KINDS = ['three_days', 'one_day', 'ended'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;
/** An end further back than this is old news: nobody is told when reminders start on an old database. */
const ENDED_FRESH_MS = 2 * DAY_MS;
/** Whoever has just bought knows when it ends. */
export const QUIET_AFTER_PURCHASE_MS = DAY_MS;

/**
 * How far from now an end calls for each reminder: later than the first, up to the second. Together without a gap.
 * @param firstDays how long before the end the first is due, at least 2
 */
export function reminderWindow(
  kind: ReminderKind,
  firstDays: number,
): readonly [afterMs: number, untilMs: number] {
  const windows = {
    three_days: [DAY_MS, firstDays * DAY_MS],
    one_day: [0, DAY_MS],
    ended: [-ENDED_FRESH_MS, 0],
  } as const;
  return windows[kind];
}

/** Whole days that are left, a begun one counted. */
export function daysLeft(endsAt: Date, now: Date): number {
  return Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
}
