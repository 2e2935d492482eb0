import type { DoublePaymentPolicy } from '@sesame/contract/shared/shop-settings.ts';
import type { DoublePaymentState, ShownPaymentState } from '@sesame/contract/shared/states.ts';
import { sql } from 'kysely';
import type { DurationUnit } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export function findUseOfPayment(db: Executor, paymentId: string) {
  return db
    .selectFrom('promo_redemptions')
    .innerJoin('promo_codes', 'promo_codes.id', 'promo_redemptions.promo_code_id')
    .select([
      'promo_codes.code',
      'promo_redemptions.state',
      'promo_redemptions.over_limit',
      'promo_codes.uses',
      'promo_codes.max_uses',
    ])
    .where('promo_redemptions.payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** Alerts about the payment, its refunds and its webhooks, newest first. */
export async function listAlertsOfPayment(
  db: Executor,
  paymentId: string,
  subjects: readonly string[],
) {
  return db
    .selectFrom('alerts')
    .select(['id', 'kind', 'created_at', 'resolved_at'])
    .where((about) =>
      about.or([
        about('subject', 'in', [paymentId, ...subjects]),
        about(sql`detail ->> 'payment'`, '=', paymentId),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
}

export interface RelatedRow {
  id: string;
  number: string;
  created_at: Date;
  duration_count: number;
  duration_unit: DurationUnit;
  total_cents: number;
  shown_state: ShownPaymentState;
  later_id: string | null;
  policy: DoublePaymentPolicy | null;
  double_state: DoublePaymentState | null;
  decided_by: 'buyer' | 'operator' | 'shop' | null;
  decided_at: Date | null;
}

const RELATED = 10;

/** Other payments of the buyer for the same product, newest first, and whether the two are one purchase paid twice. */
export async function listRelatedPayments(
  db: Executor,
  { id, user_id, product_id }: { id: string; user_id: string; product_id: number },
): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    select other.id, other.number, other.created_at, other.duration_count, other.duration_unit, other.total_cents,
      other.shown_state,
      d.payment_id as later_id, d.policy, d.state as double_state, d.decided_by, d.decided_at
    from payments own join payments other
      on other.user_id = ${user_id} and other.product_id = ${product_id} and other.id <> own.id
    left join double_payments d
      on (d.payment_id, d.earlier_payment_id) in ((own.id, other.id), (other.id, own.id))
    where own.id = ${id}
    order by other.created_at desc, other.id desc
    limit ${RELATED}`.execute(db);
  return rows;
}

const TICKETS = 10;

/** Tickets about the payment or the subscription that it extends, newest first. */
export function listTicketsAbout(
  db: Executor,
  {
    payment,
    user,
    subscription,
  }: { payment: string; user: string; subscription: string | undefined },
) {
  return db
    .selectFrom('tickets')
    .select(['id', 'number', 'title', 'state', 'last_at'])
    .where('user_id', '=', user)
    .where((about) =>
      about.or([
        about('payment_id', '=', payment),
        ...(subscription === undefined ? [] : [about('subscription_id', '=', subscription)]),
      ]),
    )
    .orderBy('last_at', 'desc')
    .orderBy('number', 'desc')
    .limit(TICKETS)
    .execute();
}

/** Whether a manual confirmation of the payment waits for a second operator. */
export async function hasWaitingConfirmation(
  db: Executor,
  { payment, now }: { payment: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_confirmations')
    .select('id')
    .where('payment_id', '=', payment)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export interface MessageRow {
  channel: 'mail' | 'telegram';
  key: string;
  queued_at: Date;
  sent_at: Date | null;
  abandoned_at: Date | null;
}

/** Mails and messages by the bot whose key is one of these or continues it after a colon, newest first. */
export async function listMessagesAbout(
  db: Executor,
  keys: readonly string[],
): Promise<MessageRow[]> {
  const about = sql.join(
    keys.map((key) => sql`(key = ${key} or (key >= ${`${key}:`} and key < ${`${key};`}))`),
    sql` or `,
  );
  const { rows } = await sql<MessageRow>`
    select 'mail' as channel, key, queued_at, sent_at, abandoned_at from mails where ${about}
    union all
    select 'telegram', key, queued_at, sent_at, abandoned_at from telegram_messages where ${about}
    order by queued_at desc, key`.execute(db);
  return rows;
}
