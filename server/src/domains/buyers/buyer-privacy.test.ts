import {
  cancelBuyerDeletion,
  exportBuyerData,
  scheduleBuyerDeletion,
} from '@sesame/contract/console/accounts.ts';
import { addNote } from '@sesame/contract/console/notes.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildBuyer, buildPayment, buildProduct } from '../../../test/build/build-purchase.ts';
import { actionsOn } from '../../../test/database/read-audit-events.ts';
import { scanDatabase } from '../../../test/database/scan-database.ts';
import { insertRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

const body = { reason: 'asked for it in a letter' };

let owner: TestOperator;
let support: TestOperator;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
  support = await buildOperator(app, { role: 'support' });
});

const actionsOf = (id: string) => actionsOn(app, `user:${id}`);

test('the export has the data a buyer would get, is audited, and contains no notes', async () => {
  const buyer = await buildBuyer(app.platform);
  const payment = await buildPayment(app.platform, buyer, await buildProduct(app.platform));
  const params = { id: buyer.id };
  await app.call(addNote, { params, body: { content: 'Zanzibar', pinned: false } }, support);
  expect((await app.call(exportBuyerData, { params, body }, support)).status).toBe(403);
  const file = await app.call(exportBuyerData, { params, body }, owner);
  expect(file.body).toMatchObject({
    profile: { id: buyer.id },
    payments: [{ id: payment }],
    tickets: [],
  });
  expect(JSON.stringify(file.body)).not.toContain('Zanzibar');
  expect(await actionsOf(buyer.id)).toEqual(['users.add_note', 'users.export']);
});

test('erasure has a grace period, can be canceled, and deletes notes', async () => {
  const buyer = await buildBuyer(app.platform);
  const params = { id: buyer.id };
  await app.call(addNote, { params, body: { content: 'Ouagadougou', pinned: true } }, support);
  const planned = await app.call(scheduleBuyerDeletion, { params, body }, owner);
  const due = new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString();
  expect(planned.body).toEqual({ deletion_at: due });
  expect((await app.call(getUser, {}, buyer)).status).toBe(401);
  const again = await app.call(scheduleBuyerDeletion, { params, body }, owner);
  expect(again.refusal?.code).toBe('version_conflict');

  const cancelDeletion = (seen: string) =>
    app.call(cancelBuyerDeletion, { params, body: { ...body, expected_deletion: seen } }, owner);
  const current = { deletion_at: due };
  expect((await cancelDeletion('2026-01-01T00:00:00.000Z')).refusal).toMatchObject({ current });
  expect((await cancelDeletion(due)).status).toBe(200);
  expect((await cancelDeletion(due)).refusal?.code).toBe('version_conflict');
  await app.call(scheduleBuyerDeletion, { params, body }, owner);
  const start = app.clock.now();
  app.clock.advance(7 * DAY_MS);
  await app.jobs.run('erase-accounts');
  app.clock.set(start);
  expect(await scanDatabase(app.platform.pool, ['Ouagadougou'])).toEqual([]);
  expect((await app.call(scheduleBuyerDeletion, { params, body }, owner)).status).toBe(404);
  expect(await actionsOf(buyer.id)).toEqual([
    'users.add_note',
    'users.erase',
    'users.cancel_deletion',
    'users.erase',
  ]);
});

test('a buyer with an open payout cannot be erased', async () => {
  const buyer = await buildBuyer(app.platform);
  const rule = await app.platform.db
    .selectFrom('referral_rules')
    .select('version')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  await insertRows(app, 'payouts', {
    id: app.platform.ids.uuid(),
    user_id: buyer.id,
    network: 'usdt_trc20',
    address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    memo: null,
    amount_cents: 5_000,
    rule_version: rule.version,
    created_at: app.clock.now(),
    not_before: app.clock.now(),
    state: 'requested',
  });
  const refused = await app.call(scheduleBuyerDeletion, { params: { id: buyer.id }, body }, owner);
  expect(refused.refusal).toMatchObject({ code: 'open_transactions', payments: 0, payouts: 1 });
  expect((await app.call(getUser, {}, buyer)).status).toBe(200);
});
