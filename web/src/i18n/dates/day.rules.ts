/** A calendar day as it is stored and sent, `2026-11-24`; it has no time zone. */
export type Day = string;

const typed = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const written = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_SHOWN = 42;

/** Whether the text names a day that exists, `2026-11-24`. */
export function isDay(text: string): boolean {
  const at = written.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && dayOfUtc(at) === text;
}

/** Reads a day as the console shows it, `24.11.2026`; undefined if there is no such day or its year is half typed. */
export function parseDay(text: string): Day | undefined {
  const [, day = '', month = '', year = ''] = typed.exec(text.trim()) ?? [];
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) && found >= '2000' ? found : undefined;
}

/** `24.11.2026`; what is not a day stays as it is. */
export function formatDay(day: Day): string {
  const [, year, month, date] = written.exec(day) ?? [];
  return year ? `${date}.${month}.${year}` : day;
}

/** `09.03 – 28.11.2026`: a year stands once when both days share it, and a single day alone. */
export function formatDays(first: Day, last: Day): string {
  if (first === last) return formatDay(first);
  const start = formatDay(first);
  return `${first.slice(0, 4) === last.slice(0, 4) ? start.slice(0, 5) : start} – ${formatDay(last)}`;
}

export function addDays(day: Day, days: number): Day {
  const [year, month, date] = numbersOf(day);
  return dayOfUtc(Date.UTC(year, month - 1, date + days));
}

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = numbersOf(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfUtc(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** 0 for Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** Six weeks from Monday on, with every day of the month of this day: the height of a calendar stays the same. */
export function weeksAround(day: Day): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(start, index));
  return Array.from({ length: DAYS_SHOWN / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The day to which a key moves in a calendar; undefined for other keys. */
export function dayByKey(day: Day, key: string, isShift: boolean): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, isShift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShift ? 12 : 1);
    default:
      return undefined;
  }
}

function numbersOf(day: Day): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function dayOfUtc(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}
