import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listPaymentRefunds, resolveRefund } from '@sesame/contract/console/payments/payments.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startTbank } from '@sesame/emulators/tbank/start-tbank.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { isSoak, onlyInSoak } from '../../../../test/property-runs.ts';
import { insertRows, listRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

/**
 * T-Bank reports one sum of a payment and no document says what it means after a partial refund. In each of its three
 * possible meanings no money is lost, doubled or invented.
 */

let shop: Shop<'refunds'>;
let bank: RunningGateway;
let now = () => new Date();

beforeAll(async () => {
  bank = await startTbank({ retryDelaysMs: [], now: () => now() });
  shop = await startShop(['refunds'], { env: bank.shopSettings, gateway: bank });
  now = () => shop.app.clock.now();
  for (const [gateway, option] of [
    ['tbank', null],
    ['sbp', 'sbp'],
  ] as const) {
    await insertRows(shop.app, 'payment_methods', {
      gateway,
      provider: 'tbank',
      provider_option: option,
      category: 'cis',
      title: gateway,
      title_ru: gateway,
      fee_percent: 0,
      charge_currency: 'RUB',
    });
  }
});
afterEach(async () => {
  bank.faults.set({});
  bank.switches.set({});
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await bank.stop();
});

const atBank = (id: string) => bank.payments().find(({ orderId }) => orderId === id);
const alertsOf = async (id: string) => {
  const rows = await listRows(shop.app, 'alerts', { subject: id, resolved_at: null }, ['kind']);
  return rows.map(({ kind }) => kind);
};

/** A purchase at 200.00, which is 16,246.00 rubles. */
async function buy(gateway = 'tbank'): Promise<string> {
  const order = { priceId: shop.expensivePriceId, gateway, expected_charge: 16_246 };
  const { body } = await shop.pay(await shop.newBuyer(), order);
  await bank.decide(body.payment_id, 'pay');
  await quiet();
  return body.payment_id;
}

async function quiet() {
  await bank.webhooksIdle();
  await shop.settled();
}

/** Later than any delayed report, so that what the bank says is new. */
async function syncLater(days = 2) {
  shop.app.clock.advance(days * 86_400_000);
  await shop.app.jobs.run('reconcile-payments');
  await shop.app.jobs.run('sync-payment');
  await quiet();
}

async function follow() {
  shop.app.clock.advance(6 * 3_600_000 + 1_000);
  await shop.app.jobs.run('follow-up-refunds');
  await shop.app.jobs.run('follow-up-refund');
  await quiet();
}

async function refund(
  id: string,
  amount: number | 'all',
  method: 'gateway' | 'record' = 'gateway',
) {
  const { body } = await shop.refund(id, { amount, method, access: 'keep' });
  await quiet();
  return body;
}

describe.each(['left', 'paid', 'refunded'])('when the sum is what was %s', (sumAfterRefund) => {
  test('refunds in parts add up, however often the bank is asked', async () => {
    bank.switches.set({ sumAfterRefund });
    const id = await buy();
    for (const [amount, cents] of [
      [50, 5_000],
      [30, 8_000],
      [30, 11_000],
    ] as const) {
      expect((await refund(id, amount)).refunds.at(-1)).toMatchObject({ state: 'succeeded' });
      for (let round = 0; round < 2; round++) {
        const payment = await shop.payment(id);
        expect(payment).toMatchObject({ state: 'partially_refunded', refunded_cents: cents });
        expect(atBank(id)).toMatchObject({ refundedMinor: payment.returned_minor });
        expect(payment.owed_minor).toBe(0);
        await syncLater();
      }
    }
    expect(await refund(id, 'all')).toMatchObject({ state: 'refunded', refunded: 200, owed: 0 });
    await syncLater();
    expect(await shop.payment(id)).toMatchObject({ returned_minor: 1_624_600, owed_minor: 0 });
    expect(atBank(id)).toMatchObject({ state: 'refunded', refundedMinor: 1_624_600 });
    expect(await alertsOf(id)).toEqual([]);
  });

  test('a partial refund on the dashboard is left to a person, who records it', async () => {
    bank.switches.set({ sumAfterRefund });
    const id = await buy();
    // Not a whole number of cents at the rate of the order.
    await bank.decide(id, 'refund', { amountMinor: 406_100 });
    await quiet();
    await syncLater();
    expect(await shop.payment(id)).toMatchObject({
      state: 'paid',
      returned_minor: 0,
      flags: 'refund_unexplained',
    });
    expect(await alertsOf(id)).toEqual(['refund_unexplained']);
    expect(await refund(id, 50, 'record')).toMatchObject({ state: 'partially_refunded' });
    const recorded = await shop.payment(id);
    expect(recorded).toMatchObject({ returned_minor: 406_150, flags: null });
    await syncLater();
    expect(await alertsOf(id)).toEqual([]);
    await bank.decide(id, 'refund');
    await quiet();
    expect(await shop.payment(id)).toMatchObject({
      state: 'refunded',
      refunded_cents: 20_000,
      returned_minor: 1_624_600,
    });
    expect(await alertsOf(id)).toEqual([]);
  });

  // The two tests above show what each meaning changes; the others are the same steps with another sum.
  if (!isSoak && sumAfterRefund !== 'left') return;

  test('a full refund on the dashboard is booked', async () => {
    bank.switches.set({ sumAfterRefund });
    const id = await buy();
    await refund(id, 50);
    await bank.decide(id, 'refund');
    await quiet();
    expect(await shop.payment(id)).toMatchObject({ state: 'refunded', returned_minor: 1_624_600 });
  });

  test('a refund by the SBP without an answer is made once', async () => {
    bank.switches.set({ sumAfterRefund });
    const id = await buy('sbp');
    bank.faults.set({ refund: 'work_then_timeout', webhooks: 'none', once: true });
    expect((await refund(id, 50)).refunds).toMatchObject([{ state: 'unknown' }]);
    await follow();
    await follow();
    const payment = await shop.payment(id);
    expect(payment).toMatchObject({ state: 'partially_refunded', refunded_cents: 5_000 });
    expect(atBank(id)).toMatchObject({ refundedMinor: payment.returned_minor });
    expect(await alertsOf(id)).toEqual([]);
  });

  test('a refund by the SBP that takes its time is booked when it ends', async () => {
    bank.switches.set({ sumAfterRefund, sbpRefund: 'slow' });
    const id = await buy('sbp');
    expect((await refund(id, 50)).refunds).toMatchObject([{ state: 'pending' }]);
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', returned_minor: 0 });
    await follow();
    expect(await shop.payment(id)).toMatchObject({
      state: 'partially_refunded',
      returned_minor: 406_150,
    });
    const listed = await shop.app.call(listPaymentRefunds, { params: { id } }, shop.operator);
    expect(listed.body.refunds).toMatchObject([{ state: 'succeeded' }]);
  });
});

// The adapter treats every code but that of success in the same way.
test.each(['402', ...onlyInSoak('3', '1096', '9001', '424242')])(
  'the code %s after a refund that was made does not make it twice',
  async (errorAfterCancel) => {
    const id = await buy();
    bank.switches.set({ errorAfterCancel });
    expect((await refund(id, 50)).refunds).toMatchObject([{ state: 'unknown' }]);
    bank.switches.set({});
    await follow();
    const payment = await shop.payment(id);
    expect(payment).toMatchObject({ state: 'partially_refunded', refunded_cents: 5_000 });
    expect(atBank(id)).toMatchObject({ refundedMinor: payment.returned_minor });
  },
);

test('a refund that stays unclear for a day is an alert, which ends with the refund', async () => {
  const id = await buy();
  bank.switches.set({ cancelError: '9999' });
  const [open] = (await refund(id, 50)).refunds;
  for (let check = 0; check < 8; check++) await follow();
  expect(await alertsOf(`refund:${open?.id}`)).toEqual(['refund_stuck']);
  bank.switches.set({});
  await follow();
  await follow();
  expect(await shop.payment(id)).toMatchObject({ refunded_cents: 5_000 });
  expect(await alertsOf(`refund:${open?.id}`)).toEqual([]);
});

describe('a refund by the SBP that returned to CONFIRMED', () => {
  const resolve = (id: string, refundId: string, outcome: 'paid_back' | 'not_paid_back') =>
    shop.app.call(
      resolveRefund,
      { params: { id, refund: refundId }, body: { outcome, reason: 'The bank wrote so' } },
      shop.operator,
    );
  const detail = async (id: string) =>
    (await shop.app.call(getConsolePayment, { params: { id } }, shop.operator)).body;

  /** A refund of 50.00 that the bank has given up, a day old. */
  async function stuck() {
    bank.switches.set({ sbpRefund: 'slow' });
    const id = await buy('sbp');
    const [open] = (await refund(id, 50)).refunds;
    await bank.decide(id, 'refund_fails');
    await quiet();
    const refundId = open?.id ?? '';
    expect((await detail(id)).refunds).toMatchObject([{ state: 'pending', outcomes: [] }]);
    expect((await resolve(id, refundId, 'paid_back')).refusal?.code).toBe('version_conflict');
    await syncLater();
    return { id, refundId };
  }

  test('ends as paid back when an operator says so, once', async () => {
    const { id, refundId } = await stuck();
    expect(await detail(id)).toMatchObject({
      next_step: { kind: 'follow_refund', overdue: true },
      refunds: [{ outcomes: ['paid_back', 'not_paid_back'] }],
    });
    const answers = await Promise.all([
      resolve(id, refundId, 'paid_back'),
      resolve(id, refundId, 'paid_back'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.payment(id)).toMatchObject({
      state: 'partially_refunded',
      refunded_cents: 5_000,
      returned_minor: 406_150,
    });
    await syncLater();
    expect(await shop.payment(id)).toMatchObject({ refunded_cents: 5_000, owed_cents: 0 });
    expect((await resolve(id, refundId, 'not_paid_back')).status).toBe(409);
  });

  test('ends as failed when an operator says so, and can be made again', async () => {
    const { id, refundId } = await stuck();
    expect((await resolve(id, refundId, 'not_paid_back')).body).toMatchObject({
      state: 'paid',
      refunds: [{ state: 'failed' }],
    });
    expect(await alertsOf(`refund:${refundId}`)).toEqual(['refund_failed']);
    bank.switches.set({});
    expect((await refund(id, 50)).refunds.at(-1)).toMatchObject({ state: 'succeeded' });
    expect(await shop.payment(id)).toMatchObject({ refunded_cents: 5_000 });
  });

  test('needs a recent confirmation and the permission to refund', async () => {
    const { id, refundId } = await stuck();
    const params = { id, refund: refundId };
    const body = { outcome: 'paid_back', reason: 'The bank wrote so' } as const;
    const support = await buildOperator(shop.app, { role: 'support' });
    expect((await shop.app.call(resolveRefund, { params, body }, support)).status).toBe(403);
    const owner = await buildOperator(shop.app);
    shop.app.clock.advance(11 * 60_000);
    const late = await shop.app.call(resolveRefund, { params, body }, owner);
    expect(late.refusal?.code).toBe('confirmation_required');
  });
});

test('money that arrives ten days after the order is found without a webhook', async () => {
  const order = { priceId: shop.expensivePriceId, gateway: 'tbank', expected_charge: 16_246 };
  const { body } = await shop.pay(await shop.newBuyer(), order);
  const id = body.payment_id;
  bank.faults.set({ webhooks: 'none' });
  await bank.decide(id, 'pay_slowly');
  await shop.app.jobs.run('expire-payments');
  for (let day = 0; day < 10; day++) await syncLater(1);
  await bank.decide(id, 'finish');
  await syncLater(1);
  expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_minor: 1_624_600 });
});
