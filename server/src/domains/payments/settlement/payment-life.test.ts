import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import {
  cancelPayment,
  isPaymentPending,
  listPaymentMethods,
  listPayments,
} from '@sesame/contract/shop/payments.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { copyRow } from '../../../../test/database/copy-row.ts';
import { insertRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['sales']);
const { shop } = test;
afterEach(async () => {
  shop.bank.faults.set({});
});

const db = () => shop.app.platform.db;

async function open(buyer: Buyer) {
  const { body } = await shop.pay(buyer);
  return shop.atBank(body.payment_id);
}
const history = async (buyer: Buyer) =>
  (await shop.app.call(listPayments, { query: {} }, buyer)).body;
const pending = async (buyer: Buyer) => (await shop.app.call(isPaymentPending, {}, buyer)).body;
const statusOf = async (buyer: Buyer) => (await history(buyer))[0]?.status;
const cancel = (buyer: Buyer, id: string) =>
  shop.app.call(cancelPayment, { body: { payment_id: id } }, buyer);

test('a payment in review stays visible to its buyer', async () => {
  const buyer = await shop.newBuyer();
  const atBank = await open(buyer);
  await shop.bank.decide(atBank.id, 'pay_less');
  await shop.settled();
  shop.app.clock.advance(48 * 3_600_000);
  expect(await pending(buyer)).toMatchObject({
    is_pending: true,
    payments: [{ id: atBank.orderId, in_review: true, url: null }],
  });
  expect(await history(buyer)).toMatchObject([
    { status: 'Not payed', is_pending: true, in_review: true },
  ]);
});

describe('lost webhooks', () => {
  test.each(['pay_silently', 'pay_bad_signature'] as const)(
    '%s: the reconciliation finds the money',
    async (outcome) => {
      const buyer = await shop.newBuyer();
      const atBank = await open(buyer);
      await shop.bank.decide(atBank.id, outcome);
      await shop.settled();
      expect(await statusOf(buyer)).toBe('Not payed');
      shop.app.clock.advance(31_000);
      await shop.app.jobs.run('reconcile-payments');
      expect(await statusOf(buyer)).toBe('Active');
      expect((await shop.payment(atBank.orderId)).sync_at).toBeNull();
    },
  );

  test('a decline without a webhook is found too', async () => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    shop.bank.faults.set({ webhooks: 'none' });
    await shop.bank.decide(atBank.id, 'decline');
    shop.app.clock.advance(31_000);
    await shop.app.jobs.run('reconcile-payments');
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'failed' });
    expect(await pending(buyer)).toEqual({ is_pending: false, payments: [] });
  });

  test('an unanswered sync is not counted, is repeated soon, and closes nothing', async () => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    shop.bank.faults.set({ status: 'refuse_500' });
    for (let round = 0; round < 6; round++) {
      shop.app.clock.advance(31_000);
      await shop.app.jobs.run('reconcile-payments');
      const payment = await shop.payment(atBank.orderId);
      expect(payment).toMatchObject({ state: 'pending', sync_count: 0 });
      expect(payment.sync_at?.getTime()).toBe(shop.app.clock.now().getTime() + 30_000);
    }
    shop.bank.faults.set({});
    shop.app.clock.advance(31_000);
    await shop.app.jobs.run('reconcile-payments');
    expect(await shop.payment(atBank.orderId)).toMatchObject({ sync_count: 1 });
  });

  test('two workers do not sync the same payment', async () => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    shop.app.clock.advance(31_000);
    await Promise.all(Array.from({ length: 4 }, () => shop.app.jobs.run('reconcile-payments')));
    expect(await shop.payment(atBank.orderId)).toMatchObject({ sync_count: 1 });
  });
});

describe('late money', () => {
  test.each(['expire', 'cancel'] as const)('after %s is honored', async (end) => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    if (end === 'cancel') {
      await cancel(buyer, atBank.orderId);
      await shop.app.jobs.run('cancel-at-gateway');
    } else await shop.bank.decide(atBank.id, end);
    await shop.settled();
    await expect.poll(() => shop.atBank(atBank.orderId).state).not.toBe('open');
    expect(await statusOf(buyer)).toBe('Not payed');
    await shop.bank.decide(atBank.id, 'pay_late');
    await shop.settled();
    expect(await statusOf(buyer)).toBe('Active');
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'paid', flags: 'late' });
  });

  test('is found without a webhook, days after the end', async () => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    shop.bank.faults.set({ webhooks: 'none' });
    shop.app.clock.advance(31 * MINUTE_MS);
    await shop.app.jobs.run('expire-payments');
    // Only this payment is synced in each of the rounds, not those of the tests above.
    await db()
      .updateTable('payments')
      .set({ sync_at: null })
      .where('id', '!=', atBank.orderId)
      .execute();
    for (let hour = 0; hour < 40; hour++) {
      shop.app.clock.advance(60 * MINUTE_MS + 1);
      await shop.app.jobs.run('reconcile-payments');
    }
    expect(await statusOf(buyer)).toBe('Not payed');
    await shop.bank.decide(atBank.id, 'pay_late');
    shop.app.clock.advance(60 * MINUTE_MS + 1);
    await shop.app.jobs.run('reconcile-payments');
    expect(await statusOf(buyer)).toBe('Active');
  });

  test('is not synced after 72 hours, but its webhook still counts', async () => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    shop.app.clock.advance(80 * 60 * MINUTE_MS);
    await shop.app.jobs.run('expire-payments');
    await shop.app.jobs.run('reconcile-payments');
    expect((await shop.payment(atBank.orderId)).sync_at).toBeNull();
    await shop.bank.decide(atBank.orderId, 'pay_late');
    await shop.settled();
    expect(await statusOf(buyer)).toBe('Active');
  });
});

describe('the end of a pending payment', () => {
  test('happens on time, to the millisecond', async () => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    shop.app.clock.advance(30 * MINUTE_MS - 1);
    await shop.app.jobs.run('expire-payments');
    expect((await pending(buyer)).is_pending).toBe(true);
    shop.app.clock.advance(1);
    // An overdue payment counts as ended even before the job runs.
    expect((await pending(buyer)).is_pending).toBe(false);
    expect((await history(buyer))[0]).toMatchObject({ status: 'Not payed', is_pending: false });
    await shop.app.jobs.run('expire-payments');
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'expired' });
  });

  test('a cancellation by the buyer takes effect here and at the bank', async () => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    expect((await cancel(buyer, atBank.orderId)).status).toBe(200);
    expect((await pending(buyer)).is_pending).toBe(false);
    await shop.app.jobs.run('cancel-at-gateway');
    expect(shop.atBank(atBank.orderId).state).toBe('canceled');
    const again = await cancel(buyer, atBank.orderId);
    expect(again.status).toBe(409);
    expect(again.refusal?.code).toBe('payment_not_cancelable');
  });

  test('a payment canceled while the money arrives is paid, once', async () => {
    for (let round = 0; round < 12; round++) {
      const buyer = await shop.newBuyer();
      const atBank = await open(buyer);
      shop.app.clock.advance(31_000);
      await shop.bank.decide(atBank.id, 'pay');
      const [canceled] = await Promise.all([
        cancel(buyer, atBank.orderId),
        shop.app.jobs.run('reconcile-payments'),
        shop.settled(),
      ]);
      expect([200, 409]).toContain(canceled.status);
      await shop.settled();
      expect(await statusOf(buyer)).toBe('Active');
    }
  });
});

describe("other buyers' data", () => {
  test('payments of other buyers and unknown ids are not found', async () => {
    const [owner, stranger] = [await shop.newBuyer(), await shop.newBuyer()];
    const atBank = await open(owner);
    for (const id of [atBank.orderId, '01970000-0000-7000-8000-000000000000']) {
      expect((await cancel(stranger, id)).status).toBe(404);
      const page = await shop.app.call(listPayments, { query: { before: id } }, stranger);
      expect(page.status).toBe(404);
    }
    expect(await history(stranger)).toEqual([]);
    expect(await pending(stranger)).toEqual({ is_pending: false, payments: [] });
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'pending' });
  });

  test.each(['x', '1', "' or 1=1 --", '01970000-0000-7000-8000-00000000000g'])(
    'the invalid id %s is refused',
    async (id) => {
      const buyer = await shop.newBuyer();
      expect((await cancel(buyer, id)).status).toBe(400);
      const page = await shop.app.call(listPayments, { query: { before: id } }, buyer);
      expect(page.status).toBe(400);
    },
  );

  test('polls without a valid session are answered with 401', async () => {
    const buyer = await shop.newBuyer();
    await updateRows(db(), 'sessions', { user_id: buyer.id }, { expires_at: shop.app.clock.now() });
    for (const { token } of [buyer, { token: 'y'.repeat(43) }]) {
      expect((await shop.app.call(isPaymentPending, {}, { token })).status).toBe(401);
      expect((await shop.app.call(listPayments, { query: {} }, { token })).status).toBe(401);
      expect((await shop.app.call(listPaymentMethods, {}, { token })).status).toBe(401);
    }
  });
});

describe('the history', () => {
  test('is paged by 50, newest first, without gaps or repeats', async () => {
    const buyer = await shop.newBuyer();
    const { body } = await shop.pay(buyer);
    await cancel(buyer, body.payment_id);
    const ids = [body.payment_id];
    for (let index = 1; index < 120; index++) {
      // Several share a timestamp: the id decides the order.
      if (index % 3 === 0) shop.app.clock.advance(1_000);
      const [id, created_at] = [shop.app.platform.ids.uuid(), shop.app.clock.now()];
      ids.unshift(id);
      await copyRow(db(), 'payments', {
        change: { id, gateway_reference: null, created_at },
        where: sql`id = ${body.payment_id}`,
      });
      const event = { payment_id: id, kind: 'canceled', detail: '{"from":"pending"}', created_at };
      await insertRows(shop.app, 'payment_events', event);
    }
    const seen: string[] = [];
    for (let before: string | undefined; ; before = seen.at(-1)) {
      const { body } = await shop.app.call(listPayments, { query: { before } }, buyer);
      if (body.length === 0) break;
      seen.push(...body.map(({ id }) => id));
    }
    expect(seen).toHaveLength(ids.length);
    expect(new Set(seen)).toEqual(new Set(ids));
    expect(seen.slice(0, 3).sort()).toEqual(ids.slice(0, 3).sort());
  });

  test('shows Expired when the access has ended or the payment was refunded', async () => {
    const buyer = await shop.newBuyer();
    const atBank = await open(buyer);
    await shop.bank.decide(atBank.id, 'pay');
    await shop.settled();
    expect(await statusOf(buyer)).toBe('Active');
    shop.app.clock.advance(31 * 24 * 60 * MINUTE_MS);
    expect(await statusOf(buyer)).toBe('Expired');

    const renewed = await open(buyer);
    await shop.bank.decide(renewed.id, 'pay');
    await shop.settled();
    expect((await history(buyer)).map(({ status }) => status)).toEqual(['Active', 'Expired']);
    await shop.bank.decide(renewed.id, 'refund');
    await shop.settled();
    expect((await history(buyer)).map(({ status }) => status)).toEqual(['Expired', 'Expired']);
    expect((await shop.app.call(listActiveSubscriptions, {}, buyer)).body).toEqual([]);
  });
});

describe('payment methods', () => {
  test('are the enabled ones whose gateway is live, with sanitized HTML', async () => {
    const buyer = await shop.newBuyer();
    const description =
      'Fast <b>and</b> <img src=x onerror=alert(1)><a href="javascript:x">here</a>';
    await updateRows(db(), 'payment_methods', { gateway: 'cis' }, { description });
    const { body } = await shop.app.call(listPaymentMethods, {}, buyer);
    expect(body.map(({ gateway, fee_percentage }) => [gateway, fee_percentage])).toEqual([
      ['card', 3.5],
      ['cis', 4],
      ['free', 0],
    ]);
    expect(body[1]).toMatchObject({ category: 'cis', description: 'Fast <b>and</b> <a>here</a>' });

    await updateRows(db(), 'payment_methods', { gateway: 'cis' }, { enabled: false });
    const { body: fewer } = await shop.app.call(listPaymentMethods, {}, buyer);
    expect(fewer.map(({ gateway }) => gateway)).toEqual(['card', 'free']);
  });

  test('are none when no gateway is live', async () => {
    const { startApp } = await import('../../../../test/shops/start-app.ts');
    const alone = await startApp({ databaseUrl: shop.app.databaseUrl });
    try {
      const buyer = await shop.newBuyer();
      const { status, body } = await alone.call(listPaymentMethods, {}, buyer);
      expect({ status, body }).toEqual({ status: 200, body: [] });
    } finally {
      await alone.stop();
    }
  });
});
