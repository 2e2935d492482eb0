import { readFileSync } from 'node:fs';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { isPaymentPending, startPayment } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { getRow } from '../test/rows.ts';
import { shopTest } from '../test/shops/shop-test.ts';
import { createReads } from './platform/db/replica/reads.ts';
import { serveMetrics } from './serve-metrics.ts';

const metricsTest = shopTest(['refunds', 'folder'], {
  env: { METRICS_PORT: '0', BACKUP_EVERY_HOURS: '24' },
});
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/;

const test = metricsTest.extend('scrape', async ({ app }, { onCleanup }) => {
  const { db, pool: primary, log } = app.platform;
  const pool = { size: 1, namedStatements: true, log };
  const reads = createReads({ url: app.databaseUrl, limitMs: 5_000, db, primary, pool, log });
  const served = await serveMetrics(
    app.platform,
    { port: 0, host: '127.0.0.1' },
    app.platform.pool,
  );
  onCleanup(async () => {
    await served.stop();
    await reads.stop();
  });
  return async () => (await fetch(served.url)).text();
});

test('orders, money, webhooks and calls are counted once, without ids', async ({
  app,
  shop,
  scrape,
}) => {
  const passMinute = () => app.clock.set(new Date(app.clock.now().getTime() + MINUTE_MS));
  const buyer = await shop.newBuyer();
  const id = await shop.buyAtBank(buyer);
  await app.call(isPaymentPending, {}, buyer);
  expect((await shop.refund(id)).status).toBe(200);
  await shop.settled();
  passMinute();
  const first = await scrape();
  expect(first).toContain('sesame_orders_total{method="free"} 1\n');
  expect(first).toContain('sesame_paid_orders_total{method="free"} 1\n');
  expect(first).toContain('sesame_captured_cents_total{method="free"} 20000\n');
  expect(first).toContain('sesame_refunds_total{method="free"} 1\n');
  expect(first).toContain('sesame_refunded_cents_total{method="free"} 20000\n');
  expect(first).toMatch(/^sesame_webhooks_total\{provider="bank"\} [1-9]/m);
  expect(first).toMatch(/^sesame_sessions [1-9]/m);
  expect(first).toContain('sesame_figures_read{source="shop"} 1\n');
  for (const pool of ['calls', 'webhooks', 'jobs']) {
    expect(first).toContain(`sesame_db_waiting{pool="${pool}"} 0\n`);
  }
  for (const { path, method } of [startPayment, isPaymentPending]) {
    expect(first).toContain(
      `http_request_duration_seconds_count{route="${path}",method="${method}",status="2xx"} 1\n`,
    );
  }
  expect(first).not.toMatch(UUID);
  passMinute();
  expect(await scrape()).toContain('sesame_orders_total{method="free"} 1\n');
});

test('the time of the last backup has no value before the first one', async ({ app, scrape }) => {
  const lastBackup = /^sesame_backup_success_timestamp_seconds (.*)$/m;
  const before = await scrape();
  expect(before).toContain('sesame_figures_read{source="shop"} 1\n');
  expect(before).not.toMatch(lastBackup);
  await app.jobs.run('plan-backups');
  const { ended_at: endedAt } = await getRow(app, 'backups', { backup_id: null }, ['ended_at']);
  app.clock.advance(MINUTE_MS);
  expect(lastBackup.exec(await scrape())?.[1]).toBe(String((endedAt?.getTime() ?? 0) / 1_000));
});

const read = (file: string) =>
  readFileSync(new URL(`../../deploy/prometheus/${file}`, import.meta.url), 'utf8');
/** Looked up when a question comes; nothing to watch. */
const NOT_WATCHED = ['sesame_build_info', 'sesame_db_connections_max', 'sesame_replica_lag_bytes'];

test('the rules and the dashboard of deploy/prometheus name exported metrics only, and all of the shop', async ({
  scrape,
}) => {
  const exported = [...(await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(
    ([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
  const watched = ['rules.yml', 'dashboard.json'].flatMap((file) => {
    const named = read(file).match(/\b(?:sesame|http|nodejs|process)_[a-z_]+\b/g) ?? [];
    expect(named.length).toBeGreaterThan(15);
    return named;
  });
  expect(watched.filter((name) => !exported.includes(name))).toEqual([]);
  const unseen = exported.filter((name) => name.startsWith('sesame_') && !watched.includes(name));
  expect(unseen).toEqual(NOT_WATCHED);
});
