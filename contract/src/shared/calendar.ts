import { DAY_MS, type DurationUnit } from './durations.ts';

/** Calendar of access periods, in UTC. Shared by client and server, so the date shown is the date granted. */

export type PeriodInput = {
  now: Date;
  /** End of the active access; null or in the past when there is none. */
  currentEnd: Date | null;
  /** The day of the month that renewals return to, set by the first purchase. Defaults to the day of `currentEnd`. */
  anchorDay?: number | undefined;
  /** Number of units bought, at least 1. */
  count: number;
  unit: DurationUnit;
};

export type Period = {
  from: Date;
  until: Date;
  /** The anchor day for the next renewal. */
  anchorDay: number;
};

/** The end of access if the purchase were made now, for "You will have access until …". */
export function accessUntil(input: PeriodInput): Date {
  return nextPeriod(input).until;
}

/**
 * The period of one purchase. It starts now, or at the end of active access so that no paid day is lost. Months keep
 * the anchor's day and are clamped to a shorter month's last day: 31 January, 28 February, 31 March. After a gap in
 * access the anchor is reset to the new day.
 */
export function nextPeriod({ now, currentEnd, anchorDay, count, unit }: PeriodInput): Period {
  const running = currentEnd !== null && currentEnd > now;
  const from = new Date(running ? currentEnd : now);
  if (unit === 'day') {
    const until = new Date(from.getTime() + count * DAY_MS);
    return { from, until, anchorDay: until.getUTCDate() };
  }
  const anchor = (running ? anchorDay : undefined) ?? from.getUTCDate();
  const months = unit === 'year' ? count * 12 : count;
  return { from, until: addMonthsAnchored(from, months, anchor), anchorDay: anchor };
}

/** Adds `months` and moves to the anchor's day, or the last day of a shorter month; the time of day stays. */
export function addMonthsAnchored(from: Date, months: number, anchorDay: number): Date {
  const month = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const until = new Date(from);
  until.setUTCFullYear(
    Math.floor(month / 12),
    month % 12,
    Math.min(anchorDay, daysInMonth(Math.floor(month / 12), month % 12)),
  );
  return until;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}
