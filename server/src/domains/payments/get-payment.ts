import { durationOnWire } from '@sesame/contract/durations.ts';
import { DELIVERY_ALERT_S } from '@sesame/contract/limits.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { PaymentDetail, StoryStep } from '@sesame/contract/payment-detail.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { productFaces } from '../catalogue/index.ts';
import { findMethodTitle } from './methods.store.ts';
import { findOwnPayment } from './payment-detail.store.ts';
import { hasReceipt, nextStepOf, type StoryStepAt } from './payment-story.rules.ts';
import { isOpen, wireStatus } from './payments.rules.ts';
import type { PaymentRow } from './payments.store.ts';
import { linesOnWire } from './quote-order.ts';
import { chargeOnWire } from './rates/charge-on-wire.ts';
import { readStory } from './read-story.ts';

/** An own payment with its story and its next step. Refuses `not_found`. */
export async function getPayment(
  platform: Pick<Platform, 'db' | 'listener' | 'log' | 'clock'>,
  own: { readonly id: string; readonly userId: string },
): Promise<PaymentDetail> {
  const payment = await findOwnPayment(platform.db, own);
  if (payment === undefined) refuse('not_found');
  const now = platform.clock.now();
  const [{ story, standing }, method, faces] = await Promise.all([
    readStory(platform.db, payment),
    findMethodTitle(platform.db, payment.gateway),
    productFaces(platform),
  ]);
  const next = nextStepOf(standing, { now, silentMs: DELIVERY_ALERT_S * 1_000 });
  return {
    id: payment.id,
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    sub_plan_id: payment.product_id,
    sub_plan_title: payment.title,
    pictures: [...(faces.get(payment.product_id)?.pictures ?? [])],
    duration: durationOnWire({ count: payment.duration_count, unit: payment.duration_unit }),
    gateway: payment.gateway,
    method: {
      title: method?.title ?? payment.gateway,
      title_ru: method?.title_ru ?? payment.gateway,
    },
    status: wireStatus({ state: payment.state, accessUntil: payment.access_until }, now),
    is_pending: isOpen({ state: payment.state, expiresAt: payment.expires_at }, now),
    in_review: payment.state === 'review',
    lines: linesOfPayment(payment),
    ...chargeOnWire(payment),
    paid_at: payment.paid_at?.toISOString() ?? null,
    paid: dollarsFromCents(payment.captured_cents),
    refunded: dollarsFromCents(payment.refunded_cents),
    // What was given back in full gives no access any more.
    access: payment.state === 'refunded' ? null : accessOnWire(payment),
    url: next.actions.includes('open_page') ? payment.form_url : null,
    story: story.map(stepOnWire),
    next_step: { kind: next.kind, actions: [...next.actions] },
    has_receipt: hasReceipt(standing),
  };
}

/** The lines as they were frozen when Pay was pressed. */
export function linesOfPayment(payment: PaymentRow) {
  return linesOnWire(payment.price_id, {
    priceCents: payment.price_cents,
    feePercent: payment.fee_percent,
    feeCents: payment.fee_cents,
    discountPercent: payment.discount_percent,
    discountCents: payment.discount_cents,
    totalCents: payment.total_cents,
  });
}

export function accessOnWire({ access_from: from, access_until: until }: PaymentRow) {
  if (from === null || until === null) return null;
  return { from: from.toISOString(), until: until.toISOString() };
}

export function stepOnWire({ kind, at, amountCents }: StoryStepAt): StoryStep {
  const amount = amountCents === undefined ? {} : { amount: dollarsFromCents(amountCents) };
  return { kind, at: at.toISOString(), ...amount };
}
