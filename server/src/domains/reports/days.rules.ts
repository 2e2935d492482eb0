const DAY_MS = 86_400_000;

/** Days as `YYYY-MM-DD`, both inclusive. */
export interface Days {
  readonly since: string;
  readonly until: string;
}

/** The UTC day of a date as `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Adds a number of days, which may be negative. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** Every day of a range, both ends included; empty when `until` is before `since`. */
export function daysBetween(since: string, until: string): string[] {
  const days: string[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The part of a range after the last aggregated day; undefined when it is empty. */
export function daysAfter(last: string | undefined, { since, until }: Days): Days | undefined {
  const from = last === undefined || last < since ? since : addDays(last, 1);
  return from > until ? undefined : { since: from, until };
}
