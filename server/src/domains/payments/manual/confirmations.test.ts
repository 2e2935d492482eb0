import {
  approveConfirmation,
  confirmPayment,
  listConfirmations,
  refuseConfirmation,
} from '@sesame/contract/console/payments/confirmations.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { beforeAll, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { actionsOn } from '../../../../test/database/read-audit-events.ts';
import { insertRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let finance: TestOperator;
let owner: TestOperator;
let count = 0;

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  finance = await buildOperator(shop.app, { role: 'finance' });
  owner = await buildOperator(shop.app);
});

async function order(): Promise<string> {
  const { body } = await shop.pay(await shop.newBuyer());
  return body.payment_id;
}

const body = (reference = `statement-${++count}`) => ({ reference, reason: 'On the statement' });
const confirm = (id: string, by: TestOperator, statement = body()) =>
  shop.app.call(confirmPayment, { params: { id }, body: statement }, by);
const approve = (id: string, by: TestOperator) =>
  shop.app.call(approveConfirmation, { params: { id }, body: { reason: 'Seen too' } }, by);
const reject = (id: string, by: TestOperator) =>
  shop.app.call(refuseConfirmation, { params: { id }, body: { reason: 'Not ours' } }, by);
const waiting = async () => (await shop.app.call(listConfirmations, { query: {} }, owner)).body;

const events = (id: string) => actionsOn(shop.app, `payment:${id}`);

/** From now on payments of this amount need a second operator. */
async function twoFrom(cents: number) {
  const { db, clock } = shop.app.platform;
  const { version: _, ...rules } = await db
    .selectFrom('referral_rules')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await insertRows(db, 'referral_rules', {
    ...rules,
    second_operator_cents: cents,
    created_at: clock.now(),
  });
}

describe('a payment below the second-person limit', () => {
  test('is settled with its charge, grants access and is flagged as manually confirmed', async () => {
    const id = await order();
    const { body: confirmation, status } = await confirm(id, finance);
    expect(status).toBe(200);
    expect(confirmation).toMatchObject({
      state: 'settled',
      own: true,
      requested: { name: 'The finance' },
      total: 5.07,
    });
    const payment = await shop.payment(id);
    expect(payment).toMatchObject({ state: 'paid', flags: 'manual', captured_minor: 507 });
    expect(payment.access_until).not.toBeNull();
    expect(await events(id)).toEqual(['payments.confirm']);
    const { body: detail } = await shop.app.call(getConsolePayment, { params: { id } }, finance);
    const settled = { kind: 'paid', detail: expect.objectContaining({ flags: ['manual'] }) };
    expect(detail.events).toContainEqual(expect.objectContaining(settled));
  });

  test('is settled as a late payment when it has ended', async () => {
    const id = await order();
    shop.app.clock.advance(40 * 60_000);
    await shop.app.jobs.run('expire-payments');
    finance = await buildOperator(shop.app, { role: 'finance' });
    owner = await buildOperator(shop.app);
    await confirm(id, finance);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flags: 'late,manual' });
  });

  test('is settled by the sync when the gateway knows it is paid', async () => {
    const id = await order();
    shop.bank.faults.set({ webhooks: 'none' });
    await shop.bank.decide(id, 'pay');
    const { refusal } = await confirm(id, finance);
    shop.bank.faults.set({});
    expect(refusal?.code).toBe('payment_not_confirmable');
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flags: null });
  });

  test('is confirmed once, and a reference confirms one payment only', async () => {
    const [one, two] = [await order(), await order()];
    const statement = body();
    await confirm(one, finance, statement);
    expect((await confirm(one, finance)).refusal?.code).toBe('payment_not_confirmable');
    const again = await confirm(two, finance, {
      ...statement,
      reference: statement.reference.toUpperCase(),
    });
    expect(again.refusal?.code).toBe('bank_reference_used');
    const { gateway_reference: known } = await shop.payment(one);
    const sameReference = await confirm(two, finance, body(known ?? ''));
    expect(sameReference.refusal?.code).toBe('bank_reference_used');
    expect((await shop.payment(two)).state).toBe('pending');
  });

  test('is not changed by a later webhook about the same money', async () => {
    const id = await order();
    await confirm(id, finance);
    await shop.bank.decide(id, 'pay');
    await shop.settled();
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 507 });
  });
});

describe('a payment from the second-person limit on', () => {
  beforeAll(() => twoFrom(500));

  test('waits, is listed, and is settled only by another operator', async () => {
    const id = await order();
    const { body: requested } = await confirm(id, finance);
    expect(requested).toMatchObject({ state: 'waiting', decided: null });
    expect((await shop.payment(id)).state).toBe('pending');
    expect(await waiting()).toMatchObject([{ id: requested.id, payment_id: id, own: false }]);
    expect((await approve(requested.id, finance)).refusal?.code).toBe(
      'payment_needs_second_operator',
    );
    expect((await confirm(id, owner)).refusal?.code).toBe('confirmation_waiting');
    const { body: approved } = await approve(requested.id, owner);
    expect(approved).toMatchObject({ state: 'settled', decided: { name: 'The owner' } });
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flags: 'manual' });
    expect((await approve(requested.id, owner)).refusal?.code).toBe('confirmation_state_changed');
    expect(await waiting()).toEqual([]);
    expect(await events(id)).toEqual(['payments.request_confirmation', 'payments.confirm_approve']);
  });

  test('is settled once when two operators approve at the same moment', async () => {
    const id = await order();
    const { body: requested } = await confirm(id, finance);
    const other = await buildOperator(shop.app);
    const answers = await Promise.all([approve(requested.id, owner), approve(requested.id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 507 });
  });

  test('may be refused by a second operator, which frees the reference', async () => {
    const id = await order();
    const statement = body();
    const { body: requested } = await confirm(id, finance, statement);
    const { body: refused } = await reject(requested.id, owner);
    expect(refused).toMatchObject({ state: 'refused', decided: { reason: 'Not ours' } });
    expect((await shop.payment(id)).state).toBe('pending');
    expect((await confirm(id, finance, statement)).body.state).toBe('waiting');
  });

  test('expires after a day without approval', async () => {
    const id = await order();
    const statement = body();
    const { body: requested } = await confirm(id, finance, statement);
    shop.app.clock.advance(25 * 3_600_000);
    finance = await buildOperator(shop.app, { role: 'finance' });
    owner = await buildOperator(shop.app);
    expect((await approve(requested.id, owner)).refusal?.code).toBe('confirmation_state_changed');
    expect(await waiting()).toEqual([]);
    const all = await shop.app.call(listConfirmations, { query: { payment: id } }, owner);
    expect(all.body).toMatchObject([{ state: 'expired' }]);
    expect((await confirm(id, finance, statement)).status).toBe(200);
  });
});

describe('a confirmation is refused', () => {
  test('without the permission or without a recent re-authentication', async () => {
    const id = await order();
    for (const role of ['manager', 'support', 'auditor'] as const) {
      const by = await buildOperator(shop.app, { role });
      expect((await confirm(id, by)).status).toBe(403);
    }
    shop.app.clock.advance(11 * 60_000);
    expect((await confirm(id, owner)).refusal?.code).toBe('confirmation_required');
    owner = await buildOperator(shop.app);
    finance = await buildOperator(shop.app, { role: 'finance' });
  });

  test.each([
    ['no reference', { reference: ' ', reason: 'x' }],
    ['no reason', { reference: 'x', reason: '' }],
    ['a reference of 101 letters', { reference: 'x'.repeat(101), reason: 'x' }],
  ])('with %s', async (_what, statement) => {
    expect((await confirm(await order(), owner, statement)).status).toBe(400);
  });

  test('for an unknown payment or confirmation', async () => {
    const nothing = '019a0000-0000-7000-8000-000000000000';
    expect((await confirm(nothing, owner)).status).toBe(404);
    expect((await approve(nothing, owner)).status).toBe(404);
    expect((await reject(nothing, owner)).status).toBe(404);
  });
});
