import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { databaseTarget, throughPort } from '../../../test/database/database-address.ts';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';
import { type CutProxy, startCutProxy } from '../../../test/network/cut-proxy.ts';
import type { Database } from '../../database.types.ts';
import { createListener } from '../db/connections/listen.ts';
import { createPool } from '../db/connections/pool.ts';
import { closeSession, openSession } from '../db/connections/session-client.ts';
import { createDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/postgres-embedded.ts';
import { inTransaction } from '../db/transaction.ts';
import { createOutbound } from '../network/outbound.ts';
import { createLog } from '../telemetry/log.ts';
import { watchClaims } from './claims.ts';
import { createJobs } from './run-jobs.ts';

const POLL = { timeout: 15_000 };

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

test('schedules resume after the connections of the jobs went silent', async () => {
  const jobs = createJobs(url, log, { queryTimeoutMs: 300, tickMs: 100 });
  let runs = 0;
  jobs.schedule('goes on', 0.05, async () => void runs++);
  await jobs.start({ work: true });
  await expect.poll(() => runs, POLL).toBeGreaterThan(0);
  proxy.silenceOpen();
  const before = runs;
  // One may have been running already.
  await expect.poll(() => runs, POLL).toBeGreaterThan(before + 2);
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

test('a session sets keepalives, so that PostgreSQL ends it soon after its machine vanished', async () => {
  // This path is too long for a Unix socket, on which keepalives have no effect.
  const folder = await mkdtemp(join(tmpdir(), 'sesame-silence-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'long'.repeat(25)), log);
  const session = await openSession({ url: postgres.url, queryTimeoutMs: 6_000, onEnd: () => {} });
  try {
    const { rows } = await session.query(
      `select name, setting from pg_settings
       where name like 'tcp_keepalives%' or name = 'tcp_user_timeout' order by name`,
    );
    expect(Object.fromEntries(rows.map((row) => Object.values(row)))).toEqual({
      tcp_keepalives_count: '4',
      tcp_keepalives_idle: '20',
      tcp_keepalives_interval: '5',
      tcp_user_timeout: '40000',
    });
  } finally {
    await closeSession(session);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a job whose database fell silent begins no further transactions or requests, and its signal aborts', async () => {
  const db = createDatabase<Database>(pool);
  const outbound = createOutbound();
  const jobs = createJobs(url, log, { queryTimeoutMs: 300, silentMs: 500 });
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown[]>();
  jobs.schedule('taken over', 3_600, async (signal) => {
    await inTransaction(db, async () => {});
    enter();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const call = {
      url: 'http://127.0.0.1:9/',
      method: 'GET',
      allowHosts: ['127.0.0.1:9'],
    } as const;
    const tries = [outbound.request(call), inTransaction(db, async () => {})];
    end((await Promise.allSettled(tries)).map((one) => one.status === 'rejected' && one.reason));
  });
  await jobs.start({ work: true });
  await entered;
  proxy.setMode('cut');
  const [request, transaction] = await ended;
  expect(request).toMatchObject({
    kind: 'refused',
    message: 'another worker may be doing this job',
  });
  expect(transaction).toMatchObject({
    message: 'the database has not answered: another worker may be doing this job',
  });
  // Transactions outside of that job are not affected.
  await inTransaction(db, async () => {});
  proxy.setMode('open');
  await jobs.stop(1_000);
  outbound.close();
});

test('the claims of a process last as long as its database answers', async () => {
  let isSilent = false;
  let answers = 0;
  const runSql = async () => {
    if (isSilent) throw new Error('no answer');
    answers++;
    return { rows: [] };
  };
  const claims = watchClaims(runSql, 1_000);
  const first = claims.signal();
  // Each follows a silence of a third of the time.
  await expect.poll(() => answers).toBeGreaterThan(4);
  expect(first.aborted).toBe(false);
  isSilent = true;
  await expect.poll(() => first.aborted).toBe(true);
  isSilent = false;
  await claims.runSql('select 1');
  expect(claims.signal().aborted).toBe(false);
  claims.stop();
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
