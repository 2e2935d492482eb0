/** The connection that pg-boss expects; `pgboss.job_now()` is the time by which jobs are due. */
export interface EngineSql {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: never[] }>;
}

/** Dead jobs wait in this queue of pg-boss until an operator retries or discards them. */
export const DEAD_QUEUE = 'dead';

const MAKE_QUEUE_DUE = `
  update pgboss.job set start_after = pgboss.job_now()
  where name = $1 and state < 'active' and start_after > pgboss.job_now() returning id`;
const MAKE_KEYS_DUE = `
  update pgboss.job set start_after = pgboss.job_now()
  where name = $1 and singleton_key = any($2) and state < 'active' and start_after > pgboss.job_now()`;
const DEAD_WITH_KEYS = `
  select id, singleton_key from pgboss.job
  where name = '${DEAD_QUEUE}' and state < 'active' and source_name = $1 and singleton_key = any($2)`;
const DISCARD = `
  delete from pgboss.job where name = '${DEAD_QUEUE}' and id = $1 returning source_name, data`;
const DUE = `
  select name, count(*)::int as jobs from pgboss.job
  where name = any($1) and state < 'active' and start_after <= pgboss.job_now() group by name`;

// The casts below are safe: they name the columns of the statements above.

/** Makes the waiting jobs of a queue due now. @returns how many were due later */
export async function makeQueueDue(sql: EngineSql, queue: string): Promise<number> {
  const { rows } = await sql.executeSql(MAKE_QUEUE_DUE, [queue]);
  return rows.length;
}

/** The same for the jobs with these keys. */
export async function makeKeysDue(
  sql: EngineSql,
  queue: string,
  keys: readonly string[],
): Promise<void> {
  await sql.executeSql(MAKE_KEYS_DUE, [queue, keys]);
}

export async function findDead(
  sql: EngineSql,
  queue: string,
  keys: readonly (string | undefined)[],
): Promise<readonly { readonly id: string; readonly singleton_key: string }[]> {
  const { rows } = await sql.executeSql(DEAD_WITH_KEYS, [queue, keys]);
  return rows as { id: string; singleton_key: string }[];
}

/** @returns the job's own queue and data; undefined when there is no such dead job */
export async function deleteDead(
  sql: EngineSql,
  id: string,
): Promise<{ readonly source_name: string; readonly data: object } | undefined> {
  const { rows } = await sql.executeSql(DISCARD, [id]);
  return (rows as { source_name: string; data: object }[])[0];
}

/** Counts the jobs that are due, by queue; queues without any are left out. */
export async function countDue(
  sql: EngineSql,
  queues: readonly string[],
): Promise<readonly { readonly name: string; readonly jobs: number }[]> {
  const { rows } = await sql.executeSql(DUE, [queues]);
  return rows as { name: string; jobs: number }[];
}
