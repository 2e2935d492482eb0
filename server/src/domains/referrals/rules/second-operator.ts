import type { Executor } from '../../../platform/platform.ts';
import { lowestSecondOperatorCentsSince } from './rule-changes.store.ts';
import {
  lockSingleOperatorTotals,
  sumSingleOperatorTotals,
} from './single-operator-totals.store.ts';

/** Money that an operator is about to move manually. */
interface ManualMoney {
  readonly operatorId: string;
  /** The buyer of the order or payout. */
  readonly userId: string;
  readonly amountCents: number;
  /**
   * Start of the order or payout. The strictest rules since then apply, so that rules cannot be loosened for an
   * existing one.
   */
  readonly since: Date;
  readonly at: Date;
}

/**
 * Whether a second person has to agree. Adds what was moved alone on the same day by this operator, or for this buyer
 * by any operator, so that splitting a sum does not bypass the limit.
 */
export async function isSecondOperatorNeeded(
  tx: Executor,
  { operatorId, userId, amountCents, since, at }: ManualMoney,
): Promise<boolean> {
  await lockSingleOperatorTotals(tx);
  const day = new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);
  const { byOperator, forUser } = await sumSingleOperatorTotals(tx, {
    operatorId,
    userId,
    since: day,
  });
  const limit = await lowestSecondOperatorCentsSince(tx, since);
  return amountCents + Math.max(byOperator, forUser) >= limit;
}
