import type { DurationUnit } from '../../database.types.ts';
import type { Executor, Platform } from '../../platform/platform.ts';

export interface GrantAccessInput {
  readonly paymentId: string;
  readonly userId: string;
  readonly productId: number;
  readonly durationCount: number;
  readonly durationUnit: DurationUnit;
  /** The business moment of the grant; the period starts here or at the end of what already runs. */
  readonly at: Date;
}

export interface AccessPeriod {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Gives a paid period inside the transaction that settles the payment. A second call for the same payment
 * answers the same period and changes nothing. Empty stock never fails the grant: the delivery waits.
 */
export async function grantAccess(
  _tx: Executor,
  _platform: Pick<Platform, 'ids' | 'sealer'>,
  _input: GrantAccessInput,
): Promise<AccessPeriod> {
  throw new Error('not built yet');
}
