import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';
import type { Days } from './days.rules.ts';

/** The sums of one dimension over one or more days. */
export interface Sums {
  readonly orders: number;
  readonly gross_cents: number;
  readonly fees_cents: number;
  readonly refunds_cents: number;
  /** Commissions earned as money minus those reversed; below 0 when more was reversed. */
  readonly partner_cost_cents: number;
  /** For the dimension `currency`: charged and returned amounts in minor units of that currency; otherwise 0. */
  readonly charged_minor: number;
  readonly charged_refunds_minor: number;
}

const SUM_COLUMNS = sql`orders, gross_cents, fees_cents, refunds_cents, partner_cost_cents, charged_minor, charged_refunds_minor`;

const startOf = (day: RawBuilder<unknown>, zone: string) =>
  sql`((${day})::date::timestamp at time zone ${zone}::text)`;
const dayOf = (at: RawBuilder<unknown>, zone: string) =>
  sql`(${at} at time zone ${zone}::text)::date`;

/**
 * Sums of the journal, one row per day, dimension and key. Money is taken from entries in the currency of the quote.
 * Payments from a balance and refunds to a balance count as 0, because that money was received earlier and has not left
 * the shop. A fee that a discount reduced counts only the part that was paid. Where another currency was charged, the
 * account 'exchange' has its amounts. A commission counts with its payment, on the day it is earned or reversed.
 */
function facts({ since, until, zone }: Days, now: Date) {
  const from = startOf(sql`${since}`, zone);
  const to = startOf(sql`${until}::date + 1`, zone);
  return sql`
    select d.dimension, m.day, d.key, sum(m.orders)::bigint as orders, sum(m.gross)::bigint as gross_cents,
      sum(m.fees)::bigint as fees_cents, sum(m.refunds)::bigint as refunds_cents,
      sum(m.partner_cost)::bigint as partner_cost_cents,
      case when d.dimension = 'currency' then sum(m.charged) else 0 end::bigint as charged_minor,
      case when d.dimension = 'currency' then sum(m.charged_refunds) else 0 end::bigint as charged_refunds_minor
    from (
      select ${dayOf(sql`j.created_at`, zone)} as day, p.product_id, p.gateway, p.charge_currency, p.country, p.promo_code_id,
        u.language, u.referred_by, u.campaign,
        (j.kind = 'sale')::int as orders,
        case when p.provider = 'balance' then 0 else e.gross end as gross,
        case when p.provider = 'balance' then 0 else least(e.fees, e.gross) end as fees,
        case when p.provider = 'balance' then 0 else e.refunds end as refunds,
        case when p.charge_currency <> p.currency then -e.sold when p.provider = 'balance' then 0 else e.gross end as charged,
        case when p.charge_currency <> p.currency then e.returned when p.provider = 'balance' then 0 else e.refunds end
          as charged_refunds,
        0 as partner_cost
      from journals j
      join payments p on p.id = j.payment_id
      join users u on u.id = p.user_id
      cross join lateral (
        select
          coalesce(-sum(amount_cents) filter (where account in ('sales', 'fees', 'discounts', 'overpayments', 'plan_credits')), 0) as gross,
          coalesce(-sum(amount_cents) filter (where account = 'fees'), 0) as fees,
          coalesce(sum(amount_cents) filter (where account in ('refunds', 'credits')), 0) as refunds,
          coalesce(sum(amount_cents) filter (where account = 'exchange' and currency <> p.currency and j.kind = 'sale'), 0)
            as sold,
          coalesce(sum(amount_cents) filter (where account = 'exchange' and currency <> p.currency and j.kind <> 'sale'), 0)
            as returned
        from journal_entries
        where journal_id = j.id and (currency = p.currency or account = 'exchange')
      ) e
      where j.payment_id is not null and j.created_at >= ${from} and j.created_at < ${to}
      union all
      select ${dayOf(sql`j.created_at`, zone)}, p.product_id, p.gateway, p.charge_currency, p.country, p.promo_code_id,
        u.language, c.partner_id, u.campaign, 0, 0, 0, 0, 0, 0, e.amount_cents
      from journals j
      join journal_entries e on e.journal_id = j.id and (e.account ^@ 'partner_earned:' or e.account ^@ 'partner_reversed:')
      join commissions c on c.id = substr(j.subject, 12)::uuid
      join payments p on p.id = c.payment_id
      join users u on u.id = c.buyer_id
      where j.kind in ('commission', 'commission_reversed') and j.created_at >= ${from} and j.created_at < ${to}
    ) m
    cross join lateral (values
      ('all', ''), ('product', m.product_id::text), ('method', m.gateway), ('currency', m.charge_currency),
      ('country', m.country), ('language', m.language), ('promo', m.promo_code_id::text), ('partner', m.referred_by::text),
      ('campaign', m.campaign)
    ) d (dimension, key)
    where d.key is not null
    group by d.dimension, m.day, d.key
    union all
    select 'subscriptions', ${dayOf(sql`g.created_at`, zone)},
      case when before.any_grant then 'renewed' else 'new' end as key,
      count(*), 0, 0, 0, 0, 0, 0
    from grants g
    cross join lateral (
      select exists (
        select from grants earlier
        where earlier.subscription_id = g.subscription_id and (earlier.created_at, earlier.id) < (g.created_at, g.id)
      ) as any_grant
    ) before
    where g.created_at >= ${from} and g.created_at < ${to} and (g.payment_id is not null or not before.any_grant)
    group by 2, 3
    union all
    select 'subscriptions', ${dayOf(sql`s.ends_at`, zone)}, 'expired', count(*), 0, 0, 0, 0, 0, 0
    from subscriptions s where s.ends_at >= ${from} and s.ends_at < least(${to}, ${now}::timestamptz)
    group by 2`;
}

/** The last day of this time zone that was aggregated. */
export async function findLastSalesDay(db: Executor, zone: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from sales_days
    where time_zone = ${zone} and dimension = 'all'`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** The day of the first journal entry about a payment. */
export async function findFirstSalesDay(db: Executor, zone: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select ${dayOf(sql`min(created_at)`, zone)}::text as day from journals where payment_id is not null`.execute(
    db,
  );
  return rows[0]?.day ?? undefined;
}

/** Aggregates a past day of a time zone. A day without sales gets a row too, which marks it as done. */
export async function insertSalesDay(
  tx: Executor,
  { day, zone }: { readonly day: string; readonly zone: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into sales_days (time_zone, dimension, day, key, ${SUM_COLUMNS})
    select ${zone}::text, dimension, day, key, ${SUM_COLUMNS}
    from (${facts({ since: day, until: day, zone }, now)}) f`.execute(tx);
  await sql`
    insert into sales_days (time_zone, dimension, day, key, orders, gross_cents, fees_cents, refunds_cents)
    values (${zone}, 'all', ${day}::date, '', 0, 0, 0, 0)
    on conflict do nothing`.execute(tx);
}

export interface SumsQuery extends Days {
  readonly dimension: string;
  /** The days that are not aggregated yet; undefined when all of them are. */
  readonly live: Days | undefined;
  readonly now: Date;
}

/** The aggregated rows, and the sums of the journal for the days after them. */
function rowsOf({ dimension, since, until, zone, live, now }: SumsQuery) {
  return sql`
    select day, key, ${SUM_COLUMNS} from sales_days
    where time_zone = ${zone} and dimension = ${dimension} and day between ${since}::date and ${until}::date
    ${
      live === undefined
        ? sql``
        : sql`
    union all
    select day, key, ${SUM_COLUMNS} from (${facts(live, now)}) f
    where dimension = ${dimension}`
    }`;
}

const SUMS = sql`sum(orders)::bigint as orders, sum(gross_cents)::bigint as gross_cents,
  sum(fees_cents)::bigint as fees_cents, sum(refunds_cents)::bigint as refunds_cents,
  sum(partner_cost_cents)::bigint as partner_cost_cents,
  sum(charged_minor)::bigint as charged_minor, sum(charged_refunds_minor)::bigint as charged_refunds_minor`;

/** Sums by key, largest first. */
export async function sumByKey(
  db: Executor,
  query: SumsQuery,
  limit: number,
): Promise<(Sums & { readonly key: string })[]> {
  const { rows } = await sql<Sums & { key: string }>`
    select key, ${SUMS} from (${rowsOf(query)}) days
    group by key order by gross_cents desc, orders desc, key limit ${limit}`.execute(db);
  return rows;
}

/** Sums by day and key, in order; days and keys without sums are missing. */
export async function sumByDay(
  db: Executor,
  query: SumsQuery,
): Promise<(Sums & { readonly day: string; readonly key: string })[]> {
  const { rows } = await sql<Sums & { day: string; key: string }>`
    select day::text as day, key, ${SUMS} from (${rowsOf(query)}) days
    group by day, key order by day, key`.execute(db);
  return rows;
}
