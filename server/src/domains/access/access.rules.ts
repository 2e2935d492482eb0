import { nextPeriod } from '@sesame/contract/calendar.ts';
import type { DurationUnit } from '@sesame/contract/durations.ts';

/** One period that still counts, in the order in which the periods were granted. */
export interface CountedGrant {
  readonly id: string;
  /** Null of days that were earned. */
  readonly paymentId: string | null;
  readonly durationCount: number;
  readonly durationUnit: DurationUnit;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly grantedAt: Date;
}

export interface ReplayedAccess {
  /** The grants with the periods they have now that nothing else lies before them. */
  readonly grants: readonly CountedGrant[];
  /** The end of the last grant; undefined when none is left. */
  readonly endsAt: Date | undefined;
  readonly anchorDay: number | undefined;
}

/**
 * Lays the remaining grants out again, each from the moment it was bought or the end of the one before.
 * So what is left after a refund does not depend on when the refund came or in which order refunds came.
 */
export function replayGrants(remaining: readonly CountedGrant[]): ReplayedAccess {
  let endsAt: Date | undefined;
  let anchorDay: number | undefined;
  const grants: CountedGrant[] = [];
  for (const grant of remaining) {
    const period = nextPeriod({
      now: grant.grantedAt,
      currentEnd: endsAt ?? null,
      anchorDay,
      count: grant.durationCount,
      unit: grant.durationUnit,
    });
    grants.push({ ...grant, startsAt: period.from, endsAt: period.until });
    endsAt = period.until;
    anchorDay = period.anchorDay;
  }
  return { grants, endsAt, anchorDay };
}

/** Seconds until the stock is looked at again; stock that arrives through an import is noticed at once. */
const RETRY_S = [30, 60, 120, 300, 600, 1_800] as const;

/** When a delivery that has failed `attempts` times is tried again. */
export function nextTry(attempts: number, now: Date): Date {
  const seconds = RETRY_S[Math.min(attempts, RETRY_S.length) - 1] ?? RETRY_S[0];
  return new Date(now.getTime() + seconds * 1_000);
}
