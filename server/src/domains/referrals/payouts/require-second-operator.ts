import type { Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { getRules } from '../rules/referral-rules.store.ts';
import { isSecondOperatorNeeded } from '../rules/second-operator.ts';
import type { PayoutRow } from './payouts.store.ts';

/**
 * Refuses `second_operator_required` if the operator approved this payout and another one must pay it: by the rules at
 * its request, or by the strictest rules since then, applied to the total that was moved alone on that day.
 */
export async function requireSecondOperator(
  tx: Executor,
  payout: PayoutRow,
  operator: Operator,
  at: Date,
): Promise<void> {
  if (payout.approved_by !== operator.id) return;
  const rules = await getRules(tx, payout.rule_version);
  if (payout.amount_cents >= rules.second_operator_cents) refuse('second_operator_required');
  const { user_id: userId, amount_cents: amountCents, created_at: since } = payout;
  const isManual = { operatorId: operator.id, userId, amountCents, since, at };
  if (await isSecondOperatorNeeded(tx, isManual)) refuse('second_operator_required');
}
