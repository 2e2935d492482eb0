import { changeBrand } from '@sesame/contract/console/settings.ts';
import { createBackup, listBackups } from '@sesame/contract/console/system.ts';
import { register } from '@sesame/contract/shop/users.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import {
  startTransactionPooler,
  type TransactionPooler,
} from '../../../../test/network/transaction-pooler.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../test/shops/start-app.ts';
import { createLog } from '../../telemetry/log.ts';
import { limitRole } from '../roles/limit-role.ts';
import { createPool } from './pool.ts';
import { requirePooler } from './require-pooler.ts';

/** State that stays in a session, where the next transaction of another process would find it. */
const OF_SESSION =
  /\b(?:un)?listen\b|pg_(?:try_)?advisory_(?:un)?lock|^\s*set\s+(?!local|transaction)|^\s*prepare\b|create temp|with hold/i;
const test = shopTest(['folder']);
const log = createLog({ level: 'silent' });
const openPooler = test.extend('pooler', async ({ app }, { onCleanup }) => {
  const pooler: TransactionPooler = await startTransactionPooler(app.databaseUrl);
  onCleanup(() => pooler.stop());
  return pooler;
});

openPooler(
  'a pooler that shares named statements is usable only without them',
  async ({ app, pooler }) => {
    const addresses = { url: pooler.url, directUrl: app.databaseUrl };
    const named = requirePooler({ ...addresses, namedStatements: true }, log);
    await expect(named).rejects.toThrow('or PG_NAMED_STATEMENTS=false');
    await requirePooler({ ...addresses, namedStatements: false }, log);
  },
);

openPooler(
  'a statement that could not be prepared is sent again under another name',
  async ({ app, pooler }) => {
    const pool = createPool({ url: pooler.url, pooled: true, size: 1, namedStatements: true, log });
    const select = () => pool.query('select n from later where n = $1', [1]);
    await expect(select()).rejects.toThrow('does not exist');
    await expect(select()).rejects.toThrow('does not exist');
    await sql`create table later (n integer)`.execute(app.owner.db);
    await sql`grant select on later to public`.execute(app.owner.db);
    expect((await select()).rows).toEqual([]);
    expect((await select()).rows).toEqual([]);
    await pool.end();
  },
);

openPooler('a direct address to another database is refused', async ({ pooler }) => {
  const addresses = { url: pooler.url, directUrl: inject('shopPostgresUrl') };
  await expect(requirePooler({ ...addresses, namedStatements: false }, log)).rejects.toThrow(
    'lead to different databases or roles',
  );
});

test('the role gets timeouts for the sessions of a pooler, and keeps those it has', async ({
  app,
}) => {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(statement);
    await client.end();
    return rows[0];
  };
  const database = /[^/]*$/.exec(app.databaseUrl)?.[0];
  await run(`alter role current_user in database ${database} set lock_timeout = '700ms'`);
  expect(await limitRole(app.databaseUrl)).toBeGreaterThan(0);
  expect(await limitRole(app.databaseUrl)).toBe(0);
  expect(await run('show lock_timeout')).toEqual({ lock_timeout: '700ms' });
  expect(await run('show idle_in_transaction_session_timeout')).toEqual({
    idle_in_transaction_session_timeout: '10s',
  });
});

openPooler(
  'a shop works behind a pooler, to which it sends nothing that needs a session',
  async ({ app, pooler, shop }) => {
    const { token } = await buildOperator(app);
    const env = { PG_NAMED_STATEMENTS: 'false', DATA_DIR: shop.folder };
    const pooled = await startApp({
      ...{ databaseUrl: app.databaseUrl, poolUrl: pooler.url },
      // The rate limiter names its statements.
      ...{ limits: true, env },
    });
    for (const email of ['ann@shop.example', 'ben@shop.example']) {
      const body = { email, password: 'a long password' };
      expect((await pooled.call(register, { body })).status).toBe(201);
    }
    await app.call(changeBrand, { body: { version: 0, name: 'Beacon' } }, { token });
    await expect.poll(() => pooled.platform.config.shop().brandName).toBe('Beacon');
    // Prepares the queue, as the start of a process does: the emulated pooler has only one session.
    await pooled.jobs.run('run-backup');
    await pooled.call(createBackup, {}, { token });
    await pooled.jobs.run('run-backup');
    const { backups } = (await pooled.call(listBackups, {}, { token })).body;
    expect(backups).toMatchObject([{ state: 'done' }]);
    await pooled.stop();
    expect(pooler.statements.length).toBeGreaterThan(20);
    expect(pooler.statements.filter((text) => OF_SESSION.test(text))).toEqual([]);
  },
);
