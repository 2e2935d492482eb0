import { listAuditEvents } from '@sesame/contract/console/audit-log.ts';
import {
  discardDeadJob,
  getSystem,
  listMails,
  retryDeadJob,
  runJob,
  sendMailsNow,
} from '@sesame/contract/console/system.ts';
import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { insertRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { systemClock } from '../../platform/clock.ts';
import { jobTime } from '../../platform/jobs/clocked-sql.ts';
import { defineQueue, JobFailed } from '../../platform/jobs/queue.ts';
import { sendMails } from '../../platform/mail/create-mail-queue.ts';
import { requestJob } from './system.store.ts';

let token: string;
const test = shopTest([], { now: '2026-03-10T12:00:00.000Z' });
const { app } = test;
test.beforeAll(async () => {
  token = (await buildOperator(app)).token;
});

const MANY = 52;

async function addMails() {
  const { db, ids } = app.platform;
  const now = app.clock.now();
  const over = { content: null };
  const states = [
    { attempts: 2, last_error: 'no answer' },
    { ...over, abandoned_at: now },
    ...Array.from({ length: MANY }, () => ({ ...over, sent_at: now })),
  ];
  for (const [index, state] of states.entries()) {
    const id = ids.uuid();
    const key = `receipt:someone-${index}`;
    await db.insertInto('mails').values({ id, key, content: 'sealed', queued_at: now }).execute();
    await db.updateTable('mails').set(state).where('id', '=', id).execute();
  }
}

test('version, database, workers and queues are reported', async () => {
  await addMails();
  const { status, body } = await app.call(getSystem, {}, { token });
  expect(status).toBe(200);
  expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(body.database.migrations[0]).toBe('0001-platform');
  expect(body.database.owner_rights).toBe(false);
  expect(body.worker_seen_at).toBeNull();
  expect(body.webhooks).toEqual({ waiting: 0, retried: 0, oldest_at: null });
  expect(body.mails).toEqual({
    enabled: false,
    waiting: 1,
    retried: 1,
    abandoned: 1,
    oldest_at: '2026-03-10T12:00:00.000Z',
  });
  await app.jobs.run('worker-heartbeat');
  const later = await app.call(getSystem, {}, { token });
  expect(later.body.worker_seen_at).toBe('2026-03-10T12:00:00.000Z');
});

test('the mail log names no recipients, filters by state and is paged', async () => {
  const list = async (query: { state?: 'waiting' | 'abandoned'; before?: string }) =>
    (await app.call(listMails, { query }, { token })).body;
  expect(await list({ state: 'waiting' })).toMatchObject([
    { kind: 'receipt', state: 'waiting', attempts: 2, last_error: 'no answer', sent_at: null },
  ]);
  expect(await list({ state: 'abandoned' })).toHaveLength(1);
  const first = await list({});
  expect(first).toHaveLength(50);
  expect(JSON.stringify(first)).not.toContain('someone');
  expect(await list({ before: String(first.at(-1)?.id) })).toHaveLength(MANY + 2 - 50);
});

test('the exported mail log names no recipients either', async () => {
  const file = async (query: string) => {
    const answer = await fetch(`${app.url}${listMails.export.path}${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.text()).trim().split('\r\n');
  };
  const all = await file('');
  expect(all).toHaveLength(MANY + 3);
  expect(all.join()).not.toContain('someone');
  expect(await file('?state=waiting')).toEqual([
    all[0],
    expect.stringMatching(/,receipt,waiting,.*,2,no answer$/),
  ]);
});

test('waiting mails can be made due now, with an audit event', async () => {
  const { db, jobs } = app.platform;
  await jobs.enqueue(db, sendMails, { mail: '1' }, { afterMs: HOUR_MS });
  await jobs.enqueue(db, sendMails, { mail: '2' });
  const { body } = await app.call(sendMailsNow, {}, { token });
  expect(body).toEqual({ rescheduled: 1 });
  const again = await app.call(sendMailsNow, {}, { token });
  expect(again.body).toEqual({ rescheduled: 0 });
  const { body: events } = await app.call(
    listAuditEvents,
    { query: { action: 'system.send_mails' } },
    { token },
  );
  expect(events).toHaveLength(2);
});

test('dead jobs are listed with their reason, and retried or discarded with an audit event', async () => {
  const { db, jobs } = app.platform;
  const queue = defineQueue<{ readonly n: number }>('break-things');
  const discarded: number[] = [];
  const done: number[] = [];
  let isBroken = true;
  jobs.work(
    queue,
    async ({ n }) => {
      if (isBroken) throw new JobFailed('broken', { isFinal: true });
      done.push(n);
    },
    { onDiscard: async (_tx, { n }) => discarded.push(n) },
  );
  await jobs.enqueueAll(db, queue, [{ data: { n: 1 } }, { data: { n: 2 } }]);
  await app.jobs.run('break-things');
  isBroken = false;
  const { body } = await app.call(getSystem, {}, { token });
  expect(body.dead).toBe(2);
  expect(body.dead_jobs).toMatchObject([
    { queue: 'break-things', attempts: 1, reason: 'broken' },
    { queue: 'break-things', attempts: 1, reason: 'broken' },
  ]);
  const [first = '', second = ''] = body.dead_jobs.map(({ id }) => id);
  for (const [route, id] of [
    [retryDeadJob, first],
    [discardDeadJob, second],
  ] as const) {
    expect((await app.call(route, { params: { id } }, { token })).status).toBe(200);
    expect((await app.call(route, { params: { id } }, { token })).status).toBe(404);
  }
  await app.jobs.run('break-things');
  expect([...done, ...discarded].toSorted()).toEqual([1, 2]);
  expect(discarded).toHaveLength(1);
  expect((await app.call(getSystem, {}, { token })).body.dead).toBe(0);
  for (const action of ['system.retry_dead_job', 'system.discard_dead_job']) {
    const { body: events } = await app.call(listAuditEvents, { query: { action } }, { token });
    expect(events).toHaveLength(1);
  }
});

test('jobs are reported, and one can be started, with an audit event', async () => {
  const { db } = app.platform;
  const later = new Date(app.clock.now().getTime() + 60_000);
  await insertRows(db, 'job_runs', [
    {
      name: 'send-mails',
      interval_s: 2,
      next_run_at: later,
      succeeded_at: app.clock.now(),
      failed_at: null,
      last_error: null,
      failures: 0,
    },
    {
      name: 'poll-telegram',
      interval_s: 1,
      next_run_at: new Date(app.clock.now().getTime() - 2 * 3_600_000),
      succeeded_at: null,
      failed_at: null,
      last_error: null,
      failures: 0,
    },
    {
      name: 'watch-inventory',
      interval_s: 60,
      next_run_at: later,
      succeeded_at: null,
      failed_at: app.clock.now(),
      last_error: 'Error: gone',
      failures: 3,
    },
  ]);
  const jobs = async () => (await app.call(getSystem, {}, { token })).body.jobs;
  expect(await jobs()).toMatchObject([
    { name: 'watch-inventory', failures: 3, last_error: 'Error: gone', due: false },
    { name: 'poll-telegram', due: false, next_run_at: null },
    { name: 'send-mails', failures: 0, due: false, next_run_at: later.toISOString() },
  ]);
  const run = (name: string, by = token) => app.call(runJob, { params: { name } }, { token: by });
  expect((await run('watch-inventory')).status).toBe(200);
  expect(await jobs()).toMatchObject([{ name: 'watch-inventory', due: true }, {}, {}]);
  expect((await run('no-such-job')).status).toBe(404);
  const { body } = await app.call(
    listAuditEvents,
    { query: { action: 'system.run_job' } },
    { token },
  );
  expect(body).toMatchObject([{ subject: 'job:watch-inventory' }]);
  const manager = await buildOperator(app, { role: 'manager' });
  expect((await run('watch-inventory', manager.token)).status).toBe(403);
});

test('a job that is started is due at once, also when the clock of the process is fast', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const { db } = app.platform;
  const name = 'started by a fast process';
  await sql`insert into job_runs (name, interval_s, next_run_at) values (${name}, 60, now() + interval '1 minute')`.execute(
    db,
  );
  vi.useFakeTimers({ now: Date.now() + 15 * DAY_MS, toFake: ['Date'] });
  expect(await requestJob(db, name, jobTime(systemClock))).toBe(true);
  const { rows } =
    await sql`select next_run_at <= now() as due from job_runs where name = ${name}`.execute(db);
  expect(rows).toEqual([{ due: true }]);
});
