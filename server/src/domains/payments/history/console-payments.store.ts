import type { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { parsePaymentNumber } from '@sesame/contract/shared/orders/payment-number.ts';
import type { ShownPaymentState } from '@sesame/contract/shared/states.ts';
import { type RawBuilder, sql } from 'kysely';
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

/** Amounts of the export: in cents, and in minor units of the currency that was charged. */
interface ExportedAmounts {
  paid_at: Date | null;
  price_cents: number;
  fee_cents: number;
  discount_cents: number;
  credit_cents: number;
  captured_cents: number;
  charge_currency: string;
  charge_minor: number;
  captured_minor: number;
  returned_minor: number;
  /** Units of that currency per dollar, in 1/10000; null for dollars. */
  rate_e4: number | null;
}

export interface ListedRow extends ExportedAmounts {
  id: string;
  number: string;
  created_at: Date;
  user_id: string;
  username: string;
  email: string;
  product_id: number;
  title: string;
  title_ru: string;
  duration_count: number;
  duration_unit: DurationUnit;
  gateway: string;
  method: string;
  method_ru: string;
  promocode: string | null;
  total_cents: number;
  refunded_cents: number;
  shown_state: ShownPaymentState;
  flags: string | null;
  gateway_reference: string | null;
  country: string | null;
  is_gift: boolean;
}

/** Upper limit of the buyers that one search considers; a longer search text narrows it. */
const BUYERS_FOUND = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Filters = FiltersOf<typeof listConsolePayments>;

const newestFirst = keyset('payments p', ['p.created_at', 'p.id'], 'desc');
const filterSql: FilterSql<typeof listConsolePayments> = {
  // Each kind of match reads its own index.
  search: null,
  state: (state) => sql`p.shown_state = ${state}`,
  gateway: (gateway) => sql`p.gateway = ${gateway}`,
  product: (product) => sql`p.product_id = ${product}`,
  dispute: () => sql`exists (
    select from payment_disputes d where d.payment_id = p.id and d.state = 'needs_answer')`,
  since: (since) => sql`p.created_at >= ${new Date(since)}`,
  until: (until) => sql`p.created_at < ${new Date(until)}`,
};

/** Newest first. The page is selected by an index alone; only its rows are joined with the names. */
export async function listPaymentRows(
  db: Executor,
  filters: Filters,
  { after, limit }: ListPage,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select p.id, p.number, p.created_at, p.user_id, u.username, u.email, p.product_id, p.title, p.title_ru, p.duration_count, p.duration_unit,
      p.gateway, m.title as method, m.title_ru as method_ru, c.code as promocode, p.total_cents, p.refunded_cents, p.shown_state,
      p.flags, p.gateway_reference, p.country, p.paid_at, p.price_cents, p.fee_cents, p.discount_cents, p.credit_cents, p.captured_cents,
      p.charge_currency, p.charge_minor, p.captured_minor, p.returned_minor, p.rate_e4, p.is_gift
    from (${foundBy(filters, newestFirst.after(after), limit)}) p
    join users u on u.id = p.user_id
    join payment_methods m on m.gateway = p.gateway
    left join promo_codes c on c.id = p.promo_code_id
    ${newestFirst.order}`.execute(db);
  return rows;
}

/** The number of payments that match the filters; counting stops at the limit. */
export async function countPaymentRows(
  db: Executor,
  filters: Filters,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${
      filters.search === undefined
        ? sql`select 1 from payments p where ${whereOf(filterSql, filters)} limit ${limit}`
        : foundBy(filters, undefined, limit)
    }) p`.execute(db);
  return rows[0]?.count ?? 0;
}

function foundBy(filters: Filters, after: Condition | undefined, limit: number) {
  const matches = whereOf(filterSql, filters, after);
  return filters.search === undefined
    ? sql`select * from payments p where ${matches} ${newestFirst.order} limit ${limit}`
    : searched(filters.search, matches, limit);
}

/**
 * Each kind of match uses its own index and stops at the limit. Matches are ids until the page is selected, because planning unions of
 * whole rows takes longer than finding them.
 */
function searched(typed: string, matches: Condition, limit: number) {
  const newest = sql`${newestFirst.order} limit ${limit}`;
  return sql`
    select p.* from (${UUID.test(typed.toLowerCase()) ? withId(typed, matches, newest) : named(typed, matches, newest)}) found
    join payments p on p.id = found.id ${newest}`;
}

function withId(typed: string, matches: Condition, newest: RawBuilder<unknown>) {
  const id = typed.toLowerCase();
  return sql`
    (select p.id from payments p where p.id = ${id} and ${matches})
    union
    (select p.id from payments p join payment_refunds r on r.payment_id = p.id where r.id = ${id} and ${matches})
    union
    (select p.id from payments p join transfer_proofs t on t.payment_id = p.id where t.id = ${id} and ${matches})
    union
    (select p.id from payments p where p.user_id = ${id} and ${matches} ${newest})
    union
    (select p.id from payments_by_reference(${typed}) found join payments p on p.id = found.payment_id where ${matches})`;
}

function named(typed: string, matches: Condition, newest: RawBuilder<unknown>) {
  const key = typed.toLowerCase();
  const number = parsePaymentNumber(typed);
  return sql`
    (select p.id from payments p where p.number = ${number ?? null} and ${matches})
    union
    (select p.id from payments_by_reference(${typed}) found join payments p on p.id = found.payment_id
      where ${matches} ${newest})
    union
    (select p.id from (
      (select id from users where ${beginsWith(sql`email`, key)} order by email using ~<~ limit ${BUYERS_FOUND})
      union
      (select id from users where ${beginsWith(sql`username_key`, key)} order by username_key using ~<~ limit ${BUYERS_FOUND})
    ) b cross join lateral (
      select id, created_at from payments p where p.user_id = b.id and ${matches} ${newest}
    ) p)`;
}

export function listMethodTitles(
  db: Executor,
): Promise<{ gateway: string; title: string; title_ru: string }[]> {
  return db
    .selectFrom('payment_methods')
    .select(['gateway', 'title', 'title_ru'])
    .orderBy('position')
    .orderBy('gateway')
    .execute();
}
