import { randomUUID } from 'node:crypto';
import {
  refundPayment,
  resolveReview,
  syncConsolePayment,
} from '@sesame/contract/console/payments/payments.ts';
import { findTransfers } from '@sesame/contract/console/payments/transfers.ts';
import { getReferralRules } from '@sesame/contract/console/referrals.ts';
import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { cancelPayment } from '@sesame/contract/shop/payments.ts';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { setRules } from '../../../../test/build/set-rules.ts';
import { listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let finance: TestOperator;
let owner: TestOperator;
const test = shopTest(['transfers']);
const { shop } = test;
test.beforeAll(async () => {
  await signIn();
});

async function signIn() {
  finance = await buildOperator(shop.app, { role: 'finance' });
  owner = await buildOperator(shop.app, { role: 'owner' });
}
/** Signs in again, because the operators' sessions expire meanwhile. */
async function wait(ms: number) {
  shop.app.clock.advance(ms);
  await signIn();
}

const outcomeOf = (answer: { status: number; refusal: { code: string } | undefined }) => ({
  status: answer.status,
  code: answer.refusal?.code,
});

describe('an accepted transfer', () => {
  test('opens the access exactly once', async () => {
    const { buyer, id } = await shop.sent(finance);
    const { status, body } = await shop.accept(finance, id, { bank_reference: ' a1\u00a0b2 ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'paid',
      seen: { received: { amount: 4.9, currency: 'USD' }, bank_reference: 'A1 B2', waits: false },
      proofs: [{ decision: 'accepted' }],
    });
    expect(await shop.state(buyer, id)).toBe('paid');
    expect(await shop.hasAccess(buyer)).toBe(true);
    expect((await shop.queue(finance)).some((one) => one.id === id)).toBe(false);
    const again = await shop.accept(finance, id);
    expect(outcomeOf(again)).toEqual({ status: 409, code: 'transfer_state_changed' });
  });

  test('is counted in rubles when rubles were charged', async () => {
    const { id } = await shop.sent(finance, 'transfer-rub');
    await shop.accept(finance, id, { received: 392, currency: 'RUB' });
    expect(await shop.payment(id)).toMatchObject({
      state: 'paid',
      captured_minor: 39_200,
      captured_cents: 490,
      captured_currency: 'RUB',
    });
  });

  test('by several operators at once grants access once', async () => {
    const { buyer, id } = await shop.sent(finance);
    const answers = await Promise.all([
      shop.accept(finance, id),
      shop.accept(owner, id),
      shop.accept(finance, id),
      shop.accept(owner, id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const effects = await listRows(
      shop.app,
      'payment_effects',
      { payment_id: id },
      ['effect'],
      'effect',
    );
    expect(effects.map(({ effect }) => effect)).toEqual(['activate', 'capture']);
    expect(await shop.hasAccess(buyer)).toBe(true);
    const events = await listRows(shop.app, 'audit_events', { subject: `payment:${id}` }, [
      'action',
    ]);
    expect(events).toEqual([{ action: 'transfers.accept' }]);
  });

  test('is held for review when too little arrived, and flagged when too much arrived', async () => {
    const [little, much] = [await shop.sent(finance), await shop.sent(finance)];
    await shop.accept(finance, little.id, { received: 4.89 });
    expect(await shop.payment(little.id)).toMatchObject({
      state: 'review',
      review_reason: 'underpaid',
    });
    expect(await shop.state(little.buyer, little.id)).toBe('review');
    expect(await shop.hasAccess(little.buyer)).toBe(false);
    await shop.accept(finance, much.id, { received: 5 });
    expect(await shop.payment(much.id)).toMatchObject({ state: 'paid', flags: 'overpaid' });
  });

  test('in another currency is held for review', async () => {
    const { id } = await shop.sent(finance);
    await shop.accept(finance, id, { received: 490, currency: 'KZT' });
    expect(await shop.payment(id)).toMatchObject({ state: 'review', review_reason: 'currency' });
  });

  test('pays one order: its bank reference cannot be used for another', async () => {
    const [one, two] = [await shop.sent(finance), await shop.sent(finance)];
    await shop.accept(finance, one.id, { bank_reference: 'TWICE 1' });
    const again = await shop.accept(finance, two.id, { bank_reference: 'twice  1' });
    expect(outcomeOf(again)).toEqual({ status: 409, code: 'bank_reference_used' });
    expect(await shop.state(two.buyer, two.id)).toBe('checking');
    expect(await shop.hasAccess(two.buyer)).toBe(false);
  });

  test('needs no proof of payment', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    const { reference } = (await shop.transfer(buyer, id)).body;
    const found = await shop.app.call(findTransfers, { query: { reference } }, finance);
    expect(found.body.map((one) => one.id)).toContain(id);
    expect((await shop.accept(finance, id)).body.state).toBe('paid');
  });

  test('is honored late, with a proof of payment sent after the deadline', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    await wait(24 * HOUR_MS);
    await shop.app.jobs.run('expire-payments');
    expect(await shop.state(buyer, id)).toBe('ended');
    expect((await shop.send(buyer, id)).status).toBe(201);
    expect(await shop.state(buyer, id)).toBe('checking');
    expect((await shop.accept(finance, id)).status).toBe(200);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flags: 'late' });
    expect(await shop.hasAccess(buyer)).toBe(true);
  });

  test('is honored after the buyer canceled the order', async () => {
    const { buyer, id } = await shop.sent(finance);
    await shop.app.call(cancelPayment, { body: { payment_id: id } }, buyer);
    expect(await shop.state(buyer, id)).toBe('checking');
    await shop.accept(finance, id);
    expect(await shop.state(buyer, id)).toBe('paid');
  });

  test('keeps its state when a later job syncs it', async () => {
    const { id } = await shop.sent(finance);
    await shop.accept(finance, id, { received: 4 });
    await wait(HOUR_MS);
    await shop.app.jobs.run('reconcile-payments');
    expect(await shop.payment(id)).toMatchObject({ state: 'review', review_reason: 'underpaid' });
  });

  test('is not found when the payment is not a transfer', async () => {
    expect((await shop.accept(finance, randomUUID())).status).toBe(404);
  });
});

describe('a transfer held for review', () => {
  const resolve = (id: string, decision: 'accept' | 'record') =>
    shop.app.call(
      resolveReview,
      { params: { id }, body: { decision, reason: 'Talked to the buyer' } },
      owner,
    );

  test('may be accepted for the received amount', async () => {
    const { buyer, id } = await shop.sent(finance);
    await shop.accept(finance, id, { received: 4.5 });
    expect((await resolve(id, 'accept')).status).toBe(200);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 450 });
    expect(await shop.hasAccess(buyer)).toBe(true);
  });

  test('that was returned outside the shop stays canceled after a sync', async () => {
    const { buyer, id } = await shop.sent(finance);
    await shop.accept(finance, id, { received: 4 });
    expect((await resolve(id, 'record')).status).toBe(200);
    await shop.app.call(syncConsolePayment, { params: { id } }, owner);
    expect(await shop.payment(id)).toMatchObject({ state: 'canceled' });
    expect(await shop.state(buyer, id)).toBe('ended');
    expect(await shop.hasAccess(buyer)).toBe(false);
  });
});

test('a paid transfer can be refunded outside the shop only, and the refund revokes the access', async () => {
  const { buyer, id } = await shop.sent(finance);
  await shop.accept(finance, id);
  const refund = (method: 'gateway' | 'record') =>
    shop.app.call(
      refundPayment,
      {
        params: { id },
        body: {
          method,
          access: 'revoke',
          amount: 'all',
          expected_refunded: 0,
          reason: 'Asked for',
        },
      },
      owner,
    );
  expect((await refund('gateway')).refusal?.code).toBe('refund_method_closed');
  expect((await refund('record')).status).toBeLessThan(300);
  expect(await shop.state(buyer, id)).toBe('refunded');
  expect(await shop.hasAccess(buyer)).toBe(false);
});

describe('a large transfer', () => {
  /** Requires a second operator from the price of the plan on, while `work` runs. */
  const asLarge = async (work: () => Promise<void>) => {
    const { body: before } = await shop.app.call(getReferralRules, {}, owner);
    await setRules(shop.app, { second_operator_cents: 490 });
    await work();
    await setRules(shop.app, { second_operator_cents: before.second_operator_from * 100 });
  };

  test('waits for a second operator who enters the same amounts', async () => {
    await asLarge(async () => {
      const { buyer, id } = await shop.sent(finance);
      const seen = { bank_reference: 'LARGE 1' };
      expect((await shop.accept(finance, id, seen)).body).toMatchObject({
        state: 'pending',
        seen: { waits: true, by: 'The finance' },
      });
      expect(await shop.state(buyer, id)).toBe('checking');
      const alone = await shop.accept(finance, id, seen);
      expect(outcomeOf(alone)).toEqual({ status: 409, code: 'transfer_needs_second_operator' });
      expect(await shop.hasAccess(buyer)).toBe(false);
      expect((await shop.accept(owner, id, seen)).body).toMatchObject({
        state: 'paid',
        seen: { waits: false, by: 'The finance' },
      });
      expect(await shop.hasAccess(buyer)).toBe(true);
    });
  });

  test('keeps waiting when the second operator entered something else', async () => {
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

  test('loses its first confirmation when its proof of payment is rejected', async () => {
    await asLarge(async () => {
      const { id, proof } = await shop.sent(finance);
      const seen = { bank_reference: 'LARGE 3' };
      await shop.accept(finance, id, seen);
      expect((await shop.refuse(owner, proof)).body.seen).toBeNull();
      expect((await shop.accept(owner, id, seen)).body).toMatchObject({ seen: { waits: true } });
    });
  });
});
