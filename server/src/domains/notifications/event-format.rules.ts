import { zonedFormats } from '@sesame/contract/shared/zoned-formats.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1290` → `$12.90`, `-267` → `−$2.67`: the same in both languages, as on screen. */
export function eventMoney(amountCents: number): string {
  return dollars.format(amountCents / 100).replace('-', '−');
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
