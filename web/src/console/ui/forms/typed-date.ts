import { formatDate, formatTime } from '../../../i18n/format.ts';

const shown =
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?:,?\s+(?<time>\d{1,2}:\d{2}))?$/;
const picked = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<time>\d{2}:\d{2}))?$/;

/**
 * Reads a date and time as the console shows them, `24.11.2026 14:30`, in the operator's time zone. The time may be
 * missing: the day then begins. The format of the browser's own picker is accepted too.
 * @returns an ISO timestamp in UTC; undefined if there is no such time
 */
export function parseDateTime(typed: string): string | undefined {
  const parts = (shown.exec(typed.trim()) ?? picked.exec(typed.trim()))?.groups;
  if (!parts) return undefined;
  const [hours = 0, minutes = 0] = (parts.time ?? '0:00').split(':').map(Number);
  const [year, month, day] = [Number(parts.year), Number(parts.month) - 1, Number(parts.day)];
  const at = new Date(year, month, day, hours, minutes);
  // A day or an hour that does not exist would become another one.
  const exists =
    at.getMonth() === month && at.getDate() === day && at.getHours() === hours && minutes < 60;
  return exists ? at.toISOString() : undefined;
}

/** `24.11.2026 14:30`; what is not a time stays as typed. */
export function formatTypedDateTime(at: string): string {
  return Number.isNaN(Date.parse(at)) ? at : `${formatDate(at)} ${formatTime(at)}`;
}

/** `2026-11-24T14:30`, the format of the browser's picker. */
export function pickerValueOf(at: string): string {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return '';
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
