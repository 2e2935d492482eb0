import { formatDate, formatTime } from '../format.ts';
import { type Day, parseDay } from './day.rules.ts';

/** The moment of a day and time in the time zone of the browser. @returns an ISO timestamp in UTC */
export function timeAt(day: Day, hours = 0, minutes = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, hours, minutes).toISOString();
}

/** The day and the time of day of a moment in the time zone of the browser: `2026-11-24` and `14:30`. */
export function clockAt(at: string | Date): { day: Day; time: string } {
  // A formatted date is always a day.
  return { day: parseDay(formatDate(at)) ?? '', time: formatTime(at) };
}
