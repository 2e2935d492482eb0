import type { DisputeReason, DisputeState } from '@sesame/contract/console/payments/disputes.ts';
import type { GatewayDispute } from '../disputes.ts';
import type { StripeDispute } from './stripe-wire.ts';

/** A status that is not listed decides nothing: the dispute is under review. */
const STATES: ReadonlyMap<string, DisputeState> = new Map([
  ['needs_response', 'needs_answer'],
  ['warning_needs_response', 'needs_answer'],
  ['appeal_needs_response', 'needs_answer'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['prevented', 'closed'],
  ['warning_closed', 'closed'],
]);

/** Evidence against an appeal has separate fields and is given in the Dashboard. */
const ANSWERED_HERE: readonly string[] = ['needs_response', 'warning_needs_response'];

const REASONS: ReadonlyMap<string, DisputeReason> = new Map([
  ['fraudulent', 'fraudulent'],
  ['debit_not_authorized', 'fraudulent'],
  ['unrecognized', 'unrecognized'],
  ['product_not_received', 'not_received'],
  ['product_unacceptable', 'not_as_described'],
  ['credit_not_processed', 'not_refunded'],
  ['duplicate', 'duplicate'],
  ['subscription_canceled', 'canceled'],
  ['bank_cannot_process', 'bank'],
  ['check_returned', 'bank'],
  ['customer_initiated', 'bank'],
  ['incorrect_account_details', 'bank'],
  ['insufficient_funds', 'bank'],
]);

export function disputeOf(dispute: StripeDispute): GatewayDispute {
  const { id, amount, created, currency, status, reason } = dispute;
  const state = STATES.get(status) ?? 'under_review';
  const due = dispute.evidence_details?.due_by;
  return {
    reference: id,
    state,
    isInquiry: status.startsWith('warning_'),
    reason: REASONS.get(reason ?? '') ?? 'other',
    gatewayStatus: [status, reason].filter(Boolean).join(', ').slice(0, 200),
    acceptedActions: ANSWERED_HERE.includes(status) ? ['evidence', 'accept'] : [],
    amountMinor: amount,
    currency: (currency ?? 'usd').toUpperCase(),
    // 0 when the bank takes no answer.
    dueAt: state === 'needs_answer' && due ? new Date(due * 1_000) : null,
    openedAt: created === undefined ? null : new Date(created * 1_000),
  };
}
