import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { AHEAD_DAYS, CHANGE_AHEAD_DAYS } from '../calendar.rules.ts';

/** What was charged last for a subscription. */
export interface LastCharge {
  readonly totalCents: number;
  readonly count: number;
  readonly unit: string;
  readonly paidAt: Date;
  /** Whether the period that is renewed was a gift of another buyer. */
  readonly isGift: boolean;
}

export interface ComingCharge {
  readonly totalCents: number;
  readonly term: { readonly count: number; readonly unit: string };
  readonly chargeAt: Date;
  readonly consentedAt: Date;
  readonly ceilingCents: number;
  /** Null before the first charge. */
  readonly last: LastCharge | null;
}

/**
 * How many days before a charge its buyer has to be notified: more when another amount or another plan is charged than the
 * last time, or for the first time after a gift. A consent to this very amount within these days says the same.
 */
export function aheadDays(coming: ComingCharge): number {
  const { totalCents, ceilingCents, consentedAt, chargeAt } = coming;
  const isAgreed = totalCents === ceilingCents;
  const changeAt = chargeAt.getTime() - CHANGE_AHEAD_DAYS * DAY_MS;
  if (isAgreed && consentedAt.getTime() > changeAt) return AHEAD_DAYS;
  return isChanged(coming, isAgreed) ? CHANGE_AHEAD_DAYS : AHEAD_DAYS;
}

function isChanged(
  { totalCents, ceilingCents, term, consentedAt, last }: ComingCharge,
  isAgreed: boolean,
) {
  if (totalCents > ceilingCents) return true;
  if (last === null || last.isGift || last.totalCents !== totalCents) return true;
  if (last.count !== term.count || last.unit !== term.unit) return true;
  return !isAgreed && last.paidAt <= consentedAt;
}
