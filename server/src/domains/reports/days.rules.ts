import { DAY_MS } from '@sesame/contract/shared/durations.ts';

/** Days as `YYYY-MM-DD`, both inclusive. */
export interface Days {
  /** The IANA name of the time zone in which they begin and end. */
  readonly zone: string;
  readonly since: string;
  readonly until: string;
}

/** Adds a number of days, which may be negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day of a range, both ends included; empty when `until` is before `since`. */
export function daysBetween(since: string, until: string): string[] {
  const days: string[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The part of a range after the last aggregated day; undefined when it is empty. */
export function daysAfter(last: string | undefined, days: Days): Days | undefined {
  const { since, until } = days;
  const from = last === undefined || last < since ? since : addDays(last, 1);
  return from > until ? undefined : { ...days, since: from };
}
