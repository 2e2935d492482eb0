import type { Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { getRules } from '../referral-rules.store.ts';
import { needsSecondPerson } from '../second-person.ts';
import type { PayoutRow } from './payouts.store.ts';

/**
 * Refuses `second_person_required` when the operator approved this payout and somebody else has to pay it: by the rule of its
 * request, or by the strictest since then together with what was moved alone on the same day.
 */
export async function requireSecondPerson(
  tx: Executor,
  payout: PayoutRow,
  operator: Operator,
  at: Date,
): Promise<void> {
  if (payout.approved_by !== operator.id) return;
  const asked = await getRules(tx, payout.rule_version);
  if (payout.amount_cents >= asked.second_person_cents) refuse('second_person_required');
  const { user_id: userId, amount_cents: amountCents, created_at: since } = payout;
  const byHand = { operatorId: operator.id, userId, amountCents, since, at };
  if (await needsSecondPerson(tx, byHand)) refuse('second_person_required');
}
