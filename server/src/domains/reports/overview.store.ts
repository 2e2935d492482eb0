import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

export interface ActiveCounts {
  readonly at: number;
  readonly before: number;
}

/** The number of subscriptions with access at a moment and at an earlier one, read in one pass. */
export async function countActive(
  db: Executor,
  { at, before }: { readonly at: Date; readonly before: Date },
): Promise<ActiveCounts> {
  const { rows } = await sql<ActiveCounts>`
    select
      count(*) filter (
        where ends_at > ${at} and starts_at <= ${at} and (reversed_at is null or reversed_at > ${at})) as at,
      count(*) filter (
        where starts_at <= ${before} and (reversed_at is null or reversed_at > ${before})) as before
    from grants where ends_at > ${before}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate query returned no row');
  return row;
}

/** The moment at which a day of a time zone ends. */
export async function findDayEnd(
  db: Executor,
  { day, zone }: { readonly day: string; readonly zone: string },
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + 1)::timestamp at time zone ${zone} as at`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table has one row');
  return row.at;
}

export interface WaitingRow {
  readonly late_payments: number;
  readonly reviews: number;
  readonly proofs: number;
  readonly confirmations: number;
  readonly late_deliveries: number;
  readonly tickets: number;
  readonly oldest_ticket_at: Date | null;
  readonly payouts: number;
  readonly payouts_cents: number;
}

/** Counts what waits for an operator, each part by an index of the open records. */
export async function countWaiting(
  db: Executor,
  { now, lateSince }: { readonly now: Date; readonly lateSince: Date },
): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select
      (select count(*) from payments where state = 'pending' and created_at < ${lateSince}) as late_payments,
      (select count(*) from payments where state = 'review') as reviews,
      (select count(*) from transfer_proofs where decision is null and stored_at is not null) as proofs,
      (select count(*) from payment_confirmations c join payments p on p.id = c.payment_id
        where c.state = 'waiting' and c.expires_at > ${now}
          and p.state in ('pending', 'expired', 'canceled', 'failed')) as confirmations,
      (select count(*) from deliveries d join subscriptions s on s.id = d.subscription_id
        where d.inventory_item_id is null and d.created_at < ${lateSince} and s.ends_at > ${now}) as late_deliveries,
      t.tickets, t.oldest_ticket_at, p.payouts, p.payouts_cents
    from
      (select count(*) as tickets, min(last_at) as oldest_ticket_at
        from tickets where state in ('new', 'waiting_operator')) t,
      (select count(*) as payouts, coalesce(sum(amount_cents), 0)::bigint as payouts_cents
        from payouts where state = 'requested') p`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate query returned no row');
  return row;
}

export async function countOpenAlerts(db: Executor): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom('alerts')
    .select((row) => ['kind', row.fn.countAll<number>().as('count')])
    .where('resolved_at', 'is', null)
    .groupBy('kind')
    .orderBy('count', 'desc')
    .orderBy('kind')
    .execute();
}

export async function findHeartbeat(db: Executor): Promise<Date | undefined> {
  const row = await db
    .selectFrom('worker_heartbeats')
    .select('at')
    .where('name', '=', 'worker')
    .executeTakeFirst();
  return row?.at;
}

export async function upsertHeartbeat(db: Executor, at: Date): Promise<void> {
  await db
    .insertInto('worker_heartbeats')
    .values({ name: 'worker', at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}
