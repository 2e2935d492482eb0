/** What is known of a partly refunded payment whose gateway reports one sum of unproved meaning. Minor units. */
export interface PartialRefund {
  readonly capturedMinor: number;
  /** What we have booked as returned by the gateway. */
  readonly returnedMinor: number;
  /** A refund that was requested and has no clear answer yet; 0 without one. */
  readonly requestedMinor: number;
  /** The sum of the report. */
  readonly sumMinor: number;
  /** Differences up to this are rounding. */
  readonly toleranceMinor: number;
}

/**
 * What the sum says about the requested refund: `done`, `not_done`, or `unclear` when the readings disagree.
 * `unexplained` when no reading agrees with our own refunds: a refund was made on the dashboard.
 */
export type PartialRefundReading = 'done' | 'not_done' | 'unclear' | 'unexplained';

/**
 * Reads the sum of a payment that its gateway calls partly refunded, in all three meanings: what is left, what was paid,
 * and what was refunded (in total, or last).
 */
export function readPartialRefund(payment: PartialRefund): PartialRefundReading {
  const { capturedMinor, returnedMinor, requestedMinor, sumMinor } = payment;
  const is = (expected: number) => Math.abs(sumMinor - expected) <= payment.toleranceMinor;
  const after = returnedMinor + requestedMinor;
  const fitsAfter = requestedMinor > 0 && [capturedMinor - after, after, requestedMinor].some(is);
  // Before its first refund a payment is not called partly refunded.
  const fitsBefore = returnedMinor > 0 && [capturedMinor - returnedMinor, returnedMinor].some(is);
  // The sum that was paid fits every state.
  const fitsAlways = is(capturedMinor);
  if (returnedMinor === 0) {
    if (requestedMinor === 0) return 'unexplained';
    return fitsAfter || fitsAlways ? 'done' : 'unexplained';
  }
  if (fitsAlways) return requestedMinor > 0 ? 'unclear' : 'not_done';
  if (fitsBefore) return fitsAfter ? 'unclear' : 'not_done';
  return fitsAfter ? 'done' : 'unexplained';
}
