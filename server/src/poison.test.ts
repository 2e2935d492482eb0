import { expect } from 'vitest';
import { mailEnv } from '../test/shops/parts/mail.ts';
import { shopTest } from '../test/shops/shop-test.ts';
import type { TestApp } from '../test/shops/start-app.ts';

let app: TestApp;
const test = shopTest([], { env: mailEnv('smtp://127.0.0.1:9') });
test.beforeAll(({ app: running }) => {
  app = running;
});

const GOOD = 10;
const DAY_MS = 24 * 3_600_000;

test('in every queue, a job that always fails stops none of those behind it, dies in the end and raises an alert', async () => {
  const { db, jobs } = app.platform;
  const queues = jobs.queues();
  expect(queues.map(({ name }) => name)).toContain('send-mails');
  for (const queue of queues) {
    const done: number[] = [];
    let attempts = 0;
    jobs.work(queue, async (job) => {
      if ('n' in job && typeof job.n === 'number' && job.n > 0) return void done.push(job.n);
      attempts++;
      throw new TypeError('poison');
    });
    const data = Array.from({ length: GOOD + 1 }, (_, n) => ({ data: { n }, key: `${n}` }));
    await jobs.enqueueAll(db, queue, data);
    expect(await app.jobs.run(queue.name), queue.name).toBe(GOOD);
    expect(done, queue.name).toHaveLength(GOOD);
    for (let retry = 0; retry < queue.retries + 5; retry++) {
      app.clock.advance(DAY_MS);
      await app.jobs.run(queue.name);
    }
    expect(attempts, queue.name).toBe(queue.retries + 1);
  }
  await app.jobs.run('watch-failing-jobs');
  const alerts = await db
    .selectFrom('alerts')
    .select('subject')
    .where('kind', '=', 'job_item_failing')
    .execute();
  const named = alerts.map(({ subject }) => subject.split(':')[0]);
  expect(named.toSorted()).toEqual(queues.map(({ name }) => name).toSorted());
});
