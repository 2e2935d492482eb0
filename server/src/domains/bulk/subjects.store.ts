import type { BulkOperation } from '@sesame/contract/console/bulk-actions.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** Money that is claimed back through a bank buys no further days, so disputed subscriptions get none in bulk. */
const heldSubscriptions = sql`
  select subscription_id from grants where held_at is not null and reversed_at is null`;

export async function isHeld(tx: Executor, subscription: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select ${subscription}::uuid in (${heldSubscriptions}) as held`.execute(tx);
  return rows[0]?.held === true;
}

/** Why days that were added in bulk cannot be undone any more. */
export type LeftOut = 'subscription_held' | 'days_begun' | 'days_followed' | 'renewal_announced';

/** The days of an addition that has ended and that were not undone, with what has been built on them since. */
function givenDays(
  bulkAction: string,
  now: Date,
): RawBuilder<{ id: string; grant_id: string; left_out: LeftOut | null }> {
  return sql`
    select s.id, g.id as grant_id, case
      when s.id in (${heldSubscriptions}) then 'subscription_held'
      when g.starts_at <= ${now} then 'days_begun'
      when g.ends_at <> s.ends_at or g.removed_days > 0 then 'days_followed'
      when exists (select from renewals r
        where r.subscription_id = s.id and r.closed_at is null and r.period_start = s.ends_at and r.state <> 'planned')
        then 'renewal_announced'
      end as left_out
    from bulk_actions b
    join bulk_action_items i on i.bulk_action_id = b.id and i.state = 'done'
    join grants g on g.id = i.grant_id and g.reversed_at is null
    join subscriptions s on s.id = g.subscription_id
    where b.id = ${bulkAction} and b.state <> 'running'`;
}

export async function countLeftOut(db: Executor, bulkAction: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${givenDays(bulkAction, now)}) given
    where left_out is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns undefined when the subscription has no such days, or no longer */
export async function findGivenDays(
  tx: Executor,
  { bulkAction, subscription, now }: { bulkAction: string; subscription: string; now: Date },
): Promise<{ grant_id: string; left_out: LeftOut | null } | undefined> {
  const { rows } = await sql<{ grant_id: string; left_out: LeftOut | null }>`
    select grant_id, left_out from (${givenDays(bulkAction, now)}) given
    where id = ${subscription}`.execute(tx);
  return rows[0];
}

/** The ids of the affected records; one query for counting, previewing and storing them. */
function subjectsOf(operation: BulkOperation, now: Date): RawBuilder<{ id: string }> {
  if (operation.kind === 'retire_items') return itemsOf(operation);
  if (operation.kind === 'undo_added_days') {
    return sql`select id from (${givenDays(operation.bulk_action, now)}) given`;
  }
  if (operation.kind !== 'extend_subscriptions') {
    return sql`select u.id from users u where u.id = any(${operation.users}::uuid[]) and u.deleted_at is null`;
  }
  const { product, service } = operation;
  return sql`
    select s.id from subscriptions s where s.ends_at > ${now} and s.id not in (${heldSubscriptions})
      ${product === undefined ? sql`` : sql`and s.product_id = ${product}`}
      ${service === undefined ? sql`` : sql`and exists (select from deliveries d where d.subscription_id = s.id and d.service_id = ${service})`}`;
}

function itemsOf({
  service,
  items,
  item_kind: kind,
  content,
}: Extract<BulkOperation, { kind: 'retire_items' }>): RawBuilder<{ id: string }> {
  return sql`
    select i.id from inventory_items i
    where i.service_id = ${service} and i.assigned_to is null and i.retired_at is null
      ${items === undefined ? sql`` : sql`and i.id = any(${[...items]}::uuid[])`}
      ${kind === undefined ? sql`` : sql`and i.kind = ${kind}`}
      ${content === undefined ? sql`` : sql`and i.content = ${content}`}`;
}

const SUBSCRIPTION_NAMES = sql`
  select s.id, u.username || ' · ' || p.title as title, u.username || ' · ' || nullif(p.title_ru, '') as title_ru
  from subscriptions s join users u on u.id = s.user_id join products p on p.id = s.product_id`;

const NAMES = {
  extend_subscriptions: SUBSCRIPTION_NAMES,
  undo_added_days: SUBSCRIPTION_NAMES,
  end_sessions: sql`select u.id, u.username as title, null as title_ru from users u`,
  block_users: sql`select u.id, u.username as title, null as title_ru from users u`,
  // Its content is sealed, so an item is known by its service and the end of its id.
  retire_items: sql`
    select i.id, o.title || ' · ' || right(i.id::text, 8) as title,
      nullif(o.title_ru, '') || ' · ' || right(i.id::text, 8) as title_ru
    from inventory_items i join services o on o.id = i.service_id`,
} as const satisfies Record<BulkOperation['kind'], RawBuilder<unknown>>;

export async function countSubjects(
  db: Executor,
  operation: BulkOperation,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${subjectsOf(operation, now)}) subjects`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function sampleSubjects(
  db: Executor,
  operation: BulkOperation,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<(Titled & { id: string })[]> {
  const subjects =
    operation.kind === 'undo_added_days'
      ? sql`select id from (${givenDays(operation.bulk_action, now)}) given where left_out is null`
      : subjectsOf(operation, now);
  const { rows } = await sql<Titled & { id: string }>`
    select named.id, named.title, coalesce(named.title_ru, '') as title_ru from (${subjects} order by 1 limit ${limit}) subjects
    join (${NAMES[operation.kind]}) named on named.id = subjects.id
    order by named.id`.execute(db);
  return rows;
}

/** @returns the ids that were stored, in their order */
export async function snapshotSubjects(
  tx: Executor,
  bulkActionId: string,
  operation: BulkOperation,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    insert into bulk_action_items (bulk_action_id, subject)
    select ${bulkActionId}::uuid, id from (${subjectsOf(operation, now)}) subjects returning subject`.execute(
    tx,
  );
  return rows.map(({ subject }) => subject).toSorted();
}

export async function listFailures(
  db: Executor,
  { id, kind, limit }: { id: string; kind: BulkOperation['kind']; limit: number },
): Promise<(Titled & { id: string; problem: string })[]> {
  const { rows } = await sql<Titled & { id: string; problem: string }>`
    select i.subject as id, named.title, coalesce(named.title_ru, '') as title_ru, i.problem
    from (
      select subject, problem from bulk_action_items
      where bulk_action_id = ${id} and state = 'failed' order by subject limit ${limit}
    ) i
    join (${NAMES[kind]}) named on named.id = i.subject
    order by i.subject`.execute(db);
  return rows;
}
