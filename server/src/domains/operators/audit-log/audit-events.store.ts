import type { listAuditEvents } from '@sesame/contract/console/audit-log.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { sql } from 'kysely';
import { beginsWith } from '../../../platform/db/begins-with.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

const newestFirst = keyset('audit_events', ['audit_events.id'], 'desc');
const filterSql: FilterSql<typeof listAuditEvents> = {
  operator: (operator) => sql`audit_events.operator_id = ${operator}`,
  // An action, or a prefix of actions if it ends with a dot.
  action: (action) =>
    action.endsWith('.')
      ? beginsWith(sql`audit_events.action`, action)
      : sql`audit_events.action = ${action}`,
  subject: (subject) => beginsWith(sql`audit_events.subject`, subject),
  buyer: (buyer) => sql`audit_events.subject in (
    select 'user:' || ${buyer}
    union all select 'payment:' || id from payments where user_id = ${buyer}
    union all select 'subscription:' || id from subscriptions where user_id = ${buyer}
    union all select 'ticket:' || id from tickets where user_id = ${buyer}
    union all select 'payout:' || id from payouts where user_id = ${buyer})`,
  since: (since) => sql`audit_events.at >= ${new Date(since)}`,
  until: (until) => sql`audit_events.at < ${new Date(until)}`,
};

const LISTED = [
  'audit_events.id',
  'audit_events.at',
  'audit_events.action',
  'audit_events.subject',
  'audit_events.reason',
  'audit_events.ip',
  'operators.id as operator_id',
  'operators.name as operator_name',
  'operators.email as operator_email',
] as const;

/** Newest first. */
export function listAuditEventRows(
  db: Executor,
  filters: FiltersOf<typeof listAuditEvents>,
  { after, limit }: ListPage,
) {
  return db
    .selectFrom('audit_events')
    .innerJoin('operators', 'operators.id', 'audit_events.operator_id')
    .select(LISTED)
    .where(whereOf(filterSql, filters, newestFirst.after(after)))
    .orderBy('audit_events.id', 'desc')
    .limit(limit)
    .execute();
}

export type ListedAuditEvent = Awaited<ReturnType<typeof listAuditEventRows>>[number];

export function findAuditEvent(db: Executor, id: number) {
  return db
    .selectFrom('audit_events')
    .innerJoin('operators', 'operators.id', 'audit_events.operator_id')
    .select([...LISTED, 'audit_events.before', 'audit_events.after', 'audit_events.hash'])
    .where('audit_events.id', '=', id)
    .executeTakeFirst();
}

/** Distinct actions, found by skipping through the index instead of scanning it. */
export async function listActions(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive jump as (
      (select action from audit_events order by action limit 1)
      union all
      select (select a.action from audit_events a where a.action > jump.action order by a.action limit 1)
      from jump where jump.action is not null)
    select action from jump where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

export function listOperatorNames(db: Executor) {
  return db.selectFrom('operators').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}

const SHOWN_BROKEN = 20;

export async function checkChain(db: Executor): Promise<{ events: number; broken: number[] }> {
  const broken = await db
    .selectFrom('broken_audit_events')
    .select('id')
    .distinct()
    .orderBy('id')
    .limit(SHOWN_BROKEN)
    .execute();
  const { events } = await db
    .selectFrom('audit_events')
    .select((row) => row.fn.countAll<string>().as('events'))
    .executeTakeFirstOrThrow();
  return { events: Number(events), broken: broken.map(({ id }) => Number(id)) };
}
