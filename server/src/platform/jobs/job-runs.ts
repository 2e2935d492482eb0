import type pg from 'pg';

/** How jobs did, kept where every process and the console can see it. */
export interface JobRuns {
  succeeded(job: Job): Promise<void>;
  failed(job: Job, error: unknown): Promise<void>;
  /** Whether no process has finished this job for longer than `lateMs`, or ever. */
  isLate(job: Job, lateMs: number): Promise<boolean>;
  /** Names of these that an operator wants run now; each is answered once. */
  takeWanted(names: readonly string[]): Promise<string[]>;
}

interface Job {
  readonly name: string;
  readonly seconds: number;
}

/** A statement on the connection of the job lock. */
export type Ask = <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[],
) => Promise<pg.QueryResult<Row>>;

/** As many failures in a row raise an alert: one may be a restart of the database. */
const ALERT_AFTER = 3;

/** Success is the rule, and a job that runs every second would write it every second: once a minute is enough to be seen. */
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
const TAKE_WANTED = `
  update job_runs set wanted_at = null where wanted_at is not null and name = any($1) returning name`;

/** @param now the clock of this process, by which everything else that is audited beside these rows was written */
export function createJobRuns(ask: Ask, now: () => number = Date.now): JobRuns {
  const at = () => new Date(now());
  /** When the success of a job was last written down; absent: it failed since. */
  const told = new Map<string, number>();
  return {
    async succeeded({ name, seconds }) {
      if (now() - (told.get(name) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
      await ask(SUCCEEDED, [name, seconds, at()]);
      told.set(name, now());
    },
    async failed({ name, seconds }, error) {
      told.delete(name);
      const sentence = sentenceOf(error);
      const { rows } = await ask<{ failures: number }>(FAILED, [name, seconds, sentence, at()]);
      const failures = rows[0]?.failures ?? 0;
      if (failures >= ALERT_AFTER) await ask(ALERTED, [name, failures, sentence, at()]);
    },
    async isLate({ name }, lateMs) {
      const { rowCount } = await ask(IN_TIME, [name, lateMs / 1_000, at()]);
      return rowCount === 0;
    },
    async takeWanted(names) {
      const { rows } = await ask<{ name: string }>(TAKE_WANTED, [[...names]]);
      return rows.map(({ name }) => name);
    },
  };
}

/** What happened and nothing of where: the log has the rest. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
  return text.slice(0, ERROR_LENGTH);
}
