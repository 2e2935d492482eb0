import type { DisputeAnswerKind } from '@sesame/contract/console/payments/disputes.ts';
import type { ConsoleNextStep } from '@sesame/contract/console/payments/next-step.ts';
import type { refundAccesses } from '@sesame/contract/console/payments/payments.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { PaymentState } from '../records/payments.rules.ts';

type Sum = { readonly amount: number; readonly currency: string };

/** Another payment of the buyer for the same product, while it is undecided whether both stay. */
export interface DoublePayment {
  readonly id: string;
  readonly number: string;
  /** It was paid before this one. */
  readonly cameFirst: boolean;
  /** The buyer was asked; else the shop refunds the later one. */
  readonly asked: boolean;
}

/** A dispute that its gateway reports with its facts. */
export interface OpenDispute {
  readonly state: 'needs_answer' | 'under_review';
  readonly isInquiry: boolean;
  readonly dueAt: Date | null;
  /** What can be sent to the gateway now; nothing once it was answered. */
  readonly acceptedActions: readonly DisputeAnswerKind[];
}

/** What the next step depends on. */
export interface ConsoleStepFacts {
  readonly state: PaymentState;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly totalCents: number;
  readonly owedCents: number;
  /** A manual confirmation waits for a second operator. */
  readonly confirmationWaiting: boolean;
  readonly proofWaiting: boolean;
  readonly refundOpen: boolean;
  /** An operator may record how the open refund ended. */
  readonly refundOverdue: boolean;
  /** The newest refund that the gateway refused, unless a later one was made. */
  readonly failedRefund:
    | { readonly amountCents: number; readonly access: (typeof refundAccesses)[number] }
    | undefined;
  /** The sum that arrived, of money in review. */
  readonly received: Sum | null;
  readonly expected: Sum;
  readonly disputeDueAt: Date | null;
  readonly disputedBy: 'gateway' | 'operator' | null;
  /** The dispute or inquiry that waits for an answer, the earliest date first; else one that is under review. */
  readonly dispute: OpenDispute | undefined;
  readonly double: DoublePayment | undefined;
  /** Deliveries that a running subscription waits for. */
  readonly undelivered: { readonly count: number; readonly subscriptionId: string } | undefined;
  /** The oldest ticket about the payment that waits for an operator. */
  readonly ticket: { readonly id: string; readonly number: number } | undefined;
  /** Oldest first. */
  readonly openAlerts: readonly { readonly id: number; readonly kind: string }[];
}

/**
 * What an operator should do next, first of all: decisions about money come before deliveries, those before questions of
 * the buyer, and an alert alone is last.
 */
export function consoleNextStepOf(facts: ConsoleStepFacts): ConsoleNextStep {
  return moneyStepOf(facts) ?? careStepOf(facts) ?? { kind: 'none' };
}

function moneyStepOf(facts: ConsoleStepFacts): ConsoleNextStep | undefined {
  const left = facts.capturedCents - facts.refundedCents;
  if (facts.confirmationWaiting) return { kind: 'decide_confirmation' };
  if (facts.refundOpen) return { kind: 'follow_refund', overdue: facts.refundOverdue };
  if (facts.owedCents > 0) return { kind: 'pay_owed', amount: dollarsFromCents(facts.owedCents) };
  if (facts.proofWaiting) return { kind: 'check_transfer' };
  switch (facts.state) {
    case 'review':
      return { kind: 'decide_review', received: facts.received, expected: facts.expected };
    case 'pending':
      // Waiting does not help when the gateway says something that the shop does not know.
      return hasAlert(facts, 'gateway_unclear') ? undefined : { kind: 'wait' };
    case 'disputed':
      return disputeStepOf(facts, left);
    case 'paid':
    case 'partially_refunded':
      return facts.dispute?.state === 'needs_answer'
        ? disputeStepOf(facts, left)
        : refundStepOf(facts, left);
    default:
      return undefined;
  }
}

function disputeStepOf(
  { dispute, disputedBy, disputeDueAt }: ConsoleStepFacts,
  left: number,
): ConsoleNextStep {
  const amount = dollarsFromCents(left);
  if (disputedBy === 'gateway' && dispute?.state === 'under_review') {
    return { kind: 'await_dispute', amount };
  }
  return {
    kind: 'answer_dispute',
    amount,
    due_at: (dispute ? dispute.dueAt : disputeDueAt)?.toISOString() ?? null,
    is_inquiry: dispute?.isInquiry ?? false,
    is_reported: disputedBy !== 'operator',
    accepted_actions: [...(dispute?.acceptedActions ?? [])],
  };
}

/** A refund that the shop still has to make of a payment that it holds. */
function refundStepOf(facts: ConsoleStepFacts, left: number): ConsoleNextStep | undefined {
  const { failedRefund, double } = facts;
  if (failedRefund !== undefined && hasAlert(facts, 'refund_failed')) {
    const amount = dollarsFromCents(Math.min(failedRefund.amountCents, left));
    return { kind: 'retry_refund', amount, access: failedRefund.access };
  }
  const warning = facts.openAlerts.find(({ kind }) => kind === 'fraud_warning');
  if (warning !== undefined && left > 0) {
    const amount = dollarsFromCents(left);
    return { kind: 'refund_warned', amount, access: 'revoke', alert: warning.id };
  }
  const surplus = left - facts.totalCents;
  // An operator who resolves the alert has decided that the shop keeps it.
  if (surplus > 0 && hasAlert(facts, 'payment_overpaid')) {
    return { kind: 'refund_surplus', amount: dollarsFromCents(surplus), access: 'keep' };
  }
  if (double === undefined) return undefined;
  const { cameFirst, asked, ...payment } = double;
  // One of the two is refunded, never both: the later one.
  return cameFirst
    ? { kind: 'refund_double', amount: dollarsFromCents(left), access: 'revoke', payment, asked }
    : { kind: 'see_double', payment, asked };
}

function careStepOf({
  undelivered,
  ticket,
  openAlerts: [alert],
}: ConsoleStepFacts): ConsoleNextStep | undefined {
  if (undelivered !== undefined) {
    const { count, subscriptionId } = undelivered;
    return { kind: 'deliver', count, subscription_id: subscriptionId };
  }
  if (ticket !== undefined) {
    return { kind: 'answer_ticket', ticket: ticket.id, number: ticket.number };
  }
  return alert && { kind: 'resolve_alert', alert: alert.id, about: alert.kind };
}

function hasAlert({ openAlerts }: ConsoleStepFacts, kind: string): boolean {
  return openAlerts.some((alert) => alert.kind === kind);
}
