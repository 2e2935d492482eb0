import type { OperatorNextStep } from '@sesame/contract/operator-payment-detail.ts';
import type {
  NextStepAction,
  NextStepKind,
  StoryStepKind,
} from '@sesame/contract/payment-detail.ts';
import { BY_HAND, isSettled, type PaymentState } from './payments.rules.ts';

/** A row of the payment's events: what the shop wrote down when it happened. */
export interface StoryEvent {
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** A refund that an operator asked for. */
export interface StoryRefund {
  readonly state: 'requested' | 'unknown' | 'pending' | 'succeeded' | 'failed';
  readonly way: 'gateway' | 'balance' | 'record';
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** A receipt that the buyer of a transfer sent. */
export interface StoryProof {
  readonly sentAt: Date;
  readonly decision: 'accepted' | 'refused' | null;
  readonly decidedAt: Date | null;
}

/** What the events alone do not say of a payment. */
export interface StoryFacts {
  /** There was nothing to pay. */
  readonly free: boolean;
  readonly byBalance: boolean;
  /** The gateway certainly refused to open a page. */
  readonly formRefused: boolean;
}

export interface Happenings {
  readonly events: readonly StoryEvent[];
  readonly refunds: readonly StoryRefund[];
  readonly proofs: readonly StoryProof[];
}

export interface StoryStepAt {
  readonly kind: StoryStepKind;
  readonly at: Date;
  readonly amountCents?: number;
}

/**
 * What has happened to a payment in steps that its buyer can read, oldest first. Events that say nothing to a buyer have no
 * step; neither does anything that a provider said in its own words.
 */
export function storyOf(facts: StoryFacts, { events, refunds, proofs }: Happenings): StoryStepAt[] {
  const steps = [
    ...events.flatMap((event) => stepsOfEvent(facts, event)),
    ...refunds.flatMap(stepsOfRefund),
    ...proofs.flatMap(stepsOfProof),
  ];
  // What is told of one moment keeps its order: asking comes before hearing, hearing before deciding.
  return steps
    .sort((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b))
    .filter((step, index) => !isSame(step, steps[index - 1]));
}

/** A refund that fails after it was booked is written down twice. */
function isSame(step: StoryStepAt, before: StoryStepAt | undefined): boolean {
  return step.kind === before?.kind && step.at.getTime() === before.at.getTime();
}

const openings: readonly StoryStepKind[] = ['ordered', 'page_opened', 'page_delayed', 'proof_sent'];
const news: readonly StoryStepKind[] = ['noticed', 'checked', 'on_its_way'];

function rankOf({ kind }: StoryStepAt): number {
  if (openings.includes(kind)) return 0;
  return news.includes(kind) ? 1 : 2;
}

const plainSteps: Readonly<Record<string, StoryStepKind>> = {
  ordered: 'ordered',
  form_ready: 'page_opened',
  form_unknown: 'page_delayed',
  noticed: 'noticed',
  checked: 'checked',
  on_its_way: 'on_its_way',
  expired: 'expired',
  disputed: 'disputed',
  dispute_won: 'dispute_over',
  refund_bounced: 'refund_failed',
  refund_repaid: 'refund_repaid',
};

function stepsOfEvent(facts: StoryFacts, { kind, detail, at }: StoryEvent): StoryStepAt[] {
  const plain = plainSteps[kind];
  if (plain !== undefined) return [{ kind: plain, at }];
  switch (kind) {
    case 'paid':
      return [
        { kind: paidStep(facts, detail), at },
        { kind: 'granted', at },
      ];
    case 'failed':
      return [{ kind: facts.formRefused ? 'not_opened' : 'declined', at }];
    case 'canceled':
      return [{ kind: canceledStep(detail), at }];
    case 'review':
      return [{ kind: detail.reason === 'underpaid' ? 'held_underpaid' : 'held', at }];
    case 'partially_refunded':
    case 'refunded': {
      const cents = detail.amount_cents;
      const amount = typeof cents === 'number' ? { amountCents: cents } : {};
      const step = detail.from === 'review' ? 'returned' : stepOfRefunded[kind];
      return [{ kind: step, at, ...amount }];
    }
    default:
      return [];
  }
}

const stepOfRefunded = {
  partially_refunded: 'refunded_partly',
  refunded: 'refunded',
} as const satisfies Record<string, StoryStepKind>;

function paidStep(facts: StoryFacts, detail: StoryEvent['detail']): StoryStepKind {
  if (facts.free) return 'free';
  if (facts.byBalance) return 'paid_by_balance';
  const flags: readonly unknown[] = Array.isArray(detail.flags) ? detail.flags : [];
  if (detail.from === 'review' || flags.includes(BY_HAND)) return 'accepted';
  if (flags.includes('overpaid')) return 'overpaid';
  return flags.includes('late') ? 'matched_late' : 'matched';
}

function canceledStep({ by, from }: StoryEvent['detail']): StoryStepKind {
  if (from === 'review') return 'returned';
  if (by === 'buyer') return 'canceled_by_buyer';
  return by === 'newer_order' ? 'replaced' : 'canceled';
}

/** One that went through is told by the sum that went back; only those still on their way, or failed, are told here. */
function stepsOfRefund({ state, way, createdAt, changedAt }: StoryRefund): StoryStepAt[] {
  if (way !== 'gateway' || state === 'succeeded') return [];
  const started = { kind: 'refund_started', at: createdAt } as const;
  return state === 'failed' ? [started, { kind: 'refund_failed', at: changedAt }] : [started];
}

function stepsOfProof({ sentAt, decision, decidedAt }: StoryProof): StoryStepAt[] {
  const sent = { kind: 'proof_sent', at: sentAt } as const;
  if (decision !== 'refused' || decidedAt === null) return [sent];
  return [sent, { kind: 'proof_refused', at: decidedAt }];
}

export interface StepPayment extends StoryFacts {
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly accessUntil: Date | null;
  readonly reviewReason: string | null;
  readonly flags: readonly string[];
  /** Whether the gateway's page can be opened. */
  readonly hasPage: boolean;
  /** Whether the buyer transfers the money by their own bank and people look for it. */
  readonly byTransfer: boolean;
  /** Since when the gateway says that money is on its way. */
  readonly onItsWay: boolean;
  readonly refundOpen: boolean;
  readonly proofWaiting: boolean;
  /** What had come did not fit the order and has gone back. */
  readonly returned: boolean;
  /** What was given back and then came back to the shop. */
  readonly owed: boolean;
}

/** What a buyer should know or do now; `silentMs` is how long a payment takes at most when all is well. */
export function nextStepOf(
  payment: StepPayment,
  { now, silentMs }: { readonly now: Date; readonly silentMs: number },
): { readonly kind: NextStepKind; readonly actions: readonly NextStepAction[] } {
  const kind = kindOfNextStep(payment, now, silentMs);
  return { kind, actions: actionsOf(kind, payment) };
}

function kindOfNextStep(payment: StepPayment, now: Date, silentMs: number): NextStepKind {
  const { state, flags } = payment;
  switch (state) {
    case 'pending':
      return kindWhilePending(payment, now, silentMs);
    case 'review':
      if (payment.refundOpen) return 'refund_pending';
      return payment.reviewReason === 'underpaid' ? 'review_underpaid' : 'review';
    case 'failed':
      return payment.formRefused ? 'not_opened' : 'declined';
    case 'expired':
    case 'canceled':
      if (payment.returned) return 'refunded';
      return payment.proofWaiting ? 'transfer_checking' : state;
    case 'refunded':
      return payment.owed ? 'refund_pending' : 'refunded';
    case 'disputed':
      return 'disputed';
    case 'paid':
    case 'partially_refunded':
      if (payment.refundOpen || payment.owed) return 'refund_pending';
      if (state === 'partially_refunded') return 'refunded_partly';
      if (flags.includes('overpaid')) return 'done_overpaid';
      if (payment.accessUntil === null || payment.accessUntil <= now) return 'ended';
      return flags.includes('late') ? 'done_late' : 'done';
  }
}

function kindWhilePending(payment: StepPayment, now: Date, silentMs: number): NextStepKind {
  if (payment.proofWaiting) return 'transfer_checking';
  if (payment.expiresAt <= now) return 'expired';
  if (payment.onItsWay) return 'on_its_way';
  if (payment.byTransfer) return 'transfer';
  if (now.getTime() - payment.createdAt.getTime() >= silentMs) return 'silent';
  return payment.hasPage ? 'pay' : 'wait_for_page';
}

const actions: Readonly<Record<NextStepKind, readonly NextStepAction[]>> = {
  wait_for_page: ['order_again'],
  pay: ['open_page'],
  transfer: ['open_page'],
  transfer_checking: ['open_page'],
  on_its_way: [],
  silent: ['open_page', 'ticket'],
  review: ['ticket'],
  review_underpaid: ['ticket'],
  declined: ['order_again', 'ticket'],
  not_opened: ['order_again'],
  expired: ['order_again', 'ticket'],
  canceled: ['order_again', 'ticket'],
  done: ['subscriptions'],
  done_late: ['subscriptions'],
  done_overpaid: ['subscriptions', 'ticket'],
  ended: ['order_again'],
  refund_pending: ['ticket'],
  refunded_partly: ['subscriptions', 'ticket'],
  refunded: ['order_again'],
  disputed: ['ticket'],
};

function actionsOf(kind: NextStepKind, { hasPage }: StepPayment): readonly NextStepAction[] {
  return actions[kind].filter((action) => action !== 'open_page' || hasPage);
}

/** What an operator should do about it, if anything. */
export function operatorNextStepOf(payment: StepPayment): OperatorNextStep {
  if (payment.refundOpen) return 'follow_refund';
  if (payment.owed) return 'pay_owed';
  if (payment.state === 'review') return 'decide_review';
  if (payment.proofWaiting) return 'check_transfer';
  if (payment.state === 'disputed') return 'answer_dispute';
  if (payment.state === 'pending') return 'wait';
  return payment.state === 'paid' && payment.flags.includes('overpaid') ? 'return_surplus' : 'none';
}

/** Whether money came, or nothing had to: only then there is a receipt. */
export function hasReceipt({ state }: Pick<StepPayment, 'state'>): boolean {
  return isSettled(state);
}
