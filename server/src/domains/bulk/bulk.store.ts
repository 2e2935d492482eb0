import type { BulkOperation } from '@sesame/contract/console/bulk-actions.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import { sql } from 'kysely';
import { keyset, type ListPage } from '../../platform/db/list-sql.ts';
import type { Executor } from '../../platform/platform.ts';

export interface BulkActionRow {
  id: string;
  kind: BulkOperation['kind'];
  operation: BulkOperation;
  reason: string;
  operator: string;
  /** Days of the action itself, or of the one whose days it undoes. */
  days: number | null;
  product: Titled | null;
  service: Titled | null;
  state: 'running' | 'stopped' | 'done';
  created_at: Date;
  finished_at: Date | null;
  total: number;
  done: number;
  failed: number;
}

const newestFirst = keyset('bulk_actions b', ['b.id'], 'desc');

/** Newest first; with `id`, only that one. */
export async function findBulkActions(
  db: Executor,
  { after, limit }: ListPage,
  id?: string,
): Promise<BulkActionRow[]> {
  const matches = id === undefined ? newestFirst.after(after) : sql`b.id = ${id}`;
  const { rows } = await sql<BulkActionRow>`
    select b.*, o.name as operator, c.done, c.failed,
      coalesce(given.operation, b.operation)->'days' as days,
      case when p.id is not null then json_build_object('title', p.title, 'title_ru', p.title_ru) end as product,
      case when s.id is not null then json_build_object('title', s.title, 'title_ru', s.title_ru) end as service
    from (
      select * from bulk_actions b where ${matches ?? sql`true`} ${newestFirst.order} limit ${limit}
    ) b
    join operators o on o.id = b.operator_id
    left join bulk_actions given on given.id = (b.operation->>'bulk_action')::uuid
    left join products p on p.id = (coalesce(given.operation, b.operation)->>'product')::int
    left join services s on s.id = (coalesce(given.operation, b.operation)->>'service')::int
    cross join lateral (
      select count(*) filter (where state = 'done')::int as done,
        count(*) filter (where state = 'failed')::int as failed
      from bulk_action_items where bulk_action_id = b.id
    ) c
    ${newestFirst.order}`.execute(db);
  return rows;
}

export async function insertBulkAction(
  tx: Executor,
  action: {
    readonly id: string;
    readonly operation: BulkOperation;
    readonly reason: string;
    readonly operatorId: string;
    readonly ip: string;
    readonly total: number;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('bulk_actions')
    .values({
      id: action.id,
      kind: action.operation.kind,
      operation: JSON.stringify(action.operation),
      reason: action.reason,
      operator_id: action.operatorId,
      ip: action.ip,
      total: action.total,
      created_at: action.at,
    })
    .execute();
}

export interface BulkItemKey {
  readonly bulkAction: string;
  readonly subject: string;
}

/** The problem of a record whose job failed for an unexpected reason; it can be retried. */
export const UNEXPECTED = 'internal';

export interface BulkItem {
  readonly bulk_action_id: string;
  readonly subject: string;
  readonly operation: BulkOperation;
  readonly reason: string;
  readonly operator_id: string;
  readonly ip: string;
}

/**
 * A record that is to be processed, locked.
 * @returns undefined when it is done or refused, or its bulk action was stopped
 */
export async function lockItem(
  tx: Executor,
  { bulkAction, subject }: BulkItemKey,
): Promise<BulkItem | undefined> {
  const { rows } = await sql<BulkItem>`
    select i.bulk_action_id, i.subject, b.operation, b.reason, b.operator_id, b.ip
    from bulk_action_items i join bulk_actions b on b.id = i.bulk_action_id
    where i.bulk_action_id = ${bulkAction} and i.subject = ${subject} and b.state <> 'stopped'
      and (i.state = 'waiting' or i.problem = ${UNEXPECTED})
    for update of i`.execute(tx);
  return rows[0];
}

/** @param problem the refusal code, or why it is left out; undefined when the record is done */
export async function finishItem(
  tx: Executor,
  { bulkAction, subject }: BulkItemKey,
  {
    problem,
    grant,
    at,
  }: { readonly problem?: string | undefined; readonly grant?: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('bulk_action_items')
    .set({
      state: problem === undefined ? 'done' : 'failed',
      problem: problem ?? null,
      grant_id: grant ?? null,
      finished_at: at,
    })
    .where('bulk_action_id', '=', bulkAction)
    .where('subject', '=', subject)
    .where((row) => row.or([row('state', '=', 'waiting'), row('problem', '=', UNEXPECTED)]))
    .execute();
}

/** Marks a bulk action as done that has no waiting records left. */
export async function finishBulkAction(db: Executor, id: string, at: Date): Promise<void> {
  await sql`
    update bulk_actions b set state = 'done', finished_at = ${at}
    where b.id = ${id} and b.state = 'running'
      and not exists (select from bulk_action_items where bulk_action_id = b.id and state = 'waiting')`.execute(
    db,
  );
}

/** @returns whether it was running */
export async function markBulkActionStopped(tx: Executor, id: string, at: Date): Promise<boolean> {
  const stopped = await tx
    .updateTable('bulk_actions')
    .set({ state: 'stopped', finished_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}

/** The end of a subscription, locked. */
export async function lockEnd(tx: Executor, id: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('ends_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.ends_at;
}
