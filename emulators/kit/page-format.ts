import type { Language } from './choose-language.ts';

/** Cents as a person writes them in this language. */
export function formatMoney(language: Language, cents: number, currency: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

/** A moment, in UTC and saying so: the page cannot know the reader's zone without a script. */
export function formatMoment(language: Language, unixSeconds: number): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
    .format(unixSeconds * 1000)
    .concat(' UTC');
}
