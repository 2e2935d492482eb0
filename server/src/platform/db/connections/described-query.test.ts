import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../../../../test/database/test-database.ts';
import { createLog } from '../../telemetry/log.ts';
import { createDatabase } from '../database.ts';
import { together } from '../together.ts';
import { inTransaction } from '../transaction.ts';
import { createPool } from './pool.ts';

interface Tables {
  things: { id: number; name: string | null; at: Date };
}

const log = createLog({ level: 'silent' });
const server = inject('postgresUrl');
const name = `sesame_described_${randomUUID().slice(0, 8)}`;
const at = new Date('2026-03-10T12:00:00.000Z');
let url: string;
let db: Kysely<Tables>;
let pool: pg.Pool;

beforeAll(async () => {
  url = await createDatabaseFrom(server, name, 'template0');
  pool = createPool({ url, size: 1, namedStatements: true, log });
  db = createDatabase<Tables>(pool);
  await pool.query('create table things (id integer primary key, name text, at timestamptz)');
  await pool.query("insert into things values (1, 'one', '2026-03-10T12:00:00Z'), (2, null, null)");
});
afterAll(async () => {
  await db.destroy();
  await dropDatabase(server, name);
});

const find = (executor: Kysely<Tables>, id: number) =>
  executor.selectFrom('things').selectAll().where('id', '=', id).execute();
const rename = (executor: Kysely<Tables>, id: number) =>
  executor.updateTable('things').set({ name: 'new' }).where('id', '=', id).execute();

/** How often descriptions are requested from the only connection of a pool. */
async function countDescriptions(of: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const client = await of.connect();
  const spy = vi.spyOn(client.connection, 'describe');
  client.release();
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

test('columns are requested once, and rows are the same as before', async () => {
  const all = [[{ id: 1, name: 'one', at }], [{ id: 2, name: null, at: null }], []];
  const findAll = async () => [await find(db, 1), await find(db, 2), await find(db, 3)];
  expect(await findAll()).toEqual(all);
  const again = await countDescriptions(pool, async () => expect(await findAll()).toEqual(all));
  expect(again).toBe(0);
  const { fields } = await pool.query('select "id" from "things" where "id" = $1', [1]);
  const second = await pool.query('select "id" from "things" where "id" = $1', [2]);
  expect(second.fields).toEqual(fields);
});

test('the statement that begins a transaction returns its rows, and so do those sent with it', async () => {
  const run = () =>
    inTransaction(db, async (tx) => {
      const first = await together([find(tx, 1), rename(tx, 3), find(tx, 2)]);
      const [changed] = await rename(tx, 3);
      return { first, changed, last: await find(tx, 1) };
    });
  const before = await run();
  expect(before.first[0]).toEqual([{ id: 1, name: 'one', at }]);
  expect(await countDescriptions(pool, async () => expect(await run()).toEqual(before))).toBe(0);
  // One without rows may also be the first.
  await inTransaction(db, (tx) => rename(tx, 3));
  const [result] = await inTransaction(db, (tx) => rename(tx, 2));
  expect(result?.numUpdatedRows).toBe(1n);
});

test('a callback gets the result too, and an error leaves the next statement alone', async () => {
  const text = 'select 10 / $1::int as share';
  const share = (by: number) =>
    new Promise((resolve, reject) => {
      pool.query(text, [by], (error, result) => (error ? reject(error) : resolve(result.rows)));
    });
  for (let time = 0; time < 2; time++) {
    expect(await share(5)).toEqual([{ share: 2 }]);
    await expect(share(0)).rejects.toThrow('division by zero');
  }
});

test('a column that was added shows, also where a pooler prepares the statement again', async () => {
  const pooled = createPool({ url, size: 1, namedStatements: true, pooled: true, log });
  const text = 'select * from things where id = $1';
  for (const one of [pool, pooled]) await one.query(text, [1]);
  await sql`alter table things add column size integer default 7`.execute(db);
  for (const one of [pool, pooled]) {
    expect((await one.query(text, [1])).rows).toMatchObject([{ id: 1, size: 7 }]);
  }
  expect(await countDescriptions(pooled, () => pooled.query(text, [1]))).toBe(1);
  await pooled.end();
});
