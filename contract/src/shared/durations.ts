export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Length of a plan. Serialized as `1 mon`, `3 mons`, `10 days`, `1 year`. */
export type DurationUnit = 'day' | 'month' | 'year';
export type Duration = { count: number; unit: DurationUnit };

const UNIT_NAMES = {
  day: ['day', 'days'],
  month: ['mon', 'mons'],
  year: ['year', 'years'],
} as const satisfies Record<DurationUnit, readonly [one: string, many: string]>;

export function serializeDuration({ count, unit }: Duration): string {
  return `${count} ${UNIT_NAMES[unit][count === 1 ? 0 : 1]}`;
}

/** @returns undefined when the text is not a duration; the plan then shows the text unchanged */
export function parseDuration(text: string): Duration | undefined {
  const match = /^(\d{1,3}) (day|mon|year)s?$/.exec(text);
  if (!match) return undefined;
  const [, digits, name] = match;
  const unit = name === 'mon' ? 'month' : name === 'day' ? 'day' : 'year';
  return { count: Number(digits), unit };
}

/** Length in months, for the price per month; undefined for days. */
export function monthsOf({ count, unit }: Duration): number | undefined {
  if (unit === 'month') return count;
  return unit === 'year' ? count * 12 : undefined;
}
