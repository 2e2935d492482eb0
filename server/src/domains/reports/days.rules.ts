const DAY_MS = 86_400_000;

/** Days as `YYYY-MM-DD`, both inclusive. */
export interface Days {
  readonly since: string;
  readonly until: string;
}

/** The UTC day of a moment, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** So many days later; earlier when below 0. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** Every day from one to another, both inclusive; none when they are turned round. */
export function daysBetween(since: string, until: string): string[] {
  const days: string[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The part of a range after the last day that is added up; undefined when nothing is left of it. */
export function daysAfter(last: string | undefined, { since, until }: Days): Days | undefined {
  const from = last === undefined || last < since ? since : addDays(last, 1);
  return from > until ? undefined : { since: from, until };
}
