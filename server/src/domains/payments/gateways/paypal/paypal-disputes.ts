import type {
  DisputeAnswerKind,
  DisputeReason,
  DisputeState,
} from '@sesame/contract/console/payments/disputes.ts';
import type { GatewayDispute } from '../disputes.ts';
import type { PayPalDispute } from './paypal-wire.ts';

const REASONS: ReadonlyMap<string, DisputeReason> = new Map([
  ['UNAUTHORISED', 'fraudulent'],
  ['MERCHANDISE_OR_SERVICE_NOT_RECEIVED', 'not_received'],
  ['MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED', 'not_as_described'],
  ['CREDIT_NOT_PROCESSED', 'not_refunded'],
  ['DUPLICATE_TRANSACTION', 'duplicate'],
  ['CANCELED_RECURRING_BILLING', 'canceled'],
  ['INCORRECT_AMOUNT', 'wrong_amount'],
  ['PAYMENT_BY_OTHER_MEANS', 'paid_otherwise'],
]);

/** @param isLost whether its outcome is at the cost of the merchant */
export function disputeOf(
  dispute: PayPalDispute,
  { isOpen, isLost, capturedMinor }: { isOpen: boolean; isLost: boolean; capturedMinor: number },
): GatewayDispute {
  const { status, reason, dispute_amount: amount, dispute_life_cycle_stage: stage } = dispute;
  const state = isOpen ? stateOfOpen(dispute) : stateOfResolved(dispute, isLost);
  const due = Date.parse(dispute.seller_response_due_date ?? '');
  const opened = Date.parse(dispute.create_time ?? '');
  return {
    reference: dispute.dispute_id,
    state,
    isInquiry: stage === 'INQUIRY',
    reason: REASONS.get(reason ?? '') ?? 'other',
    gatewayStatus: [status, stage, reason].filter(Boolean).join(', ').slice(0, 200),
    acceptedActions: isOpen ? acceptedActionsOf(dispute) : [],
    amountMinor: amount?.value ?? capturedMinor,
    currency: amount?.currency_code ?? 'USD',
    dueAt: state === 'needs_answer' && Number.isFinite(due) ? new Date(due) : null,
    openedAt: Number.isFinite(opened) ? new Date(opened) : null,
  };
}

function stateOfOpen({ status, dispute_life_cycle_stage: stage }: PayPalDispute): DisputeState {
  const isOurTurn = status === 'WAITING_FOR_SELLER_RESPONSE';
  // An inquiry is a conversation of both sides until one of them escalates it.
  return isOurTurn || (status === 'OPEN' && stage === 'INQUIRY') ? 'needs_answer' : 'under_review';
}

function stateOfResolved(
  { dispute_outcome: outcome }: PayPalDispute,
  isLost: boolean,
): DisputeState {
  if (isLost) return 'lost';
  return outcome?.outcome_code === 'RESOLVED_SELLER_FAVOUR' ? 'won' : 'closed';
}

/** Evidence is given to a claim only when it is the merchant's turn; inquiries are answered on PayPal's page. */
function acceptedActionsOf({
  status,
  dispute_life_cycle_stage: stage,
}: PayPalDispute): DisputeAnswerKind[] {
  if (stage === 'INQUIRY') return [];
  return status === 'WAITING_FOR_SELLER_RESPONSE' ? ['evidence', 'accept'] : ['accept'];
}
