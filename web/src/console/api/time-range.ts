import { DAY_MS, MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { addDays, isDay } from '../../i18n/dates/day.rules.ts';
import { timeAt } from '../../i18n/dates/local-time.ts';

/** How a console list with the filters `since` and `until` keeps them in the address: as a period or as days. */
export const timeFilterNames = ['period', 'days'] as const;

export const listPeriods = ['day', 'week', 'month', 'quarter'] as const;
const DAYS = { day: 1, week: 7, month: 30, quarter: 90 } as const;

type Times = { since?: string; until?: string };

/**
 * The times to send; chosen days override a period.
 * @param now end of the period, to the minute: a repeated render sends the same query
 */
export function timesOf(
  { period, days }: Readonly<Partial<Record<string, string>>>,
  now: number,
): Times {
  return timesOfDays(days) ?? timesOfPeriod(period, now);
}

function timesOfPeriod(period: string | undefined, now: number): Times {
  const known = listPeriods.find((one) => one === period);
  if (known === undefined) return {};
  const until = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return { since: new Date(until - DAYS[known] * DAY_MS).toISOString() };
}

/** Days in the address: `2026-03-01..2026-03-10`; either may be missing. */
export function daysOf(written: string | undefined): { since: string; until: string } {
  const [since = '', until = ''] = (written ?? '').split('..');
  return { since: isDay(since) ? since : '', until: isDay(until) ? until : '' };
}

export function writeDays({ since, until }: { since: string; until: string }): string {
  return since === '' && until === '' ? '' : `${since}..${until}`;
}

/** Days in the operator's time zone, as the list shows them; the last one is inclusive. */
function timesOfDays(written: string | undefined): Times | undefined {
  const { since, until } = daysOf(written);
  if (since === '' && until === '') return undefined;
  return {
    ...(since && { since: timeAt(since) }),
    ...(until && { until: timeAt(addDays(until, 1)) }),
  };
}
