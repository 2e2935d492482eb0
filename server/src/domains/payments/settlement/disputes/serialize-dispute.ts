import { type Dispute, disputeAnswerKinds } from '@sesame/contract/console/payments/disputes.ts';
import type { ListedAnswer } from './dispute-answers.store.ts';
import type { DisputeRow } from './disputes.store.ts';

/** @param answers of the payment, the newest first */
export function serializeDispute(row: DisputeRow, answers: readonly ListedAnswer[]): Dispute {
  const answer = answers.find((one) => one.dispute_reference === row.reference);
  const isAnswered = answer !== undefined && answer.state !== 'failed';
  return {
    reference: row.reference,
    state: row.state,
    is_inquiry: row.is_inquiry,
    reason: row.reason,
    gateway_status: row.gateway_status,
    amount: { amount: row.amount_minor / 100, currency: row.currency },
    due_at: row.due_at?.toISOString() ?? null,
    opened_at: row.opened_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    accepted_actions: isAnswered ? [] : acceptedActionsOf(row),
    answer: answer === undefined ? null : serializeAnswer(answer),
  };
}

function acceptedActionsOf({ accepted_actions: actions }: DisputeRow): Dispute['accepted_actions'] {
  return disputeAnswerKinds.filter((kind) => actions.includes(kind));
}

function serializeAnswer(row: ListedAnswer): NonNullable<Dispute['answer']> {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    operator: row.operator_name,
    note: row.note,
    attachment: row.attachment_name,
    has_file: Boolean(row.evidence_file),
    failure: row.failure,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}
