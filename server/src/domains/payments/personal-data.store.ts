import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../../platform/platform.ts';

export function findPaymentsOf(db: Executor, userId: string) {
  return db
    .selectFrom('payments')
    .leftJoin('promo_codes', 'promo_codes.id', 'payments.promo_code_id')
    .select([
      'payments.id',
      'payments.number',
      'payments.title',
      'payments.title_ru',
      'payments.gateway',
      'payments.duration_count',
      'payments.duration_unit',
      'payments.price_cents',
      'payments.fee_cents',
      'payments.discount_cents',
      'payments.credit_cents',
      'payments.credited_cents',
      'payments.total_cents',
      'payments.currency',
      'promo_codes.code as promo_code',
      'payments.shown_state as state',
      'payments.gateway_reference',
      'payments.captured_cents',
      'payments.refunded_cents',
      'payments.created_at',
      'payments.paid_at',
      'payments.closed_at',
      'payments.access_from',
      'payments.access_until',
    ])
    .select((payment) =>
      jsonArrayFrom(
        payment
          .selectFrom('transfer_proofs')
          .select(['content_type', 'bytes', 'stored_at as sent_at', 'decision', 'decision_reason'])
          .whereRef('transfer_proofs.payment_id', '=', 'payments.id')
          .where('stored_at', 'is not', null)
          .orderBy('stored_at'),
      ).as('proofs'),
    )
    .select((payment) =>
      jsonArrayFrom(
        payment
          .selectFrom('payment_disputes')
          .select(['state', 'reason', 'is_inquiry', 'amount_minor', 'currency', 'opened_at'])
          .whereRef('payment_disputes.payment_id', '=', 'payments.id')
          .orderBy('opened_at'),
      ).as('disputes'),
    )
    .where('payments.user_id', '=', userId)
    .orderBy('payments.created_at')
    .execute();
}

/** Gifts that this person has bought or redeemed, without the code and without the other person. */
export async function findGiftsOf(db: Executor, userId: string) {
  const { rows } = await sql<object>`
    select case when buyer_id = ${userId} then payment_id end as payment_id,
      buyer_id = ${userId} as bought, claimed_by = ${userId} as redeemed,
      case when buyer_id = ${userId} then created_at end as created_at, state, claimed_at, claimed_as as redeemed_as,
      case when claimed_by = ${userId} then credit_cents end as credit_cents, ended_at, reversed_at,
      case when buyer_id = ${userId} then cards_sent end as cards_sent
    from gifts where buyer_id = ${userId} or claimed_by = ${userId}
    order by gifts.created_at, id`.execute(db);
  return rows;
}

export function findRedemptionsOf(db: Executor, userId: string) {
  return db
    .selectFrom('promo_redemptions')
    .innerJoin('promo_codes', 'promo_codes.id', 'promo_redemptions.promo_code_id')
    .select([
      'promo_codes.code',
      'promo_redemptions.payment_id',
      'promo_redemptions.state',
      'promo_redemptions.created_at',
    ])
    .where('promo_redemptions.user_id', '=', userId)
    .orderBy('promo_redemptions.created_at')
    .execute();
}

/** Promo codes that the buyer alone may use. */
export function findPersonalCodesOf(db: Executor, userId: string) {
  return db
    .selectFrom('promo_codes')
    .select(['code', 'discount_percent', 'active', 'starts_at', 'ends_at', 'created_at'])
    .where('buyer_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Saved payment methods, also removed ones, with the mandate of the payment that saved them. */
export function findSavedMethodsOf(db: Executor, userId: string) {
  return db
    .selectFrom('saved_methods')
    .leftJoin('payment_mandates', 'payment_mandates.payment_id', 'saved_methods.created_by_payment')
    .select([
      'provider',
      'kind',
      'brand',
      'last4',
      'expires_month',
      'state',
      'is_default',
      'created_by_payment as payment_id',
      'payment_mandates.text as agreed_to',
      'payment_mandates.agreed_at',
      'created_at',
      'removed_at',
      'forget_state',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/**
 * Webhook events about this buyer's payments: provider, times, outcome, and until when the body is kept. Amounts are in
 * the payments; bodies are removed after a while.
 */
export async function findWebhooksOf(db: Executor, userId: string) {
  const { rows } = await sql<object>`
    select payments.id as payment_id, webhook_events.provider, received_at, applied_at, outcome,
      body_removed_at is null as body_stored, body_removed_at
    from payments join webhook_events on webhook_events.order_id = payments.id::text
      or (webhook_events.order_id is null and webhook_events.provider = payments.provider
        and webhook_events.gateway_reference = payments.gateway_reference)
    where payments.user_id = ${userId}
    order by received_at, webhook_events.id`.execute(db);
  return rows;
}
