import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';
import { buildIndexes, type OnlineMigration } from './build-indexes.ts';
import { createDatabase } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';

const name = `sesame_indexes_${process.pid}`;
let url: string;
let pool: pg.Pool;
let db: Kysely<unknown>;
beforeAll(async () => {
  url = await createDatabaseFrom(inject('postgresUrl'), name, 'template0');
  pool = new pg.Pool({ connectionString: url, max: 3 });
  // A connection may still be closing when its database is dropped.
  pool.on('error', () => {});
  db = createDatabase<unknown>(pool);
});
afterAll(async () => {
  await db.destroy();
  await dropDatabase(inject('postgresUrl'), name);
});

const first: OnlineMigration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table big (id integer, note text); insert into big values (1, 'a'), (2, 'a')`.execute(
      db,
    );
  },
};
const withIndexes = (indexes: Record<string, string>): Record<string, OnlineMigration> => ({
  '0001-big': first,
  '0002-index': { up: async () => {}, indexes },
});
const plain = { big_id: 'create index concurrently big_id on big (id)' };

async function validIndexes(): Promise<string[]> {
  const { rows } = await pool.query(
    "select indexrelid::regclass::text as name from pg_index where indrelid = 'big'::regclass and indisvalid",
  );
  return rows.map((row) => row.name);
}

test('indexes of a big table are built after the migration, while its rows are written', async () => {
  await migrate(url, { '0001-big': first });
  const writer = await pool.connect();
  await writer.query("begin; insert into big values (3, 'b')");
  const migrated = migrate(url, withIndexes(plain));
  // It waits for the open transaction; an ordinary `create index` would hold up every insert meanwhile.
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and query like 'create index concurrently%' and state = 'active'",
      );
      return rows.length;
    })
    .toBe(1);
  expect(await isMigrated(db, withIndexes(plain))).toBe(false);
  await pool.query("insert into big values (4, 'b')");
  await writer.query('commit');
  writer.release();
  expect(await migrated).toEqual(['0002-index']);
  expect(await isMigrated(db, withIndexes(plain))).toBe(true);
  expect(await validIndexes()).toEqual(['big_id']);
});

test('two processes build each index once, and one that was cut off is built again', async () => {
  const unique = { ...plain, big_note: 'create unique index concurrently big_note on big (note)' };
  await expect(buildIndexes(db, withIndexes(unique))).rejects.toThrow(/could not create unique/);
  expect(await validIndexes()).toEqual(['big_id']);
  await pool.query('update big set note = id::text');
  const built = await Promise.all([
    buildIndexes(db, withIndexes(unique)),
    buildIndexes(db, withIndexes(unique)),
  ]);
  expect(built.flat()).toEqual(['big_note']);
  expect((await validIndexes()).toSorted()).toEqual(['big_id', 'big_note']);
});
