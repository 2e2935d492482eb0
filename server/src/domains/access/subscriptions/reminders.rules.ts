import { DAY_MS } from '@sesame/contract/shared/durations.ts';

/** `three_days` can be configured now; the name dates from when it was fixed. */
export const REMINDER_KINDS = ['three_days', 'one_day', 'ended'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Older ends are skipped, so that enabling reminders on an old database does not notify past buyers. */
const ENDED_FRESH_MS = 2 * DAY_MS;
/** A buyer who has just paid needs no reminder. */
export const QUIET_AFTER_PURCHASE_MS = DAY_MS;

/**
 * The distance from now to an end that calls for each reminder: after `afterMs`, up to and including `untilMs`. The
 * windows meet without a gap.
 * @param firstDays how many days before the end the first reminder is due, at least 2
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

/** Days left, rounded up. */
export function daysLeft(endsAt: Date, now: Date): number {
  return Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
}
