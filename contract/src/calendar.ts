import type { DurationUnit } from './durations.ts';

/** Calendar of access periods, in UTC. Client and server share it, so the date shown is the date granted. */

export type PeriodInput = {
  now: Date;
  /** The end of what runs now; null or in the past when nothing runs. */
  currentEnd: Date | null;
  /** The day of the month that renewals return to: the day of the first purchase. Without it, the day of `currentEnd`. */
  anchorDay?: number | undefined;
  /** How many units are bought, at least 1. */
  count: number;
  unit: DurationUnit;
};

export type Period = {
  from: Date;
  until: Date;
  /** What the next renewal takes as its anchor. */
  anchorDay: number;
};

const DAY_MS = 86_400_000;

/** The end that a purchase made now would give: "You will have access until …". */
export function accessUntil(input: PeriodInput): Date {
  return nextPeriod(input).until;
}

/**
 * The period of one purchase. It starts now or, while access runs, at its end, so that nothing bought is lost.
 * Months keep the anchor's day and are clamped to a shorter month's last day: 31 January, 28 February, 31 March.
 * An anchor lives only as long as the access does: bought again after a gap, months count from the new day.
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

/** `months` later, on the anchor's day or the last day the month has; the time of day stays. */
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
