import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readConsequences } from '../consequences/read-consequences.ts';
import { readPaymentRecords } from '../consequences/read-payment-records.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import { findBuyer, listWebhookEvents } from '../records/payment-events.store.ts';
import { findPayment, type PaymentRow } from '../records/payments.store.ts';
import { linesOfPayment, serializeAccess, serializeStep } from './get-payment.ts';
import { operatorNextStepOf } from './payment-timeline.rules.ts';
import { type PaymentTimeline, readTimeline } from './read-timeline.ts';

/** Any payment with all its details, for an operator. Refuses `not_found`. */
export async function getAnyPayment(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: string,
): Promise<ConsolePayment> {
  const payment = await findPayment(db, id);
  if (payment === undefined) refuse('not_found');
  const now = clock.now();
  const [user, { timeline, stepPayment, events, refunds }, webhooks, consequences] =
    await Promise.all([
      findBuyer(db, payment.user_id),
      readTimeline(db, payment),
      listWebhookEvents(db, payment),
      readConsequences(db, payment, now),
    ]);
  const records = await readPaymentRecords(db, payment, [
    ...refunds.map(({ id: refund }) => `refund:${refund}`),
    ...refunds.flatMap(({ gateway_reference: reference }) =>
      reference ? [`refund:${reference}`] : [],
    ),
    ...webhooks.map(({ id: webhook }) => `webhook:${webhook}`),
  ]);
  return {
    ...serializeFacts(payment),
    user,
    timeline: timeline.map(serializeStep),
    next_step: operatorNextStepOf(stepPayment),
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
    refunds: refunds.map(serializeRefund),
    consequences,
    ...records,
  };
}

function serializeFacts(payment: PaymentRow) {
  const { captured_currency: currency } = payment;
  const sumOf = (minor: number) => (currency === null ? null : { amount: minor / 100, currency });
  return {
    id: payment.id,
    number: payment.number,
    sub_plan_title: payment.title,
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
    owed: dollarsFromCents(payment.owed_cents),
    reference: payment.gateway_reference,
    secondary_reference: payment.gateway_secondary_reference,
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

function serializeRefund(refund: PaymentTimeline['refunds'][number]) {
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
    created_at: refund.created_at.toISOString(),
    changed_at: refund.changed_at.toISOString(),
  };
}
