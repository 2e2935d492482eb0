import type { Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { getRules } from '../referral-rules.store.ts';
import type { PayoutRow } from './payouts.store.ts';

/** Refuses `second_person_required` when the operator approved this payout and its amount needs somebody else to pay it. */
export async function requireSecondPerson(
  tx: Executor,
  payout: PayoutRow,
  operator: Operator,
): Promise<void> {
  const rules = await getRules(tx, payout.rule_version);
  const needsTwo = payout.amount_cents >= rules.second_person_cents;
  if (needsTwo && payout.approved_by === operator.id) refuse('second_person_required');
}
