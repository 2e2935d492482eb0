import type { Cents, HundredthsOfPercent } from '@sesame/contract/shared/money.ts';

type CommissionState = 'pending' | 'review' | 'disputed' | 'available' | 'reversed';

/** Allowed state transitions of a commission. The database has the same table and enforces it. */
export const commissionTransitions: Readonly<Record<CommissionState, readonly CommissionState[]>> =
  {
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

/**
 * Rates for a purchase: one for every deposit and one more for the first payment, which is higher for verified
 * partners.
 */
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

/** Rounded down, so never above the rate. */
export function commissionCents(baseCents: Cents, ratePercent: HundredthsOfPercent): Cents {
  return Math.floor((baseCents * ratePercent) / 10_000);
}

/**
 * The reversed part of a commission after `refundedCents` in total were refunded. The remaining part is proportional to
 * the remaining money, rounded down.
 */
export function reversedCents(
  amountCents: Cents,
  { capturedCents, refundedCents }: { capturedCents: Cents; refundedCents: Cents },
): Cents {
  if (refundedCents >= capturedCents) return amountCents;
  // Stays below 2^53: both factors are at most 99,999.99 in cents, times ten.
  return amountCents - Math.floor((amountCents * (capturedCents - refundedCents)) / capturedCents);
}

export interface Plan {
  readonly days: number;
  readonly amountCents: Cents;
}

/** Far above the days that a commission can buy; keeps end dates valid. */
const DAYS_MAX = 3_650;

/** Whole days that `cents` buy at the daily price of a plan, and their value; the remainder stays on the balance. */
export function daysFor(cents: Cents, plan: Plan): { days: number; valueCents: Cents } {
  const days = Math.min(DAYS_MAX, Math.max(0, Math.floor((cents * plan.days) / plan.amountCents)));
  return { days, valueCents: Math.ceil((days * plan.amountCents) / plan.days) };
}

/** `anna@example.com` → `a•••@example.com`: enough to recognize a friend, too little to write to a stranger. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // An erased account has no name left to show.
  return domain === 'deleted.invalid' ? '•••' : `${email.slice(0, 1)}•••@${domain}`;
}
