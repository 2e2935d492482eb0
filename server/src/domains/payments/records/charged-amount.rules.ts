import { PAYMENT_TIMEOUT_S } from '@sesame/contract/shared/limits.ts';

/** How long a repeated Pay reuses the open payment at an older rate: the lifetime of an online payment. */
const RATE_HOLDS_MS = PAYMENT_TIMEOUT_S * 1_000;

/**
 * Whether an open payment can be reused: its rate is current, or older while the payment is young, and its charge is
 * the sum the buyer saw.
 */
export function canReuseCharge(
  open: {
    readonly charge_currency: string;
    readonly charge_minor: number;
    readonly rate_e4: number | null;
    readonly created_at: Date;
  },
  due: { readonly charge_currency: string; readonly rate_e4: number | null },
  { expectedMinor, now }: { expectedMinor: number | undefined; now: Date },
): boolean {
  if (open.charge_currency !== due.charge_currency) return false;
  if (open.rate_e4 === null) return true;
  if (expectedMinor !== undefined && expectedMinor !== open.charge_minor) return false;
  const isYoung = now.getTime() - open.created_at.getTime() < RATE_HOLDS_MS;
  return isYoung || open.rate_e4 === due.rate_e4;
}

/**
 * Converts minor units of the charge to cents of the quote: in proportion, rounded down; the whole charge is exactly
 * the total. In USD both are the same.
 */
export function centsOfCharge(
  payment: {
    readonly charge_minor: number;
    readonly charge_currency: string;
    readonly total_cents: number;
  },
  minor: number,
): number {
  if (payment.charge_currency === 'USD') return minor;
  // Up to 10^9 kopecks times 2 × 10^7 cents is more than a double holds exactly.
  return Number((BigInt(minor) * BigInt(payment.total_cents)) / BigInt(payment.charge_minor));
}

/**
 * Cents refunded once the gateway has returned `returnedMinor`: in proportion to the capture, rounded down until all is
 * returned.
 */
export function centsReturned(
  payment: { readonly captured_minor: number; readonly captured_cents: number },
  returnedMinor: number,
): number {
  if (payment.captured_minor === 0) return 0;
  return Number(
    (BigInt(returnedMinor) * BigInt(payment.captured_cents)) / BigInt(payment.captured_minor),
  );
}
