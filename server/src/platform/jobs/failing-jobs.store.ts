import { sql } from 'kysely';
import type { Executor } from '../platform.ts';

/** A job without further attempts, which waits for an operator. */
export interface DeadJob {
  readonly id: string;
  readonly queue: string;
  readonly data: object;
  readonly attempts: number;
  readonly reason: string | null;
  readonly enqueued_at: Date;
  readonly died_at: Date;
}

/** The oldest first. */
export async function listDeadJobs(db: Executor, limit: number): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id, source_name as queue, data, source_retry_count + 1 as attempts,
      coalesce(source_output->>'reason', source_output->>'message', source_output->>'value') as reason,
      source_created_on as enqueued_at, created_on as died_at
    from pgboss.job where name = 'dead' and state < 'active' order by created_on limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A job that failed at least once and is not done. */
export interface FailingJob {
  readonly id: string;
  readonly queue: string;
  readonly attempts: number;
  readonly is_dead: boolean;
  readonly reason: string | null;
  readonly enqueued_at: Date;
  /** Time of the next attempt; null for a dead job. */
  readonly next_at: Date | null;
}

/** Jobs about these records that have failed so far, the oldest first. @param about values by their name in the data */
export async function listFailingJobsAbout(
  db: Executor,
  about: Readonly<Record<string, readonly (string | number)[]>>,
): Promise<FailingJob[]> {
  const records = Object.entries(about).flatMap(([name, values]) =>
    values.map((value) => ({ name, value: String(value) })),
  );
  const { rows } = await sql<FailingJob>`
    with records as (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (name text, value text)
    ), failing as (
      select id, source_name as queue, data, source_retry_count + 1 as attempts, true as is_dead, source_output as output,
        source_created_on as enqueued_at, null::timestamptz as next_at
      from pgboss.job where name = 'dead' and state < 'active'
      union all
      select id, name, data, retry_count + (state = 'retry')::integer, false, output, created_on, start_after
      from pgboss.job
      where name <> 'dead' and state in ('created', 'retry', 'active')
        and retry_count + (state = 'retry')::integer > 0
    )
    select id, queue, attempts, is_dead, coalesce(output->>'reason', output->>'message', output->>'value') as reason,
      enqueued_at, next_at
    from failing where exists (select from records where data ->> records.name = records.value)
    order by enqueued_at, id`.execute(db);
  return rows;
}

export async function countDeadJobs(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where name = 'dead' and state < 'active'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Jobs of a queue that are not done: waiting, running or dead. */
export async function countOpenJobs(db: Executor, queue: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job
    where name = ${queue} and state <= 'active' or name = 'dead' and state < 'active' and source_name = ${queue}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Name and number of failures from which on a job that is still retried counts as failing. */
export type AlertLimits = Readonly<Record<string, number>>;

/**
 * Raises an alert for each job that is dead or keeps failing, and resolves those of all others. A job that an operator
 * retried keeps its alert's subject.
 */
export async function updateFailingAlerts(
  db: Executor,
  { limits, at }: { readonly limits: AlertLimits; readonly at: Date },
): Promise<void> {
  await sql`
    with failing as (
      select source_name as queue, coalesce(source_root_id, id) as root, source_retry_count + 1 as failures,
        source_output as output from pgboss.job where name = 'dead' and state < 'active'
      union all
      select name, coalesce(source_root_id, id), retry_count + (state = 'retry')::integer, output
      from pgboss.job join jsonb_each_text(${JSON.stringify(limits)}::jsonb) l (key, failures) on name = key
      where state in ('retry', 'active') and retry_count + (state = 'retry')::integer >= l.failures::integer
    ), recovered as (
      update alerts set resolved_at = ${at}
      where kind = 'job_item_failing' and resolved_at is null
        and not exists (select from failing where subject = queue || ':' || root)
    )
    insert into alerts (kind, subject, detail, created_at)
    select 'job_item_failing', queue || ':' || root, jsonb_build_object('failures', failures, 'last_error',
      coalesce(output->>'reason', output->>'message', output->>'value')), ${at}::timestamptz
    from failing
    on conflict (kind, subject) do update set resolved_at = null, resolved_by = null, resolution = null,
      detail = excluded.detail, created_at = excluded.created_at
    where alerts.resolved_at is not null`.execute(db);
}
