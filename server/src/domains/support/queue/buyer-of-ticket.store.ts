import type { Language } from '@sesame/contract/shared/limits.ts';
import type { AccessState, ShownPaymentState } from '@sesame/contract/shared/states.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Rows of each kind; an answer is usually about one of the latest. */
const LATEST = 5;
/** Counting stops here. */
const INVITED_MAX = 1_000;

export interface Owner {
  readonly id: string;
  readonly language: Language;
  readonly created_at: Date;
  readonly email_confirmed_at: Date | null;
  readonly blocked_at: Date | null;
  readonly inviter_id: string | null;
  readonly inviter_name: string | null;
  readonly invited: number;
  readonly earned_cents: number;
  readonly available_cents: number;
}

export async function findOwnerOfTicket(
  db: Executor,
  ticketId: string,
): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select u.id, u.language, u.created_at, u.email_confirmed_at, u.blocked_at,
      i.id as inviter_id, i.username as inviter_name,
      (select count(*)::int from (
        select from users where referred_by = u.id limit ${INVITED_MAX}) counted) as invited,
      coalesce(b.earned_cents, 0) as earned_cents, coalesce(b.available_cents, 0) as available_cents
    from tickets t
    join users u on u.id = t.user_id
    left join users i on i.id = u.referred_by
    left join partner_balances b on b.partner_id = u.id
    where t.id = ${ticketId}`.execute(db);
  return rows[0];
}

export interface PaymentOfOwner {
  readonly id: string;
  readonly number: string;
  readonly created_at: Date;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly total_cents: number;
  readonly refunded_cents: number;
  readonly shown_state: ShownPaymentState;
}

export function listLatestPayments(db: Executor, userId: string): Promise<PaymentOfOwner[]> {
  return db
    .selectFrom('payments')
    .select([
      'id',
      'number',
      'created_at',
      'product_id',
      'title',
      'title_ru',
      'total_cents',
      'refunded_cents',
      'shown_state',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
}

export interface SubscriptionOfOwner {
  readonly id: string;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly ends_at: Date;
  readonly state: AccessState;
}

export function listLatestSubscriptions(
  db: Executor,
  userId: string,
  now: Date,
): Promise<SubscriptionOfOwner[]> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.id', 's.product_id', 'p.title', 'p.title_ru', 's.ends_at'])
    .select(sql<AccessState>`access_state(s.id, ${now})`.as('state'))
    .where('s.user_id', '=', userId)
    .orderBy('s.ends_at', 'desc')
    .orderBy('s.id')
    .limit(LATEST)
    .execute();
}

export interface TicketOfOwner {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly state: TicketState;
  readonly last_at: Date;
}

/** All tickets of the user but the open one. */
export function listOtherTickets(
  db: Executor,
  { userId, ticketId }: { readonly userId: string; readonly ticketId: string },
): Promise<TicketOfOwner[]> {
  return db
    .selectFrom('tickets')
    .select(['id', 'number', 'title', 'state', 'last_at'])
    .where('user_id', '=', userId)
    .where('id', '<>', ticketId)
    .orderBy('last_at', 'desc')
    .orderBy('number', 'desc')
    .limit(LATEST)
    .execute();
}
