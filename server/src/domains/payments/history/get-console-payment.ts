import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import {
  type FailingJob,
  listFailingJobsAbout,
} from '../../../platform/jobs/failing-jobs.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readLinks, serializePlan } from '../../access/index.ts';
import { readConsequences } from '../consequences/read-consequences.ts';
import { readPaymentRecords } from '../consequences/read-payment-records.ts';
import { readFiscalReceipts } from '../fiscal-receipts/read-fiscal-receipts.ts';
import { findGiftRowOfPayment } from '../gift-claims/console-gifts.store.ts';
import { serializeConsoleGift } from '../gift-claims/serialize-console-gift.ts';
import { describePlanChange } from '../plan-changes/describe-plan-change.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import { findMethodTitle } from '../records/methods.store.ts';
import { findBuyer, listWebhookEvents } from '../records/payment-events.store.ts';
import { findPayment, type PaymentRow } from '../records/payments.store.ts';
import { listAnswers } from '../settlement/disputes/dispute-answers.store.ts';
import { listDisputes } from '../settlement/disputes/disputes.store.ts';
import { serializeDispute } from '../settlement/disputes/serialize-dispute.ts';
import { recordableOutcomes } from '../settlement/refunds/refunds.rules.ts';
import { linesOfPayment, serializeAccess } from './get-payment.ts';
import { readConsoleStep } from './read-console-step.ts';
import { type PaymentTimeline, readTimeline } from './read-timeline.ts';

/** Any payment with all its details, for an operator. Refuses `not_found`. */
export async function getConsolePayment(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: string,
): Promise<ConsolePayment> {
  const payment = await findPayment(db, id);
  if (payment === undefined) refuse('not_found');
  const now = clock.now();
  const [user, timeline, webhooks, consequences, fiscalReceipts] = await Promise.all([
    findBuyer(db, payment.user_id),
    readTimeline(db, payment),
    listWebhookEvents(db, payment),
    readConsequences(db, payment, now),
    readFiscalReceipts(db, payment, now),
  ]);
  const { events, refunds } = timeline;
  const subscription = consequences.access?.subscription_id;
  const subjects = [
    ...refunds.map(({ id: refund }) => `refund:${refund}`),
    ...refunds.flatMap(({ gateway_reference: reference }) =>
      reference ? [`refund:${reference}`] : [],
    ),
    ...webhooks.map(({ id: webhook }) => `webhook:${webhook}`),
  ];
  const [records, links, disputes, answers] = await Promise.all([
    readPaymentRecords(db, payment, { subjects, subscription }),
    subscription === undefined ? [] : readLinks(db, subscription),
    listDisputes(db, id),
    listAnswers(db, id),
  ]);
  const jobs = await listFailingJobsAbout(db, {
    payment: [id],
    refund: refunds.map((refund) => refund.id),
    webhookEvent: webhooks.map((webhook) => webhook.id),
    delivery: links.map((link) => link.delivery_id),
  });
  const known = {
    consequences,
    links,
    disputes: disputes.map((dispute) => serializeDispute(dispute, answers)),
    ...records,
  };
  const planChange = await describePlanChange(db, id);
  const gift = payment.is_gift ? await findGiftRowOfPayment(db, id) : undefined;
  const method = await findMethodTitle(db, payment.gateway);
  return {
    ...serializeFacts(payment),
    method: method ?? { title: payment.gateway, title_ru: payment.gateway },
    ...(planChange !== undefined && { plan_change: planChange }),
    ...(timeline.changedTo !== null && {
      changed_to: {
        ...serializePlan(timeline.changedTo),
        payment_id: timeline.changedTo.payment_id,
      },
    }),
    ...(gift !== undefined && { gift: serializeConsoleGift(gift) }),
    user,
    next_step: await readConsoleStep(db, payment, { known, timeline, now }),
    events: events.map(({ kind, detail, created_at }) => ({
      kind,
      // The store writes only objects.
      detail: detail as Record<string, unknown>,
      at: created_at.toISOString(),
    })),
    webhooks: webhooks.map((webhook) => ({
      id: webhook.id,
      key: webhook.event_key,
      received_at: webhook.received_at.toISOString(),
      applied_at: webhook.applied_at?.toISOString() ?? null,
      outcome: webhook.outcome,
      attempts: webhook.attempts,
      error: webhook.last_error,
    })),
    jobs: jobs.map(serializeJob),
    refunds: refunds.map((refund) => serializeRefund(refund, now)),
    fiscal_receipts: fiscalReceipts,
    ...known,
  };
}

function serializeFacts(payment: PaymentRow) {
  const { captured_currency: currency } = payment;
  const sumOf = (minor: number) => (currency === null ? null : { amount: minor / 100, currency });
  return {
    id: payment.id,
    number: payment.number,
    sub_plan_title: payment.title,
    sub_plan_title_ru: payment.title_ru,
    duration: serializeDuration({ count: payment.duration_count, unit: payment.duration_unit }),
    gateway: payment.gateway,
    provider: payment.provider,
    state: payment.shown_state,
    review_reason: payment.review_reason,
    flags: payment.flags?.split(',') ?? [],
    lines: linesOfPayment(payment),
    ...serializeCharge(payment),
    captured: sumOf(payment.captured_minor),
    returned: sumOf(payment.returned_minor),
    paid: dollarsFromCents(payment.captured_cents),
    refunded: dollarsFromCents(payment.refunded_cents),
    ...(payment.credited_cents > 0 && { credited: dollarsFromCents(payment.credited_cents) }),
    owed: dollarsFromCents(payment.owed_cents),
    reference: payment.gateway_reference,
    secondary_reference: payment.gateway_secondary_reference,
    takes_payment_id: capabilitiesOf(payment.provider)?.paymentIds === true,
    option: payment.provider_option,
    checkout_state: payment.checkout_state,
    checkout_url: payment.checkout_url,
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
    closed_at: payment.closed_at?.toISOString() ?? null,
    sync_at: payment.sync_at?.toISOString() ?? null,
    sync_count: payment.sync_count,
    country: payment.country,
    access: serializeAccess(payment),
  };
}

function serializeJob(job: FailingJob): ConsolePayment['jobs'][number] {
  return {
    id: job.id,
    queue: job.queue,
    attempts: job.attempts,
    state: job.is_dead ? 'dead' : 'retrying',
    reason: job.reason,
    enqueued_at: job.enqueued_at.toISOString(),
    next_at: job.next_at?.toISOString() ?? null,
  };
}

function serializeRefund(refund: PaymentTimeline['refunds'][number], now: Date) {
  return {
    id: refund.id,
    purpose: refund.purpose,
    method: refund.method,
    access: refund.access,
    amount: dollarsFromCents(refund.amount_cents),
    sum: { amount: refund.amount_minor / 100, currency: refund.currency },
    state: refund.state,
    reason: refund.reason,
    reference: refund.gateway_reference,
    failure: refund.failure,
    operator: refund.operator_name,
    requested_by: refund.requested_by,
    outcomes: [...recordableOutcomes(refund, now)],
    created_at: refund.created_at.toISOString(),
    changed_at: refund.changed_at.toISOString(),
  };
}
