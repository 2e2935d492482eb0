import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** From its first moment on, until before its second. */
export interface Window {
  readonly from: Date;
  readonly to: Date;
}

export interface MethodFigures {
  readonly method: string;
  readonly count: number;
  readonly cents: number;
}

/** Orders by payment method. */
export async function countOrders(db: Executor, { from, to }: Window): Promise<MethodFigures[]> {
  const { rows } = await sql<MethodFigures>`
    select gateway as method, count(*) as count, 0 as cents from payments
    where created_at >= ${from} and created_at < ${to} group by gateway`.execute(db);
  return rows;
}

/** Paid orders with what was captured. */
export async function countPaid(db: Executor, { from, to }: Window): Promise<MethodFigures[]> {
  const { rows } = await sql<MethodFigures>`
    select gateway as method, count(*) as count, sum(captured_cents)::bigint as cents from payments
    where paid_at >= ${from} and paid_at < ${to} group by gateway`.execute(db);
  return rows;
}

/** Refunds as the journal has them. */
export async function countRefunds(db: Executor, { from, to }: Window): Promise<MethodFigures[]> {
  const { rows } = await sql<MethodFigures>`
    select p.gateway as method, count(*) as count, sum(e.cents)::bigint as cents
    from journals j
    join payments p on p.id = j.payment_id
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from journal_entries
      where journal_id = j.id and currency = p.currency and account in ('refunds', 'credits')
    ) e
    where j.payment_id is not null and j.created_at >= ${from} and j.created_at < ${to} and e.cents > 0
    group by p.gateway`.execute(db);
  return rows;
}

/** Webhooks by the provider that sent them, of providers with a payment method. */
export async function countWebhooks(
  db: Executor,
  { from, to }: Window,
): Promise<{ provider: string; count: number; last_at: Date }[]> {
  const { rows } = await sql<{ provider: string; count: number; last_at: Date }>`
    select m.provider, e.count, e.last_at
    from (select distinct provider from payment_methods) m
    cross join lateral (
      select count(*) filter (where received_at < ${to}) as count,
        (select max(received_at) from webhook_events where provider = m.provider) as last_at
      from webhook_events where provider = m.provider and received_at >= ${from}
    ) e
    where e.last_at is not null order by m.provider`.execute(db);
  return rows;
}

export async function countMails(db: Executor, { from, to }: Window): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mails where queued_at >= ${from} and queued_at < ${to}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Webhooks that are stored and not applied. */
export async function listWaitingWebhooks(
  db: Executor,
): Promise<{ provider: string; waiting: number; oldest_at: Date }[]> {
  const { rows } = await sql<{ provider: string; waiting: number; oldest_at: Date }>`
    select provider, count(*)::integer as waiting, min(received_at) as oldest_at
    from webhook_events where applied_at is null group by provider order by provider`.execute(db);
  return rows;
}

export interface OpenFigures {
  readonly pending: number;
  readonly review: number;
  readonly undelivered: number;
  readonly undelivered_since: Date | null;
  readonly sessions: number;
  readonly backup_at: Date | null;
  readonly drill_at: Date | null;
}

/** Counts what is open now, each by an index of the open records. */
export async function readOpen(db: Executor, now: Date): Promise<OpenFigures> {
  const { rows } = await sql<OpenFigures>`
    select
      (select count(*) from payments where state = 'pending') as pending,
      (select count(*) from payments where state = 'review') as review,
      d.undelivered, d.undelivered_since,
      (select count(*) from sessions where expires_at > ${now}) as sessions,
      (select max(ended_at) from backups where backup_id is null and state = 'done') as backup_at,
      (select max(ended_at) from backups
        where backup_id is not null and state = 'done' and violations = '[]') as drill_at
    from (
      select count(*) as undelivered, min(d.created_at) as undelivered_since
      from deliveries d join subscriptions s on s.id = d.subscription_id
      where d.inventory_item_id is null and s.ends_at > ${now}
    ) d`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate query returned no row');
  return row;
}

/**
 * How long paid orders took until the last service could be used, by quantile: those whose access began after `since`.
 * One that is still not delivered counts as long as it has waited.
 */
export async function readAccessTimes(
  db: Executor,
  {
    since,
    now,
    quantiles,
  }: { readonly since: Date; readonly now: Date; readonly quantiles: readonly number[] },
): Promise<readonly number[]> {
  const { rows } = await sql<{ seconds: number[] | null }>`
    select percentile_disc(${quantiles}::float8[]) within group (order by seconds) as seconds from (
      select greatest(0, extract(epoch from
        case when bool_or(d.id is not null and d.delivered_at is null) then ${now}::timestamptz
          else coalesce(max(d.delivered_at), p.paid_at) end - p.paid_at))::float8 as seconds
      from grants g
      join payments p on p.id = g.payment_id and p.paid_at is not null
      left join deliveries d on d.subscription_id = g.subscription_id
      where g.created_at >= ${since} and g.payment_id is not null
      group by g.id, p.paid_at
    ) paid`.execute(db);
  return rows[0]?.seconds ?? [];
}
