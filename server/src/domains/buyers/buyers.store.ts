import type { listBuyers } from '@sesame/contract/console/buyers.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import type { AccessState, ShownPaymentState } from '@sesame/contract/shared/states.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import { sql } from 'kysely';
import { beginsWith } from '../../platform/db/begins-with.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../platform/db/list-sql.ts';
import type { Executor } from '../../platform/platform.ts';

export interface ListedRow {
  id: string;
  username: string;
  email: string;
  tg_first_name: string | null;
  tg_last_name: string | null;
  image_url: string | null;
  created_at: Date;
  email_confirmed_at: Date | null;
  blocked_at: Date | null;
  deletion_at: Date | null;
  subscriptions: number;
  on_hold: number;
}

/** Maximum matches per column; a search with more has to be narrowed by typing more. */
const FOUND = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const newestFirst = keyset('users u', ['u.created_at', 'u.id'], 'desc');

const buyerFilters = (now: Date): FilterSql<typeof listBuyers> => {
  const running = sql`exists (
    select from subscriptions where user_id = u.id and ends_at > ${now})`;
  return {
    search: (search) => sql`u.id in (${found(search.toLowerCase())})`,
    subscription: (is) => (is === 'yes' ? sql`${running}` : sql`not ${running}`),
    blocked: (is) => (is === 'yes' ? sql`u.blocked_at is not null` : sql`u.blocked_at is null`),
    confirmed: (is) =>
      is === 'yes' ? sql`u.email_confirmed_at is not null` : sql`u.email_confirmed_at is null`,
    deleting: (is) => (is === 'yes' ? sql`u.deletion_at is not null` : sql`u.deletion_at is null`),
  };
};

/**
 * Lists buyers, newest first, without deleted accounts. The page is limited in a subquery before subscriptions are
 * counted.
 */
export async function listBuyerRows(
  db: Executor,
  filters: FiltersOf<typeof listBuyers>,
  { after, limit }: ListPage,
  now: Date,
): Promise<ListedRow[]> {
  const matches = whereOf(
    buyerFilters(now),
    filters,
    sql`u.deleted_at is null`,
    newestFirst.after(after),
  );
  const { rows } = await sql<ListedRow>`
    select u.*, s.subscriptions, s.on_hold
    from (
      select u.id, u.username, u.email, u.tg_first_name, u.tg_last_name, u.image_url, u.created_at,
        u.email_confirmed_at, u.blocked_at, u.deletion_at
      from users u where ${matches} ${newestFirst.order} limit ${limit}
    ) u
    cross join lateral (
      select count(*)::int as subscriptions,
        count(*) filter (where access_state(id, ${now}) = 'on_hold')::int as on_hold
      from subscriptions where user_id = u.id and ends_at > ${now}
    ) s ${newestFirst.order}`.execute(db);
  return rows;
}

/** Each condition scans its own index up to a limit; `~<~` is the order of the prefix indexes. */
function found(key: string) {
  if (UUID.test(key)) return sql`select ${key}::uuid`;
  // The number of digits that a Telegram id can have.
  const telegramId = /^\d{2,15}$/.test(key)
    ? sql`union (select id from users where tg_id = ${Number(key)})`
    : sql``;
  return sql`
    (select id from users where ${beginsWith(sql`email`, key)} order by email using ~<~ limit ${FOUND})
    union
    (select id from users where ${beginsWith(sql`username_key`, key)} order by username_key using ~<~ limit ${FOUND})
    union
    (select id from users where ${beginsWith(sql`lower(tg_first_name)`, key)} limit ${FOUND})
    union
    (select id from users where ${beginsWith(sql`lower(tg_last_name)`, key)} limit ${FOUND})
    ${telegramId}`;
}

export interface SubscriptionOfBuyer {
  id: string;
  product_id: number;
  title: string;
  title_ru: string;
  created_at: Date;
  ends_at: Date;
  state: AccessState;
}

const SUBSCRIPTIONS = 50;

export function listSubscriptionsOf(
  db: Executor,
  userId: string,
  now: Date,
): Promise<SubscriptionOfBuyer[]> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.id', 's.product_id', 'p.title', 'p.title_ru', 's.created_at', 's.ends_at'])
    .select(sql<AccessState>`access_state(s.id, ${now})`.as('state'))
    .where('s.user_id', '=', userId)
    .orderBy('s.ends_at', 'desc')
    .orderBy('s.id')
    .limit(SUBSCRIPTIONS)
    .execute();
}

export interface PaymentOfBuyer {
  id: string;
  number: string;
  created_at: Date;
  title: string;
  title_ru: string;
  total_cents: number;
  refunded_cents: number;
  shown_state: ShownPaymentState;
}

const PAYMENTS = 10;

export function listPaymentsOf(db: Executor, userId: string): Promise<PaymentOfBuyer[]> {
  return db
    .selectFrom('payments')
    .select([
      'id',
      'number',
      'created_at',
      'title',
      'title_ru',
      'total_cents',
      'refunded_cents',
      'shown_state',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAYMENTS)
    .execute();
}

export interface TicketOfBuyer {
  id: string;
  number: number;
  title: string;
  state: TicketState;
  last_at: Date;
}

const TICKETS = 5;

export function listTicketsOf(db: Executor, userId: string): Promise<TicketOfBuyer[]> {
  return db
    .selectFrom('tickets')
    .select(['id', 'number', 'title', 'state', 'last_at'])
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .orderBy('number', 'desc')
    .limit(TICKETS)
    .execute();
}

export interface InvitedByBuyer {
  id: string;
  username: string;
  created_at: Date;
}

const INVITED = 5;

export function listInvitedBy(db: Executor, userId: string): Promise<InvitedByBuyer[]> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'created_at'])
    .where('referred_by', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(INVITED)
    .execute();
}

export interface AccountOfBuyer {
  second_factor: boolean;
  has_google: boolean;
  last_seen_at: Date | null;
  inviter_id: string | null;
  inviter_name: string | null;
}

/** Data about an account beyond its row. Impersonation sessions do not count as the buyer's activity. */
export async function findAccountOf(db: Executor, userId: string): Promise<AccountOfBuyer> {
  const { rows } = await sql<AccountOfBuyer>`
    select
      exists (
        select from second_factors where user_id = u.id and confirmed_at is not null
      ) as second_factor,
      exists (select from identities where user_id = u.id) as has_google,
      greatest(
        (select max(last_seen_at) from sessions where user_id = u.id and impersonation_id is null),
        (select max(last_seen_at) from known_devices where user_id = u.id)
      ) as last_seen_at,
      inviter.id as inviter_id, inviter.username as inviter_name
    from users u left join users inviter on inviter.id = u.referred_by
    where u.id = ${userId}`.execute(db);
  const [account] = rows;
  if (account === undefined) throw new Error('user disappeared while being read');
  return account;
}

export interface CountsOfBuyer {
  payments: number;
  tickets: number;
  open_tickets: number;
  invited: number;
}

export async function countsOf(db: Executor, userId: string): Promise<CountsOfBuyer> {
  const { rows } = await sql<CountsOfBuyer>`
    select (select count(*)::int from payments where user_id = ${userId}) as payments,
      (select count(*)::int from users where referred_by = ${userId} and deleted_at is null) as invited,
      t.*
    from (
      select count(*)::int as tickets,
        count(*) filter (where state not in ('resolved', 'closed'))::int as open_tickets
      from tickets where user_id = ${userId}
    ) t`.execute(db);
  // An aggregate without grouping returns exactly one row.
  return rows[0] as CountsOfBuyer;
}

/** Payments and payouts that must be completed before a buyer may be erased. */
export async function countOpenTransactions(
  tx: Executor,
  userId: string,
): Promise<{ payments: number; payouts: number }> {
  const { rows } = await sql<{ payments: number; payouts: number }>`
    select
      (select count(*)::int from payments p where p.user_id = ${userId} and (
        p.state in ('pending', 'review', 'disputed')
        or exists (select from payment_refunds where payment_id = p.id and try_at is not null)
      )) as payments,
      (select count(*)::int from payouts where user_id = ${userId}
        and state in ('requested', 'approved')) as payouts`.execute(tx);
  // A select without a table returns exactly one row.
  return rows[0] as { payments: number; payouts: number };
}
