import type { exportActs } from '@sesame/contract/operator-acts.ts';
import type { InputOf } from '@sesame/contract/route.ts';

/** Filters of the record as they stand in the address. */
export const actFilterNames = ['operator', 'action', 'subject', 'period'] as const;
export type ActFilterName = (typeof actFilterNames)[number];

export const periods = ['day', 'week', 'month'] as const;
const DAYS = { day: 1, week: 7, month: 30 } as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What to ask the server for. @param now the moment that periods end at */
export function actQuery(
  { operator, action, subject, period }: Readonly<Record<ActFilterName, string | undefined>>,
  now: number,
): InputOf<typeof exportActs>['query'] {
  const known = periods.find((one) => one === period);
  return {
    ...(operator && { operator }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(known && { since: new Date(now - DAYS[known] * DAY_MS).toISOString() }),
  };
}
