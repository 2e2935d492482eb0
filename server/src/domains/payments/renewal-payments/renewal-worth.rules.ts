import { creditOf, netOf, type PaidDays, refundableCents } from '../plan-changes/credit.rules.ts';

/** The period that a renewal has bought, as it is now. */
export interface RenewedPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Something of it was delivered. */
  readonly isUsed: boolean;
}

/** The unused days of a period, and what was paid for all its days. */
export interface UnusedPart {
  readonly netCents: number;
  readonly unusedDays: number;
  readonly totalDays: number;
}

export interface RenewalWorth {
  readonly amountCents: number;
  /** Undefined when nothing was used, so that all is refunded, the fee included. */
  readonly part: UnusedPart | undefined;
}

/**
 * What a renewal is worth to the buyer who takes it back: all that was paid before its period begins, then its unused
 * whole days, by the rule of plan changes.
 */
export function worthOfRenewal(payment: PaidDays, period: RenewedPeriod, now: Date): RenewalWorth {
  if (!period.isUsed && now < period.startsAt) {
    return { amountCents: refundableCents(payment), part: undefined };
  }
  const netCents = netOf(payment);
  // What was delivered before the period begins counts as its first day.
  const usedUntil = new Date(Math.max(now.getTime(), period.startsAt.getTime() + 1));
  // The period is taken as it is: days that a partial refund took off it were paid back.
  const { creditCents, ...days } = creditOf(netCents, { ...period, boughtDays: 0 }, usedUntil);
  return { amountCents: creditCents, part: { netCents, ...days } };
}
