import { formatDate, formatTime } from '../../../i18n/format.ts';

/** "14:32" today, "21.11" this year, "21.11.2024" before. */
export function whenText(at: string, now: Date): string {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) return formatTime(date);
  const day = formatDate(date);
  return date.getFullYear() === now.getFullYear() ? day.slice(0, 5) : day;
}
