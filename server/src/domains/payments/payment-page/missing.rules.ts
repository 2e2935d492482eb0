/** A payment that is held because less arrived than was charged. */
export interface HeldPayment {
  readonly state: string;
  readonly reviewReason: string | null;
  readonly chargeMinor: number;
}

/** What the gateway says about its money. */
export interface ArrivedMoney {
  readonly capturedMinor: number;
  readonly needsReview: boolean;
}

/**
 * How much the buyer can still send to complete the order, in minor units; null when that is not up to the buyer. Money
 * that may not be worth its price is left to an operator.
 */
export function missingOf(payment: HeldPayment, arrived: ArrivedMoney | undefined): number | null {
  if (payment.state !== 'review' || payment.reviewReason !== 'underpaid') return null;
  if (arrived === undefined || arrived.needsReview || arrived.capturedMinor <= 0) return null;
  const missing = payment.chargeMinor - arrived.capturedMinor;
  return missing > 0 ? missing : null;
}
