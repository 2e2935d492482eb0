import type { Language } from '@sesame/contract/shared/limits.ts';
import { zonedFormats } from '@sesame/contract/shared/zoned-formats.ts';

const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const amounts: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', dollars),
  ru: new Intl.NumberFormat('ru', dollars),
};

/** `1290` → `$12.90`, in Russian `12,90 $`, as in the console. */
export function eventMoney(language: Language, amountCents: number): string {
  return amounts[language].format(amountCents / 100).replace('-', '−');
}

const times = zonedFormats('en-GB', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset' },
});

/** `24.11.2025, 17:32 UTC+3`: the same in both languages, with the offset because a message may be forwarded. */
export function eventTime(at: Date, timeZone: string): string {
  const parts = new Map(
    times(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('day')}.${part('month')}.${part('year')}`;
  const offset = part('timeZoneName').replace(/^GMT(?:\+0$)?/, 'UTC');
  return `${date}, ${part('hour')}:${part('minute')} ${offset}`;
}
