import type { Language } from './choose-language.ts';

/** Formats cents in this language. */
export function formatMoney(language: Language, cents: number, currency: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

/** Formats a time in UTC and says so: without scripts the page cannot know the reader's time zone. */
export function formatDateTime(language: Language, unixSeconds: number): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
    .format(unixSeconds * 1000)
    .concat(' UTC');
}
