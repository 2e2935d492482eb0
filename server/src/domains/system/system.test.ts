import { listActs } from '@sesame/contract/operator-acts.ts';
import {
  exportMails,
  getSystem,
  hurryMails,
  listMails,
  runJob,
} from '@sesame/contract/operator-system.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator } from '../../../test/build-operator.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp({ now: '2026-03-10T12:00:00.000Z' });
  token = (await buildOperator(app)).token;
});
afterAll(() => app.stop());

const HOUR_MS = 3_600_000;
const MANY = 52;

async function addMails() {
  const { db, ids } = app.platform;
  const now = app.clock.now();
  const over = { content: null, try_at: null };
  const later = new Date(now.getTime() + HOUR_MS);
  const states = [
    { try_at: later, attempts: 2, last_error: 'no answer' },
    { ...over, given_up_at: now },
    ...Array.from({ length: MANY }, () => ({ ...over, sent_at: now })),
  ];
  for (const [index, state] of states.entries()) {
    const id = ids.uuid();
    const key = `receipt:someone-${index}`;
    await db
      .insertInto('mails')
      .values({ id, key, content: 'sealed', queued_at: now, try_at: now })
      .execute();
    await db.updateTable('mails').set(state).where('id', '=', id).execute();
  }
}

test('version, database, workers and queues are told as they are', async () => {
  await addMails();
  const { status, body } = await app.call(getSystem, {}, { token });
  expect(status).toBe(200);
  expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(body.database.migrations[0]).toBe('0001-platform');
  expect(body.worker_seen_at).toBeNull();
  expect(body.notices).toEqual({ waiting: 0, retried: 0, oldest_at: null });
  expect(body.mails).toEqual({
    enabled: false,
    waiting: 1,
    retried: 1,
    given_up: 1,
    oldest_at: '2026-03-10T12:00:00.000Z',
  });
  await app.jobs.run('worker-heartbeat');
  const later = await app.call(getSystem, {}, { token });
  expect(later.body.worker_seen_at).toBe('2026-03-10T12:00:00.000Z');
});

test('the log of mails names nobody, narrows by state and goes page by page', async () => {
  const list = async (query: { state?: 'waiting' | 'given_up'; before?: string }) =>
    (await app.call(listMails, { query }, { token })).body;
  expect(await list({ state: 'waiting' })).toMatchObject([
    { kind: 'receipt', state: 'waiting', attempts: 2, last_error: 'no answer', sent_at: null },
  ]);
  expect(await list({ state: 'given_up' })).toHaveLength(1);
  const first = await list({});
  expect(first).toHaveLength(50);
  expect(JSON.stringify(first)).not.toContain('someone');
  expect(await list({ before: String(first.at(-1)?.id) })).toHaveLength(MANY + 2 - 50);
});

test('the log of mails leaves as a file that names nobody either', async () => {
  const file = async (query: string) => {
    const answer = await fetch(`${app.url}${exportMails.path}${query}`, {
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

test('waiting mails are tried at once when asked for, and the record knows', async () => {
  const { body } = await app.call(hurryMails, {}, { token });
  expect(body).toEqual({ hurried: 1 });
  const due = await app.platform.db
    .selectFrom('mails')
    .select('id')
    .where('try_at', '<=', app.clock.now())
    .execute();
  expect(due).toHaveLength(1);
  const { body: acts } = await app.call(
    listActs,
    { query: { action: 'system.hurry_mails' } },
    { token },
  );
  expect(acts).toHaveLength(1);
});

test('jobs are told as they did, and one that is wanted is asked for and recorded', async () => {
  const { db } = app.platform;
  await db
    .insertInto('job_runs')
    .values([
      {
        name: 'send-mails',
        every_s: 2,
        succeeded_at: app.clock.now(),
        failed_at: null,
        last_error: null,
        wanted_at: null,
        failures: 0,
      },
      {
        name: 'watch-stock',
        every_s: 60,
        succeeded_at: null,
        failed_at: app.clock.now(),
        last_error: 'Error: gone',
        wanted_at: null,
        failures: 3,
      },
    ])
    .execute();
  const jobs = async () => (await app.call(getSystem, {}, { token })).body.jobs;
  expect(await jobs()).toMatchObject([
    { name: 'watch-stock', failures: 3, last_error: 'Error: gone', wanted: false },
    { name: 'send-mails', failures: 0, wanted: false },
  ]);
  const run = (name: string, by = token) => app.call(runJob, { params: { name } }, { token: by });
  expect((await run('watch-stock')).status).toBe(200);
  expect(await jobs()).toMatchObject([{ name: 'watch-stock', wanted: true }, {}]);
  expect((await run('no-such-job')).status).toBe(404);
  const { body } = await app.call(listActs, { query: { action: 'system.run_job' } }, { token });
  expect(body).toMatchObject([{ subject: 'job:watch-stock' }]);
  const manager = await buildOperator(app, { role: 'manager' });
  expect((await run('watch-stock', manager.token)).status).toBe(403);
});
