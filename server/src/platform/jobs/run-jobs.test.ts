import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';
import type { Database } from '../../database.types.ts';
import { createDatabase } from '../db/database.ts';
import { createPool } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { createLog } from '../telemetry/log.ts';
import { createJobLock, type JobLock } from './job-lock.ts';
import { defineQueue, JobFailed } from './queue.ts';
import { createJobs } from './run-jobs.ts';

const server = inject('postgresUrl');
const name = `sesame_jobs_${randomUUID().slice(0, 8)}`;
const lines: string[] = [];
const log = createLog({ level: 'error', destination: { write: (line) => void lines.push(line) } });
let url: string;
beforeAll(async () => {
  url = await createDatabaseFrom(server, name, inject('templateDatabase'));
});
afterAll(() => dropDatabase(server, name));

test('a job never runs twice at once, in this process or another, and jobs do not block each other', async () => {
  const locks = [createJobLock(url), createJobLock(url)];
  let most = 0;
  /** Work that lasts until `visitors` runs have started or were skipped. */
  const workUntil = (visitors: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let inside = 0;
    let away = 0;
    const count = () => void (inside + away >= visitors && resolve());
    const work = async () => {
      most = Math.max(most, ++inside);
      count();
      await promise;
    };
    return async (lock: JobLock, name: string) => {
      const outcome = await lock.runExclusively(name, work);
      if (outcome !== 'ran') away++;
      count();
      return outcome;
    };
  };
  const attempt = workUntil(4);
  const ran = await Promise.all([...locks, ...locks].map((lock) => attempt(lock, 'one')));
  expect(ran.filter((outcome) => outcome === 'ran')).toHaveLength(1);
  expect(ran.filter((outcome) => outcome === 'here')).toHaveLength(2);
  expect(most).toBe(1);
  const apart = workUntil(2);
  const other = await Promise.all(locks.map((lock, i) => apart(lock, `job ${i}`)));
  expect(other).toEqual(['ran', 'ran']);
  await Promise.all(locks.map((lock) => lock.close()));
});

test('the job of a process that dies can run elsewhere at once', async () => {
  const dying = createJobLock(url);
  await new Promise<void>((inside) => {
    const workForEver = () => {
      inside();
      return new Promise(() => {});
    };
    void dying.runExclusively('cut off', workForEver);
  });
  const lock = createJobLock(url);
  expect(await lock.runExclusively('cut off', async () => {})).toBe('elsewhere');
  await dying.close();
  await expect.poll(() => lock.runExclusively('cut off', async () => {})).toBe('ran');
  await lock.close();
});

test('a failing job is logged and runs again in the next round', async () => {
  const jobs = createJobs(url, log);
  let runs = 0;
  jobs.schedule('fails once', 0.1, async () => {
    if (++runs === 1) throw new Error('first time');
  });
  await jobs.start({ work: true });
  await expect.poll(() => runs).toBeGreaterThan(1);
  await jobs.stop(1_000);
  expect(lines.filter((line) => line.includes('first time'))).toHaveLength(1);
});

test('the results of jobs are stored, and a requested job runs ahead of schedule', async () => {
  const db = createDatabase<Database>(createPool({ url, size: 2, namedStatements: true, log }));
  const read = (job: string) =>
    db.selectFrom('job_runs').selectAll().where('name', '=', job).executeTakeFirst();
  const jobs = createJobs(url, log, { requestedPollMs: 50 });
  let runs = 0;
  jobs.schedule('kept', 3_600, async () => {
    if (++runs === 1) throw new TypeError('first time');
  });
  await jobs.start({ work: true });
  await expect
    .poll(() => read('kept'))
    .toMatchObject({
      every_s: 3_600,
      failures: 1,
      last_error: 'TypeError: first time',
      succeeded_at: null,
    });
  await db
    .updateTable('job_runs')
    .set({ requested_at: new Date() })
    .where('name', '=', 'kept')
    .execute();
  await expect
    .poll(() => read('kept'))
    .toMatchObject({
      failures: 0,
      requested_at: null,
      succeeded_at: expect.any(Date),
    });
  expect(runs).toBe(2);
  await jobs.stop(1_000);
  await db.destroy();
});

test('a job that fails three times in a row raises an alert, which closes when it succeeds', async () => {
  const db = createDatabase<Database>(createPool({ url, size: 2, namedStatements: true, log }));
  const alerts = () =>
    db
      .selectFrom('alerts')
      .select(['subject', 'detail', 'resolved_at'])
      .where('kind', '=', 'job_failing')
      .execute();
  const failuresSeen: number[] = [];
  const jobs = createJobs(url, log);
  let isBroken = true;
  jobs.schedule('stumbles', 0.1, async () => {
    failuresSeen.push((await alerts()).length);
    if (isBroken) throw new TypeError('still broken');
  });
  await jobs.start({ work: true });
  await expect.poll(() => alerts()).toHaveLength(1);
  expect(await alerts()).toMatchObject([
    {
      subject: 'stumbles',
      detail: { failures: 3, last_error: 'TypeError: still broken' },
      resolved_at: null,
    },
  ]);
  // The alert did not exist when the third round began.
  expect(failuresSeen.slice(0, 3)).toEqual([0, 0, 0]);
  isBroken = false;
  await expect
    .poll(async () => (await alerts())[0]?.resolved_at ?? null, { timeout: 10_000 })
    .not.toBeNull();
  await jobs.stop(1_000);
  await db.destroy();
});

test('a process that only answers requests runs no job', async () => {
  const [quiet, working] = [createJobs(url, log), createJobs(url, log)];
  let runs = 0;
  let others = 0;
  quiet.schedule('quiet', 0.05, async () => void runs++);
  working.schedule('working', 0.05, async () => void others++);
  await quiet.start({ work: false });
  await working.start({ work: true });
  await expect.poll(() => others).toBeGreaterThan(3);
  await quiet.stop(1_000);
  await working.stop(1_000);
  expect(runs).toBe(0);
});

const greet = defineQueue<{ readonly who: string }>('greet', { firstRetryS: 1 });

test('enqueued work exists exactly if its transaction commits, and is tried again when it fails', async () => {
  const db = createDatabase<Database>(createPool({ url, size: 2, namedStatements: true, log }));
  const api = createJobs(url, log);
  const worker = createJobs(url, log);
  const seen: object[] = [];
  for (const jobs of [api, worker]) {
    jobs.work(greet, async (data) => {
      seen.push(data);
      if (seen.length === 1) throw new Error('again');
    });
  }
  await worker.start({ work: true });
  await api.start({ work: false });
  await expect(
    inTransaction(db, async (tx) => {
      await api.enqueue(tx, greet, { who: 'nobody' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await inTransaction(db, (tx) => api.enqueue(tx, greet, { who: 'buyer' }));
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual([{ who: 'buyer' }, { who: 'buyer' }]);
  await api.stop(2_000);
  await worker.stop(2_000);
  await db.destroy();
});

test('two workers share a queue, run each job once, and one that fails stops none behind it', async () => {
  const db = createDatabase<Database>(createPool({ url, size: 2, namedStatements: true, log }));
  const share = defineQueue<{ readonly n: number }>('share');
  const workers = [createJobs(url, log), createJobs(url, log)];
  const done: number[][] = [[], []];
  for (const [index, jobs] of workers.entries()) {
    jobs.work(share, async ({ n }) => {
      if (n === 0) throw new JobFailed('poison');
      done[index]?.push(n);
    });
  }
  const numbers = Array.from({ length: 41 }, (_, n) => n);
  const [first] = workers;
  await first?.enqueueAll(
    db,
    share,
    numbers.map((n) => ({ data: { n } })),
  );
  await Promise.all(workers.map((jobs) => jobs.start({ work: true })));
  await expect.poll(() => done.flat(), { timeout: 15_000 }).toHaveLength(40);
  expect(done.flat().toSorted((a, b) => a - b)).toEqual(numbers.slice(1));
  await Promise.all(workers.map((jobs) => jobs.stop(2_000)));
  await db.destroy();
});

test('a worker that stops waits for its job, and leaves the others to the next', async () => {
  const db = createDatabase<Database>(createPool({ url, size: 2, namedStatements: true, log }));
  const once = defineQueue<{ readonly n: number }>('once', { parallel: 1 });
  const jobs = createJobs(url, log);
  const begun: number[] = [];
  const ended: number[] = [];
  const { promise: goOn, resolve: finish } = Promise.withResolvers<void>();
  jobs.work(once, async ({ n }) => {
    begun.push(n);
    await goOn;
    ended.push(n);
  });
  for (const n of [1, 2]) await jobs.enqueue(db, once, { n });
  await jobs.start({ work: true });
  await expect.poll(() => begun).toEqual([1]);
  const stopped = jobs.stop(5_000);
  finish();
  await stopped;
  expect(ended).toEqual([1]);
  const { rows } = await sql`
    select state, data from pgboss.job where name = 'once' order by created_on`.execute(db);
  expect(rows).toEqual([
    { state: 'completed', data: { n: 1 } },
    { state: 'created', data: { n: 2 } },
  ]);
  await db.destroy();
});
