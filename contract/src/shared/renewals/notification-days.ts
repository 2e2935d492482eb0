import type { DurationUnit } from '../durations.ts';

/** The length of each period that is renewed. */
export interface Term {
  readonly count: number;
  readonly unit: DurationUnit;
}

const DAYS_OF = { day: 1, month: 30, year: 365 } as const;

/** About how many days a term has: enough to decide about notifications. */
export const daysOf = ({ count, unit }: Term): number => count * DAYS_OF[unit];

/**
 * Days before the charge on which the buyer is notified, the earliest first. Terms under a week have none.
 * @param changed whether something else is charged than the last time
 */
export function notificationDays(
  term: Term,
  { changed = false }: { readonly changed?: boolean } = {},
): readonly number[] {
  const days = daysOf(term);
  if (days < 7) return [];
  if (days < 180) return changed ? [7, 3] : [3];
  return days < 365 ? [7, 3] : [30, 7, 3];
}
