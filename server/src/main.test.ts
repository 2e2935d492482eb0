import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseTarget, throughPort } from '../test/database/database-address.ts';
import { createDatabaseFrom, dropDatabase, withDatabase } from '../test/database/test-database.ts';
import { freePort } from '../test/free-port.ts';
import { startCutProxy } from '../test/network/cut-proxy.ts';
import { type SpawnedServer, spawnServer } from '../test/processes/spawn-server.ts';
import { isSoak, onlyInSoak } from '../test/property-runs.ts';

const running: SpawnedServer[] = [];
async function start(env: Record<string, string>): Promise<SpawnedServer> {
  const server = await spawnServer(env);
  running.push(server);
  return server;
}
async function endAll(): Promise<void> {
  for (const server of running.splice(0)) await server.end('SIGTERM');
}
afterEach(endAll);

async function register(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api-user/api/v1/user/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long password' }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { access_token: string }).access_token;
}

const me = (url: string, token: string) =>
  fetch(`${url}${getUser.path}`, { headers: { authorization: `Bearer ${token}` } });

async function postgresPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}

/** Runs statements as the owner of a running embedded database. */
async function asOwner(dataDir: string, text: string): Promise<unknown[]> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const socket = encodeURIComponent(join(dataDir, 'postgres'));
  const client = new pg.Client({
    connectionString: `postgres://sesame:${password}@${socket}:5432/sesame`,
  });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

// One server for these tests, in their order: creating a cluster and starting a server takes most of each.
describe('with its own data folder', () => {
  let dataDir: string;
  let server: SpawnedServer;
  let token: string;
  beforeAll(async () => {
    dataDir = join(await mkdtemp(join(tmpdir(), 'sesame-main-')), 'data');
    server = await spawnServer({ DATA_DIR: dataDir });
    token = await register(server.url, 'acknowledged@shop.example');
  });
  afterAll(async () => {
    // A database must not lose its folder while it runs.
    await server.end('SIGTERM');
    await rm(dirname(dataDir), { recursive: true, force: true });
  });

  test('a second start on the same folder is refused and does not disturb the first', async () => {
    const second = spawnServer({ DATA_DIR: dataDir });
    await expect(second).rejects.toMatchObject({
      code: 1,
      message: expect.stringMatching(
        /^Another Sesame server \(process \d+\) uses the data folder .*\.$/,
      ),
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('a PostgreSQL that dies is restarted, and the server continues', async () => {
    const died = await postgresPid(dataDir);
    process.kill(died, 'SIGKILL');
    await expect.poll(() => postgresPid(dataDir), { timeout: 30_000 }).not.toBe(died);
    await expect
      // Slower than the rate limit of a user, which also counts refused calls.
      .poll(async () => (await me(server.url, token)).status, { timeout: 30_000, interval: 1_000 })
      .toBe(200);
    expect(server.process.exitCode).toBe(null);
  });

  test('after kill -9 it starts with every acknowledged write, and recreates a missing role', async () => {
    const roles = `select distinct usename as role from pg_stat_activity where application_name = 'sesame'`;
    expect(await asOwner(dataDir, roles)).toEqual([{ role: 'sesame_shop' }]);
    const last = await register(server.url, 'last@shop.example');
    await server.end('SIGKILL');
    // As an earlier version left the folder.
    await asOwner(dataDir, 'drop owned by sesame_shop; drop role sesame_shop');
    await rm(join(dataDir, 'postgres-shop-password'));
    server = await spawnServer({ DATA_DIR: dataDir });
    for (const acknowledged of [token, last]) {
      // A busy machine may answer 503 while the first jobs run.
      await expect.poll(async () => (await me(server.url, acknowledged)).status).toBe(200);
    }
    expect(await asOwner(dataDir, roles)).toEqual([{ role: 'sesame_shop' }]);
  });

  // The tests above show the same watch of PostgreSQL.
  if (isSoak) {
    test('a PostgreSQL that cannot be restarted ends the server with an error', async () => {
      await rename(
        join(dataDir, 'postgres', 'PG_VERSION'),
        join(dataDir, 'postgres', 'PG_VERSION.away'),
      );
      process.kill(await postgresPid(dataDir), 'SIGKILL');
      expect(await server.ended).toEqual({ code: 1, signal: null });
      expect(server.output()).toContain('could not be restarted');
    });
  }
});

// The browser tests start a copy of a demo that was stopped, and the test with kill -9 above keeps all data.
if (isSoak) {
  test('starts with demo data, stops on SIGTERM, and starts again with all data', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sesame-main-'));
    const env = { DATA_DIR: join(folder, 'data'), DEMO: 'true' };
    const first = await start(env);
    const token = await register(first.url, 'kept@shop.example');
    expect(await (await fetch(`${first.url}${listSubPlans.path}`)).json()).toHaveLength(24);
    expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });

    const second = await start(env);
    expect((await me(second.url, token)).status).toBe(200);
    expect(await (await fetch(`${second.url}${listSubPlans.path}`)).json()).toHaveLength(24);
    await second.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });
}

describe('with DATABASE_URL', () => {
  const name = `sesame_main_${randomUUID().slice(0, 8)}`;
  let url: string;
  beforeAll(async () => {
    url = await createDatabaseFrom(inject('postgresUrl'), name, 'template0');
  });
  afterAll(() => dropDatabase(inject('postgresUrl'), name));

  test('two processes started at once on an empty database share its sessions', async () => {
    const roles = {
      DATABASE_URL: withDatabase(inject('shopPostgresUrl'), name),
      DATABASE_OWNER_URL: url,
    };
    const [first, second] = await Promise.all([start(roles), start({ ...roles, ROLE: 'api' })]);
    const token = await register(first.url, 'shared@shop.example');
    await expect.poll(async () => (await me(second.url, token)).status).toBe(200);
  });

  test('a worker without DATABASE_OWNER_URL listens on no port and ends cleanly', async () => {
    const shopUrl = withDatabase(inject('shopPostgresUrl'), name);
    const worker = await start({ DATABASE_URL: shopUrl, ROLE: 'worker' });
    expect(await worker.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  test('a worker with HEALTH_PORT reports whether its jobs reach the database', async () => {
    const proxy = await startCutProxy(databaseTarget(url));
    const port = await freePort();
    await start({
      DATABASE_URL: throughPort(url, proxy.port),
      ROLE: 'worker',
      HEALTH_PORT: String(port),
    });
    const status = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, ((await answer.json()) as { status: string }).status];
    };
    expect(await status('/healthz')).toEqual([200, 'ok']);
    expect(await status('/readyz')).toEqual([200, 'ready']);
    expect(await status('/api-user/api/v1/user/')).toEqual([404, 'not found']);
    proxy.setMode('cut');
    await expect
      .poll(() => status('/readyz'), { timeout: 25_000 })
      .toEqual([503, 'database unavailable']);
    expect(await status('/healthz')).toEqual([200, 'ok']);
    await endAll();
    await proxy.stop();
  });

  test('SIGTERM lets a call in progress finish', async () => {
    const server = await start({ DATABASE_URL: url });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table users in share mode');
    const call = register(server.url, 'in-progress@shop.example');
    const waiting = `select from pg_locks join pg_database on database = pg_database.oid
      where datname = current_database() and relation = 'users'::regclass and not granted`;
    await expect
      .poll(async () => (await holder.query(waiting)).rowCount, { interval: 10 })
      .toBeGreaterThan(0);
    const exit = server.end('SIGTERM');
    await holder.query('commit');
    await holder.end();
    await expect(call).resolves.toMatch(/^[\w-]{43}$/);
    expect(await exit).toEqual({ code: 0, signal: null });
  });
});

// Creates a cluster, which takes most of a first start.
if (isSoak) {
  test('SIGTERM during a start stops everything already started, including the database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sesame-main-'));
    const pidFile = join(folder, 'data', 'postgres', 'postmaster.pid');
    // The delay postpones the forced end of the process, however busy the machine is.
    const env = { DATA_DIR: join(folder, 'data'), STOP_DELAY_MS: '60000' };
    const starting = spawnServer(env, (child) => {
      const watch = setInterval(() => {
        if (!existsSync(pidFile)) return;
        clearInterval(watch);
        child.kill('SIGTERM');
      }, 5);
    });
    const server = await starting.catch(() => undefined);
    await server?.ended;
    await expect.poll(() => existsSync(pidFile)).toBe(false);
    await rm(folder, { recursive: true, force: true });
  });
}

describe('stopped by a setting', () => {
  test.each([
    [{ PORT: 'x' }, /^PORT must be a whole number from 0 to 65535, for example 3000\.$/],
    [{ ROLE: 'boss' }, /^ROLE must be all, api or worker, for example api\.$/],
    // `config.test.ts` and `production.test.ts` have these messages too.
    ...onlyInSoak<[Record<string, string>, RegExp]>(
      [{ NODE_ENV: 'production' }, /^SECRETS_KEY is required/],
      [
        { ROLE: 'worker', MEDIA_DIR: '' },
        /^STORAGE_URL, or MEDIA_DIR as a folder that every process shares, is required with ROLE=worker: .*\.$/,
      ],
      [
        {
          NODE_ENV: 'production',
          SECRETS_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
          PUBLIC_URL: 'http://shop.example',
        },
        /^PUBLIC_URL must be an https address/,
      ],
    ),
  ])('%j ends with a clear message and code 1', async (env, sentence) => {
    const start = spawnServer(env as Record<string, string>);
    await expect(start).rejects.toMatchObject({
      code: 1,
      message: expect.stringMatching(sentence),
    });
  });

  test('a port in use is named in the message', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const database = `sesame_port_${port}`;
    const template = inject('templateDatabase');
    const url = await createDatabaseFrom(inject('postgresUrl'), database, template);
    await expect(spawnServer({ DATABASE_URL: url, PORT: port })).rejects.toMatchObject({
      code: 1,
      message: expect.stringContaining(`PORT ${port} is already in use`),
    });
    server.close();
    await dropDatabase(inject('postgresUrl'), database);
  });

  test('a refused password is distinguished from an unreachable database', async () => {
    const url = inject('postgresUrl').replace(/:[^:@]+@/, ':wrong-password@');
    await expect(spawnServer({ DATABASE_URL: url })).rejects.toMatchObject({
      code: 1,
      message: expect.stringMatching(
        /^DATABASE_URL cannot be used: password authentication failed/,
      ),
    });
  });
});
