import { PRICE_MAX_CENTS } from './limits.ts';

/** Whole US cents (or the minor unit of another currency). Never a float, and not negative unless documented. */
export type Cents = number;

/** A percentage in hundredths of a percent: 350 is 3.5 %. */
export type HundredthsOfPercent = number;

export type QuoteInput = {
  priceCents: Cents;
  /** The method's fee, 0–10000. */
  feePercent: HundredthsOfPercent;
  /** The promo code's discount, 0–10000; 10000 makes the order free. */
  discountPercent: HundredthsOfPercent;
};

/** The lines of an order as shown, stored and charged: `total = price + fee − discount`. */
export type QuoteLines = {
  priceCents: Cents;
  feePercent: HundredthsOfPercent;
  feeCents: Cents;
  discountPercent: HundredthsOfPercent;
  discountCents: Cents;
  totalCents: Cents;
};

/**
 * The pricing formula, shared by order sheet and server: `fee = round(price × fee%)`, `discount = round((price + fee) ×
 * promo%)`, `total = price + fee − discount`. Each line is rounded once, half away from zero.
 * @throws RangeError when an input is not an integer in its range, which is a programming error
 */
export function quoteOrder(input: QuoteInput): QuoteLines {
  const { priceCents, feePercent, discountPercent } = input;
  requireInteger('priceCents', priceCents, PRICE_MAX_CENTS);
  requireInteger('feePercent', feePercent, 10_000);
  requireInteger('discountPercent', discountPercent, 10_000);
  const feeCents = percentOf(priceCents, feePercent);
  const discountCents = percentOf(priceCents + feeCents, discountPercent);
  return {
    priceCents,
    feePercent,
    feeCents,
    discountPercent,
    discountCents,
    totalCents: priceCents + feeCents - discountCents,
  };
}

/** `amount × percent`, rounded half away from zero. Both are non-negative integers, so `+ 5000` then floor is exact. */
export function percentOf(amountCents: Cents, percent: HundredthsOfPercent): Cents {
  return Math.floor((amountCents * percent + 5_000) / 10_000);
}

/** Units of another currency for one dollar, times 10,000: 812300 is 81.23 rubles. */
export type RateE4 = number;

/** 10,000 for one dollar. With the largest total this still stays below 2^53. */
export const MAX_RATE_E4: RateE4 = 100_000_000;

/**
 * Converts a total in dollars to the minor unit of the rate's currency (kopecks), rounded once, half away from zero.
 * The server freezes it with the quote and the order sheet shows it before Pay, both by this function.
 * @throws RangeError when an input is not an integer in its range
 */
export function chargeFromTotal(totalCents: Cents, rateE4: RateE4): Cents {
  requireInteger('totalCents', totalCents, 2 * PRICE_MAX_CENTS);
  requireInteger('rateE4', rateE4, MAX_RATE_E4);
  return Math.floor((totalCents * rateE4 + 5_000) / 10_000);
}

/** `812300` → `81.23`: a rate as serialized. */
export function decimalFromRate(rateE4: RateE4): number {
  return rateE4 / 10_000;
}

/** `81.23` → `812300`. */
export function rateFromDecimal(rate: number): RateE4 {
  return Math.round(rate * 10_000);
}

/** `1068` → `"10.68"`: an amount as decimal text, for protocols that use decimals. */
export function decimalFromCents(amountCents: Cents): string {
  const sign = amountCents < 0 ? '-' : '';
  const digits = Math.abs(amountCents).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `1068` → `10.68`: an amount as serialized, in dollars. `centsFromDollars` restores the exact cents. */
export function dollarsFromCents(amountCents: Cents): number {
  return amountCents / 100;
}

/** The inverse of `dollarsFromCents`: `10.68` → `1068`. */
export function centsFromDollars(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** `350` → `3.5`: a percentage as serialized. */
export function percentFromHundredths(percent: HundredthsOfPercent): number {
  return percent / 100;
}

/** `3.5` → `350`. */
export function hundredthsFromPercent(percent: number): HundredthsOfPercent {
  return Math.round(percent * 100);
}

function requireInteger(name: string, value: number, max: number): void {
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new RangeError(`${name} must be an integer from 0 to ${max}, got ${value}`);
  }
}
