import { randomUUID } from 'node:crypto';
import {
  recheckPayment,
  refundPayment,
  resolveReview,
} from '@sesame/contract/operator-payments.ts';
import { getReferralRules } from '@sesame/contract/operator-referrals.ts';
import { findTransfers } from '@sesame/contract/operator-transfers.ts';
import { cancelPayment } from '@sesame/contract/payments.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build-operator.ts';
import { setRules } from '../../../../test/set-rules.ts';
import { startTransferShop, type TransferShop } from '../../../../test/start-transfer-shop.ts';

const HOUR_MS = 3_600_000;

let shop: TransferShop;
let finance: TestOperator;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startTransferShop();
  await signIn();
});
afterEach(() => shop.expectClean());
afterAll(() => shop.stop());

async function signIn() {
  finance = await buildOperator(shop.app, { role: 'finance' });
  owner = await buildOperator(shop.app, { role: 'owner' });
}
/** Longer than sessions of operators last. */
async function wait(ms: number) {
  shop.app.clock.advance(ms);
  await signIn();
}

const onlyOwnStatement = (answer: { status: number; refusal: { code: string } | undefined }) => ({
  status: answer.status,
  code: answer.refusal?.code,
});

describe('what an operator saw arrive', () => {
  test('opens the access, exactly once', async () => {
    const { buyer, id } = await shop.sent(finance);
    const { status, body } = await shop.accept(finance, id, { bank_reference: ' a1\u00a0b2 ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'paid',
      seen: { received: { amount: 4.9, currency: 'USD' }, bank_reference: 'A1 B2', waits: false },
      receipts: [{ decision: 'accepted' }],
    });
    expect(await shop.state(buyer, id)).toBe('paid');
    expect(await shop.hasAccess(buyer)).toBe(true);
    expect((await shop.queue(finance)).some((one) => one.id === id)).toBe(false);
    const again = await shop.accept(finance, id);
    expect(onlyOwnStatement(again)).toEqual({ status: 409, code: 'transfer_moved' });
  });

  test('counts in roubles when roubles were asked for', async () => {
    const { id } = await shop.sent(finance, 'transfer-rub');
    await shop.accept(finance, id, { received: 392, currency: 'RUB' });
    expect(await shop.payment(id)).toMatchObject({
      state: 'paid',
      captured_minor: 39_200,
      captured_cents: 490,
      captured_currency: 'RUB',
    });
  });

  test('T-W4 by several people at once grants once', async () => {
    const { buyer, id } = await shop.sent(finance);
    const answers = await Promise.all([
      shop.accept(finance, id),
      shop.accept(owner, id),
      shop.accept(finance, id),
      shop.accept(owner, id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const effects = await shop.app.platform.db
      .selectFrom('payment_effects')
      .select('effect')
      .where('payment_id', '=', id)
      .orderBy('effect')
      .execute();
    expect(effects.map(({ effect }) => effect)).toEqual(['activate', 'capture']);
    expect(await shop.hasAccess(buyer)).toBe(true);
    const acts = await shop.app.platform.db
      .selectFrom('acts')
      .select('action')
      .where('subject', '=', `payment:${id}`)
      .execute();
    expect(acts).toEqual([{ action: 'transfers.accept' }]);
  });

  test('too little is held for review, and too much is flagged', async () => {
    const [little, much] = [await shop.sent(finance), await shop.sent(finance)];
    await shop.accept(finance, little.id, { received: 4.89 });
    expect(await shop.payment(little.id)).toMatchObject({
      state: 'review',
      review_reason: 'underpaid',
    });
    expect(await shop.state(little.buyer, little.id)).toBe('review');
    expect(await shop.hasAccess(little.buyer)).toBe(false);
    await shop.accept(finance, much.id, { received: 5 });
    expect(await shop.payment(much.id)).toMatchObject({ state: 'paid', flag: 'overpaid' });
  });

  test('in another currency is held for review', async () => {
    const { id } = await shop.sent(finance);
    await shop.accept(finance, id, { received: 490, currency: 'KZT' });
    expect(await shop.payment(id)).toMatchObject({ state: 'review', review_reason: 'currency' });
  });

  test('T-W3 pays one order: the same number of the bank pays no other', async () => {
    const [one, two] = [await shop.sent(finance), await shop.sent(finance)];
    await shop.accept(finance, one.id, { bank_reference: 'TWICE 1' });
    const again = await shop.accept(finance, two.id, { bank_reference: 'twice  1' });
    expect(onlyOwnStatement(again)).toEqual({ status: 409, code: 'bank_reference_used' });
    expect(await shop.state(two.buyer, two.id)).toBe('checking');
    expect(await shop.hasAccess(two.buyer)).toBe(false);
  });

  test('needs no receipt', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    const { reference } = (await shop.transfer(buyer, id)).body;
    const found = await shop.app.call(findTransfers, { query: { reference } }, finance);
    expect(found.body.map((one) => one.id)).toContain(id);
    expect((await shop.accept(finance, id)).body.state).toBe('paid');
  });

  test('late is honoured: after the end, with a receipt sent after it', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    await wait(24 * HOUR_MS);
    await shop.app.jobs.run('expire-payments');
    expect(await shop.state(buyer, id)).toBe('ended');
    expect((await shop.send(buyer, id)).status).toBe(201);
    expect(await shop.state(buyer, id)).toBe('checking');
    expect((await shop.accept(finance, id)).status).toBe(200);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flag: 'late' });
    expect(await shop.hasAccess(buyer)).toBe(true);
  });

  test('is honoured after the buyer gave the order up', async () => {
    const { buyer, id } = await shop.sent(finance);
    await shop.app.call(cancelPayment, { body: { payment_id: id } }, buyer);
    expect(await shop.state(buyer, id)).toBe('checking');
    await shop.accept(finance, id);
    expect(await shop.state(buyer, id)).toBe('paid');
  });

  test('stays what the payment is read as, whoever asks later', async () => {
    const { id } = await shop.sent(finance);
    await shop.accept(finance, id, { received: 4 });
    await wait(HOUR_MS);
    await shop.app.jobs.run('reconcile-payments');
    expect(await shop.payment(id)).toMatchObject({ state: 'review', review_reason: 'underpaid' });
  });

  test('of a payment by a gateway is nothing that an operator may say', async () => {
    expect((await shop.accept(finance, randomUUID())).status).toBe(404);
  });
});

describe('money that was held for review', () => {
  const resolve = (id: string, decision: 'accept' | 'record') =>
    shop.app.call(
      resolveReview,
      { params: { id }, body: { decision, reason: 'Talked to the buyer' } },
      owner,
    );

  test('may be accepted for what came', async () => {
    const { buyer, id } = await shop.sent(finance);
    await shop.accept(finance, id, { received: 4.5 });
    expect((await resolve(id, 'accept')).status).toBe(200);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 450 });
    expect(await shop.hasAccess(buyer)).toBe(true);
  });

  test('that went back by hand is not found again by whoever asks later', async () => {
    const { buyer, id } = await shop.sent(finance);
    await shop.accept(finance, id, { received: 4 });
    expect((await resolve(id, 'record')).status).toBe(200);
    await shop.app.call(recheckPayment, { params: { id } }, owner);
    expect(await shop.payment(id)).toMatchObject({ state: 'canceled' });
    expect(await shop.state(buyer, id)).toBe('ended');
    expect(await shop.hasAccess(buyer)).toBe(false);
  });
});

test('a paid transfer goes back by hand alone, and takes the access with it', async () => {
  const { buyer, id } = await shop.sent(finance);
  await shop.accept(finance, id);
  const refund = (way: 'gateway' | 'record') =>
    shop.app.call(
      refundPayment,
      {
        params: { id },
        body: { way, access: 'revoke', amount: 'all', expected_refunded: 0, reason: 'Asked for' },
      },
      owner,
    );
  expect((await refund('gateway')).refusal?.code).toBe('refund_way_closed');
  expect((await refund('record')).status).toBeLessThan(300);
  expect(await shop.state(buyer, id)).toBe('refunded');
  expect(await shop.hasAccess(buyer)).toBe(false);
});

describe('a large transfer', () => {
  /** While it runs, two people are needed from the price of the plan on. */
  const asLarge = async (work: () => Promise<void>) => {
    const { body: before } = await shop.app.call(getReferralRules, {}, owner);
    await setRules(shop.app, { second_person_cents: 490 });
    await work();
    await setRules(shop.app, { second_person_cents: before.second_person_from * 100 });
  };

  test('waits for a second person who says the same', async () => {
    await asLarge(async () => {
      const { buyer, id } = await shop.sent(finance);
      const seen = { bank_reference: 'LARGE 1' };
      expect((await shop.accept(finance, id, seen)).body).toMatchObject({
        state: 'pending',
        seen: { waits: true, by: 'The finance' },
      });
      expect(await shop.state(buyer, id)).toBe('checking');
      const alone = await shop.accept(finance, id, seen);
      expect(onlyOwnStatement(alone)).toEqual({ status: 409, code: 'transfer_needs_another' });
      expect(await shop.hasAccess(buyer)).toBe(false);
      expect((await shop.accept(owner, id, seen)).body).toMatchObject({
        state: 'paid',
        seen: { waits: false, by: 'The finance' },
      });
      expect(await shop.hasAccess(buyer)).toBe(true);
    });
  });

  test('waits on when the second person saw something else', async () => {
    await asLarge(async () => {
      const { id } = await shop.sent(finance);
      await shop.accept(finance, id, { bank_reference: 'LARGE 2' });
      const other = { bank_reference: 'LARGE 2', received: 5 };
      expect((await shop.accept(owner, id, other)).body).toMatchObject({
        state: 'pending',
        seen: { waits: true, by: 'The owner', received: { amount: 5 } },
      });
      expect((await shop.accept(finance, id, other)).body.state).toBe('paid');
    });
  });

  test('is nobody’s word any more once its receipt is refused', async () => {
    await asLarge(async () => {
      const { id, receipt } = await shop.sent(finance);
      const seen = { bank_reference: 'LARGE 3' };
      await shop.accept(finance, id, seen);
      expect((await shop.refuse(owner, receipt)).body.seen).toBeNull();
      expect((await shop.accept(owner, id, seen)).body).toMatchObject({ seen: { waits: true } });
    });
  });
});
