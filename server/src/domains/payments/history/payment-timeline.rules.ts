import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import type {
  NextStepAction,
  NextStepKind,
  TimelineStepKind,
} from '@sesame/contract/shop/payment-detail.ts';
import { isSettled, MANUAL, type PaymentState } from '../records/payments.rules.ts';

/** A row of `payment_events`. */
export interface TimelineEvent {
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** A refund requested by an operator. */
export interface TimelineRefund {
  readonly state: 'requested' | 'unknown' | 'pending' | 'succeeded' | 'failed';
  readonly method: 'gateway' | 'balance' | 'record';
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** A proof of payment that the buyer of a bank transfer sent. */
export interface TimelineProof {
  readonly sentAt: Date;
  readonly decision: 'accepted' | 'refused' | null;
  readonly decidedAt: Date | null;
}

/** Facts about a payment that its events do not contain. */
export interface TimelineFacts {
  /** The total was zero. */
  readonly free: boolean;
  readonly byBalance: boolean;
  /** The gateway refused to create a checkout, and certainly holds nothing. */
  readonly checkoutRefused: boolean;
  /** It was bought as a gift. */
  readonly gift: boolean;
}

export interface TimelineRecords {
  readonly events: readonly TimelineEvent[];
  readonly refunds: readonly TimelineRefund[];
  readonly proofs: readonly TimelineProof[];
}

export interface TimelineEntry {
  readonly kind: TimelineStepKind;
  readonly at: Date;
  readonly amountCents?: number;
}

/**
 * The payment's timeline in steps for its buyer, oldest first. Events that mean nothing to a buyer, and raw messages of
 * providers, are left out.
 */
export function timelineOf(
  facts: TimelineFacts,
  { events, refunds, proofs }: TimelineRecords,
): TimelineEntry[] {
  const steps = [
    ...events.flatMap((event) => stepsOfEvent(facts, event)),
    ...refunds.flatMap(stepsOfRefund),
    ...proofs.flatMap(stepsOfProof),
  ];
  // Steps with the same timestamp are ordered: opening, then news from the gateway, then outcomes.
  return steps
    .sort((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b))
    .filter((step, index) => !isSame(step, steps[index - 1]));
}

/** A refund that fails after it was booked is recorded twice: as an event and in its own row. */
function isSame(step: TimelineEntry, before: TimelineEntry | undefined): boolean {
  return step.kind === before?.kind && step.at.getTime() === before.at.getTime();
}

const openings: readonly TimelineStepKind[] = [
  'ordered',
  'page_opened',
  'page_delayed',
  'proof_sent',
];
const gatewaySteps: readonly TimelineStepKind[] = [
  'webhook_received',
  'synced',
  'on_its_way',
  'attempt_declined',
];

function rankOf({ kind }: TimelineEntry): number {
  if (openings.includes(kind)) return 0;
  return gatewaySteps.includes(kind) ? 1 : 2;
}

const plainSteps: Readonly<Record<string, TimelineStepKind>> = {
  ordered: 'ordered',
  checkout_created: 'page_opened',
  checkout_unknown: 'page_delayed',
  webhook_received: 'webhook_received',
  synced: 'synced',
  on_its_way: 'on_its_way',
  attempt_declined: 'attempt_declined',
  expired: 'expired',
  disputed: 'disputed',
  dispute_won: 'dispute_over',
  gift_claimed: 'gift_claimed',
  gift_revoked: 'gift_revoked',
  refund_bounced: 'refund_failed',
  refund_repaid: 'refund_repaid',
};

function stepsOfEvent(facts: TimelineFacts, { kind, detail, at }: TimelineEvent): TimelineEntry[] {
  const plain = plainSteps[kind];
  if (plain !== undefined) return [{ kind: plain, at }];
  switch (kind) {
    case 'paid':
      return [
        { kind: paidStep(facts, detail), at },
        { kind: facts.gift ? 'gift_ready' : 'granted', at },
      ];
    case 'failed':
      return [{ kind: facts.checkoutRefused ? 'not_opened' : 'declined', at }];
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
} as const satisfies Record<string, TimelineStepKind>;

function paidStep(facts: TimelineFacts, detail: TimelineEvent['detail']): TimelineStepKind {
  if (facts.free) return 'free';
  if (facts.byBalance) return 'paid_by_balance';
  const flags: readonly unknown[] = Array.isArray(detail.flags) ? detail.flags : [];
  if (detail.from === 'review' || flags.includes(MANUAL)) return 'accepted';
  if (flags.includes('overpaid')) return 'overpaid';
  return flags.includes('late') ? 'matched_late' : 'matched';
}

function canceledStep({ by, from }: TimelineEvent['detail']): TimelineStepKind {
  if (from === 'review') return 'returned';
  if (by === 'buyer') return 'canceled_by_buyer';
  return by === 'newer_order' ? 'replaced' : 'canceled';
}

/** Succeeded refunds already appear as events with their amount; only pending and failed ones are added here. */
function stepsOfRefund({ state, method, createdAt, changedAt }: TimelineRefund): TimelineEntry[] {
  if (method !== 'gateway' || state === 'succeeded') return [];
  const started = { kind: 'refund_started', at: createdAt } as const;
  return state === 'failed' ? [started, { kind: 'refund_failed', at: changedAt }] : [started];
}

function stepsOfProof({ sentAt, decision, decidedAt }: TimelineProof): TimelineEntry[] {
  const sent = { kind: 'proof_sent', at: sentAt } as const;
  if (decision !== 'refused' || decidedAt === null) return [sent];
  return [sent, { kind: 'proof_refused', at: decidedAt }];
}

export interface StepPayment extends TimelineFacts {
  /** Only of a gift that was paid. */
  readonly giftState: GiftState | undefined;
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly accessUntil: Date | null;
  readonly reviewReason: string | null;
  readonly flags: readonly string[];
  /** Until when the buyer can confirm its charge with their bank; null where the bank asks for nothing. */
  readonly confirmUntil: Date | null;
  /** Whether there is a checkout page to open. */
  readonly hasPage: boolean;
  /** Whether the shop has a page on which the buyer can send what is missing. */
  readonly takesRest: boolean;
  /** Whether it is a bank transfer, which an operator has to check. */
  readonly byTransfer: boolean;
  /** Whether the gateway has reported that the money is on its way. */
  readonly onItsWay: boolean;
  readonly refundOpen: boolean;
  readonly proofWaiting: boolean;
  /** The money did not match the order and was returned. */
  readonly returned: boolean;
  /** Whether a refund came back to the shop and is owed to the buyer again. */
  readonly owed: boolean;
  /** Its plan was replaced by another one. */
  readonly changed: boolean;
}

/** What the buyer should know or do now. `delayedAfterMs`: how long a payment takes at most when nothing is wrong. */
export function nextStepOf(
  payment: StepPayment,
  { now, delayedAfterMs }: { readonly now: Date; readonly delayedAfterMs: number },
): { readonly kind: NextStepKind; readonly actions: readonly NextStepAction[] } {
  const kind = kindOfNextStep(payment, now, delayedAfterMs);
  return { kind, actions: actionsOf(kind, payment) };
}

function kindOfNextStep(payment: StepPayment, now: Date, delayedAfterMs: number): NextStepKind {
  const { state, flags } = payment;
  switch (state) {
    case 'pending':
      return kindWhilePending(payment, now, delayedAfterMs);
    case 'review':
      if (payment.refundOpen) return 'refund_pending';
      return payment.reviewReason === 'underpaid' ? 'review_underpaid' : 'review';
    case 'failed':
      return payment.checkoutRefused ? 'not_opened' : 'declined';
    case 'expired':
    case 'canceled':
      if (payment.returned) return 'refunded';
      return payment.proofWaiting ? 'transfer_checking' : state;
    case 'refunded':
      if (payment.owed) return payment.refundOpen ? 'refund_pending' : 'refund_owed';
      return 'refunded';
    case 'disputed':
      return payment.gift ? 'gift_disputed' : 'disputed';
    case 'paid':
    case 'partially_refunded':
      if (payment.refundOpen) return 'refund_pending';
      if (payment.owed) return 'refund_owed';
      if (payment.giftState === 'revoked') return 'gift_revoked';
      if (state === 'partially_refunded') return 'refunded_partly';
      if (payment.gift) return payment.giftState === 'open' ? 'gift' : 'gift_claimed';
      if (flags.includes('overpaid')) return 'done_overpaid';
      if (payment.accessUntil === null || payment.accessUntil <= now) {
        return payment.changed ? 'changed' : 'ended';
      }
      return flags.includes('late') ? 'done_late' : 'done';
  }
}

function kindWhilePending(payment: StepPayment, now: Date, delayedAfterMs: number): NextStepKind {
  if (payment.proofWaiting) return 'transfer_checking';
  if (payment.expiresAt <= now) return 'expired';
  if (payment.confirmUntil !== null && payment.confirmUntil > now) return 'confirm';
  if (payment.onItsWay) return 'on_its_way';
  if (payment.byTransfer) return 'transfer';
  if (now.getTime() - payment.createdAt.getTime() >= delayedAfterMs) return 'delayed';
  return payment.hasPage ? 'pay' : 'wait_for_page';
}

const actions: Readonly<Record<NextStepKind, readonly NextStepAction[]>> = {
  wait_for_page: ['order_again'],
  pay: ['open_page'],
  confirm: ['order_again'],
  transfer: ['open_page'],
  transfer_checking: ['open_page'],
  on_its_way: [],
  delayed: ['open_page', 'ticket'],
  review: ['ticket'],
  review_underpaid: ['open_page', 'ticket'],
  declined: ['order_again', 'ticket'],
  not_opened: ['order_again'],
  expired: ['order_again', 'ticket'],
  canceled: ['order_again', 'ticket'],
  done: ['subscriptions'],
  done_late: ['subscriptions'],
  done_overpaid: ['subscriptions', 'ticket'],
  ended: ['order_again'],
  changed: ['subscriptions'],
  gift: ['gifts'],
  gift_claimed: ['gifts'],
  gift_revoked: ['ticket'],
  gift_disputed: ['ticket'],
  refund_pending: ['ticket'],
  refund_owed: ['ticket'],
  refunded_partly: ['subscriptions', 'ticket'],
  refunded: ['order_again'],
  disputed: ['ticket'],
};

function actionsOf(
  kind: NextStepKind,
  { gift, hasPage, takesRest }: StepPayment,
): readonly NextStepAction[] {
  const isPageUseful = kind === 'review_underpaid' ? takesRest : hasPage;
  return actions[kind]
    .filter((action) => action !== 'open_page' || isPageUseful)
    .map((action) => (gift && action === 'subscriptions' ? 'gifts' : action));
}

/** A receipt exists once the payment is settled, including free orders. */
export function hasReceipt({ state }: Pick<StepPayment, 'state'>): boolean {
  return isSettled(state);
}
