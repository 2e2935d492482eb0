import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { databaseTarget, throughPort } from '../../../test/database/database-address.ts';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';
import { type CutProxy, startCutProxy } from '../../../test/network/cut-proxy.ts';
import type { Database } from '../../database.types.ts';
import { createDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/postgres-embedded.ts';
import { createListener } from '../db/listen.ts';
import { createPool } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { createOutbound } from '../network/outbound.ts';
import { createLog } from '../telemetry/log.ts';
import { createJobLock } from './job-lock.ts';
import { createJobs } from './run-jobs.ts';

const server = inject('postgresUrl');
const name = `sesame_silence_${randomUUID().slice(0, 8)}`;
const lines: string[] = [];
const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
let direct: string;
let url: string;
let proxy: CutProxy;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  direct = await createDatabaseFrom(server, name, inject('templateDatabase'));
  pool = createPool({ url: direct, size: 3, namedStatements: true, log });
});
afterAll(async () => {
  await pool.end();
  await dropDatabase(server, name);
});
beforeEach(async () => {
  proxy = await startCutProxy(databaseTarget(direct));
  url = throughPort(direct, proxy.port);
});
afterEach(() => proxy.stop());

test('jobs resume after the connection of their locks went silent', async () => {
  const jobs = createJobs(url, log, { queryTimeoutMs: 300 });
  let runs = 0;
  jobs.schedule('goes on', 0.05, async () => void runs++);
  await jobs.start({ work: true });
  await expect.poll(() => runs).toBeGreaterThan(0);
  proxy.silenceOpen();
  const before = runs;
  // One of the jobs may already have held its lock.
  await expect.poll(() => runs).toBeGreaterThan(before + 2);
  await jobs.stop(1_000);
});

test('messages arrive again after the listening connection went silent', async () => {
  const listener = createListener(url, log, { heartbeatMs: 50, queryTimeoutMs: 300 });
  const payloads: (string | undefined)[] = [];
  listener.listen('catalogue_changed', (payload) => payloads.push(payload));
  await expect.poll(() => payloads).toEqual([undefined]);
  proxy.silenceOpen();
  await pool.query("select pg_notify('catalogue_changed', 'into the void')");
  // `undefined` reports that messages may have been missed.
  await expect.poll(() => payloads).toEqual([undefined, undefined]);
  await pool.query("select pg_notify('catalogue_changed', 'one')");
  await expect.poll(() => payloads.at(-1)).toBe('one');
  await listener.stop();
});

test('a lock session sets keepalives, so that PostgreSQL ends it soon after its machine vanished', async () => {
  // This path is too long for a Unix socket, on which keepalives have no effect.
  const folder = await mkdtemp(join(tmpdir(), 'sesame-silence-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'long'.repeat(25)), log);
  const lock = createJobLock(postgres.url);
  try {
    const { rows } = await lock.runQuery(
      `select name, setting from pg_settings
       where name like 'tcp_keepalives%' or name = 'tcp_user_timeout' order by name`,
      [],
    );
    expect(Object.fromEntries(rows.map((row) => Object.values(row)))).toEqual({
      tcp_keepalives_count: '4',
      tcp_keepalives_idle: '20',
      tcp_keepalives_interval: '5',
      tcp_user_timeout: '40000',
    });
  } finally {
    await lock.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a job that loses its lock begins no further transactions or requests, and its signal aborts', async () => {
  const db = createDatabase<Database>(pool);
  const outbound = createOutbound();
  const first = createJobLock(url, { queryTimeoutMs: 300 });
  const second = createJobLock(direct);
  let aborted = false;
  let enter: () => void;
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const work = first.runExclusively('taken over', async (signal) => {
    await inTransaction(db, async () => {});
    enter();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    aborted = true;
    const call = {
      url: 'http://127.0.0.1:9/',
      method: 'GET',
      allowHosts: ['127.0.0.1:9'],
    } as const;
    await expect(outbound.request(call)).rejects.toMatchObject({
      kind: 'refused',
      message: 'another worker may be doing this job',
    });
    await inTransaction(db, async () => {});
  });
  const failed = expect(work).rejects.toThrow(
    'the session that holds the lock of this job was lost',
  );
  await entered;
  expect(await second.runExclusively('taken over', async () => {})).toBe('elsewhere');
  proxy.silenceOpen();
  // Stands for the heartbeat of a worker.
  await expect(first.runQuery('select 1', [])).rejects.toThrow('Query read timeout');
  await failed;
  expect(aborted).toBe(true);
  await expect.poll(() => second.runExclusively('taken over', async () => {})).toBe('ran');
  // Transactions outside of that job are not affected.
  await inTransaction(db, async () => {});
  await Promise.all([first.close(), second.close()]);
  outbound.close();
});

test('a worker logs which session blocks a job that is never finished', async () => {
  const holder = createJobLock(direct);
  const jobs = createJobs(url, log, { lateMs: 100 });
  let runs = 0;
  jobs.schedule('kept from', 0.02, async () => void runs++);
  await holder.runExclusively('kept from', async () => {
    const { rows } = await holder.runQuery('select pg_backend_pid()::text as name', []);
    await jobs.start({ work: true });
    const warning = () => lines.find((line) => line.includes('job skipped for long'));
    await expect.poll(warning).toContain(`"pid":${rows[0]?.name}`);
    expect(warning()).toContain('"job":"kept from"');
    expect(runs).toBe(0);
  });
  await expect.poll(() => runs).toBeGreaterThan(0);
  await jobs.stop(1_000);
  await holder.close();
});

test('a worker whose heartbeat hangs requests its end; a database outage does not', async () => {
  const onHeartbeatStopped = vi.fn();
  const patient = { queryTimeoutMs: 60_000, heartbeatMs: 20, heartbeatStoppedAfterMs: 4_000 };
  const jobs = createJobs(url, log, { ...patient, onHeartbeatStopped });
  await jobs.start({ work: true });
  await expect.poll(() => jobs.heartbeat?.isWell()).toBe(true);

  proxy.setMode('cut');
  await expect.poll(() => jobs.heartbeat?.isWell()).toBe(false);
  expect(jobs.heartbeat?.isAlive()).toBe(true);
  proxy.setMode('open');
  await expect.poll(() => jobs.heartbeat?.isWell()).toBe(true);
  expect(onHeartbeatStopped).not.toHaveBeenCalled();

  proxy.silenceOpen();
  await expect.poll(() => onHeartbeatStopped.mock.calls).toHaveLength(1);
  expect(jobs.heartbeat?.isAlive()).toBe(false);
  await jobs.stop(1_000);
});
