import { extendSubscription } from '@sesame/contract/console/subscriptions.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildBuyer, buildPayment, buildProduct } from '../../../../test/build/build-purchase.ts';
import { grantMonths } from '../../../../test/build/hold-items.ts';
import { getRow, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { accessInvariants } from '../../../ledger-verification/access-invariants.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { reverseGrant } from './reverse-grant.ts';

let owner: TestOperator;
const test = shopTest([], { now: '2026-03-10T12:00:00.000Z' });
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
});

async function bought() {
  const { platform } = app;
  const buyer = await buildBuyer(platform);
  const product = await buildProduct(platform);
  const paymentId = await buildPayment(platform, buyer, product);
  await grantMonths(platform, buyer, product, { paymentId });
  const { id, ends_at: end } = await getRow(platform.db, 'subscriptions', { user_id: buyer.id });
  return { id, end, paymentId };
}

async function extend(id: string, expectedEnd: Date, days: number, reason = 'the shop was down') {
  const body = { days, expected_end: expectedEnd.toISOString(), reason };
  return await app.call(extendSubscription, { params: { id }, body }, owner);
}

async function endOf(id: string): Promise<Date> {
  const row = await getRow(app, 'subscriptions', { id }, ['ends_at']);
  return row.ends_at;
}

async function expectSoundAccess() {
  for (const { id, sql } of accessInvariants.filter((one) => /^I[89]/.test(one.id))) {
    const { rows } = await app.platform.pool.query(sql);
    expect(rows, id).toEqual([]);
  }
}

test('adds days to the end, once per end that was seen, and records the reason', async () => {
  const { id, end } = await bought();
  const { body } = await extend(id, end, 7);
  expect(Date.parse(body.ends_at) - end.getTime()).toBe(7 * DAY_MS);
  expect((await extend(id, end, 7)).refusal?.code).toBe('version_conflict');
  expect((await endOf(id)).toISOString()).toBe(body.ends_at);
  const events = await listRows(app, 'audit_events', { subject: `subscription:${id}` }, [
    'action',
    'reason',
  ]);
  expect(events).toEqual([{ action: 'subscriptions.extend', reason: 'the shop was down' }]);
  await expectSoundAccess();
});

test('an ended subscription runs again from now', async () => {
  const { id, end } = await bought();
  app.clock.advance(60 * DAY_MS);
  owner = await buildOperator(app);
  const { body } = await extend(id, end, 3);
  expect(Date.parse(body.ends_at) - app.clock.now().getTime()).toBe(3 * DAY_MS);
  await expectSoundAccess();
});

test('given days stay when the purchase before them is reversed', async () => {
  const { id, end, paymentId } = await bought();
  const given = app.clock.now();
  await extend(id, end, 7);
  await inTransaction(app.platform.db, (tx) =>
    reverseGrant(tx, app.platform, { paymentId, at: app.clock.now() }),
  );
  expect((await endOf(id)).getTime() - given.getTime()).toBe(7 * DAY_MS);
  await expectSoundAccess();
});

test.each([
  ['no days', 0, 'why'],
  ['more than a year', 367, 'why'],
  ['no reason', 3, ' '],
])('refuses %s', async (_what, days, reason) => {
  const { id, end } = await bought();
  expect((await extend(id, end, days, reason)).status).toBe(400);
  expect(await endOf(id)).toEqual(end);
});

test('adds up to seven days within thirty for the support role, and any number for a manager', async () => {
  const { id } = await bought();
  const support = await buildOperator(app, { role: 'support' });
  const manager = await buildOperator(app, { role: 'manager' });
  const add = async (days: number, by: TestOperator) => {
    const body = { days, expected_end: (await endOf(id)).toISOString(), reason: 'an outage' };
    const { status, refusal } = await app.call(extendSubscription, { params: { id }, body }, by);
    return refusal?.code ?? status;
  };
  expect(await add(8, support)).toBe('days_limited');
  expect(await add(3, support)).toBe(200);
  expect(await add(5, support)).toBe('days_limited');
  expect(await add(4, support)).toBe(200);
  expect(await add(1, support)).toBe('days_limited');
  expect(await add(20, manager)).toBe(200);
  app.clock.advance(31 * DAY_MS);
  // Sessions of operators have ended meanwhile.
  owner = await buildOperator(app);
  expect(await add(7, await buildOperator(app, { role: 'support' }))).toBe(200);
  await expectSoundAccess();
});

test('is forbidden to the auditor, and answers 404 for an unknown subscription', async () => {
  const { id, end } = await bought();
  const auditor = await buildOperator(app, { role: 'auditor' });
  const body = { days: 1, expected_end: end.toISOString(), reason: 'why' };
  const refused = await app.call(extendSubscription, { params: { id }, body }, auditor);
  expect(refused.status).toBe(403);
  expect((await extend(owner.id, end, 1)).status).toBe(404);
});
