import { expect } from 'vitest';
import { buildOperator } from '../test/build/build-operator.ts';
import { listRows, updateRows } from '../test/rows.ts';
import { shopTest } from '../test/shops/shop-test.ts';
import { createJobs } from './platform/jobs/run-jobs.ts';
import { createLog } from './platform/telemetry/log.ts';
import { watchForWorker } from './watch-for-worker.ts';

const POLL = { timeout: 15_000 };
const test = shopTest(['mail']);
const { shop } = test;

const openAlerts = () =>
  listRows(shop.app, 'alerts', { kind: 'worker_lost', resolved_at: null }, ['detail']);
const sent = async () =>
  (await listRows(shop.app, 'mails', {}, ['key', 'sent_at'])).filter(
    ({ key, sent_at: at }) => key.startsWith('notification:') && at !== null,
  );
const report = () => shop.app.jobs.run('worker-heartbeat');

test('a lost worker raises an alert, is mailed without one, and closes when one is back', async () => {
  const { clock, databaseUrl, platform } = shop.app;
  await buildOperator(shop.app);
  const log = createLog({ level: 'silent' });
  const openJobs = () => createJobs(databaseUrl, log, { clock, tickMs: 50 });
  const options = { createJobs: openJobs, everyMs: 50 };
  // No worker yet: a shop that is being set up.
  await (await watchForWorker(platform, options))();
  expect(await openAlerts()).toEqual([]);
  await report();
  clock.advance(119_000);
  await (await watchForWorker(platform, options))();
  expect(await openAlerts()).toEqual([]);

  clock.advance(2_000);
  const stop = await watchForWorker(platform, options);
  expect(await openAlerts()).toHaveLength(1);
  await expect.poll(sent, POLL).toHaveLength(1);
  await report();
  expect(await openAlerts()).toHaveLength(1);
  clock.advance(60_000);
  await report();
  expect(await openAlerts()).toEqual([]);
  await stop();
});

test('an alert that an operator resolved opens again at the next loss only', async () => {
  const { clock, platform } = shop.app;
  const watchOnce = async () => (await watchForWorker(platform, { createJobs: undefined }))();
  await report();
  clock.advance(130_000);
  await watchOnce();
  const { id: by } = await buildOperator(shop.app);
  const resolved = { resolved_at: clock.now(), resolved_by: by, resolution: 'Seen' };
  await updateRows(shop.app, 'alerts', { kind: 'worker_lost' }, resolved);
  await watchOnce();
  expect(await openAlerts()).toEqual([]);
  await report();
  clock.advance(130_000);
  await watchOnce();
  expect(await openAlerts()).toHaveLength(1);
});
