import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform.ts';

interface Schedule {
  readonly name: string;
  /** Its interval. */
  readonly seconds: number;
}

/** Adds new schedules and makes all of them due: this start may have brought other code or settings. */
export async function registerSchedules(
  db: Executor,
  schedules: readonly Schedule[],
  now: RawBuilder<Date>,
): Promise<void> {
  const rows = JSON.stringify(schedules.map(({ name, seconds }) => ({ name, seconds })));
  await sql`
    insert into job_runs (name, interval_s, next_run_at)
    select name, seconds, ${now}
    from jsonb_to_recordset(${rows}::jsonb) as s (name text, seconds double precision) order by name
    on conflict (name) do update
      set interval_s = excluded.interval_s, next_run_at = least(job_runs.next_run_at, excluded.next_run_at)`.execute(
    db,
  );
}

/** Moves the due schedules among these to their next time. @returns their names */
export async function advanceDue(
  tx: Executor,
  names: readonly string[],
  now: RawBuilder<Date>,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update job_runs set next_run_at = ${now} + make_interval(secs => interval_s)
    where name in (
      select name from job_runs where name = any(${names}) and next_run_at <= ${now} order by name for update
    ) and next_run_at <= ${now}
    returning name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Also resolves the alert of the schedule. */
export async function recordSuccess(db: Executor, name: string, at: Date): Promise<void> {
  await sql`
    with recovered as (
      update alerts set resolved_at = ${at}
      where kind = 'job_failing' and subject = ${name} and resolved_at is null
    )
    update job_runs set succeeded_at = ${at}, failures = 0 where name = ${name}`.execute(db);
}

/** @param alertAfter consecutive failures from which on an alert is open */
export async function recordFailure(
  db: Executor,
  name: string,
  { error, at, alertAfter }: { readonly error: string; readonly at: Date; alertAfter: number },
): Promise<void> {
  await sql`
    with failed as (
      update job_runs set failed_at = ${at}, failures = failures + 1, last_error = ${error}
      where name = ${name} returning failures
    )
    insert into alerts (kind, subject, detail, created_at)
    select 'job_failing', ${name}::text,
      jsonb_build_object('failures', failures, 'last_error', ${error}::text), ${at}::timestamptz
    from failed where failures >= ${alertAfter}
    on conflict (kind, subject) do update set resolved_at = null, resolved_by = null, resolution = null,
      detail = excluded.detail, created_at = excluded.created_at
    where alerts.resolved_at is not null`.execute(db);
}
