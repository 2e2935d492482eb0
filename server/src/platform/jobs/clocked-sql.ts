import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import type { EngineSql } from './engine.store.ts';
import type { Executor } from './jobs.ts';

export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

const TIME = 'pgboss.job_now()';

/**
 * The time by which jobs are due. Outside tests and the history of a demo it is the database's: a process whose own clock
 * is fast would enqueue jobs that the others begin minutes later.
 */
export function jobTime(clock: Clock): RawBuilder<Date> {
  return clock === systemClock ? sql`now()` : sql`${clock.now()}::timestamptz`;
}

/** Runs statements of pg-boss, and statements beside it, by that time. */
export function clockedSql(run: RunSql, clock: Clock): EngineSql {
  if (clock === systemClock) {
    return {
      executeSql: (text, values) => run(text, values) as Promise<{ rows: never[] }>,
    };
  }
  return {
    executeSql: (text, values) =>
      // The cast is safe: pg-boss knows the columns that it selects.
      run(...withTime(text, values, clock.now())) as Promise<{ rows: never[] }>,
  };
}

/** The same inside a transaction. */
export function clockedTransaction(tx: Executor, clock: Clock): EngineSql {
  return clockedSql(async (text, values) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: [...rows] };
  }, clock);
}

function withTime(text: string, values: unknown[] | undefined, now: Date): [string, unknown[]?] {
  if (!text.includes(TIME)) return values === undefined ? [text] : [text, values];
  if (values === undefined || values.length === 0) {
    // A batch of several statements takes no parameters.
    return [text.replaceAll(TIME, `'${now.toISOString()}'::timestamptz`)];
  }
  return [text.replaceAll(TIME, `$${values.length + 1}::timestamptz`), [...values, now]];
}
