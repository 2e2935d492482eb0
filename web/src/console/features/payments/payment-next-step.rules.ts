import type { ConsoleNextStep } from '@sesame/contract/console/payments/next-step.ts';
import type { Permission } from '@sesame/contract/console/permissions.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { RefundAccess } from './refund.rules.ts';

/** A decision about a payment, each with its dialog. */
export type PaymentAction =
  | 'refund'
  /** The refund that the next step asks for. */
  | 'refund_next'
  | 'repay'
  | 'revoke_gift'
  | 'accept'
  | 'return'
  | 'opened'
  | 'won'
  | 'lost'
  | 'confirm'
  | 'sync_by_id'
  | 'resolve'
  | 'dismiss'
  /** Evidence against a dispute, and giving in. */
  | 'evidence'
  | 'accept_dispute';

/** What the next step fills in when the refund dialog opens. */
export interface RefundProposal {
  readonly cents: number;
  readonly access: RefundAccess;
  readonly reason: 'reasonSurplus' | 'reasonDouble' | 'reasonRetry' | 'reasonWarned';
  /** Parameters of the reason. */
  readonly amount: number;
  readonly number: string;
}

/** The refund that the next step asks for; undefined when it asks for something else. */
export function proposalOf(step: ConsoleNextStep): RefundProposal | undefined {
  switch (step.kind) {
    case 'refund_surplus':
      return proposal(step, 'reasonSurplus');
    case 'refund_double':
      return { ...proposal(step, 'reasonDouble'), number: step.payment.number };
    case 'retry_refund':
      return proposal(step, 'reasonRetry');
    case 'refund_warned':
      return proposal(step, 'reasonWarned');
    default:
      return undefined;
  }
}

function proposal(
  { amount, access }: { amount: number; access: RefundAccess },
  reason: RefundProposal['reason'],
): RefundProposal {
  return { cents: centsFromDollars(amount), access, reason, amount, number: '' };
}

/** Actions that the next step offers itself, the suggested one first. */
export function actionsOfStep(step: ConsoleNextStep): readonly PaymentAction[] {
  // How a dispute ends that the gateway reports, the gateway says.
  if (step.kind === 'answer_dispute') {
    return step.is_reported
      ? step.accepted_actions.map((kind) => answerActions[kind])
      : ['won', 'lost'];
  }
  return kindActions[step.kind] ?? [];
}

/** Those of them that a role allows. */
export function permittedActions(
  step: ConsoleNextStep,
  may: (permission: Permission) => boolean,
): readonly PaymentAction[] {
  return actionsOfStep(step).filter((action) =>
    may(action === 'resolve' ? 'alerts:write' : 'payments:refund'),
  );
}

/** Other disputes are answered at the gateway first, and what the buyer was asked is theirs to decide. */
export function isAccent(step: ConsoleNextStep): boolean {
  if (step.kind === 'answer_dispute') return step.accepted_actions.includes('evidence');
  return !('asked' in step);
}

/** The message about a dispute that has to be answered: where, and by when. */
export function disputeTextOf({
  due_at: dueAt,
  is_inquiry: isInquiry,
  is_reported: isReported,
  accepted_actions: actions,
}: ConsoleNextStep & { kind: 'answer_dispute' }) {
  if (actions.includes('evidence')) return dueAt === null ? 'answer_here' : 'answer_here_by';
  if (isInquiry) return dueAt === null ? 'answer_inquiry' : 'answer_inquiry_by';
  if (isReported) return dueAt === null ? 'answer_reported' : 'answer_reported_by';
  return 'answer_dispute';
}

const answerActions = { evidence: 'evidence', accept: 'accept_dispute' } as const;

/** The same for every step of a kind. */
const kindActions: Readonly<Partial<Record<ConsoleNextStep['kind'], readonly PaymentAction[]>>> = {
  decide_review: ['accept', 'return'],
  pay_owed: ['repay'],
  refund_surplus: ['refund_next'],
  refund_double: ['refund_next', 'dismiss'],
  see_double: ['dismiss'],
  retry_refund: ['refund_next'],
  refund_warned: ['refund_next', 'resolve'],
  resolve_alert: ['resolve'],
};
