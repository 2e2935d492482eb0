import type pg from 'pg';

/** Results of jobs, stored where every process and the console can read them. */
export interface JobRuns {
  succeeded(job: Job): Promise<void>;
  failed(job: Job, error: unknown): Promise<void>;
  /** Whether no process has finished this job within `lateMs`, or ever. */
  isLate(job: Job, lateMs: number): Promise<boolean>;
  /** The names among these that an operator wants to run now; each request is returned once. */
  claimRequested(names: readonly string[]): Promise<string[]>;
}

interface Job {
  readonly name: string;
  readonly seconds: number;
}

/** Runs a statement on the connection of the job lock. */
export type RunQuery = <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[],
) => Promise<pg.QueryResult<Row>>;

/** Consecutive failures that raise an alert; a single one may be a restart of the database. */
const ALERT_AFTER = 3;

/** A job may run every second; recording its success once a minute is enough. */
const QUIET_MS = 60_000;
const ERROR_LENGTH = 300;

const SUCCEEDED = `
  with recovered as (
    update alerts set resolved_at = $3 where kind = 'job_failing' and subject = $1 and resolved_at is null)
  insert into job_runs (name, every_s, succeeded_at) values ($1, $2, $3)
  on conflict (name) do update set every_s = $2, succeeded_at = $3, failures = 0`;
const FAILED = `
  insert into job_runs (name, every_s, failed_at, failures, last_error) values ($1, $2, $4, 1, $3)
  on conflict (name) do update
    set every_s = $2, failed_at = $4, failures = job_runs.failures + 1, last_error = $3
  returning failures`;
const ALERTED = `
  insert into alerts (kind, subject, detail, created_at)
  values ('job_failing', $1, jsonb_build_object('failures', $2::int, 'last_error', $3::text), $4)
  on conflict (kind, subject) do update set resolved_at = null, resolved_by = null, resolution = null,
    detail = excluded.detail, created_at = $4
  where alerts.resolved_at is not null`;
const IN_TIME = `
  select name from job_runs where name = $1 and succeeded_at > $3::timestamptz - make_interval(secs => $2)`;
const CLAIM_REQUESTED = `
  update job_runs set requested_at = null where requested_at is not null and name = any($1) returning name`;

/** @param now the clock of this process, which also sets the times of the records that are verified with these rows */
export function createJobRuns(runQuery: RunQuery, now: () => number = Date.now): JobRuns {
  const at = () => new Date(now());
  /** When the success of a job was last recorded; absent if it failed since. */
  const recordedAt = new Map<string, number>();
  return {
    async succeeded({ name, seconds }) {
      if (now() - (recordedAt.get(name) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
      await runQuery(SUCCEEDED, [name, seconds, at()]);
      recordedAt.set(name, now());
    },
    async failed({ name, seconds }, error) {
      recordedAt.delete(name);
      const sentence = describeError(error);
      const { rows } = await runQuery<{ failures: number }>(FAILED, [
        name,
        seconds,
        sentence,
        at(),
      ]);
      const failures = rows[0]?.failures ?? 0;
      if (failures >= ALERT_AFTER) await runQuery(ALERTED, [name, failures, sentence, at()]);
    },
    async isLate({ name }, lateMs) {
      const { rowCount } = await runQuery(IN_TIME, [name, lateMs / 1_000, at()]);
      return rowCount === 0;
    },
    async claimRequested(names) {
      const { rows } = await runQuery<{ name: string }>(CLAIM_REQUESTED, [[...names]]);
      return rows.map(({ name }) => name);
    },
  };
}

/** The error without its stack, which is in the log. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
  return text.slice(0, ERROR_LENGTH);
}
