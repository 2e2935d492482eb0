import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** An event with what a message about it names. */
export interface EventRow {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly occurred_at: Date;
  readonly alert_id: number | null;
  /** Whether its cause was handled: the alert is resolved, the ticket answered, the payout decided. */
  readonly resolved: boolean;
  /** Name of the operator who resolved the alert; null when it ended by itself. */
  readonly resolved_by: string | null;
  readonly due_at: Date | null;
  readonly payment_id: string | null;
  /** Number of the payment or the ticket. */
  readonly number: string | null;
  readonly amount_cents: number | null;
  /** The name of what it is about, such as a service, a job or an operator. */
  readonly about: string | null;
  /** Empty: the same as `about`. */
  readonly about_ru: string;
}

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PAYMENT = `^${UUID}$`;
const REFUND = `^refund:${UUID}$`;

/** Whether what an event `e` reports no longer waits for an operator; `a` is its alert. Sales and the like never do. */
const HANDLED = sql<boolean>`case
  when e.alert_id is not null then a.resolved_at is not null
  when e.subject ~ ${`^ticket:${UUID}$`} then not exists (
    select from tickets t where t.id = substr(e.subject, 8)::uuid and t.state in ('new', 'waiting_operator'))
  when e.subject ~ ${`^payout:${UUID}$`} then not exists (
    select from payouts w where w.id = substr(e.subject, 8)::uuid and w.state = 'requested')
  else false
end`;

/** The latest purchase of the subscription that a delivery belongs to; null when an operator gave it. */
const PAID_LAST = sql`(
  select g.payment_id from deliveries d join grants g on g.subscription_id = d.subscription_id
  where d.id = e.subject::uuid and g.payment_id is not null and g.reversed_at is null
  order by g.created_at desc limit 1)`;

/** The subject of an event is a payment, a refund, or something that names its payment in the detail of the alert. */
const DESCRIBED = sql`
  select e.id, e.kind, e.subject, e.occurred_at, e.alert_id, ${HANDLED} as resolved,
    case when a.resolved_at is not null then (select o.name from operators o where o.id = a.resolved_by) end
      as resolved_by,
    a.due_at, p.id as payment_id, coalesce(p.number, e.detail ->> 'number') as number,
    coalesce((e.detail ->> 'amount_cents')::int, p.total_cents) as amount_cents,
    coalesce(e.detail ->> 'about', s.title, case when e.kind in ('job_failing', 'job_item_failing') then e.subject end)
      as about,
    coalesce(e.detail ->> 'about_ru', case when e.detail ->> 'about' is null then s.title_ru end, '') as about_ru
  from operator_news e
  left join alerts a on a.id = e.alert_id
  left join lateral (
    select case
      when e.kind in ('delivery_waiting', 'delivery_late') and e.subject ~ ${PAYMENT}
        then ${PAID_LAST}
      when e.subject ~ ${PAYMENT} then e.subject::uuid
      when e.subject ~ ${REFUND}
        then (select f.payment_id from payment_refunds f where f.id = substr(e.subject, 8)::uuid)
      when a.detail ->> 'payment' ~ ${PAYMENT} then (a.detail ->> 'payment')::uuid
    end as id
  ) named on true
  left join payments p on p.id = named.id
  left join services s
    on s.id = case when e.kind = 'inventory_low' and e.subject ~ '^[0-9]{1,9}$' then e.subject::int end`;

export async function findEvent(db: Executor, id: number): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`${DESCRIBED} where e.id = ${id}`.execute(db);
  return rows[0];
}

export async function listEvents(db: Executor, ids: readonly number[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    ${DESCRIBED} where e.id = any(${[...ids]}) order by e.id`.execute(db);
  return rows;
}

/** Events that no operator was notified of, oldest first. */
export async function findNewEvents(db: Executor, limit: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('operator_news')
    .select('id')
    .where('announced_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Marks new events as announced, oldest first, but for those of these kinds. */
export async function closeEventsExcept(
  db: Executor,
  kinds: readonly string[],
  { limit, at }: { readonly limit: number; readonly at: Date },
): Promise<void> {
  await sql`
    update operator_news set announced_at = ${at} where announced_at is null and id in (
      select id from operator_news where announced_at is null and kind <> all(${[...kinds]})
      order by id limit ${limit})`.execute(db);
}

/**
 * Takes an event, once.
 * @returns false when it was announced before
 */
export async function claimEvent(tx: Executor, id: number, at: Date): Promise<boolean> {
  const claimed = await tx
    .updateTable('operator_news')
    .set({ announced_at: at })
    .where('id', '=', id)
    .where('announced_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Whether operators were notified of the same alert since then: one that opens again and again is not announced again. */
export async function wasAnnouncedSince(
  tx: Executor,
  { id, alertId, since }: { id: number; alertId: number; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from operator_news e
    where e.alert_id = ${alertId} and e.id <> ${id} and e.announced_at > ${since}
      and exists (select from operator_notifications n where n.event_id = e.id)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Telegram messages that still show an event as open although its cause was handled. */
export async function findHandledMessages(
  db: Executor,
  limit: number,
): Promise<{ event_id: number; operator_id: string }[]> {
  const { rows } = await sql<{ event_id: number; operator_id: string }>`
    select n.event_id, n.operator_id
    from operator_notifications n
    join operator_news e on e.id = n.event_id
    left join alerts a on a.id = e.alert_id
    where n.message is not null and n.closed_at is null and ${HANDLED}
    order by n.event_id limit ${limit}`.execute(db);
  return rows;
}

export async function deleteOldEvents(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('operator_news').where('occurred_at', '<', before).execute();
}
