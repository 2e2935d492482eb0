import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** Enough for an operator to choose from. */
const TARGETS = 20;

export interface SubscriptionTarget {
  readonly id: string;
  readonly title: string;
  readonly title_ru: string;
  readonly at: Date;
  readonly anchor_day: number;
  /** Whether the ticket is about this subscription, or about a payment for its product. */
  readonly is_subject: boolean;
}

/** Subscriptions of the ticket's owner, the latest end first. */
export async function listSubscriptionTargets(
  db: Executor,
  { ticketId, runningAt }: { readonly ticketId: string; readonly runningAt: Date | undefined },
): Promise<SubscriptionTarget[]> {
  const { rows } = await sql<SubscriptionTarget>`
    select s.id, p.title, p.title_ru, s.ends_at as at, s.anchor_day,
      coalesce(s.id = t.subscription_id or s.product_id = about.product_id, false) as is_subject
    from tickets t
    join subscriptions s on s.user_id = t.user_id
    join products p on p.id = s.product_id
    left join payments about on about.id = t.payment_id
    where t.id = ${ticketId}
      and (${runningAt ?? null}::timestamptz is null or s.ends_at > ${runningAt ?? null})
    order by s.ends_at desc, s.id
    limit ${TARGETS}`.execute(db);
  return rows;
}

export interface PaymentTarget {
  readonly id: string;
  readonly title: string;
  readonly title_ru: string;
  readonly at: Date;
  readonly captured_cents: number;
  readonly refunded_cents: number;
  readonly is_subject: boolean;
}

/** Payments of the ticket's owner that can still be refunded, newest first. */
export async function listPaymentTargets(db: Executor, ticketId: string): Promise<PaymentTarget[]> {
  const { rows } = await sql<PaymentTarget>`
    select p.id, p.title, p.title_ru, p.created_at as at, p.captured_cents, p.refunded_cents,
      coalesce(p.id = t.payment_id, false) as is_subject
    from tickets t
    join payments p on p.user_id = t.user_id
    where t.id = ${ticketId} and p.state in ('paid', 'partially_refunded')
      and p.captured_cents > p.refunded_cents
    order by p.created_at desc, p.id desc
    limit ${TARGETS}`.execute(db);
  return rows;
}
