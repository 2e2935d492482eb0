import { DAY_MS, MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { beforeEach, expect } from 'vitest';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { systemClock } from '../clock.ts';
import { enqueueDue } from './enqueue-due.ts';
import { listDeadJobs } from './failing-jobs.store.ts';
import { createJobEngine } from './job-engine.ts';
import { defineQueue, JobFailed } from './queue.ts';

const test = shopTest();
const { app } = test;

const count = defineQueue<{ readonly n: number }>('count', { retries: 4, firstRetryS: 10 });
let done: number[];
let poisoned: Set<number>;
beforeEach(async () => {
  done = [];
  poisoned = new Set();
  await app.platform.pool.query('delete from pgboss.job');
  await app.platform.pool.query('delete from alerts');
  app.platform.jobs.work(count, async ({ n }) => {
    if (poisoned.has(n)) throw new TypeError(`cannot do ${n}`);
    done.push(n);
  });
});

const enqueue = (...numbers: number[]) =>
  app.platform.jobs.enqueueAll(
    app.platform.db,
    count,
    numbers.map((n) => ({ data: { n } })),
  );
const run = () => app.jobs.run('count');
const alerts = async () => {
  await app.jobs.run('watch-failing-jobs');
  const found = app.platform.db.selectFrom('alerts').select(['kind', 'detail', 'resolved_at']);
  return found.execute();
};

test('a job that always fails blocks no other, raises an alert, becomes dead, and waits for an operator', async () => {
  poisoned.add(0);
  await enqueue(0, ...Array.from({ length: 10 }, (_, index) => index + 1));
  expect(await run()).toBe(10);
  expect(await alerts()).toEqual([]);
  for (let retry = 0; retry < 2; retry++) {
    app.clock.advance(DAY_MS);
    await run();
  }
  const failing = { kind: 'job_item_failing', resolved_at: null };
  expect(await alerts()).toMatchObject([
    { ...failing, detail: { failures: 3, last_error: 'TypeError: cannot do 0' } },
  ]);
  for (let retry = 0; retry < 9; retry++) {
    app.clock.advance(DAY_MS);
    await run();
  }
  const failed = app.logLines.filter(({ job }) => job === 'count');
  expect(failed).toMatchObject(
    [1, 2, 3, 4, 5].map((attempt) => ({ attempt, isLast: attempt === 5, msg: 'job failed' })),
  );
  expect(new Set(failed.map(({ jobId }) => jobId)).size).toBe(1);
  expect(failed[0]).not.toHaveProperty('id');
  expect(await alerts()).toMatchObject([failing]);
  const { rows } = await app.platform.pool.query("select id from pgboss.job where name = 'dead'");
  poisoned.clear();
  expect(await app.platform.jobs.retryDead(app.platform.db, rows[0].id)).toBe(true);
  await run();
  expect(done).toContain(0);
  expect((await alerts())[0]?.resolved_at).not.toBeNull();
});

test('an attempt is due by the clock of the shop', async () => {
  const { db, jobs } = app.platform;
  await jobs.enqueue(db, count, { n: 7 }, { afterMs: MINUTE_MS });
  expect(await run()).toBe(0);
  app.clock.advance(MINUTE_MS - 1);
  expect(await run()).toBe(0);
  app.clock.advance(1);
  expect(await run()).toBe(1);
});

test('a queue with one job per key has one job of each, also while it waits for a retry or is dead', async () => {
  const { db, jobs } = app.platform;
  const tidy = defineQueue<object>('tidy', { onePerKey: true, retries: 1 });
  let runs = 0;
  let isBroken = true;
  jobs.work(tidy, async () => {
    runs++;
    if (isBroken) throw new JobFailed('broken');
  });
  const find = () =>
    jobs.enqueueAll(db, tidy, [
      { data: {}, key: 'room' },
      { data: {}, key: 'room' },
    ]);
  for (let round = 0; round < 4; round++) {
    await find();
    await app.jobs.run('tidy');
    app.clock.advance(DAY_MS);
  }
  expect(runs).toBe(2);
  isBroken = false;
  const [dead] = await listDeadJobs(db, 10);
  expect(await jobs.retryDead(db, dead?.id ?? '')).toBe(true);
  await find();
  expect(await app.jobs.run('tidy')).toBe(1);
  await find();
  expect(await app.jobs.run('tidy')).toBe(1);
});

test('due records get jobs although jobs of earlier records are dead', async () => {
  const sweep = defineQueue<{ readonly n: number }>('sweep', { onePerKey: true, retries: 0 });
  const due = new Set(Array.from({ length: 6 }, (_, n) => n));
  app.platform.jobs.work(sweep, async ({ n }) => {
    if (n < 2) throw new JobFailed('poison');
    due.delete(n);
  });
  for (let round = 0; round < 3; round++) {
    await enqueueDue(app.platform, {
      queue: sweep,
      limit: 2,
      find: async (limit) => [...due].slice(0, limit),
      toJob: (n) => ({ key: String(n), data: { n } }),
    });
    await app.jobs.run('sweep');
  }
  expect([...due]).toEqual([0, 1]);
});

test('the job of a worker that was killed runs again', async () => {
  await enqueue(1);
  const { platform } = app;
  // The engine of a process that dies between fetching a job and finishing it.
  const killed = createJobEngine({
    runSql: (text, values) => platform.pool.query(text, values),
    clock: app.clock,
    log: platform.log,
  });
  const boss = await killed.loadBoss();
  expect(await boss.fetch('count')).toHaveLength(1);
  expect(await run()).toBe(0);
  app.clock.advance(MINUTE_MS);
  await boss.supervise();
  app.clock.advance(MINUTE_MS);
  expect(await run()).toBe(1);
  expect(done).toEqual([1]);
});

test('a job that fails finally is not retried', async () => {
  const { db, jobs } = app.platform;
  jobs.work(count, async () => {
    throw new JobFailed('refused', { isFinal: true });
  });
  await enqueue(1);
  await run();
  const { rows } = await app.platform.pool.query(
    "select source_output as output from pgboss.job where name = 'dead'",
  );
  expect(rows).toEqual([{ output: { reason: 'refused' } }]);
  expect(await jobs.makeDue(db, count)).toBe(0);
});

test('a job that takes too long counts as failed, and its signal aborts', async () => {
  const { db, jobs } = app.platform;
  const slow = defineQueue<object>('slow', { timeoutS: 0.05 });
  let reason: unknown;
  jobs.work(slow, (_data, { signal }) => {
    signal.addEventListener('abort', () => {
      reason = signal.reason;
    });
    return new Promise(() => {});
  });
  await jobs.enqueue(db, slow, {});
  expect(await app.jobs.run('slow')).toBe(0);
  expect(reason).toMatchObject({ message: 'took longer than 0.05 s' });
});

test('the migrated tables of pg-boss are those of its installed version', async () => {
  const engine = createJobEngine({
    runSql: (text, values) => app.platform.pool.query(text, values),
    clock: systemClock,
    log: app.platform.log,
  });
  const boss = await engine.loadBoss();
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
});
