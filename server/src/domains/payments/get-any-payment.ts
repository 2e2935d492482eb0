import { durationOnWire } from '@sesame/contract/durations.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { OperatorPayment } from '@sesame/contract/operator-payment-detail.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { accessOnWire, linesOfPayment, stepOnWire } from './get-payment.ts';
import { findBuyer, listNotices } from './payment-detail.store.ts';
import { operatorNextStepOf } from './payment-story.rules.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';
import { chargeOnWire } from './rates/charge-on-wire.ts';
import { type PaymentStory, readStory } from './read-story.ts';

/** Anybody's payment with all that is known of it, for an operator. Refuses `not_found`. */
export async function getAnyPayment(
  { db }: Pick<Platform, 'db'>,
  id: string,
): Promise<OperatorPayment> {
  const payment = await findPayment(db, id);
  if (payment === undefined) refuse('not_found');
  const [user, { story, standing, events, refunds }, notices] = await Promise.all([
    findBuyer(db, payment.user_id),
    readStory(db, payment),
    listNotices(db, payment),
  ]);
  return {
    ...factsOnWire(payment),
    user,
    story: story.map(stepOnWire),
    next_step: operatorNextStepOf(standing),
    events: events.map(({ kind, detail, created_at }) => ({
      kind,
      // The store writes objects and nothing else.
      detail: detail as Record<string, unknown>,
      at: created_at.toISOString(),
    })),
    notices: notices.map((notice) => ({
      id: notice.id,
      key: notice.event_key,
      received_at: notice.received_at.toISOString(),
      applied_at: notice.applied_at?.toISOString() ?? null,
      outcome: notice.outcome,
      attempts: notice.attempts,
      error: notice.last_error,
    })),
    refunds: refunds.map(refundOnWire),
  };
}

function factsOnWire(payment: PaymentRow) {
  const { captured_currency: currency } = payment;
  const sumOf = (minor: number) => (currency === null ? null : { amount: minor / 100, currency });
  return {
    id: payment.id,
    sub_plan_title: payment.title,
    duration: durationOnWire({ count: payment.duration_count, unit: payment.duration_unit }),
    gateway: payment.gateway,
    provider: payment.provider,
    state: payment.state,
    review_reason: payment.review_reason,
    flags: payment.flag?.split(',') ?? [],
    lines: linesOfPayment(payment),
    ...chargeOnWire(payment),
    captured: sumOf(payment.captured_minor),
    returned: sumOf(payment.returned_minor),
    paid: dollarsFromCents(payment.captured_cents),
    refunded: dollarsFromCents(payment.refunded_cents),
    owed: dollarsFromCents(payment.owed_cents),
    reference: payment.gateway_reference,
    handle: payment.gateway_handle,
    option: payment.provider_option,
    form_state: payment.form_state,
    form_url: payment.form_url,
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
    closed_at: payment.closed_at?.toISOString() ?? null,
    check_at: payment.check_at?.toISOString() ?? null,
    check_count: payment.check_count,
    country: payment.country,
    access: accessOnWire(payment),
  };
}

function refundOnWire(refund: PaymentStory['refunds'][number]) {
  return {
    id: refund.id,
    purpose: refund.purpose,
    way: refund.way,
    access: refund.access,
    amount: dollarsFromCents(refund.amount_cents),
    sum: { amount: refund.amount_minor / 100, currency: refund.currency },
    state: refund.state,
    reason: refund.reason,
    reference: refund.gateway_reference,
    failure: refund.failure,
    operator_id: refund.operator_id,
    operator: refund.operator_name,
    created_at: refund.created_at.toISOString(),
    changed_at: refund.changed_at.toISOString(),
  };
}
