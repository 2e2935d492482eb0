import {
  approveConfirmation,
  confirmPayment,
  listConfirmations,
  refuseConfirmation,
} from '@sesame/contract/operator-confirmations.ts';
import { getAnyPayment } from '@sesame/contract/operator-payment-detail.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build-operator.ts';
import { actionsOn } from '../../../../test/read-acts.ts';
import { startShop, type TestShop } from '../../../../test/start-shop.ts';

let shop: TestShop;
let finance: TestOperator;
let owner: TestOperator;
let count = 0;

beforeAll(async () => {
  shop = await startShop();
  finance = await buildOperator(shop.app, { role: 'finance' });
  owner = await buildOperator(shop.app);
});
afterEach(() => shop.expectClean());
afterAll(() => shop.stop());

async function order(): Promise<string> {
  const { body } = await shop.pay(await shop.newBuyer());
  return body.payment_id;
}

const body = (reference = `statement-${++count}`) => ({ reference, reason: 'On the statement' });
const confirm = (id: string, by: TestOperator, said = body()) =>
  shop.app.call(confirmPayment, { params: { id }, body: said }, by);
const agree = (id: string, by: TestOperator) =>
  shop.app.call(approveConfirmation, { params: { id }, body: { reason: 'Seen too' } }, by);
const disagree = (id: string, by: TestOperator) =>
  shop.app.call(refuseConfirmation, { params: { id }, body: { reason: 'Not ours' } }, by);
const waiting = async () => (await shop.app.call(listConfirmations, { query: {} }, owner)).body;

const acts = (id: string) => actionsOn(shop.app, `payment:${id}`);

/** From now on so much needs a second person. */
async function twoFrom(cents: number) {
  const { db, clock } = shop.app.platform;
  const { version: _, ...rules } = await db
    .selectFrom('referral_rules')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('referral_rules')
    .values({ ...rules, second_person_cents: cents, created_at: clock.now() })
    .execute();
}

describe('a payment below the sum for two', () => {
  test('is settled with its charge, grants access and says that people did it', async () => {
    const id = await order();
    const { body: said, status } = await confirm(id, finance);
    expect(status).toBe(200);
    expect(said).toMatchObject({
      state: 'settled',
      own: true,
      asked: { name: 'The finance' },
      total: 5.07,
    });
    const payment = await shop.payment(id);
    expect(payment).toMatchObject({ state: 'paid', flag: 'by_hand', captured_minor: 507 });
    expect(payment.access_until).not.toBeNull();
    expect(await acts(id)).toEqual(['payments.confirm']);
    const { body: told } = await shop.app.call(getAnyPayment, { params: { id } }, finance);
    expect(told.story.map(({ kind }) => kind)).toContain('accepted');
  });

  test('that has ended is honoured late', async () => {
    const id = await order();
    shop.app.clock.advance(40 * 60_000);
    await shop.app.jobs.run('expire-payments');
    finance = await buildOperator(shop.app, { role: 'finance' });
    owner = await buildOperator(shop.app);
    await confirm(id, finance);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flag: 'late,by_hand' });
  });

  test('is settled as the gateway says, where the gateway knows better', async () => {
    const id = await order();
    shop.bank.faults.set({ notices: { mode: 'none' } });
    shop.bank.decide(shop.atBank(id).id, 'approve');
    const { refusal } = await confirm(id, finance);
    shop.bank.faults.set({});
    expect(refusal?.code).toBe('payment_not_confirmable');
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flag: null });
  });

  test('is confirmed once, and by money that confirmed no other', async () => {
    const [one, two] = [await order(), await order()];
    const said = body();
    await confirm(one, finance, said);
    expect((await confirm(one, finance)).refusal?.code).toBe('payment_not_confirmable');
    const again = await confirm(two, finance, { ...said, reference: said.reference.toUpperCase() });
    expect(again.refusal?.code).toBe('bank_reference_used');
    const { gateway_reference: known } = await shop.payment(one);
    const known_too = await confirm(two, finance, body(known ?? ''));
    expect(known_too.refusal?.code).toBe('bank_reference_used');
    expect((await shop.payment(two)).state).toBe('pending');
  });

  test('a notice of the same money that comes later changes nothing', async () => {
    const id = await order();
    await confirm(id, finance);
    shop.bank.decide(shop.atBank(id).id, 'approve');
    await shop.settled();
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 507 });
  });
});

describe('a payment from the sum on where two have to agree', () => {
  beforeAll(() => twoFrom(500));

  test('waits, is listed, and is settled by somebody else alone', async () => {
    const id = await order();
    const { body: asked } = await confirm(id, finance);
    expect(asked).toMatchObject({ state: 'waiting', decided: null });
    expect((await shop.payment(id)).state).toBe('pending');
    expect(await waiting()).toMatchObject([{ id: asked.id, payment_id: id, own: false }]);
    expect((await agree(asked.id, finance)).refusal?.code).toBe('payment_needs_another');
    expect((await confirm(id, owner)).refusal?.code).toBe('confirmation_waiting');
    const { body: agreed } = await agree(asked.id, owner);
    expect(agreed).toMatchObject({ state: 'settled', decided: { name: 'The owner' } });
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flag: 'by_hand' });
    expect((await agree(asked.id, owner)).refusal?.code).toBe('confirmation_moved');
    expect(await waiting()).toEqual([]);
    expect(await acts(id)).toEqual(['payments.confirm_ask', 'payments.confirm_approve']);
  });

  test('two who agree at the same moment settle it once', async () => {
    const id = await order();
    const { body: asked } = await confirm(id, finance);
    const other = await buildOperator(shop.app);
    const answers = await Promise.all([agree(asked.id, owner), agree(asked.id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 507 });
  });

  test('a second person may refuse, and the money may be named again', async () => {
    const id = await order();
    const said = body();
    const { body: asked } = await confirm(id, finance, said);
    const { body: refused } = await disagree(asked.id, owner);
    expect(refused).toMatchObject({ state: 'refused', decided: { reason: 'Not ours' } });
    expect((await shop.payment(id)).state).toBe('pending');
    expect((await confirm(id, finance, said)).body.state).toBe('waiting');
  });

  test('nobody agrees after a day', async () => {
    const id = await order();
    const said = body();
    const { body: asked } = await confirm(id, finance, said);
    shop.app.clock.advance(25 * 3_600_000);
    finance = await buildOperator(shop.app, { role: 'finance' });
    owner = await buildOperator(shop.app);
    expect((await agree(asked.id, owner)).refusal?.code).toBe('confirmation_moved');
    expect(await waiting()).toEqual([]);
    const all = await shop.app.call(listConfirmations, { query: { payment: id } }, owner);
    expect(all.body).toMatchObject([{ state: 'expired' }]);
    expect((await confirm(id, finance, said)).status).toBe(200);
  });
});

describe('nobody confirms', () => {
  test('what they may not, or without having shown who they are', async () => {
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
  ])('with %s', async (_what, said) => {
    expect((await confirm(await order(), owner, said)).status).toBe(400);
  });

  test('what is not there', async () => {
    const nothing = '019a0000-0000-7000-8000-000000000000';
    expect((await confirm(nothing, owner)).status).toBe(404);
    expect((await agree(nothing, owner)).status).toBe(404);
    expect((await disagree(nothing, owner)).status).toBe(404);
  });
});
