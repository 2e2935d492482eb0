import { parseDay } from '../../../i18n/dates/day.rules.ts';
import { clockAt, timeAt } from '../../../i18n/dates/local-time.ts';
import { formatDateTime } from '../../../i18n/format.ts';

const typedTime = /^(?<date>\S+?)(?:,?\s+(?<hours>\d{1,2}):(?<minutes>\d{2}))?$/;

/**
 * Reads a date and time as the console shows them, `24.11.2026 14:30`, on the operator's clock. The time may be
 * missing: the day then begins.
 * @returns an ISO timestamp in UTC; undefined if there is no such time
 */
export function parseDateTime(typed: string): string | undefined {
  const parts = typedTime.exec(typed.trim())?.groups;
  const day = parts?.date && parseDay(parts.date);
  if (!day) return undefined;
  const [hours, minutes] = [Number(parts.hours ?? 0), Number(parts.minutes ?? 0)];
  const at = timeAt(day, hours, minutes);
  // An hour that does not exist would become another one.
  const shown = clockAt(at);
  const isSame = shown.day === day && shown.time === `${twoDigits(hours)}:${twoDigits(minutes)}`;
  return isSame ? at : undefined;
}

/** The same time of another day; the day begins if there was no time. */
export function withDay(at: string | null | undefined, day: string): string {
  const [hours = 0, minutes = 0] = isTime(at) ? clockAt(at).time.split(':').map(Number) : [];
  return timeAt(day, hours, minutes);
}

/** The day to show in a calendar; empty for what is not a time. */
export function dayOf(at: string | null | undefined): string {
  return isTime(at) ? clockAt(at).day : '';
}

/** `24.11.2026 14:30`; what is not a time stays as typed. */
export function formatTypedDateTime(at: string): string {
  return isTime(at) ? formatDateTime(at) : at;
}

/** Whether the time zone of the browser has another offset at this moment than the shop's. */
export function differsFromZone(zone: string, at: Date): boolean {
  const shown = (timeZone?: string) =>
    at.toLocaleString('en', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return shown() !== shown(zone);
}

function isTime(at: string | null | undefined): at is string {
  return typeof at === 'string' && !Number.isNaN(Date.parse(at));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
