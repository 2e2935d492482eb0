import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrations } from '../../../migrations/all.ts';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';
import { createLog } from '../telemetry/log.ts';
import { beforeCommit, withCommit } from './before-commit.ts';
import { createListener } from './connections/listen.ts';
import { createPool, parseInt8 } from './connections/pool.ts';
import { createDatabase } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { together } from './together.ts';
import { inTransaction } from './transaction.ts';

interface Tables {
  counters: { id: number; value: number };
}

const log = createLog({ level: 'silent' });
const server = inject('postgresUrl');
const name = `sesame_platform_${randomUUID().slice(0, 8)}`;
let url: string;
let db: Kysely<Tables>;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  url = await createDatabaseFrom(server, name, 'template0');
  pool = createPool({ url, size: 4, namedStatements: true, log });
  db = createDatabase<Tables>(pool);
  await pool.query('create table counters (id integer primary key, value bigint not null)');
  await pool.query('insert into counters values (1, 0), (2, 0)');
});
afterAll(async () => {
  await db.destroy();
  await dropDatabase(server, name);
});

describe('connections', () => {
  test('bigint is an exact number or an error, a date stays text', async () => {
    const { rows } = await pool.query(
      "select $1::bigint as cents, date '2026-02-28' as day, 9007199254740991::bigint as most",
      [4_999],
    );
    expect(rows).toEqual([{ cents: 4_999, day: '2026-02-28', most: Number.MAX_SAFE_INTEGER }]);
    expect(() => parseInt8('9007199254740992')).toThrow(RangeError);
  });

  test('statements with values are prepared once per connection', async () => {
    const client = await pool.connect();
    try {
      for (let id = 0; id < 3; id++)
        await client.query('select value from counters where id = $1', [id]);
      const { rows } = await client.query(
        "select count(*)::int as n from pg_prepared_statements where statement like 'select value from counters%'",
      );
      expect(rows).toEqual([{ n: 1 }]);
    } finally {
      client.release();
    }
  });

  test('named statements can be switched off', async () => {
    const plain = createPool({ url, size: 1, namedStatements: false, log });
    await plain.query('select value from counters where id = $1', [1]);
    const { rows } = await plain.query('select count(*)::int as n from pg_prepared_statements');
    expect(rows).toEqual([{ n: 0 }]);
    await plain.end();
  });

  test.each(['between two statements', 'within a statement'])(
    'a connection that dies %s fails only the work it was used for',
    async (when) => {
      const client = await pool.connect();
      const { rows } = await client.query('select pg_backend_pid() as pid');
      // Not `once` of node:events: it would also handle the errors that the pool has to handle.
      const gone = new Promise<void>((resolve) => client.on('end', resolve));
      const interrupted =
        when === 'within a statement'
          ? expect(client.query('select pg_sleep(30)')).rejects.toThrow()
          : Promise.resolve();
      await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      await interrupted;
      await gone;
      await expect(client.query('select 1')).rejects.toThrow();
      client.release();
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    },
  );

  test('a statement is canceled after its timeout', async () => {
    const { rows } = await pool.query(
      "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
    );
    expect(rows.map(({ setting }) => setting)).toEqual(['10000', '2000', '5000']);
  });
});

describe('a transaction', () => {
  test('runs again when it was the victim of a deadlock', async () => {
    const bump = (first: number, second: number) =>
      inTransaction(db, async (tx) => {
        await tx
          .updateTable('counters')
          .set({ value: sql`value + 1` })
          .where('id', '=', first)
          .execute();
        await sql`select pg_sleep(0.1)`.execute(tx);
        await tx
          .updateTable('counters')
          .set({ value: sql`value + 1` })
          .where('id', '=', second)
          .execute();
      });
    await Promise.all([bump(1, 2), bump(2, 1)]);
    const rows = await db.selectFrom('counters').select('value').orderBy('id').execute();
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
  });

  test('is rolled back and not repeated after any other error', async () => {
    let runs = 0;
    const work = inTransaction(db, async (tx) => {
      runs++;
      await tx.insertInto('counters').values({ id: 9, value: 1 }).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(runs).toBe(1);
    expect(await db.selectFrom('counters').selectAll().where('id', '=', 9).execute()).toEqual([]);
  });
});

describe('statements sent together', () => {
  test('run in the order of the calls, each seeing the ones before it', async () => {
    const [, { value }, , after] = await inTransaction(db, (tx) =>
      together([
        tx.updateTable('counters').set({ value: 7 }).where('id', '=', 1).execute(),
        tx.selectFrom('counters').select('value').where('id', '=', 1).executeTakeFirstOrThrow(),
        tx.updateTable('counters').set({ value: 8 }).where('id', '=', 1).execute(),
        sql<{ value: number }>`select value from counters where id = 1`.execute(tx),
      ]),
    );
    expect([value, after.rows[0]?.value]).toEqual([7, 8]);
  });

  test('fail with the error of the first that failed, and leave nothing', async () => {
    const work = inTransaction(db, (tx) =>
      together([
        tx.insertInto('counters').values({ id: 20, value: 1 }).execute(),
        tx.insertInto('counters').values({ id: 1, value: 1 }).execute(),
        tx.insertInto('counters').values({ id: 21, value: 1 }).execute(),
      ]),
    );
    await expect(work).rejects.toMatchObject({ code: '23505' });
    const rows = await db.selectFrom('counters').select('id').where('id', '>=', 20).execute();
    expect(rows).toEqual([]);
  });

  test.each([
    ['a statement that the connection has not prepared', 30],
    ['one that it has', 31],
  ])('a transaction that begins with %s is rolled back whole', async (_, id) => {
    const work = inTransaction(db, async (tx) => {
      await tx.insertInto('counters').values({ id, value: 1 }).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await db.selectFrom('counters').selectAll().where('id', '=', id).execute()).toEqual([]);
  });

  test('a statement takes no effect when the transaction that it begins cannot begin', async () => {
    const one = createPool({ url, size: 1, namedStatements: true, log });
    const shop = createDatabase<Tables>(one);
    const insert = (id: number) =>
      inTransaction(shop, (tx) => tx.insertInto('counters').values({ id, value: 1 }).execute());
    await insert(40);
    await one.query('deallocate begin');
    await expect(insert(41)).rejects.toThrow('Connection terminated');
    // On a new connection: the one without a transaction was closed.
    await insert(42);
    const rows = await db.selectFrom('counters').select('id').where('id', '>=', 40).execute();
    expect(rows).toEqual([{ id: 40 }, { id: 42 }]);
    await db.deleteFrom('counters').where('id', '>=', 40).execute();
    await shop.destroy();
  });

  test('are refused a savepoint beside them, which would undo them too', async () => {
    const work = inTransaction(db, (tx) =>
      together([
        tx.updateTable('counters').set({ value: 9 }).where('id', '=', 1).execute(),
        inTransaction<Tables, unknown>(tx, (part) => sql`select 1`.execute(part)),
      ]),
    );
    await expect(work).rejects.toThrow('A savepoint would also undo the statements beside it');
  });

  test.each([
    ['beforeCommit', beforeCommit],
    ['withCommit', withCommit],
  ])('%s: all or none of the statements that nothing waits for', async (_, sendWithout) => {
    const insert = (tx: Kysely<Tables>, id: number) =>
      tx.insertInto('counters').values({ id, value: 1 }).execute();
    const inserted = (...ids: number[]) =>
      inTransaction(db, async (tx) => {
        await sendWithout(tx, ...ids.map((id) => insert(tx, id)));
        return 'made';
      });
    expect(await inserted(50, 51)).toBe('made');
    await expect(inserted(52, 50, 53)).rejects.toMatchObject({ code: '23505' });
    // The error of the one that failed, not of the one that was waited for.
    const work = inTransaction(db, async (tx) => {
      await sendWithout(tx, insert(tx, 50));
      await insert(tx, 54);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    // A savepoint begins when all before it are answered, and its end undoes only what is in it.
    await inTransaction(db, async (tx) => {
      await sendWithout(tx, insert(tx, 55));
      const part = inTransaction<Tables, void>(tx, (nested) =>
        sendWithout(nested, insert(nested, 50)),
      );
      await expect(part).rejects.toMatchObject({ code: '23505' });
    });
    const rows = await db.selectFrom('counters').select('id').where('id', '>=', 50).execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual([50, 51, 55]);
    await db.deleteFrom('counters').where('id', '>=', 50).execute();
  });

  test('one that comes after the commit it was to leave with is an error', async () => {
    const work = inTransaction(db, (tx) => {
      const read = () => tx.selectFrom('counters').select('id').execute();
      return withCommit(tx, read().then(read));
    });
    await expect(work).rejects.toThrow(/after the end of its transaction|already committed/);
  });

  test('a transaction without statements sends nothing', async () => {
    expect(await inTransaction(db, () => Promise.resolve('done'))).toBe('done');
    await expect(inTransaction(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTransaction(db, (tx) => sql`select 1 as one`.execute(tx))).toMatchObject({
      rows: [{ one: 1 }],
    });
  });
});

test('many processes may migrate one empty database at once', async () => {
  const fresh = `${name}_migrate`;
  const freshUrl = await createDatabaseFrom(server, fresh, 'template0');
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(freshUrl, migrations)));
  expect(applied.flat().toSorted()).toEqual(Object.keys(migrations).toSorted());
  const check = createDatabase<unknown>(
    createPool({ url: freshUrl, size: 1, namedStatements: true, log }),
  );
  expect(await isMigrated(check, migrations)).toBe(true);
  expect(await isMigrated(check, { ...migrations, '9999-later': { up: async () => {} } })).toBe(
    false,
  );
  await check.destroy();
  await dropDatabase(server, fresh);
});

test('a migration that is merged late, with a lower number, runs at the next start', async () => {
  const fresh = `${name}_late`;
  const freshUrl = await createDatabaseFrom(server, fresh, 'template0');
  const adds = (table: string) => ({
    up: async (on: Kysely<unknown>) => {
      await sql`create table ${sql.table(table)} (id integer)`.execute(on);
    },
  });
  const first = { '0001-first': adds('first') };
  const third = { '0003-third': adds('third') };
  expect(await migrate(freshUrl, { ...first, ...third })).toEqual(['0001-first', '0003-third']);
  const all = { ...first, '0002-late': adds('late'), ...third };
  expect(await migrate(freshUrl, all)).toEqual(['0002-late']);
  await dropDatabase(server, fresh);
});

test('a process of the release before starts on the newer schema', async () => {
  const fresh = `${name}_newer`;
  const freshUrl = await createDatabaseFrom(server, fresh, 'template0');
  const creates = (table: string) => ({
    up: async (on: Kysely<unknown>) => {
      await sql`create table ${sql.table(table)} (id integer)`.execute(on);
    },
  });
  const before = { '0001-first': creates('first') };
  await migrate(freshUrl, { ...before, '0003-next': creates('next') });
  expect(await migrate(freshUrl, before)).toEqual([]);
  // It may still bring a migration that was merged late, and the newer release goes on afterwards.
  const late = { ...before, '0002-late': creates('late') };
  expect(await migrate(freshUrl, late)).toEqual(['0002-late']);
  const next = { ...late, '0003-next': creates('next'), '0004-last': creates('last') };
  expect(await migrate(freshUrl, next)).toEqual(['0004-last']);
  await dropDatabase(server, fresh);
});

test('a column that a migration adds while the shop runs fails no statement', async () => {
  const pool = createPool({ url, size: 3, namedStatements: true, log });
  const on = createDatabase<{ grown: { id: number; extra?: number } }>(pool);
  await sql`create table grown (id integer)`.execute(on);
  const insert = (by: Pick<typeof on, 'insertInto'>, id: number) =>
    by.insertInto('grown').values({ id }).returningAll().executeTakeFirst();
  const read = (by: Pick<typeof on, 'selectFrom'>) =>
    by.selectFrom('grown').selectAll().where('id', '>', 0).orderBy('id').execute();
  // Each of three connections prepares both statements.
  const meet = (first: number) =>
    Promise.all(
      [0, 1, 2].map((add) =>
        inTransaction(on, async (tx) => {
          await insert(tx, first + add);
          await read(tx);
          await sql`select pg_sleep(0.05)`.execute(tx);
        }),
      ),
    );
  await meet(1);
  await sql`alter table grown add column extra integer not null default 7`.execute(on);
  expect(await insert(on, 4)).toEqual({ id: 4, extra: 7 });
  await sql`alter table grown add column more integer`.execute(on);
  await meet(5);
  await sql`alter table grown drop column more`.execute(on);
  const found = await Promise.all([read(on), read(on), read(on)]);
  const all = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, extra: 7 }));
  expect(found).toEqual([all, all, all]);
  await sql`drop table grown`.execute(on);
  await on.destroy();
});

test('a statement that left with its commit is not repeated without its transaction', async () => {
  await db.schema.createTable('late').addColumn('id', 'integer').execute();
  await db.schema.createTable('beside').addColumn('id', 'integer').execute();
  const on = createDatabase<Tables>(createPool({ url, size: 1, namedStatements: true, log }));
  let attempts = 0;
  const add = (id: number) =>
    inTransaction(on, async (tx) => {
      attempts++;
      await sql`insert into beside values (${id})`.execute(tx);
      const late = sql<{ id: number }>`insert into late values (${id}) returning *`.execute(tx);
      await withCommit(tx, late);
      return { late };
    });
  await add(1);
  await db.schema.alterTable('late').addColumn('extra', 'integer').execute();
  const { late } = await add(2);
  expect((await late).rows).toEqual([{ id: 2, extra: null }]);
  expect(attempts).toBe(3);
  for (const table of ['late', 'beside'])
    expect((await sql`select id from ${sql.table(table)}`.execute(db)).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  await on.destroy();
});

test('a listener receives messages and reports when it may have missed some', async () => {
  const listener = createListener(url, log);
  const payloads: (string | undefined)[] = [];
  listener.listen('catalogue_changed', (payload) => payloads.push(payload));
  await expect.poll(() => payloads).toEqual([undefined]);
  await pool.query("select pg_notify('catalogue_changed', 'one')");
  await expect.poll(() => payloads).toEqual([undefined, 'one']);
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'",
  );
  await expect.poll(() => payloads).toEqual([undefined, 'one', undefined]);
  await pool.query("select pg_notify('catalogue_changed', 'two')");
  await expect.poll(() => payloads).toEqual([undefined, 'one', undefined, 'two']);
  await listener.stop();
});

test('a handler that could not handle a message is called again', async () => {
  const listener = createListener(url, log);
  const payloads: (string | undefined)[] = [];
  listener.listen('catalogue_changed', async (payload) => payloads.push(payload) > 2);
  await expect.poll(() => payloads, { timeout: 5_000 }).toEqual([undefined, undefined, undefined]);
  await pool.query("select pg_notify('catalogue_changed', 'one')");
  await expect.poll(() => payloads.at(-1)).toBe('one');
  await listener.stop();
});

test('after caughtUp every earlier message has been received and handled', async () => {
  const listener = createListener(url, log);
  const done: string[] = [];
  listener.listen('catalogue_changed', async (payload = 'listens') => {
    await new Promise(setImmediate);
    done.push(payload);
  });
  await expect.poll(() => done).toEqual(['listens']);
  for (let round = 0; round < 50; round += 1) {
    await pool.query("select pg_notify('catalogue_changed', $1)", [String(round)]);
    await listener.caughtUp();
    expect(done.at(-1)).toBe(String(round));
  }
  await listener.stop();
  // After `stop` no message arrives, and `caughtUp` resolves at once.
  await listener.caughtUp();
});
