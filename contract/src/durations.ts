export const durationUnits = ['day', 'month', 'year'] as const;
export type DurationUnit = (typeof durationUnits)[number];

export type Duration = { count: number; unit: DurationUnit };

/** How a duration travels: `1 mon`, `3 mons`, `10 days`, `1 years`. Only the month has a singular. */
export function durationOnWire({ count, unit }: Duration): string {
  if (unit === 'month') return count === 1 ? '1 mon' : `${count} mons`;
  return `${count} ${unit}s`;
}

const unitOfWord: Readonly<Record<string, DurationUnit>> = {
  day: 'day',
  days: 'day',
  mon: 'month',
  mons: 'month',
  year: 'year',
  years: 'year',
};

/** The way back from the wire; undefined when the text is not a duration. */
export function parseDuration(text: string): Duration | undefined {
  const match = /^([1-9]\d{0,3}) ([a-z]{3,5})$/.exec(text);
  const unit = unitOfWord[match?.[2] ?? ''];
  if (match === null || unit === undefined) return undefined;
  return { count: Number(match[1]), unit };
}
