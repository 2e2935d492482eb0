import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { PaymentDetail, TimelineStep } from '@sesame/contract/shop/payment-detail.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { serializePlan } from '../../access/index.ts';
import { productCards } from '../../catalogue/index.ts';
import { serializeLines } from '../checkout/quote-for-order.ts';
import { readReceiptLinks } from '../fiscal-receipts/read-fiscal-receipts.ts';
import { findPlanChange } from '../plan-changes/plan-changes.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import { findMethodTitle } from '../records/methods.store.ts';
import { findOwnPayment } from '../records/payment-events.store.ts';
import { buyerStatusOf, isOpen, isSettled } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { describeDoublePayment } from '../refunds/describe-double-payment.ts';
import { hasReceipt, nextStepOf, type TimelineEntry } from './payment-timeline.rules.ts';
import { readSaving } from './read-saving.ts';
import { readTimeline } from './read-timeline.ts';

/** The caller's payment with its timeline and next step. Refuses `not_found`. */
export async function getPayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  own: { readonly id: string; readonly userId: string },
): Promise<PaymentDetail> {
  const payment = await findOwnPayment(platform.db, own);
  if (payment === undefined) refuse('not_found');
  const now = platform.clock.now();
  const [
    { timeline, stepPayment, giftState, received, changedTo },
    method,
    cards,
    double,
    receiptLinks,
    saving,
    change,
  ] = await Promise.all([
    readTimeline(platform.db, payment),
    findMethodTitle(platform.db, payment.gateway),
    productCards(platform),
    isSettled(payment.state) ? describeDoublePayment(platform, gateways, payment.id) : null,
    isSettled(payment.state) ? readReceiptLinks(platform.db, payment.id) : [],
    readSaving(platform.db, payment, now),
    payment.credit_cents > 0 ? findPlanChange(platform.db, payment.id) : undefined,
  ]);
  const next = nextStepOf(stepPayment, { now, delayedAfterMs: DELIVERY_ALERT_S * 1_000 });
  return {
    id: payment.id,
    number: payment.number,
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    sub_plan_id: payment.product_id,
    sub_plan_title: payment.title,
    sub_plan_title_ru: payment.title_ru,
    pictures: [...(cards.get(payment.product_id)?.pictures ?? [])],
    duration: serializeDuration({ count: payment.duration_count, unit: payment.duration_unit }),
    gateway: payment.gateway,
    method: {
      title: method?.title ?? payment.gateway,
      title_ru: method?.title_ru ?? payment.gateway,
    },
    state: payment.shown_state,
    status: buyerStatusOf(
      { state: payment.state, accessUntil: payment.access_until, isGift: payment.is_gift },
      now,
    ),
    is_pending: isOpen({ state: payment.state, expiresAt: payment.expires_at }, now),
    in_review: payment.state === 'review',
    ...(giftState !== undefined && { gift_state: giftState }),
    lines: linesOfPayment(payment),
    ...serializeCharge(payment),
    paid_at: payment.paid_at?.toISOString() ?? null,
    paid: dollarsFromCents(payment.captured_cents),
    refunded: dollarsFromCents(payment.refunded_cents),
    ...(stepPayment.owed && { refund_owed: true as const }),
    ...(payment.owed_cents > 0 && { owed: dollarsFromCents(payment.owed_cents) }),
    ...(received !== undefined && { received }),
    ...(saving !== undefined && { saving }),
    ...(change?.settled_at &&
      change.rest_cents > 0 && { credit_rest: dollarsFromCents(change.rest_cents) }),
    ...(changedTo !== null && { changed_to: serializePlan(changedTo) }),
    access: serializeAccess(payment),
    url: next.actions.includes('open_page') ? payment.checkout_url : null,
    timeline: timeline.map(serializeStep),
    next_step: { kind: next.kind, actions: [...next.actions] },
    double_payment: double,
    has_receipt: hasReceipt(stepPayment),
    fiscal_receipts: receiptLinks,
  };
}

/** The lines as frozen when the order was placed. */
export function linesOfPayment(payment: PaymentRow) {
  return serializeLines(payment.price_id, {
    priceCents: payment.price_cents,
    feePercent: payment.fee_percent,
    feeCents: payment.fee_cents,
    discountPercent: payment.discount_percent,
    discountCents: payment.discount_cents,
    creditCents: payment.credit_cents,
    restCents: 0,
    totalCents: payment.total_cents,
  });
}

export function serializeAccess({ access_from: from, access_until: until }: PaymentRow) {
  if (from === null || until === null) return null;
  return { from: from.toISOString(), until: until.toISOString() };
}

function serializeStep({ kind, at, amountCents }: TimelineEntry): TimelineStep {
  const amount = amountCents === undefined ? {} : { amount: dollarsFromCents(amountCents) };
  return { kind, at: at.toISOString(), ...amount };
}
