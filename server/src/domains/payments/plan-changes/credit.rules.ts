import { DAY_MS } from '@sesame/contract/shared/durations.ts';

/** The amounts of a settled payment that decide what its days are worth. */
export interface PaidDays {
  readonly captured_cents: number;
  readonly refunded_cents: number;
  readonly total_cents: number;
  readonly fee_cents: number;
  readonly discount_percent: number;
  /** Credit of an earlier plan change that paid a part of it. */
  readonly credit_cents: number;
  readonly credited_cents: number;
}

/**
 * What was paid for the days of a payment: its money and credit, without refunds, a surplus, the fee as it was paid after
 * the discount, and what already became credit.
 */
export function netOf(payment: PaidDays): number {
  const { captured_cents: captured, refunded_cents: refunded, fee_cents: fee } = payment;
  const paidFee = fee - Math.floor((fee * payment.discount_percent) / 10_000);
  const money = Math.max(0, Math.min(captured - refunded, payment.total_cents) - paidFee);
  return Math.max(0, money + payment.credit_cents - payment.credited_cents);
}

/** A running or future grant. */
export interface UnusedPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Days that its payment bought; more than the grant has when an operator moved the rest of them. */
  readonly boughtDays: number;
}

export interface Credit {
  readonly unusedDays: number;
  readonly totalDays: number;
  readonly creditCents: number;
}

/**
 * The credit for the unused days of a grant: `floor(net × unused ÷ bought)`, in exact integers. A day that has begun is
 * used. Rounded down for each grant, so what is used and what is credited add up to what was paid.
 */
export function creditOf(netCents: number, period: UnusedPeriod, now: Date): Credit {
  const lengthDays = wholeDays(period.endsAt, period.startsAt);
  const totalDays = Math.max(1, lengthDays, period.boughtDays);
  const from = period.startsAt > now ? period.startsAt : now;
  const unusedDays = Math.max(0, wholeDays(period.endsAt, from));
  const creditCents = Number((BigInt(netCents) * BigInt(unusedDays)) / BigInt(totalDays));
  return { unusedDays, totalDays, creditCents };
}

/**
 * What of a payment can still be refunded in money: what it captured, less refunds, and less what of its worth became
 * credit.
 */
export function refundableCents(
  payment: Pick<PaidDays, 'captured_cents' | 'refunded_cents' | 'credit_cents' | 'credited_cents'>,
): number {
  const money = payment.captured_cents - payment.refunded_cents;
  return Math.max(0, Math.min(money, money + payment.credit_cents - payment.credited_cents));
}

/** The credit that a payment gives back once all its money was refunded: what later plan changes have not used. */
export function returnableCredit(
  payment: Pick<PaidDays, 'captured_cents' | 'refunded_cents' | 'credit_cents' | 'credited_cents'>,
): number {
  const { captured_cents: captured, refunded_cents: refunded } = payment;
  const worth = captured - refunded + payment.credit_cents - payment.credited_cents;
  return Math.max(0, Math.min(payment.credit_cents, worth));
}

function wholeDays(later: Date, earlier: Date): number {
  return Math.floor((later.getTime() - earlier.getTime()) / DAY_MS);
}
