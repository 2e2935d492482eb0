import { sql } from 'kysely';
import type { Executor } from '../platform.ts';

export interface QueueFigures {
  readonly queue: string;
  /** Jobs that could run now, and that wait for their time. */
  readonly due: number;
  readonly later: number;
  /** Jobs of both that have failed before. */
  readonly retried: number;
  /** How long the first one that is due has waited. */
  readonly oldest_s: number;
}

/** Waiting jobs of each queue that has any. */
export async function readQueues(db: Executor, now: Date): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select name as queue, (count(*) filter (where is_due))::integer as due, (count(*) filter (where not is_due))::integer as later,
      (count(*) filter (where state = 'retry'))::integer as retried,
      coalesce(extract(epoch from ${now}::timestamptz - min(start_after) filter (where is_due)), 0)::float8 as oldest_s
    from (
      select name, state, start_after, start_after <= ${now}::timestamptz as is_due from pgboss.job
      where state < 'active' and not blocked and name <> 'dead'
    ) waiting group by name order by name`.execute(db);
  return rows;
}

/** Dead jobs by the queue that they were in. */
export async function countDeadByQueue(db: Executor): Promise<{ queue: string; jobs: number }[]> {
  const { rows } = await sql<{ queue: string; jobs: number }>`
    select source_name as queue, count(*)::integer as jobs from pgboss.job
    where name = 'dead' and state < 'active' group by source_name order by source_name`.execute(db);
  return rows;
}
