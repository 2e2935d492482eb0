import type { Executor } from '../../platform/platform.ts';

export interface ReverseGrantInput {
  readonly paymentId: string;
  readonly at: Date;
}

/** A period that another payment granted and that moved because an earlier one was taken back. */
export interface ShiftedPeriod {
  readonly paymentId: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Takes back what a payment granted (full refund, lost dispute), inside the transaction of that effect.
 * Twice is once; a payment that granted nothing is left alone. Answers the periods of the other payments
 * of the subscription that moved, so that the caller can store them.
 */
export async function reverseGrant(
  _tx: Executor,
  _platform: object,
  _input: ReverseGrantInput,
): Promise<readonly ShiftedPeriod[]> {
  throw new Error('not built yet');
}
