import { nextPeriod } from '@sesame/contract/shared/calendar.ts';
import { DAY_MS, type DurationUnit } from '@sesame/contract/shared/durations.ts';

/** A grant that has not been revoked. Lists of them are in the order in which they were granted. */
export interface ActiveGrant {
  readonly id: string;
  /** Null for grants without a payment, such as referral days. */
  readonly paymentId: string | null;
  readonly durationCount: number;
  readonly durationUnit: DurationUnit;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly grantedAt: Date;
  /** Days taken off the end by partial refunds. */
  readonly removedDays: number;
}

export interface RecomputedAccess {
  /** The grants with their recomputed periods. */
  readonly grants: readonly ActiveGrant[];
  /** The end of the last grant; undefined when there are none. */
  readonly endsAt: Date | undefined;
  readonly anchorDay: number | undefined;
}

/** Until when the items of a replaced plan stay usable at most: no longer than access would have lasted, nor the limit. */
export function keptUntil(endsAt: Date, at: Date, days: number): Date {
  return new Date(Math.min(endsAt.getTime(), at.getTime() + days * DAY_MS));
}

/**
 * Recomputes the periods of the remaining grants: each starts when it was granted or when the one before it ends,
 * whichever is later. The result does not depend on when refunds came or in which order.
 */
export function recomputePeriods(remaining: readonly ActiveGrant[]): RecomputedAccess {
  let endsAt: Date | undefined;
  let anchorDay: number | undefined;
  const grants: ActiveGrant[] = [];
  for (const grant of remaining) {
    const period = nextPeriod({
      now: grant.grantedAt,
      currentEnd: endsAt ?? null,
      anchorDay,
      count: grant.durationCount,
      unit: grant.durationUnit,
    });
    // After the move the period may be a shorter month than the one the days were taken from; keep at least one day of
    // it.
    endsAt = new Date(
      Math.max(
        period.until.getTime() - grant.removedDays * DAY_MS,
        Math.min(period.until.getTime(), period.from.getTime() + DAY_MS),
      ),
    );
    // Taken days move the day of the month on which renewals end, just as bought days do.
    anchorDay = grant.removedDays > 0 ? endsAt.getUTCDate() : period.anchorDay;
    grants.push({ ...grant, startsAt: period.from, endsAt });
  }
  return { grants, endsAt, anchorDay };
}

/**
 * Whole days that a refund of `refundedCents` takes off a period: proportional to the captured amount and rounded down,
 * so that a partial refund never takes the whole period.
 */
export function daysToRemove(
  period: { readonly startsAt: Date; readonly endsAt: Date; readonly removedDays: number },
  { refundedCents, capturedCents }: { refundedCents: number; capturedCents: number },
): number {
  const lengthMs = period.endsAt.getTime() - period.startsAt.getTime();
  const boughtDays = Math.round(lengthMs / DAY_MS) + period.removedDays;
  return Math.floor((boughtDays * refundedCents) / capturedCents);
}

export interface RemovedDays {
  /** Grants that have not started and are revoked as a whole. */
  readonly revoked: readonly string[];
  readonly shortened: { readonly id: string; readonly days: number } | undefined;
}

/**
 * Chooses the periods from which `days` are taken, starting with the last one. A period that has not started is revoked
 * when all of it is needed; the running one is shortened at most to now.
 * @returns undefined when fewer days are left
 */
export function planRemovedDays(
  counted: readonly ActiveGrant[],
  days: number,
  now: Date,
): RemovedDays | undefined {
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

/**
 * The days left in each period, from now on. Fractions of a day are rounded up once over all periods, not per period.
 */
export function remainingDaysOf(
  counted: readonly ActiveGrant[],
  now: Date,
): readonly { readonly id: string; readonly days: number }[] {
  let aheadMs = 0;
  let given = 0;
  const remaining = [];
  for (const { id, startsAt, endsAt } of counted) {
    const ms = endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime());
    if (ms <= 0) continue;
    aheadMs += ms;
    const days = Math.ceil(aheadMs / DAY_MS) - given;
    given += days;
    remaining.push({ id, days });
  }
  return remaining;
}
