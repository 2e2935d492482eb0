import { type Day, parseDay } from './day.rules.ts';
import { formatDate, formatTime } from './format.ts';

/** The time at which the clock of the operator shows this day and time. @returns an ISO timestamp in UTC */
export function timeAt(day: Day, hours = 0, minutes = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, hours, minutes).toISOString();
}

/** The day and the time of day that the clock of the operator shows then: `2026-11-24` and `14:30`. */
export function clockAt(at: string | Date): { day: Day; time: string } {
  // A formatted date is always a day.
  return { day: parseDay(formatDate(at)) ?? '', time: formatTime(at) };
}
