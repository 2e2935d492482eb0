import { kindsIn } from '@sesame/contract/console/alerts/alert-rules.ts';
import type { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface AlertRow {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly payment_id: string | null;
  readonly payment_number: string | null;
  readonly subscription_id: string | null;
  /** Title of a service or product; null for everything else. */
  readonly title: string | null;
  readonly title_ru: string | null;
  readonly user_id: string | null;
  readonly username: string | null;
  readonly undecided: boolean;
  readonly detail: unknown;
  readonly due_at: Date | null;
  readonly created_at: Date;
  readonly resolved_at: Date | null;
  readonly resolved_by_name: string | null;
  readonly resolution: string | null;
}

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ofKind = (prefix: string) => `^${prefix}${UUID}$`;

/**
 * The subject of an alert may be a payment, a refund, a webhook event, a delivery, a subscription, a payout, a service or
 * a product; the payment, subscription and buyer that it belongs to are looked up.
 */
const LISTED = sql`
  select a.id, a.kind, a.subject, coalesce(p.id, r.payment_id, n.payment_id, d.id)::text as payment_id,
    coalesce(p.number, r.number, n.number, d.number) as payment_number, s.id as subscription_id,
    coalesce(v.title, x.title) as title, coalesce(v.title_ru, x.title_ru) as title_ru,
    u.id as user_id, u.username, a.detail, a.due_at, a.created_at, a.resolved_at, o.name as resolved_by_name, a.resolution,
    case a.kind
      when 'payment_review' then coalesce(p.state = 'review', false)
      when 'double_payment' then exists (
        select from double_payments double where double.payment_id = p.id and double.state in ('open', 'refunding'))
      else false
    end as undecided`;
const JOINS = sql`
  left join operators o on o.id = a.resolved_by
  left join payments p on p.id = case when a.subject ~ ${ofKind('')} then a.subject::uuid end
  left join lateral (
    select f.payment_id, q.number, q.user_id from payment_refunds f join payments q on q.id = f.payment_id
    where f.id = case when a.subject ~ ${ofKind('refund:')} then substr(a.subject, 8)::uuid end
  ) r on true
  left join lateral (
    select q.id as payment_id, q.number, q.user_id from webhook_events i join payments q on q.id::text = i.order_id
    where i.id = case when a.subject ~ '^webhook:[0-9]{1,18}$' then substr(a.subject, 9)::bigint end
  ) n on true
  left join payments d
    on d.id = case when a.detail ->> 'payment' ~ ${ofKind('')} then (a.detail ->> 'payment')::uuid end
  left join deliveries l on l.id = case
    when a.kind in ('delivery_waiting', 'delivery_late') and a.subject ~ ${ofKind('')} then a.subject::uuid end
  left join subscriptions s on s.id = coalesce(l.subscription_id, case
    when a.kind = 'renewal_stuck' and a.subject ~ ${ofKind('')} then a.subject::uuid end)
  left join payouts w
    on w.id = case when a.subject ~ ${ofKind('payout:')} then substr(a.subject, 8)::uuid end
  left join services v on v.id = coalesce(l.service_id, case
    when a.kind in ('inventory_low', 'item_reported') and a.subject ~ '^[0-9]{1,9}$' then a.subject::int end)
  left join products x on x.id = coalesce(s.product_id, case
    when a.kind = 'product_without_services' and a.subject ~ '^[0-9]{1,9}$' then a.subject::int end)
  left join users u on u.id = coalesce(p.user_id, r.user_id, n.user_id, d.user_id, s.user_id, w.user_id)`;

/** Which alerts concern a record or a section. */
function concern(record: string): RawBuilder<SqlBool> {
  const [kind = '', id = ''] = record.split(':');
  if (kind === 'section') return sql`a.kind = any(${kindsIn(id)})`;
  if (kind === 'gateway') {
    return sql`(a.kind = 'saving_refused' and a.subject = ${id})
      or (a.kind in ('webhook_mismatch', 'webhook_unknown_payment', 'webhook_stuck') and a.detail ->> 'provider' = ${id})`;
  }
  if (kind === 'product') {
    return sql`(a.kind = 'product_without_services' and a.subject = ${id})
      or (a.kind in ('inventory_low', 'item_reported') and a.subject in (
        select service_id::text from product_services where product_id = ${Number(id)}))`;
  }
  if (kind === 'promo') {
    return sql`a.kind = 'promo_over_limit' and a.subject in (
      select payment_id::text from promo_redemptions where promo_code_id = ${Number(id)})`;
  }
  return sql`a.subject in (${subjectsOf(kind, id)})
    or (a.kind = 'item_reported' and a.detail ->> 'subscription_id' = ${id})`;
}

/** What the alerts about a subscription, a buyer or a ticket name as their subject. */
function subjectsOf(kind: string, id: string): RawBuilder<unknown> {
  const owned = {
    user: sql`s.user_id = ${id}`,
    subscription: sql`s.id = ${id}`,
    ticket: sql`s.id = (select subscription_id from tickets where id = ${id})`,
  };
  const paid = {
    user: sql`p.user_id = ${id}`,
    subscription: sql`p.id in (select payment_id from grants where subscription_id = ${id})`,
    ticket: sql`p.id = (select payment_id from tickets where id = ${id})`,
  };
  const which = kind === 'user' || kind === 'ticket' ? kind : 'subscription';
  return sql`
    select s.id::text from subscriptions s where ${owned[which]}
    union all select d.id::text from deliveries d join subscriptions s on s.id = d.subscription_id where ${owned[which]}
    union all select p.id::text from payments p where ${paid[which]}
    union all select 'refund:' || r.id from payment_refunds r join payments p on p.id = r.payment_id where ${paid[which]}
    ${kind === 'user' ? sql`union all select 'payout:' || w.id from payouts w where w.user_id = ${id}` : sql``}`;
}

/** What is due of the open alerts comes first, the earliest date before the others; then the newest. */
const URGENCY = `coalesce(case when a.resolved_at is null then -extract(epoch from a.due_at) end, '-infinity')`;
const urgentFirst = keyset('alerts a', [URGENCY, 'a.id'], 'desc');
const filterSql: FilterSql<typeof listAlerts> = {
  state: (state) =>
    state === 'open' ? sql`a.resolved_at is null` : sql`a.resolved_at is not null`,
  kind: (kind) => sql`a.kind = ${kind}`,
  subject: (subject) => sql`a.subject = ${subject}`,
  record: (record) => sql`(${concern(record)})`,
};

export async function listAlertRows(
  db: Executor,
  filters: FiltersOf<typeof listAlerts>,
  { after, limit }: ListPage,
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    ${LISTED}
    from (
      select * from alerts a where ${whereOf(filterSql, filters, urgentFirst.after(after))}
      ${urgentFirst.order} limit ${limit}
    ) a
    ${JOINS}
    ${urgentFirst.order}`.execute(db);
  return rows;
}

export async function findAlert(db: Executor, id: number): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`${LISTED} from alerts a ${JOINS} where a.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** @returns false when the alert is not open */
export async function closeAlert(
  tx: Executor,
  id: number,
  { at, by, resolution }: { at: Date; by: string; resolution: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('alerts')
    .set({ resolved_at: at, resolved_by: by, resolution })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when no operator has resolved the alert */
export async function openAlert(tx: Executor, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('alerts')
    .set({ resolved_at: null, resolved_by: null, resolution: null })
    .where('id', '=', id)
    .where('resolved_by', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
