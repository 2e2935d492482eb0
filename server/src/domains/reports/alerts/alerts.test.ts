import {
  alertKinds,
  listAlerts,
  reopenAlert,
  resolveAlert,
} from '@sesame/contract/console/alerts/alerts.ts';
import { getOverview } from '@sesame/contract/console/reports.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { type Buyer, buildProduct } from '../../../../test/build/build-purchase.ts';
import { insertRows, listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let finance: TestOperator;
let paymentId: string;
let buyer: Buyer;

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  finance = await buildOperator(shop.app, { role: 'finance' });
  buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer);
  paymentId = body.payment_id;
  const at = shop.app.clock.now();
  const row = { detail: JSON.stringify({ note: '<b>x</b>' }), created_at: at, resolved_at: null };
  await insertRows(shop.app, 'alerts', [
    { ...row, kind: 'payment_late', subject: paymentId },
    { ...row, kind: 'inventory_low', subject: '7' },
    { ...row, kind: 'refund_failed', subject: 'refund:not-a-uuid' },
    { ...row, kind: 'webhook_mismatch', subject: 'webhook:99' },
  ]);
});

type Query = Partial<InputOf<typeof listAlerts>['query']>;
const list = async (query: Query, by = finance) =>
  (await shop.app.call(listAlerts, { query: { state: 'open', ...query } }, by)).body;
const resolve = (id: number, by = finance, reason = 'Called the buyer') =>
  shop.app.call(resolveAlert, { params: { id: String(id) }, body: { reason } }, by);

test('open alerts are listed newest first, each with its payment', async () => {
  const alerts = await list({});
  expect(alerts.map(({ kind }) => kind)).toEqual([
    'webhook_mismatch',
    'refund_failed',
    'inventory_low',
    'payment_late',
  ]);
  expect(alerts.map(({ payment_id: id }) => id)).toEqual([null, null, null, paymentId]);
  expect(alerts[0]?.detail).toEqual({ note: '<b>x</b>' });
  expect(await list({ kind: 'inventory_low' })).toHaveLength(1);
  expect((await list({ subject: '7' })).map(({ kind }) => kind)).toEqual(['inventory_low']);
  expect(await list({ before: String(alerts[2]?.id) })).toHaveLength(1);
});

test('alerts about payments, deliveries and renewals are found by buyer, subscription and ticket', async () => {
  const { db, clock } = shop.app.platform;
  const { body } = await shop.pay(await shop.newBuyer());
  await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  const delivery = await db
    .selectFrom('deliveries as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('grants as g', 'g.subscription_id', 's.id')
    .select(['d.id', 's.id as subscription', 's.user_id'])
    .where('g.payment_id', '=', body.payment_id)
    .executeTakeFirstOrThrow();
  const row = { detail: '{}', created_at: clock.now(), resolved_at: null };
  await insertRows(db, 'alerts', [
    { ...row, kind: 'delivery_late', subject: delivery.id },
    { ...row, kind: 'renewal_stuck', subject: delivery.subscription },
    { ...row, kind: 'payment_review', subject: body.payment_id },
  ]);
  const kinds = ['payment_review', 'renewal_stuck', 'delivery_late'];
  const ofUser = await list({ record: `user:${delivery.user_id}` });
  expect(ofUser.map(({ kind }) => kind)).toEqual(kinds);
  expect(ofUser.map(({ user }) => user?.id)).toEqual(kinds.map(() => delivery.user_id));
  expect(ofUser.at(-1)).toMatchObject({
    subscription_id: delivery.subscription,
    about: { title: expect.any(String) },
  });
  const ofSubscription = await list({ record: `subscription:${delivery.subscription}` });
  expect(ofSubscription.map(({ kind }) => kind)).toEqual(kinds);
  expect(await list({ record: `ticket:${delivery.subscription}` })).toEqual([]);
});

test('alerts are shown with the gateway, the product, the promo code and the section that they concern', async () => {
  const { db, clock } = shop.app.platform;
  const { id, serviceIds } = await buildProduct(shop.app.platform);
  const row = { detail: '{}', created_at: clock.now(), resolved_at: null };
  await insertRows(db, 'alerts', [
    { ...row, kind: 'saving_refused', subject: 'stripe' },
    { ...row, kind: 'webhook_stuck', subject: 'webhook:1', detail: '{"provider":"stripe"}' },
    { ...row, kind: 'inventory_low', subject: String(serviceIds[0]) },
    { ...row, kind: 'product_without_services', subject: String(id) },
    { ...row, kind: 'job_failing', subject: 'a job' },
  ]);
  const kinds = async (record: string) => (await list({ record })).map(({ kind }) => kind);
  expect(await kinds('gateway:stripe')).toEqual(['webhook_stuck', 'saving_refused']);
  expect(await kinds(`product:${id}`)).toEqual(['product_without_services', 'inventory_low']);
  expect(await kinds('section:system')).toEqual(['job_failing', 'webhook_stuck']);
  expect(await kinds('promo:1')).toEqual([]);
});

test('a resolved alert leaves the list and the overview, and its audit event is kept', async () => {
  const [alert] = await list({ kind: 'payment_late' });
  const { body } = await resolve(alert?.id ?? 0);
  expect(body).toMatchObject({ resolved_by: 'The finance', resolution: 'Called the buyer' });
  expect(await list({ kind: 'payment_late' })).toEqual([]);
  expect(await list({ state: 'resolved' })).toMatchObject([{ id: alert?.id }]);
  const { body: overview } = await shop.app.call(getOverview, { query: { days: '1' } }, finance);
  expect(overview.attention.alerts.map(({ kind }) => kind)).not.toContain('payment_late');
  const again = await resolve(alert?.id ?? 0, finance, 'Twice');
  expect(again.body.resolution).toBe('Called the buyer');
  const events = await listRows(shop.app, 'audit_events', { action: 'alerts.resolve' }, ['reason']);
  expect(events).toEqual([{ reason: 'Called the buyer' }]);
});

test('a resolved alert can be reopened, unless it ended by itself', async () => {
  const [alert] = await list({ kind: 'webhook_mismatch' });
  const params = { id: String(alert?.id) };
  const reopen = () => shop.app.call(reopenAlert, { params }, finance);
  await resolve(alert?.id ?? 0);
  const resolved = { resolved_at: null, resolved_by: null, resolution: null };
  expect((await reopen()).body).toMatchObject(resolved);
  expect((await reopen()).status).toBe(200);
  expect(await list({ kind: 'webhook_mismatch' })).toHaveLength(1);
  const where = { action: 'alerts.reopen' } as const;
  expect(await listRows(shop.app, 'audit_events', where, ['subject'])).toEqual([
    { subject: `alert:${alert?.id}` },
  ]);
  const ended = { resolved_at: shop.app.clock.now() };
  await updateRows(shop.app, 'alerts', { kind: 'webhook_mismatch' }, ended);
  expect((await reopen()).refusal?.code).toBe('alert_ended');
});

test('an auditor can read alerts but not resolve them, and an unknown alert is not found', async () => {
  const auditor = await buildOperator(shop.app, { role: 'auditor' });
  const [alert] = await list({}, auditor);
  expect((await resolve(alert?.id ?? 0, auditor)).status).toBe(403);
  expect((await resolve(2_000_000_000)).status).toBe(404);
  expect((await resolve(alert?.id ?? 0, finance, ' ')).status).toBe(400);
});

test('alert kinds are unique', () => {
  expect(new Set(alertKinds).size).toBe(alertKinds.length);
});
