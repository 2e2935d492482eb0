import type { listConsoleGifts } from '@sesame/contract/console/payments/gifts.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import { parsePaymentNumber } from '@sesame/contract/shared/orders/payment-number.ts';
import { sql } from 'kysely';
import type { DurationUnit } from '../../../database.types.ts';
import { beginsWith } from '../../../platform/db/begins-with.ts';
import {
  type Condition,
  type FilterSql,
  keyset,
  type ListPage,
  whereOf,
} from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { GiftFacts } from '../gifts/gift-state.rules.ts';

export interface ConsoleGiftRow extends GiftFacts {
  readonly id: string;
  readonly payment_id: string;
  readonly number: string;
  readonly buyer_id: string;
  readonly username: string;
  readonly email: string;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly duration_count: number;
  readonly duration_unit: DurationUnit;
  readonly code_ending: string;
  readonly captured_cents: number;
  readonly refunded_cents: number;
  readonly created_at: Date;
  readonly claimed_by: string | null;
  readonly claimer: string | null;
  readonly claimed_at: Date | null;
  readonly credit_cents: number | null;
  readonly ended_at: Date | null;
  readonly revoked_by: string | null;
}

const REFUND_OPEN = sql<boolean>`exists (
  select from payment_refunds r where r.payment_id = p.id and r.state in ('requested', 'unknown', 'pending'))`;

/** `giftStateOf` as conditions. */
const STATES: Readonly<Record<GiftState, Condition>> = {
  open: sql`(g.state = 'paid' and p.state <> 'disputed' and not ${REFUND_OPEN})`,
  on_hold: sql`(g.state = 'paid' and p.state = 'disputed')`,
  refunding: sql`(g.state = 'paid' and p.state <> 'disputed' and ${REFUND_OPEN})`,
  claimed: sql`(g.state = 'claimed' and g.reversed_at is null)`,
  reversed: sql`(g.state = 'claimed' and g.reversed_at is not null)`,
  refunded: sql`g.state = 'refunded'`,
  revoked: sql`(g.state = 'revoked' and not ${REFUND_OPEN})`,
  returning: sql`(g.state = 'revoked' and ${REFUND_OPEN})`,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Upper limit of the buyers that one search considers. */
const BUYERS_FOUND = 100;

const newestFirst = keyset('gifts g', ['g.created_at', 'g.id'], 'desc');
const filterSql: FilterSql<typeof listConsoleGifts> = {
  search: foundBy,
  state: (state) => STATES[state],
  product: (product) => sql`p.product_id = ${product}`,
  person: (person) => sql`(g.buyer_id = ${person} or g.claimed_by = ${person})`,
};

function foundBy(typed: string): Condition {
  const key = typed.toLowerCase();
  if (UUID.test(key)) {
    return sql`(g.id = ${key} or g.payment_id = ${key} or g.buyer_id = ${key} or g.claimed_by = ${key})`;
  }
  return sql`(p.number = ${parsePaymentNumber(typed) ?? null} or g.code_ending = ${typed.toUpperCase()}
    or g.buyer_id in (
      (select id from users where ${beginsWith(sql`email`, key)} order by email using ~<~ limit ${BUYERS_FOUND})
      union
      (select id from users where ${beginsWith(sql`username_key`, key)} order by username_key using ~<~ limit ${BUYERS_FOUND})))`;
}

const SELECT = sql`
  select g.id, g.payment_id, p.number, g.buyer_id, u.username, u.email, p.product_id, p.title, p.title_ru,
    p.duration_count, p.duration_unit, g.code_ending, p.captured_cents, p.refunded_cents, g.created_at, g.claimed_by,
    c.username as claimer, g.claimed_at, g.credit_cents, g.ended_at, o.name as revoked_by,
    g.state, g.reversed_at is not null as "isReversed", p.state as "paymentState", ${REFUND_OPEN} as "refundOpen"
  from gifts g
  join payments p on p.id = g.payment_id
  join users u on u.id = g.buyer_id
  left join users c on c.id = g.claimed_by
  left join operators o on o.id = g.revoked_by`;

/** Newest first. */
export async function listGiftRows(
  db: Executor,
  filters: FiltersOf<typeof listConsoleGifts>,
  { after, limit }: ListPage,
): Promise<ConsoleGiftRow[]> {
  const { rows } = await sql<ConsoleGiftRow>`
    ${SELECT} where ${whereOf(filterSql, filters, newestFirst.after(after))}
    ${newestFirst.order} limit ${limit}`.execute(db);
  return rows;
}

export async function findGiftRowOfPayment(
  db: Executor,
  paymentId: string,
): Promise<ConsoleGiftRow | undefined> {
  const { rows } = await sql<ConsoleGiftRow>`${SELECT} where g.payment_id = ${paymentId}`.execute(
    db,
  );
  return rows[0];
}

interface GiftSum {
  readonly count: number;
  readonly cents: number;
}

const sumOf = (which: Condition, cents: ReturnType<typeof sql>) => sql<GiftSum>`
  select count(*)::integer as count, coalesce(sum(${cents}), 0)::float8 as cents
  from gifts g join payments p on p.id = g.payment_id where ${which}`;

/** Gifts sold and redeemed since then with what was paid for them, and those that are owed with what is left of it. */
export async function sumGifts(
  db: Executor,
  since: Date,
): Promise<Readonly<Record<'sold' | 'redeemed' | 'owed', GiftSum>>> {
  const paid = sql`p.captured_cents`;
  const [sold, redeemed, owed] = await Promise.all(
    [
      sumOf(sql`g.created_at > ${since}`, paid),
      sumOf(sql`g.claimed_at > ${since}`, paid),
      sumOf(sql`g.state = 'paid'`, sql`p.captured_cents - p.refunded_cents`),
    ].map(async (query) => (await query.execute(db)).rows[0] ?? { count: 0, cents: 0 }),
  );
  if (sold === undefined || redeemed === undefined || owed === undefined) {
    throw new Error('An aggregate has no row.');
  }
  return { sold, redeemed, owed };
}
