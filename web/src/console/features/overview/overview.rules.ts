import type { getOverview } from '@sesame/contract/console/reports.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';

export type Overview = AnswerOf<typeof getOverview>;

/** Id of the panel of approvals, the target of the link in the attention panel. */
export const APPROVALS_ID = 'approvals';

/** A change in percent or percentage points, without its sign. */
export type Delta = { direction: 'up' | 'down' | 'same'; percent: number };

/** Relative change. Undefined without a previous value. */
export function deltaOf(now: number, before: number): Delta | undefined {
  if (before <= 0) return undefined;
  return withDirection((now / before - 1) * 100);
}

/** Change of a share, in percentage points. */
export function pointsOf(now: number | null, before: number | null): Delta | undefined {
  return now === null || before === null ? undefined : withDirection(now - before);
}

function withDirection(value: number): Delta {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return { direction: 'same', percent: 0 };
  return { direction: rounded > 0 ? 'up' : 'down', percent: Math.abs(rounded) };
}

/** `2025-11-24` → `24.11`: days of the report are those of the shop and are not converted. */
export function shortDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}

export type WaitingTime = { unit: 'minutes' | 'hours' | 'daysAgo'; count: number };

/** Time waited, in a readable unit. */
export function waitedSince(at: string, now: number): WaitingTime {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < 48 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'daysAgo', count: Math.floor(minutes / 1_440) };
}
