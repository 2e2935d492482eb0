import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** In shorter tables a sequential scan is the right plan. */
const LONG_TABLE_ROWS = 20_000;
/** A connection reports its statistics once a second, when one of its statements ends. */
const STATISTICS_DELAY_MS = 1_100;

interface Scans {
  readonly byIndex: ReadonlyMap<string, number>;
  readonly withoutIndex: ReadonlyMap<string, number>;
}

/** Reads PostgreSQL's scan statistics now, to compare them later. */
export async function readScans(database: pg.Pool) {
  const before = await count(database);
  return {
    /** @param nudge makes the server's connections report their statistics */
    async since(nudge: () => Promise<unknown>) {
      await sleep(STATISTICS_DELAY_MS);
      await nudge();
      const after = await count(database);
      const grown = (of: keyof Scans) =>
        [...after[of]].flatMap(([name, value]): [string, number][] => {
          const by = value - (before[of].get(name) ?? 0);
          return by > 0 ? [[name, by]] : [];
        });
      return {
        indexes: grown('byIndex').map(([name]) => name),
        scannedRows: grown('withoutIndex').reduce((sum, [, rows]) => sum + rows, 0),
      };
    },
  };
}

async function count(database: pg.Pool): Promise<Scans> {
  const indexes = await database.query<{ name: string; value: number }>(
    `select i.indexrelname as name, i.idx_scan::float8 as value
     from pg_stat_user_indexes i join pg_class c on c.oid = i.relid where c.reltuples > $1`,
    [LONG_TABLE_ROWS],
  );
  const tables = await database.query<{ name: string; value: number }>(
    `select t.relname as name, t.seq_tup_read::float8 as value
     from pg_stat_user_tables t join pg_class c on c.oid = t.relid where c.reltuples > $1`,
    [LONG_TABLE_ROWS],
  );
  const asMap = ({ rows }: typeof indexes) => new Map(rows.map(({ name, value }) => [name, value]));
  return { byIndex: asMap(indexes), withoutIndex: asMap(tables) };
}
