import {
  type BulkOperation,
  listBulkActions,
  previewBulkAction,
  readBulkAction,
  startBulkAction,
  stopBulkAction,
} from '@sesame/contract/console/bulk-actions.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../test/build/build-purchase.ts';
import { addItems, buyAccess } from '../../../test/build/hold-items.ts';
import { listRows, updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { accessInvariants } from '../../ledger-verification/access-invariants.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { listDeadJobs } from '../../platform/jobs/failing-jobs.store.ts';
import { grantAccess } from '../access/index.ts';

const reason = 'The service was down';

let manager: TestOperator;
const test = shopTest([], { now: '2026-03-10T12:00:00.000Z' });
const { app } = test;
test.beforeAll(async () => {
  manager = await buildOperator(app, { role: 'manager' });
  const far = new Date('2100-01-01T00:00:00.000Z');
  await app.platform.db
    .updateTable('operator_sessions')
    .set({ ends_at: far, last_seen_at: far, confirmed_at: far })
    .execute();
});

const preview = async (operation: BulkOperation) =>
  (await app.call(previewBulkAction, { body: { operation } }, manager)).body;
const start = (operation: BulkOperation, expectedCount: number, by = manager) =>
  app.call(startBulkAction, { body: { operation, expected_count: expectedCount, reason } }, by);
const read = async (id: string) =>
  (await app.call(readBulkAction, { params: { id } }, manager)).body;

const run = () => app.jobs.run('run-bulk-item');

async function give(product: BuiltProduct, days: number, to?: Buyer): Promise<Buyer> {
  const buyer = to ?? (await buildBuyer(app.platform));
  await inTransaction(app.platform.db, (tx) =>
    grantAccess(tx, app.platform, {
      operatorId: manager.id,
      userId: buyer.id,
      productId: product.id,
      durationCount: days,
      durationUnit: 'day',
      at: app.clock.now(),
    }),
  );
  return buyer;
}

async function hold(buyer: Buyer | undefined, heldAt: Date | null): Promise<void> {
  const own = await listRows(app, 'subscriptions', { user_id: buyer?.id ?? '' }, ['id']);
  for (const { id } of own) {
    await updateRows(app, 'grants', { subscription_id: id }, { held_at: heldAt });
  }
}

async function daysLeft(product: BuiltProduct): Promise<number[]> {
  const rows = await listRows(
    app,
    'subscriptions',
    { product_id: product.id },
    ['ends_at'],
    'ends_at',
  );
  return rows.map(({ ends_at }) => (ends_at.getTime() - app.clock.now().getTime()) / DAY_MS);
}

async function eventsSince(subject: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    select action from audit_events where subject = ${subject} order by id`.execute(
    app.platform.db,
  );
  return rows.map(({ action }) => action);
}

describe('days for all subscriptions to a product', () => {
  test('are counted first, given once each, and recorded as one audit event each', async () => {
    const product = await buildProduct(app.platform);
    for (let made = 0; made < 12; made++) await give(product, 10);
    const operation: BulkOperation = { kind: 'extend_subscriptions', days: 2, product: product.id };
    const seen = await preview(operation);
    expect(seen.count).toBe(12);
    expect(seen.sample).toHaveLength(10);
    expect(seen.sample[0]?.title).toMatch(/^buyer-.* · product-/);
    expect(new Set(await daysLeft(product))).toEqual(new Set([10]));

    const { body, status } = await start(operation, 12);
    expect(status).toBe(201);
    await give(product, 10);
    await run();
    await run();
    // The subscription created after the confirmation is left out.
    expect((await daysLeft(product)).filter((days) => days === 12)).toHaveLength(12);
    expect(await read(body.id)).toMatchObject({
      state: 'done',
      total: 12,
      done: 12,
      failed: 0,
      failures: [],
      days: 2,
      operator: 'The manager',
      reason,
    });
    expect(await eventsSince(`bulk_action:${body.id}`)).toEqual(['bulk.start']);
    expect(await eventsSince(`subscription:${seen.sample[0]?.id}`)).toEqual([
      'subscriptions.extend',
    ]);
    for (const { id, sql: question } of accessInvariants.filter((one) => /^I[89]/.test(one.id))) {
      const { rows } = await app.platform.pool.query(question);
      expect(rows, id).toEqual([]);
    }
  });

  test('leave out other services and subscriptions that have ended', async () => {
    const [one, two] = [await buildProduct(app.platform), await buildProduct(app.platform)];
    await give(one, 10);
    await give(one, 1);
    await give(two, 10);
    const operation: BulkOperation = {
      kind: 'extend_subscriptions',
      days: 1,
      service: one.serviceIds[0] ?? 0,
    };
    expect((await preview(operation)).count).toBe(2);
    const before = app.clock.now();
    app.clock.advance(2 * DAY_MS);
    expect((await preview(operation)).count).toBe(1);
    app.clock.set(before.toISOString());
  });

  test('leave out subscriptions that are disputed, also from when they were counted', async () => {
    const product = await buildProduct(app.platform);
    const buyers = [await give(product, 10), await give(product, 10)];
    const operation: BulkOperation = { kind: 'extend_subscriptions', days: 2, product: product.id };
    await hold(buyers[0], app.clock.now());
    expect((await preview(operation)).count).toBe(1);
    const { body } = await start(operation, 1);
    await hold(buyers[1], app.clock.now());
    await run();
    expect((await read(body.id)).failures.map(({ problem }) => problem)).toEqual([
      'version_conflict',
    ]);
    expect(await daysLeft(product)).toEqual([10, 10]);
    await hold(buyers[0], null);
    await hold(buyers[1], null);
    expect((await preview(operation)).count).toBe(2);
  });

  test('are refused when the count has changed', async () => {
    const product = await buildProduct(app.platform);
    await give(product, 10);
    const operation: BulkOperation = { kind: 'extend_subscriptions', days: 1, product: product.id };
    const { refusal } = await start(operation, 7);
    expect(refusal).toMatchObject({ code: 'version_conflict', count: 1 });
    expect(await daysLeft(product)).toEqual([10]);
  });

  test('continue after an interruption, and two processes give nothing twice', async () => {
    const product = await buildProduct(app.platform);
    for (let made = 0; made < 30; made++) await give(product, 10);
    const operation: BulkOperation = { kind: 'extend_subscriptions', days: 3, product: product.id };
    const { body } = await start(operation, 30);
    // A process that dies in its transaction leaves no trace.
    const dying = inTransaction(app.platform.db, async (tx) => {
      await sql`update bulk_action_items set state = 'done', finished_at = now()
        where bulk_action_id = ${body.id}`.execute(tx);
      throw new Error('cut off');
    });
    await expect(dying).rejects.toThrow('cut off');
    await Promise.all([run(), run()]);
    await run();
    expect(new Set(await daysLeft(product))).toEqual(new Set([13]));
    expect(await read(body.id)).toMatchObject({ state: 'done', done: 30 });
  });

  test('can be stopped; what is done stays done', async () => {
    const product = await buildProduct(app.platform);
    await give(product, 10);
    const operation: BulkOperation = { kind: 'extend_subscriptions', days: 3, product: product.id };
    const { body } = await start(operation, 1);
    const stopped = await app.call(stopBulkAction, { params: { id: body.id } }, manager);
    expect(stopped.body).toMatchObject({ state: 'stopped', done: 0 });
    await run();
    expect(await daysLeft(product)).toEqual([10]);
    const again = await app.call(stopBulkAction, { params: { id: body.id } }, manager);
    expect(again.refusal?.code).toBe('version_conflict');
    expect(await eventsSince(`bulk_action:${body.id}`)).toEqual(['bulk.start', 'bulk.stop']);
  });
});

describe('undoing days for all subscriptions to a product', () => {
  test('takes them back where nothing was built on them, and lists the others with the reason', async () => {
    const product = await buildProduct(app.platform);
    const [, followed, disputed] = [
      await give(product, 10),
      await give(product, 10),
      await give(product, 10),
    ];
    await give(product, 1);
    const added = { kind: 'extend_subscriptions', days: 2, product: product.id } as const;
    const { body } = await start(added, 4);
    const undo: BulkOperation = { kind: 'undo_added_days', bulk_action: body.id };
    expect((await preview(undo)).count).toBe(0);
    await run();
    const before = app.clock.now();
    app.clock.advance(1.5 * DAY_MS);
    await give(product, 30, followed);
    await hold(disputed, app.clock.now());
    const seen = await preview(undo);
    expect(seen).toMatchObject({ count: 4, left_out: 3, sample: [{ id: expect.any(String) }] });

    const undone = await start(undo, 4);
    await run();
    const after = await read(undone.body.id);
    expect(after).toMatchObject({ state: 'done', done: 1, failed: 3, days: 2 });
    expect(after.product?.title).toMatch(/^product-/);
    expect(after.failures.map(({ problem }) => problem).toSorted()).toEqual([
      'days_begun',
      'days_followed',
      'subscription_held',
    ]);
    expect(await daysLeft(product)).toEqual([1.5, 8.5, 10.5, 40.5]);
    expect(await eventsSince(`subscription:${seen.sample[0]?.id}`)).toEqual([
      'subscriptions.extend',
      'subscriptions.shorten',
    ]);

    // Once the dispute is over, the rest can be undone; what was undone is not undone again.
    await hold(disputed, null);
    expect(await preview(undo)).toMatchObject({ count: 3, left_out: 2 });
    await Promise.all([start(undo, 3), start(undo, 3)]);
    await run();
    expect(await daysLeft(product)).toEqual([1.5, 8.5, 8.5, 40.5]);
    app.clock.set(before.toISOString());
  });
});

describe('a record whose job fails for an unexpected reason', () => {
  test('counts as failed after the last attempt, and is done when an operator retries its job', async () => {
    const product = await buildProduct(app.platform);
    for (let made = 0; made < 3; made++) await give(product, 10);
    const operation: BulkOperation = { kind: 'extend_subscriptions', days: 3, product: product.id };
    const { sample } = await preview(operation);
    const broken = sample[0]?.id ?? '';
    await sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      app.owner.db,
    );
    await sql`
      create trigger broken before update of ends_at on subscriptions for each row
      when (old.id = ${sql.lit(broken)}) execute function fail()`.execute(app.owner.db);
    const { body } = await start(operation, 3);
    await run();
    expect(await read(body.id)).toMatchObject({ state: 'running', done: 2, failed: 0 });
    const now = app.clock.now();
    for (let retry = 0; retry < 4; retry++) {
      app.clock.advance(60 * 60_000);
      await run();
    }
    expect(await read(body.id)).toMatchObject({
      ...{ state: 'done', done: 2, failed: 1 },
      failures: [{ id: broken, problem: 'internal' }],
    });
    await sql`drop trigger broken on subscriptions`.execute(app.owner.db);
    const { db, jobs } = app.platform;
    const [dead] = await listDeadJobs(db, 10);
    expect(await jobs.retryDead(db, dead?.id ?? '')).toBe(true);
    await run();
    expect(await read(body.id)).toMatchObject({ state: 'done', done: 3, failed: 0, failures: [] });
    app.clock.set(now);
    expect(new Set(await daysLeft(product))).toEqual(new Set([13]));
  });
});

describe('selected users', () => {
  test('are blocked, and those blocked already are listed with the reason', async () => {
    const [one, two] = [await buildBuyer(app.platform), await buildBuyer(app.platform)];
    await updateRows(
      app,
      'users',
      { id: two.id },
      { blocked_at: app.clock.now(), blocked_reason: 'before' },
    );
    const operation: BulkOperation = { kind: 'block_users', users: [one.id, two.id, manager.id] };
    expect((await preview(operation)).count).toBe(2);
    const { body } = await start(operation, 2);
    await run();
    const after = await read(body.id);
    expect(after).toMatchObject({ state: 'done', done: 1, failed: 1 });
    expect(after.failures).toMatchObject([{ id: two.id, problem: 'version_conflict' }]);
    const sessions = await listRows(app, 'sessions', { user_id: one.id }, ['user_id']);
    expect(sessions).toEqual([]);
    expect(await eventsSince(`user:${one.id}`)).toEqual(['users.block']);
  });

  test('are signed out everywhere', async () => {
    const one = await buildBuyer(app.platform);
    const { body } = await start({ kind: 'end_sessions', users: [one.id] }, 1);
    await run();
    expect((await read(body.id)).done).toBe(1);
    expect(await eventsSince(`user:${one.id}`)).toEqual(['users.end_sessions']);
  });
});

test('bulk actions are listed newest first, page by page', async () => {
  const { body } = await app.call(listBulkActions, { query: {} }, manager);
  expect(body.length).toBeGreaterThan(2);
  const rest = await app.call(listBulkActions, { query: { before: body[0]?.id } }, manager);
  expect(rest.body.map(({ id }) => id)).toEqual(body.slice(1).map(({ id }) => id));
});

test('a bulk action needs a permission and a confirmed session', async () => {
  const user = await buildBuyer(app.platform);
  const operation: BulkOperation = { kind: 'end_sessions', users: [user.id] };
  const support = await buildOperator(app, { role: 'support' });
  expect((await start(operation, 1, support)).status).toBe(403);
  await updateRows(app, 'operator_sessions', { operator_id: manager.id }, { confirmed_at: null });
  expect((await start(operation, 1)).refusal?.code).toBe('confirmation_required');
});

test('items that match are retired with the reason; assigned and other ones are left out', async () => {
  const { platform } = app;
  const product = await buildProduct(platform);
  const [service = 0] = product.serviceIds;
  const codes = ['A', 'B', 'C'].map((code) => ({ code }));
  await addItems(platform, product, 'unique', ...codes, { link: 'https://a.example/1' });
  const { item } = await buyAccess(platform, await buildBuyer(platform), product);
  const matching: BulkOperation = { kind: 'retire_items', service, content: 'code' };
  const seen = await preview(matching);
  expect(seen.count).toBe(2);
  const [chosen] = seen.sample.map(({ id }) => id);
  expect((await preview({ ...matching, items: [chosen ?? '', item] })).count).toBe(1);
  // The session of the other tests is too old by now.
  const { body } = await start(matching, 2, await buildOperator(app, { role: 'manager' }));
  await run();
  expect(await read(body.id)).toMatchObject({ state: 'done', done: 2, failed: 0 });
  const left = await listRows(
    platform.db,
    'inventory_items',
    { service_id: service, retired_at: null },
    ['id', 'content'],
    'id',
  );
  expect(left).toEqual([
    { id: item, content: 'code' },
    { id: expect.any(String), content: 'link' },
  ]);
  expect(await eventsSince(`inventory_item:${chosen}`)).toEqual(['inventory.retire']);
});
