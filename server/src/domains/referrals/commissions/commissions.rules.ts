import type { Cents, HundredthsOfPercent } from '@sesame/contract/money.ts';

type CommissionState = 'pending' | 'review' | 'disputed' | 'available' | 'reversed';

/** Every move a commission may make; the database holds the same table and refuses all others. */
export const commissionMoves: Readonly<Record<CommissionState, readonly CommissionState[]>> = {
  pending: ['available', 'review', 'disputed', 'reversed'],
  review: ['pending', 'disputed', 'reversed'],
  disputed: ['pending', 'reversed'],
  available: ['disputed', 'reversed'],
  reversed: [],
};

export interface Rates {
  readonly deposit_percent: HundredthsOfPercent;
  readonly first_payment_percent: HundredthsOfPercent;
  readonly verified_percent: HundredthsOfPercent;
}

/** What a purchase earns its inviter: part of every deposit, and of the first one once more; verified partners more of that. */
export function ratesFor(
  rules: Rates,
  { verified, first }: { verified: boolean; first: boolean },
): readonly { kind: 'deposit' | 'first_payment'; ratePercent: HundredthsOfPercent }[] {
  const firstPercent = verified ? rules.verified_percent : rules.first_payment_percent;
  return [
    { kind: 'deposit', ratePercent: rules.deposit_percent } as const,
    ...(first ? [{ kind: 'first_payment', ratePercent: firstPercent } as const] : []),
  ].filter(({ ratePercent }) => ratePercent > 0);
}

/** Rounded down: never more than the rate says. */
export function commissionCents(baseCents: Cents, ratePercent: HundredthsOfPercent): Cents {
  return Math.floor((baseCents * ratePercent) / 10_000);
}

/**
 * How much of a commission is gone when `refundedCents` of what was captured have gone back altogether: what stays is
 * the same share as of the money, rounded down.
 */
export function reversedCents(
  amountCents: Cents,
  { capturedCents, refundedCents }: { capturedCents: Cents; refundedCents: Cents },
): Cents {
  if (refundedCents >= capturedCents) return amountCents;
  // Below 2^53: both factors are at most a payment's 99,999.99 in cents, ten times over.
  return amountCents - Math.floor((amountCents * (capturedCents - refundedCents)) / capturedCents);
}

export interface Plan {
  readonly days: number;
  readonly amountCents: Cents;
}

/** Far above what a commission buys; keeps an end date a date. */
const DAYS_MAX = 3_650;

/** Whole days that `cents` buy at the daily price of a plan, and what they are worth; the rest is kept for later. */
export function daysFor(cents: Cents, plan: Plan): { days: number; valueCents: Cents } {
  const days = Math.min(DAYS_MAX, Math.max(0, Math.floor((cents * plan.days) / plan.amountCents)));
  return { days, valueCents: Math.ceil((days * plan.amountCents) / plan.days) };
}

/** `anna@example.com` → `a•••@example.com`: enough to recognise a friend, too little to write to a stranger. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // An erased account keeps no name at all.
  return domain === 'deleted.invalid' ? '•••' : `${email.slice(0, 1)}•••@${domain}`;
}
