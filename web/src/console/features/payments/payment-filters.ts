import {
  type exportPayments,
  PAYMENT_SEARCH_MIN,
  paymentStates,
} from '@sesame/contract/console/payments/payment-list.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';

/** Filters of the list as they are kept in the address. */
export const paymentFilterNames = [
  'search',
  'period',
  'state',
  'gateway',
  'product',
  'days',
] as const;
export type PaymentFilterName = (typeof paymentFilterNames)[number];

export const paymentPeriods = ['day', 'week', 'month', 'quarter'] as const;
const DAYS = { day: 1, week: 7, month: 30, quarter: 90 } as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The query to send. A search that is too short is left out, and chosen days override a period.
 * @param now end of the period, to the minute: a repeated render sends the same query
 */
export function paymentQuery(
  {
    search,
    period,
    state,
    gateway,
    product,
    days,
  }: Readonly<Record<PaymentFilterName, string | undefined>>,
  now: number,
): InputOf<typeof exportPayments>['query'] {
  const typed = search?.trim() ?? '';
  const known = paymentStates.find((one) => one === state);
  return {
    ...(typed.length >= PAYMENT_SEARCH_MIN && { search: typed }),
    ...(timeOfDays(days) ?? timeOfPeriod(period, now)),
    ...(known && { state: known }),
    ...(gateway && { gateway }),
    ...(product && { product }),
  };
}

function timeOfPeriod(period: string | undefined, now: number) {
  const days = paymentPeriods.find((one) => one === period);
  if (days === undefined) return undefined;
  const until = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return { since: new Date(until - DAYS[days] * DAY_MS).toISOString() };
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
function timeOfDays(written: string | undefined) {
  const { since, until } = daysOf(written);
  if (since === '' && until === '') return undefined;
  return {
    ...(since && { since: startOfDay(since, 0) }),
    ...(until && { until: startOfDay(until, 1) }),
  };
}

function startOfDay(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
