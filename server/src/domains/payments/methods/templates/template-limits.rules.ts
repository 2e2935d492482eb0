import type { RateE4 } from '@sesame/contract/shared/money.ts';
import type { Capabilities } from '../../gateways/gateway.ts';

type Charge = Capabilities['charges'][number];

/** Limits of an order's total, in cents. */
export interface TotalLimits {
  readonly minCents: number;
  readonly maxCents: number;
}

const HALF_DOLLAR = 50;
const DOLLAR = 100;
/** The largest total that a method may have. */
const LARGEST_CENTS = 100_000_000;
/** Limits of a ruble charge while no rate is known. */
const UNKNOWN: TotalLimits = { minCents: DOLLAR, maxCents: 1_000_000 };
/** Part of a ruble limit that is left free, so that the method stays within it when the rate moves. */
const MARGIN_PERCENT = 10;

/**
 * The limits of a provider's charge as order totals that people would write: the smallest in half dollars, the largest
 * in dollars.
 * @param rateE4 rubles per dollar in 1/10,000; undefined while there is no rate
 */
export function totalLimitsOf(charge: Charge, rateE4: RateE4 | undefined): TotalLimits {
  if (charge.currency === 'USD') return rounded(charge.minMinor, charge.maxMinor);
  if (rateE4 === undefined) return UNKNOWN;
  const centsOf = (minor: number) => (minor * 10_000) / rateE4;
  const margin = MARGIN_PERCENT / 100;
  return rounded(centsOf(charge.minMinor) * (1 + margin), centsOf(charge.maxMinor) * (1 - margin));
}

function rounded(min: number, max: number): TotalLimits {
  return {
    minCents: Math.ceil(min / HALF_DOLLAR) * HALF_DOLLAR,
    maxCents: Math.min(LARGEST_CENTS, Math.floor(max / DOLLAR) * DOLLAR),
  };
}
