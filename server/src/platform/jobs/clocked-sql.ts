import { CompiledQuery } from 'kysely';
import type { Clock } from '../clock.ts';
import type { EngineSql } from './engine.store.ts';
import type { Executor } from './jobs.ts';

export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

const TIME = 'pgboss.job_now()';

/** Runs statements of pg-boss, and statements beside it, by the shop's clock instead of the database's. */
export function clockedSql(run: RunSql, clock: Clock): EngineSql {
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
