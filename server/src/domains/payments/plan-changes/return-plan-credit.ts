import type { Executor, Platform } from '../../../platform/platform.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { postPlanCredit } from '../records/post-entries.ts';
import { returnableCredit } from './credit.rules.ts';
import { findPlanChange, sumUncovered } from './plan-changes.store.ts';

/**
 * Gives the credit back, as store credit, that paid a part of a plan whose money was refunded in full: except what a later
 * plan change has used, and what the payments behind it have refunded since.
 */
export async function returnPlanCredit(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  if (payment.credit_cents === 0) return;
  const change = await findPlanChange(tx, payment.id);
  if (change === undefined || change.settled_at === null) return;
  const uncovered = await sumUncovered(tx, payment.id);
  const amountCents = Math.max(0, returnableCredit(payment) - uncovered);
  await postPlanCredit(tx, platform, payment, { amountCents, effect: 'plan_return', at });
}
