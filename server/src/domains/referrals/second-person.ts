import type { Executor } from '../../platform/platform.ts';
import { lockMovedAlone, sumMovedAlone } from './moved-alone.store.ts';
import { lowestSecondPersonSince } from './rule-changes.store.ts';

/** Money that one person is about to move by hand. */
interface MoneyByHand {
  readonly operatorId: string;
  /** Whose order or payout it is. */
  readonly userId: string;
  readonly amountCents: number;
  /** When the order or payout began: the strictest rule since then holds, so that nobody loosens it for what is there. */
  readonly since: Date;
  readonly at: Date;
}

/**
 * Whether two people have to agree. What the operator, and what anybody for this buyer, moved alone on the same day is added
 * to it, so that a large sum in small parts is a large sum.
 */
export async function needsSecondPerson(
  tx: Executor,
  { operatorId, userId, amountCents, since, at }: MoneyByHand,
): Promise<boolean> {
  await lockMovedAlone(tx);
  const day = new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);
  const { byOperator, forUser } = await sumMovedAlone(tx, { operatorId, userId, since: day });
  const limit = await lowestSecondPersonSince(tx, since);
  return amountCents + Math.max(byOperator, forUser) >= limit;
}
