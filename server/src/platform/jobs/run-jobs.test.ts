import { randomUUID } from 'node:crypto';
import { setImmediate as tick } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';
import type { Database } from '../../database.types.ts';
import { createTestClock } from '../clock.ts';
import { createPool } from '../db/connections/pool.ts';
import { createDatabase } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { createLog } from '../telemetry/log.ts';
import { defineQueue, JobFailed } from './queue.ts';
import { createJobs } from './run-jobs.ts';

const server = inject('postgresUrl');
const name = `sesame_jobs_${randomUUID().slice(0, 8)}`;
const lines: string[] = [];
const log = createLog({ level: 'error', destination: { write: (line) => void lines.push(line) } });
const POLL = { timeout: 15_000 };
let url: string;
let db: Kysely<Database>;
beforeAll(async () => {
  url = await createDatabaseFrom(server, name, inject('templateDatabase'));
  db = createDatabase<Database>(createPool({ url, size: 2, namedStatements: true, log }));
});
afterAll(async () => {
  await db.destroy();
  await dropDatabase(server, name);
});

async function openRounds(): Promise<number> {
  const { rows } = await sql`
    select id from pgboss.job where name = 'run-schedule' and state <= 'active'`.execute(db);
  return rows.length;
}

test('a schedule runs in one of the processes, never concurrently, and follows the clock of the shop', async () => {
  const clock = createTestClock(new Date().toISOString());
  const workers = [1, 2].map(() => createJobs(url, log, { clock, tickMs: 20 }));
  let running = 0;
  let most = 0;
  let runs = 0;
  for (const jobs of workers) {
    jobs.schedule('one', 600, async () => {
      most = Math.max(most, ++running);
      runs++;
      await tick();
      running--;
    });
    await jobs.start({ work: true });
  }
  const nextRun = async () => {
    const row = db.selectFrom('job_runs').select('next_run_at').where('name', '=', 'one');
    return (await row.executeTakeFirst())?.next_run_at.getTime();
  };
  const allDone = async (atLeast: number) => {
    await expect.poll(() => runs, POLL).toBeGreaterThanOrEqual(atLeast);
    await expect.poll(nextRun, POLL).toBeGreaterThan(clock.now().getTime());
    await expect.poll(openRounds, POLL).toBe(0);
  };
  // Each start makes the schedule due.
  await allDone(1);
  for (let round = 0; round < 5; round++) {
    const before = runs;
    clock.advance(600_000);
    await allDone(before + 1);
    expect(runs).toBe(before + 1);
  }
  await Promise.all(workers.map((jobs) => jobs.stop(1_000)));
  expect(most).toBe(1);
});

test('a schedule that never ends or always fails blocks no other, and runs in one process at a time', async () => {
  const workers = [createJobs(url, log), createJobs(url, log)];
  const { promise: forever, resolve: release } = Promise.withResolvers<void>();
  let hanging = 0;
  let good = 0;
  for (const jobs of workers) {
    jobs.schedule('hangs', 0.05, async () => {
      hanging++;
      await forever;
    });
    jobs.schedule('is poison', 0.05, async () => {
      throw new Error('always');
    });
    for (let n = 0; n < 10; n++) jobs.schedule(`good ${n}`, 3_600, async () => void good++);
  }
  for (const jobs of workers) await jobs.start({ work: true });
  await expect.poll(() => good, POLL).toBeGreaterThanOrEqual(10);
  expect(hanging).toBe(1);
  release();
  await Promise.all(workers.map((jobs) => jobs.stop(1_000)));
});

test('a failing job is logged and runs again in the next round', async () => {
  const jobs = createJobs(url, log);
  let runs = 0;
  jobs.schedule('fails once', 0.1, async () => {
    if (++runs === 1) throw new Error('first time');
  });
  await jobs.start({ work: true });
  await expect.poll(() => runs, POLL).toBeGreaterThan(1);
  await jobs.stop(1_000);
  expect(lines.filter((line) => line.includes('first time'))).toHaveLength(1);
});

test('what a process with a fast clock enqueues and schedules is due for the others at once', async () => {
  const jobs = createJobs(url, log, { tickMs: 50 });
  const queue = defineQueue<object>('enqueued-by-fast-clock');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    jobs.schedule('fast', 60, async () => {});
    await jobs.start({ work: true });
    await inTransaction(db, (tx) => jobs.enqueue(tx, queue, {}));
    const isSoon = async () => {
      const { rows } = await sql<{ soon: boolean }>`
        select next_run_at > now() and next_run_at <= now() + interval '1 minute' as soon
        from job_runs where name = 'fast'`.execute(db);
      return rows[0]?.soon;
    };
    await expect.poll(isSoon, POLL).toBe(true);
    const { rows } = await sql`
      select start_after <= now() as due from pgboss.job where name = ${queue.name}`.execute(db);
    expect(rows).toEqual([{ due: true }]);
  } finally {
    vi.useRealTimers();
    await jobs.stop(1_000);
  }
});

test('the results of jobs are stored, and a job that is made due runs early', async () => {
  const read = (job: string) =>
    db.selectFrom('job_runs').selectAll().where('name', '=', job).executeTakeFirst();
  const jobs = createJobs(url, log, { tickMs: 50 });
  let runs = 0;
  jobs.schedule('kept', 3_600, async () => {
    if (++runs === 1) throw new TypeError('first time');
  });
  await jobs.start({ work: true });
  await expect
    .poll(() => read('kept'), POLL)
    .toMatchObject({
      interval_s: 3_600,
      failures: 1,
      last_error: 'TypeError: first time',
      succeeded_at: null,
    });
  await db
    .updateTable('job_runs')
    .set({ next_run_at: new Date() })
    .where('name', '=', 'kept')
    .execute();
  await expect
    .poll(() => read('kept'), POLL)
    .toMatchObject({
      failures: 0,
      succeeded_at: expect.any(Date),
    });
  expect(runs).toBe(2);
  await jobs.stop(1_000);
});

test('a job that fails three times in a row raises an alert, which closes when it succeeds', async () => {
  const alerts = () =>
    db
      .selectFrom('alerts')
      .select(['subject', 'detail', 'resolved_at'])
      .where('kind', '=', 'job_failing')
      .execute();
  const failuresSeen: number[] = [];
  const jobs = createJobs(url, log, { tickMs: 50 });
  let isBroken = true;
  jobs.schedule('stumbles', 0.1, async () => {
    failuresSeen.push((await alerts()).length);
    if (isBroken) throw new TypeError('still broken');
  });
  await jobs.start({ work: true });
  await expect.poll(() => alerts(), POLL).toHaveLength(1);
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
});

test('a process that only answers requests runs no job', async () => {
  const [quiet, working] = [createJobs(url, log), createJobs(url, log)];
  let runs = 0;
  let others = 0;
  quiet.schedule('quiet', 0.05, async () => void runs++);
  working.schedule('working', 0.05, async () => void others++);
  await quiet.start({ work: false });
  await working.start({ work: true });
  await expect.poll(() => others, POLL).toBeGreaterThan(1);
  await quiet.stop(1_000);
  await working.stop(1_000);
  expect(runs).toBe(0);
});

const greet = defineQueue<{ readonly who: string }>('greet', { firstRetryS: 1 });

test('an enqueued job exists exactly if its transaction commits, and is retried when it fails', async () => {
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
});

test('two workers share a queue and run each job once, and a failed job blocks no other', async () => {
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
});

test('a worker that stops waits for its job, and leaves the others to the next worker', async () => {
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
});
