import {
  checkMethodTest,
  getMethodTest,
  listMethodSuccess,
  refundMethodTest,
  startMethodTest,
} from '@sesame/contract/console/payments/method-tests.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../../test/build/build-operator.ts';
import { actionsOn } from '../../../../../test/database/read-audit-events.ts';
import { insertRows } from '../../../../../test/rows.ts';
import { shopTest } from '../../../../../test/shops/shop-test.ts';

let finance: TestOperator;

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  finance = await buildOperator(shop.app, { role: 'finance' });
});

const start = (gateway = 'card', by = finance) =>
  shop.app.call(startMethodTest, { params: { gateway } }, by);
const check = (id: string) => shop.app.call(checkMethodTest, { params: { id } }, finance);

const refund = (id: string) => shop.app.call(refundMethodTest, { params: { id } }, finance);
const last = async (gateway = 'card') =>
  (await shop.app.call(getMethodTest, { params: { gateway } }, finance)).body.test;

/** Expects that no test has added payments, journal entries, refunds or alerts. */
async function expectNothingCounted() {
  const { db } = shop.app.platform;
  for (const table of ['payments', 'alerts', 'journal_entries', 'payment_refunds'] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
}

test('opens a checkout of one unit without a buyer and sees when it is paid', async () => {
  const { body } = await start();
  expect(body).toMatchObject({ state: 'opened', amount: 1, currency: 'USD', failure: null });
  expect(body.url).toContain(shop.bank.url);
  expect((await check(body.id)).body.state).toBe('opened');
  await shop.bank.decide(body.id, 'pay');
  await shop.settled();
  // Its webhook was enough: the shop is not asked to check.
  expect(await last()).toMatchObject({
    id: body.id,
    state: 'paid',
    url: null,
    can_refund: true,
    paid_at: shop.app.clock.now().toISOString(),
    refunded_at: null,
  });
  expect((await check(body.id)).body.state).toBe('paid');
  await expectNothingCounted();
  expect(await actionsOn(shop.app, 'method:card')).toEqual([
    'methods.test',
    'methods.check_test',
    'methods.check_test',
  ]);
});

test('refunds a paid test once, and counts neither the payment nor the refund', async () => {
  const { body } = await start();
  expect((await refund(body.id)).refusal?.code).toBe('payment_not_refundable');
  await shop.bank.decide(body.id, 'pay');
  await shop.settled();
  shop.app.clock.advance(60_000);
  const refunds = await Promise.all([refund(body.id), refund(body.id)]);
  const at = shop.app.clock.now().toISOString();
  for (const one of refunds) {
    expect(one.body).toMatchObject({ state: 'refunded', refunded_at: at });
  }
  expect((await refund(body.id)).body.state).toBe('refunded');
  await shop.settled();
  expect((await last())?.paid_at).not.toBe(at);
  await expectNothingCounted();
  const actions = await actionsOn(shop.app, 'method:card');
  expect(actions.filter((action) => action === 'methods.refund_test')).toHaveLength(1);
});

test('repeats a refund that got no answer, and requests a new one after a refusal', async () => {
  const paid = async () => {
    const { body } = await start();
    await shop.bank.decide(body.id, 'pay');
    await shop.settled();
    return body.id;
  };
  const lost = await paid();
  shop.bank.faults.set({ refund: 'work_then_500' });
  expect((await refund(lost)).refusal?.code).toBe('gateway_unavailable');
  shop.bank.faults.set({});
  expect((await refund(lost)).body.state).toBe('refunded');

  const refused = await paid();
  shop.bank.faults.set({ refund: '429' });
  expect((await refund(refused)).body).toMatchObject({ state: 'refund_failed' });
  shop.bank.faults.set({});
  expect((await refund(refused)).body).toMatchObject({ state: 'refunded', failure: null });
});

test('says why no checkout was opened', async () => {
  shop.bank.faults.set({ create: 'refuse_500' });
  const { body } = await start();
  shop.bank.faults.set({});
  expect(body).toMatchObject({ url: null, reference: null });
  expect(['refused', 'no_answer']).toContain(body.state);
  expect(body.failure).toMatch(/./);
});

test('is refused for unknown methods, methods without a checkout and providers that are not set up', async () => {
  expect((await start('nowhere')).status).toBe(404);
  const { db } = shop.app.platform;
  const row = { category: 'worldwide', title: 'x', title_ru: 'x', fee_percent: 0 } as const;
  await insertRows(db, 'payment_methods', [
    { ...row, gateway: 'manual', provider: 'transfer' },
    { ...row, gateway: 'unset', provider: 'stripe' },
  ]);
  expect((await start('manual')).status).toBe(400);
  expect((await start('unset')).refusal?.code).toBe('provider_not_live');
  expect((await check('019a0000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('requires more than the permission to read methods', async () => {
  const auditor = await buildOperator(shop.app, { role: 'auditor' });
  expect((await start('card', auditor)).status).toBe(403);
  const { body } = await start();
  const params = { id: body.id };
  expect((await shop.app.call(refundMethodTest, { params }, auditor)).status).toBe(403);
  expect(
    (await shop.app.call(getMethodTest, { params: { gateway: 'card' } }, auditor)).status,
  ).toBe(200);
});

test('the success rate is the share of paid payments among completed ones, by day and by month', async () => {
  const pay = async (outcome: 'pay' | 'decline' | undefined, gateway = 'card') => {
    const { body } = await shop.pay(await shop.newBuyer(), { gateway });
    if (outcome) await shop.bank.decide(body.payment_id, outcome);
    await shop.settled();
  };
  await pay('pay');
  await pay('decline');
  shop.app.clock.advance(2 * 86_400_000);
  await shop.app.jobs.run('expire-payments');
  await pay('pay');
  await pay('pay');
  await pay('decline');
  await pay(undefined);
  await pay(undefined, 'free');
  finance = await buildOperator(shop.app, { role: 'finance' });
  const { body } = await shop.app.call(listMethodSuccess, {}, finance);
  expect(body).toEqual([
    {
      gateway: 'card',
      day: { ended: 3, paid: 2, percent: 66.7 },
      month: { ended: 5, paid: 3, percent: 60 },
    },
    {
      gateway: 'free',
      day: { ended: 0, paid: 0, percent: null },
      month: { ended: 0, paid: 0, percent: null },
    },
  ]);
});
