import type { RunSql } from './clocked-sql.ts';

/** The claims of this process on its running jobs, which it loses when it cannot reach the database for too long. */
export interface Claims {
  /** Sends the statements of the job engine, whose answers show that the database is reached. */
  readonly runSql: RunSql;
  /** For a job that starts now: aborts when another worker may begin it too. */
  signal(): AbortSignal;
  stop(): void;
}

const CHECK_MS = 1_000;
const PROBE_AFTER_MS = 3_000;

/** @param delayedAfterMs silence after which every claim counts as lost */
export function watchClaims(runSql: RunSql, delayedAfterMs: number): Claims {
  let answeredAt = performance.now();
  let isProbing = false;
  let lost = new AbortController();

  async function send(text: string, values?: unknown[]): ReturnType<RunSql> {
    const result = await runSql(text, values);
    answeredAt = performance.now();
    return result;
  }

  async function probe(): Promise<void> {
    isProbing = true;
    await send('select 1').catch(() => {});
    isProbing = false;
  }

  const timer = setInterval(
    () => {
      const silence = performance.now() - answeredAt;
      if (silence > Math.min(PROBE_AFTER_MS, delayedAfterMs / 3) && !isProbing) void probe();
      if (silence < delayedAfterMs) return;
      lost.abort(new Error('the database has not answered: another worker may be doing this job'));
      lost = new AbortController();
    },
    Math.min(CHECK_MS, delayedAfterMs / 3),
  );

  return { runSql: send, signal: () => lost.signal, stop: () => clearInterval(timer) };
}
