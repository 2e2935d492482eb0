import { zonedFormats } from './zoned-formats.ts';

const days = zonedFormats('en', {
  calendar: 'iso8601',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hours = zonedFormats('en', { hour: 'numeric', hourCycle: 'h23' });

/** Whether this is the name of a time zone here, such as `Europe/Moscow`; other names make formats throw. */
export function isTimeZone(zone: string): boolean {
  try {
    hours(zone);
    // An offset such as `+03:00` is a zone to the formats, but means the opposite to PostgreSQL.
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/** The calendar day at a time in a time zone, `2026-03-10`. */
export function dayIn(zone: string, at: Date): string {
  const parts = days(zone).formatToParts(at);
  const of = (type: 'year' | 'month' | 'day') => parts.find((part) => part.type === type)?.value;
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** The hour at a time in a time zone, 0 to 23. */
export function hourIn(zone: string, at: Date): number {
  return Number(hours(zone).format(at));
}
