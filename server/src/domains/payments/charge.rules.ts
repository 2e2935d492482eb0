/**
 * What minor units of the charge are worth in the cents of the quote: in proportion, rounded down, the whole charge being
 * exactly the total. In dollars the two are the same.
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
 * The cents of a sale that have gone back once its gateway has returned `returnedMinor`: in proportion to what was captured,
 * rounded down until all of it is back.
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
