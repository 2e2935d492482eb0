import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Period } from './partners.rules.ts';

type Window = '30' | '90' | '365';

// Days of the statistics are UTC days: they are formatted unchanged, not converted to a time zone.

/** Label below a column of the chart: a day, the first day of a week, or a month. */
export function periodLabel(language: Language, window: Window, { from }: Period): string {
  return window === '365' ? monthOf(language, from, 'short') : shortDay(from);
}

/** The same in full. */
export function periodTitle(language: Language, window: Window, { from, to }: Period): string {
  if (window === '365') return `${monthOf(language, from, 'long')} ${from.slice(0, 4)}`;
  return from === to ? fullDay(from) : `${shortDay(from)} – ${fullDay(to)}`;
}

/** `2025-11-24` → `24.11.2025`. */
export function fullDay(day: string): string {
  return `${shortDay(day)}.${day.slice(0, 4)}`;
}

function shortDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}

function monthOf(language: Language, day: string, month: 'short' | 'long'): string {
  const name = new Date(`${day}T00:00:00Z`)
    .toLocaleDateString(language, { month, timeZone: 'UTC' })
    .replace('.', '');
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}
