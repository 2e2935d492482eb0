import type { ConsoleNextStep } from '@sesame/contract/console/payments/next-step.ts';
import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import type { Executor } from '../../../platform/platform.ts';
import { hasWaitingConfirmation } from '../consequences/consequences.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { recordableOutcomes } from '../settlement/refunds/refunds.rules.ts';
import {
  consoleNextStepOf,
  type DoublePayment,
  type OpenDispute,
} from './console-next-step.rules.ts';
import type { PaymentTimeline } from './read-timeline.ts';

type Known = Pick<
  ConsolePayment,
  'disputes' | 'consequences' | 'links' | 'alerts' | 'related' | 'tickets'
>;

/** What an operator should do next about a payment, from all that is known about it. */
export async function readConsoleStep(
  db: Executor,
  payment: PaymentRow,
  {
    known,
    timeline: { stepPayment, received, refunds },
    now,
  }: { known: Known; timeline: PaymentTimeline; now: Date },
): Promise<ConsoleNextStep> {
  const last = refunds.filter(({ purpose }) => purpose === 'refund').at(-1);
  return consoleNextStepOf({
    state: payment.state,
    capturedCents: payment.captured_cents,
    refundedCents: payment.refunded_cents,
    totalCents: payment.total_cents,
    owedCents: payment.owed_cents,
    confirmationWaiting: await hasWaitingConfirmation(db, { payment: payment.id, now }),
    proofWaiting: stepPayment.proofWaiting,
    refundOpen: stepPayment.refundOpen,
    refundOverdue: refunds.some((refund) => recordableOutcomes(refund, now).length > 0),
    failedRefund:
      last?.state === 'failed'
        ? { amountCents: last.amount_cents, access: last.access }
        : undefined,
    received: received ?? null,
    expected: { amount: payment.charge_minor / 100, currency: payment.charge_currency },
    disputeDueAt: payment.dispute_due_at,
    disputedBy: payment.disputed_by,
    dispute: openDisputeOf(known),
    double: doubleOf(payment.id, known),
    undelivered: undeliveredOf(known, now),
    ticket: known.tickets.findLast(({ state }) => state === 'new' || state === 'waiting_operator'),
    openAlerts: known.alerts.filter(({ open }) => open).reverse(),
  });
}

function openDisputeOf({ disputes }: Known): OpenDispute | undefined {
  const waiting = disputes
    .filter(({ state }) => state === 'needs_answer')
    .sort((one, two) => (one.due_at ?? '9').localeCompare(two.due_at ?? '9'));
  const dispute = waiting[0] ?? disputes.find(({ state }) => state === 'under_review');
  if (dispute === undefined) return undefined;
  const {
    state,
    is_inquiry: isInquiry,
    due_at: dueAt,
    accepted_actions: acceptedActions,
    answer,
  } = dispute;
  // What was sent counts before the gateway reports it.
  const isAnswered = answer !== null && answer.state !== 'failed';
  return {
    state: state === 'needs_answer' && !isAnswered ? state : 'under_review',
    isInquiry,
    dueAt: dueAt === null ? null : new Date(dueAt),
    acceptedActions,
  };
}

/** The other of two payments for one purchase, while it is undecided whether both stay. */
function doubleOf(id: string, { related }: Known): DoublePayment | undefined {
  for (const { id: otherId, number, double } of related) {
    if (double?.state !== 'open' && double?.state !== 'refunding') continue;
    const cameFirst = double.later_id === id;
    // The refund itself is followed; the earlier payment refers to it.
    if (cameFirst && double.state === 'refunding') continue;
    const asked = double.state === 'open' && double.policy === 'ask';
    return { id: otherId, number, cameFirst, asked };
  }
  return undefined;
}

/** Deliveries that take longer than they should. */
function undeliveredOf({ consequences, links }: Known, now: Date) {
  const { access } = consequences;
  if (access === null || access.subscription_state === 'ended') return undefined;
  const before = now.getTime() - DELIVERY_ALERT_S * 1_000;
  const count = links.filter(
    ({ item, waiting_since: since }) => item === null && Date.parse(since) <= before,
  ).length;
  return count > 0 ? { count, subscriptionId: access.subscription_id } : undefined;
}
