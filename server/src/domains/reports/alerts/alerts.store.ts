import type { listAlerts } from '@sesame/contract/console/alerts.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { sql } from 'kysely';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface AlertRow {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly payment_id: string | null;
  readonly payment_number: string | null;
  readonly undecided: boolean;
  readonly detail: unknown;
  readonly due_at: Date | null;
  readonly created_at: Date;
  readonly resolved_at: Date | null;
  readonly resolved_by_name: string | null;
  readonly resolution: string | null;
}

/**
 * The subject of an alert may be a payment id, a refund or a webhook event; the payment of the latter two is looked up.
 */
const LISTED = sql`
  select a.id, a.kind, a.subject, coalesce(p.id, r.payment_id, n.payment_id, d.id)::text as payment_id,
    coalesce(p.number, r.number, n.number, d.number) as payment_number, a.detail, a.due_at, a.created_at,
    a.resolved_at, o.name as resolved_by_name, a.resolution,
    case a.kind
      when 'payment_review' then coalesce(p.state = 'review', false)
      when 'double_payment' then exists (
        select from double_payments double where double.payment_id = p.id and double.state in ('open', 'refunding'))
      else false
    end as undecided`;
const JOINS = sql`
  left join operators o on o.id = a.resolved_by
  left join payments p on p.id = case when a.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.subject::uuid end
  left join lateral (
    select f.payment_id, q.number from payment_refunds f join payments q on q.id = f.payment_id
    where f.id = case when a.subject ~ '^refund:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(a.subject, 8)::uuid end
  ) r on true
  left join lateral (
    select q.id as payment_id, q.number from webhook_events i join payments q on q.id::text = i.order_id
    where i.id = case when a.subject ~ '^webhook:[0-9]{1,18}$' then substr(a.subject, 9)::bigint end
  ) n on true
  left join payments d
    on d.id = case when a.detail ->> 'payment' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (a.detail ->> 'payment')::uuid end`;

/** What is due of the open alerts comes first, the earliest date before the others; then the newest. */
const URGENCY = `coalesce(case when a.resolved_at is null then -extract(epoch from a.due_at) end, '-infinity')`;
const urgentFirst = keyset('alerts a', [URGENCY, 'a.id'], 'desc');
const filterSql: FilterSql<typeof listAlerts> = {
  state: (state) =>
    state === 'open' ? sql`a.resolved_at is null` : sql`a.resolved_at is not null`,
  kind: (kind) => sql`a.kind = ${kind}`,
  subject: (subject) => sql`a.subject = ${subject}`,
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
