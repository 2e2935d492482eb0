import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { PlanRow } from '../../access/index.ts';
import { readGiftStates } from '../gifts/read-gift-states.ts';
import { findPlanAfter } from '../plan-changes/plan-changes.store.ts';
import { listEvents, listProofs, listRefunds } from '../records/payment-events.store.ts';
import { isPaidByBalance, TRANSFER_PROVIDER } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import {
  type StepPayment,
  type TimelineEntry,
  type TimelineFacts,
  timelineOf,
} from './payment-timeline.rules.ts';

export interface PaymentTimeline {
  readonly timeline: readonly TimelineEntry[];
  /** Input for the next step. */
  readonly stepPayment: StepPayment;
  /** Only of a gift that was paid. */
  readonly giftState: GiftState | undefined;
  /** What the gateway reported when the payment was held for review. */
  readonly received: Sum | undefined;
  readonly events: Awaited<ReturnType<typeof listEvents>>;
  readonly refunds: Awaited<ReturnType<typeof listRefunds>>;
  /** The plan that replaced the one it bought. */
  readonly changedTo: PlanRow | null;
}

type Sum = { readonly amount: number; readonly currency: string };

const openRefunds: readonly string[] = ['requested', 'unknown', 'pending'];

/** A payment's events and refunds, with the timeline made of them. */
export async function readTimeline(db: Executor, payment: PaymentRow): Promise<PaymentTimeline> {
  const [events, refunds, proofs, gifts, changedTo] = await Promise.all([
    listEvents(db, payment.id),
    listRefunds(db, payment.id),
    listProofs(db, payment.id),
    readGiftStates(db, [payment]),
    findPlanAfter(db, payment.id),
  ]);
  const giftState = gifts.get(payment.id);
  const facts: TimelineFacts = {
    free: payment.total_cents === 0,
    byBalance: isPaidByBalance(payment),
    checkoutRefused: payment.checkout_state === 'refused',
    gift: payment.is_gift,
  };
  const timeline = timelineOf(facts, {
    events: events.map(({ kind, detail, created_at }) => ({
      kind,
      // The store writes only objects.
      detail: detail as Readonly<Record<string, unknown>>,
      at: created_at,
    })),
    refunds: refunds.map(({ state, method, created_at, changed_at }) => ({
      state,
      method,
      createdAt: created_at,
      changedAt: changed_at,
    })),
    proofs: proofs.map(({ created_at, decision, decided_at }) => ({
      sentAt: created_at,
      decision,
      decidedAt: decided_at,
    })),
  });
  const stepPayment: StepPayment = {
    ...facts,
    giftState,
    byTransfer: payment.provider === TRANSFER_PROVIDER,
    confirmUntil: payment.confirm_until,
    hasPage: payment.checkout_url !== null,
    takesRest: payment.own_page === 'coins',
    state: payment.state,
    createdAt: payment.created_at,
    expiresAt: payment.expires_at,
    accessUntil: payment.access_until,
    reviewReason: payment.review_reason,
    flags: payment.flags?.split(',') ?? [],
    onItsWay: events.some(({ kind }) => kind === 'on_its_way'),
    refundOpen: refunds.some(({ state }) => openRefunds.includes(state)),
    proofWaiting: proofs.at(-1)?.decision === null,
    returned: timeline.some(({ kind }) => kind === 'returned'),
    owed: payment.owed_minor > 0,
    changed: changedTo !== null,
  };
  const received = payment.state === 'review' ? receivedIn(events) : undefined;
  return { timeline, stepPayment, giftState, received, events, refunds, changedTo };
}

function receivedIn(events: PaymentTimeline['events']): Sum | undefined {
  const detail = events.findLast(({ kind }) => kind === 'review')?.detail;
  // The store writes only objects, this one with the gateway's report.
  const { report } = (detail ?? {}) as {
    report?: { capturedMinor?: number; capturedCurrency?: string | null };
  };
  if (typeof report?.capturedMinor !== 'number' || !report.capturedCurrency) return undefined;
  return { amount: report.capturedMinor / 100, currency: report.capturedCurrency };
}
