import { nextPeriod } from '@sesame/contract/calendar.ts';
import type { DurationUnit } from '@sesame/contract/durations.ts';

const DAY_MS = 86_400_000;

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
  /** Days that a refund in part took off its end. */
  readonly takenDays: number;
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
    // A period that moved may be a shorter month than the one days were taken of: a day of it is left in any case.
    endsAt = new Date(
      Math.max(
        period.until.getTime() - grant.takenDays * DAY_MS,
        Math.min(period.until.getTime(), period.from.getTime() + DAY_MS),
      ),
    );
    // Like days that were bought, days that were taken move the day on which renewals end.
    anchorDay = grant.takenDays > 0 ? endsAt.getUTCDate() : period.anchorDay;
    grants.push({ ...grant, startsAt: period.from, endsAt });
  }
  return { grants, endsAt, anchorDay };
}

/**
 * Whole days of a period that a refund of `refundedCents` takes off: in proportion, rounded down, so that part of the money
 * never takes all of it.
 */
export function daysToTake(
  period: { readonly startsAt: Date; readonly endsAt: Date; readonly takenDays: number },
  { refundedCents, capturedCents }: { refundedCents: number; capturedCents: number },
): number {
  const lengthMs = period.endsAt.getTime() - period.startsAt.getTime();
  const boughtDays = Math.round(lengthMs / DAY_MS) + period.takenDays;
  return Math.floor((boughtDays * refundedCents) / capturedCents);
}

export interface TakenDays {
  /** Whole periods that have not begun. */
  readonly revoked: readonly string[];
  readonly shortened: { readonly id: string; readonly days: number } | undefined;
}

/**
 * Which periods give `days` off the end: the last ones first, those that have not begun whole when all of them goes, the one
 * that runs at most until now. Undefined when fewer days are left.
 */
export function planTakenDays(
  counted: readonly CountedGrant[],
  days: number,
  now: Date,
): TakenDays | undefined {
  const revoked: string[] = [];
  let left = days;
  for (const grant of counted.toReversed()) {
    const begins = Math.max(grant.startsAt.getTime(), now.getTime());
    const ahead = (grant.endsAt.getTime() - begins) / DAY_MS;
    if (ahead <= 0) break;
    const isAhead = grant.startsAt >= now;
    if (isAhead && left >= Math.round(ahead)) {
      revoked.push(grant.id);
      left -= Math.round(ahead);
      if (left === 0) return { revoked, shortened: undefined };
      continue;
    }
    if (left > ahead) return undefined;
    return { revoked, shortened: { id: grant.id, days: left } };
  }
  return undefined;
}

/** What is left of periods from now on, in whole days; parts of a day are rounded up once, over all of them. */
export function restsOf(
  counted: readonly CountedGrant[],
  now: Date,
): readonly { readonly id: string; readonly days: number }[] {
  let aheadMs = 0;
  let given = 0;
  const rests = [];
  for (const { id, startsAt, endsAt } of counted) {
    const ms = endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime());
    if (ms <= 0) continue;
    aheadMs += ms;
    const days = Math.ceil(aheadMs / DAY_MS) - given;
    given += days;
    rests.push({ id, days });
  }
  return rests;
}

/** Seconds until the stock is looked at again; stock that arrives through an import is noticed at once. */
const RETRY_S = [30, 60, 120, 300, 600, 1_800] as const;

/** When a delivery that has failed `attempts` times is tried again. */
export function nextTry(attempts: number, now: Date): Date {
  const seconds = RETRY_S[Math.min(attempts, RETRY_S.length) - 1] ?? RETRY_S[0];
  return new Date(now.getTime() + seconds * 1_000);
}
