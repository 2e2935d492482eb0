import {
  type BulkOperation,
  previewBulkAction,
  readBulkAction,
  startBulkAction,
} from '@sesame/contract/console/bulk-actions.ts';
import { grantSubscription } from '@sesame/contract/console/subscriptions.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { afterEach, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { type BuiltProduct, buildBuyer, buildProduct } from '../../../test/build/build-purchase.ts';
import type { SpawnedServer } from '../../../test/processes/spawn-server.ts';
import { spawnWorker } from '../../../test/processes/spawn-worker.ts';
import { waitUntilKilled } from '../../../test/processes/wait-until-killed.ts';
import { listRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { verifyLedger } from '../../ledger-verification/verify-ledger.ts';

/**
 * Kills a real worker in the middle of a bulk action. The server in this process then acts as the restarted
 * worker.
 */

const RECORDS = 6;
const DAYS = 3;

let manager: TestOperator;
let victim: SpawnedServer | undefined;
const test = shopTest([], { now: new Date().toISOString(), verifiesLedger: false });
const { app } = test;
test.beforeAll(async () => {
  manager = await buildOperator(app, { role: 'manager' });
});
afterEach(() => victim?.end('SIGKILL'));

async function give(product: BuiltProduct): Promise<void> {
  const buyer = await buildBuyer(app.platform);
  const body = { user: buyer.id, product: product.id, duration: '10 days', reason: 'A trial' };
  expect((await app.call(grantSubscription, { body }, manager)).status).toBe(200);
}

/** The ends of all subscriptions to a product, by id. */
async function endsOf(product: BuiltProduct): Promise<Map<string, number>> {
  const rows = await listRows(app, 'subscriptions', { product_id: product.id }, ['id', 'ends_at']);
  return new Map(rows.map(({ id, ends_at }) => [id, ends_at.getTime()]));
}

/** How many audit events of an extension each of these subscriptions has. */
async function recorded(ids: Iterable<string>): Promise<number[]> {
  const subjects = [...ids].map((id) => `subscription:${id}`);
  const rows = await app.platform.db
    .selectFrom('audit_events')
    .select('subject')
    .where('action', '=', 'subscriptions.extend')
    .where('subject', 'in', subjects)
    .execute();
  return subjects.map((one) => rows.filter(({ subject }) => subject === one).length);
}

test.each([
  ['bulk_item_done', 2],
  ['bulk_item_committed', 3],
])('killed at %s: the rest is done after the restart, each once', async (failpoint, done) => {
  const product = await buildProduct(app.platform);
  for (let made = 0; made < RECORDS; made++) await give(product);
  const before = await endsOf(product);
  const operation: BulkOperation = {
    kind: 'extend_subscriptions',
    days: DAYS,
    product: product.id,
  };
  const { body: seen } = await app.call(previewBulkAction, { body: { operation } }, manager);
  // The worker uses the real clock.
  app.clock.set(new Date());
  const worker = await spawnWorker(app, `${failpoint}:kill:3`);
  victim = worker;
  const started = { operation, expected_count: seen.count, reason: 'The service was down' };
  const { body, status } = await app.call(startBulkAction, { body: started }, manager);
  expect(status).toBe(201);
  await waitUntilKilled(worker, app.platform.pool);

  const read = async () =>
    (await app.call(readBulkAction, { params: { id: body.id } }, manager)).body;
  expect(await read()).toMatchObject({ state: 'running', total: RECORDS, done, failed: 0 });
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  expect(sum(await recorded(before.keys()))).toBe(done);

  await app.jobs.recover();
  await app.jobs.run('run-bulk-item');
  expect(await read()).toMatchObject({ state: 'done', done: RECORDS, failed: 0 });
  const after = await endsOf(product);
  for (const [id, end] of before) expect(after.get(id)).toBe(end + DAYS * DAY_MS);
  expect(await recorded(before.keys())).toEqual(Array.from({ length: RECORDS }, () => 1));
  expect(await verifyLedger(app.platform.db, app.clock.now())).toEqual([]);
});
