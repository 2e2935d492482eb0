import { listAlerts, resolveAlert } from '@sesame/contract/console/alerts/alerts.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, vi } from 'vitest';
import { withoutKey } from '../../../../test/idempotency/without-key.ts';
import { createFlakyGateway, type FlakyGateway } from '../../../../test/network/flaky-gateway.ts';
import { isSoak, PROPERTY_TIMEOUT_MS, propertyRuns } from '../../../../test/property-runs.ts';
import { getRow, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { declareDispute } from '../manual/declare-dispute.ts';
import { followUpRefund } from '../refunds/follow-up-refunds.ts';
import { getPaymentRefunds } from '../refunds/get-payment-refunds.ts';
import { repayRefund } from '../refunds/repay-refund.ts';
import { type RefundRequestInput, requestRefund } from '../refunds/request-refund.ts';
import { findDueRefunds } from './refunds/refunds.store.ts';
import { settlePayment } from './settle-payment.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

/** Refunds at a gateway that is slow, loses answers, and fails refunds that it had reported as succeeded. */

let flaky: FlakyGateway;
const test = shopTest(['refunds']);
const { shop } = test;
beforeEach(() => {
  flaky = createFlakyGateway(shop.payment);
});

const doneBy = () => ({ operator: shop.operator, request: { ip: '127.0.0.1' } });

async function refund(paymentId: string, input: Partial<RefundRequestInput> = {}) {
  const { refunded_cents } = await shop.payment(paymentId);
  await requestRefund(shop.app.platform, flaky.gateways, withoutKey(shop.app.platform), {
    paymentId,
    method: 'gateway',
    access: 'keep',
    amount: 'all',
    expectedRefunded: refunded_cents / 100,
    reason: 'R',
    ...doneBy(),
    ...input,
  });
  return refundsOf(paymentId);
}
async function repay(paymentId: string, method: 'gateway' | 'balance' | 'record') {
  const expectedOwed = (await refundsOf(paymentId)).owed;
  const input = { paymentId, method, expectedOwed, reason: 'R', ...doneBy() };
  await repayRefund(shop.app.platform, flaky.gateways, withoutKey(shop.app.platform), input);
  return refundsOf(paymentId);
}
const refundsOf = (id: string) => getPaymentRefunds(shop.app.platform, id);
async function sync(id: string) {
  await settlePayment(shop.app.platform, {
    paymentId: id,
    report: flaky.report(await shop.payment(id)),
  });
}
async function follow() {
  shop.app.clock.advance(7 * 3_600_000);
  const { platform, clock } = shop.app;
  for (const id of await findDueRefunds(platform.db, clock.now(), 10)) {
    await followUpRefund(platform, flaky.gateways, id);
  }
}
const alertsOf = (reference: string) =>
  listRows(shop.app, 'alerts', { subject: `refund:${reference}` }, ['kind']);

test('a refund answered as succeeded is booked when the gateway reports no amounts', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  flaky.reportsStateOnly = true;
  expect(await refund(id, { amount: 50 })).toMatchObject({ refunded: 50 });
  expect(await refund(id, { amount: 20 })).toMatchObject({ refunded: 70 });
  await sync(id);
  expect(await refundsOf(id)).toMatchObject({ refunded: 70, owed: 0 });
});

test('words of the gateway that the shop does not know change nothing and raise an alert', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const known = flaky.report(await shop.payment(id));
  const nothing = { capturedMinor: 0, capturedCurrency: null, refundedMinor: null, refunds: [] };
  const unclear = { ...known, ...nothing, state: 'processing' as const, unclear: 'in_the_air' };
  await settlePayment(shop.app.platform, { paymentId: id, report: unclear });
  expect(await shop.payment(id)).toMatchObject({ state: 'paid', refunded_cents: 0 });
  const alerts = () =>
    listRows(shop.app, 'alerts', { kind: 'gateway_unclear', subject: id }, [
      'detail',
      'resolved_at',
    ]);
  const detail = { provider: 'bank', message: 'in_the_air' };
  expect(await alerts()).toEqual([{ detail, resolved_at: null }]);
  flaky.refundOnDashboard(id, 100);
  await sync(id);
  expect(await alerts()).toEqual([{ detail, resolved_at: shop.app.clock.now() }]);
});

test('an alert about words that an operator resolved opens again for new words only', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const known = flaky.report(await shop.payment(id));
  const nothing = { capturedMinor: 0, capturedCurrency: null, refundedMinor: null, refunds: [] };
  const report = (unclear: string) =>
    settlePayment(shop.app.platform, {
      paymentId: id,
      report: { ...known, ...nothing, state: 'processing', unclear },
    });
  const isOpen = async () => {
    const { detail, resolved_at } = await getRow(shop.app, 'alerts', {
      kind: 'gateway_unclear',
      subject: id,
    });
    return { detail, open: resolved_at === null };
  };
  const detailOf = (message: string) => ({ provider: 'bank', message });
  await report('in_the_air');
  const alert = await shop.app.call(listAlerts, { query: { state: 'open' } }, shop.operator);
  const own = alert.body.find(({ subject }) => subject === id);
  const params = { id: String(own?.id) };
  const body = { reason: 'Asked the bank' };
  expect((await shop.app.call(resolveAlert, { params, body }, shop.operator)).status).toBe(200);
  await report('in_the_air');
  expect(await isOpen()).toEqual({ detail: detailOf('in_the_air'), open: false });
  await report('on_the_moon');
  expect(await isOpen()).toEqual({ detail: detailOf('on_the_moon'), open: true });
});

describe('a slow refund', () => {
  test('is booked when the gateway counts it, and succeeds when it arrives', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    flaky.behavior = 'pending';
    expect(await refund(id, { amount: 50 })).toMatchObject({
      state: 'partially_refunded',
      refunded: 50,
      refunds: [{ state: 'pending' }],
    });
    await follow();
    expect((await refundsOf(id)).refunds).toMatchObject([{ state: 'pending' }]);
    flaky.turn(id, 'succeeded');
    await follow();
    expect((await refundsOf(id)).refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  test('that fails is owed: the buyer sees it as refunded, and an alert is raised', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.buyAtBank(buyer);
    flaky.behavior = 'pending';
    await refund(id, { access: 'revoke' });
    flaky.turn(id, 'failed');
    await follow();
    expect(await refundsOf(id)).toMatchObject({
      state: 'refunded',
      refunded: 200,
      owed: 200,
      refunds: [{ state: 'failed' }],
    });
    const [{ reference = '' } = {}] = flaky.refunds(id);
    expect(await alertsOf(reference)).toEqual([{ kind: 'refund_failed' }]);
    await expect(refund(id)).rejects.toThrow('payment_not_refundable');
  });
});

describe('a booked refund that failed', () => {
  test.each(['gateway', 'balance', 'record'] as const)(
    'is repaid by %s in dollars and rubles',
    async (method) => {
      for (const gateway of ['free', 'rubles']) {
        const buyer = await shop.newPartner();
        const id = await shop.buyAtBank(buyer, { gateway });
        await refund(id, { amount: 33.33 });
        flaky.turn(id, 'failed');
        await sync(id);
        expect(await refundsOf(id)).toMatchObject({ refunded: 33.33, owed: 33.33 });
        // The owed amount has to be repaid first.
        await expect(refund(id, { amount: 1 })).rejects.toThrow('refund_open');
        const after = await repay(id, method);
        expect(after).toMatchObject({ refunded: 33.33, owed: 0 });
        expect(after.refunds.at(-1)).toMatchObject({
          purpose: 'repay',
          method,
          state: 'succeeded',
        });
        const credited = method === 'balance' ? 3_333 : 0;
        expect(await shop.figures(buyer)).toMatchObject({ credited, available: credited });
        await shop.expectClean();
        expect((await refund(id)).state).toBe('refunded');
      }
    },
  );

  test('is not booked again by a report older than its failure', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await refund(id);
    const report = flaky.report(await shop.payment(id));
    flaky.turn(id, 'failed');
    await sync(id);
    for (let round = 0; round < 2; round++) {
      await settlePayment(shop.app.platform, { paymentId: id, report });
      await sync(id);
    }
    expect(await refundsOf(id)).toMatchObject({ refunded: 200, owed: 200 });
  });

  test("may have been made on the gateway's dashboard, and may be repeated there", async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    flaky.refundOnDashboard(id, 20_000);
    await sync(id);
    flaky.turn(id, 'failed');
    await sync(id);
    expect(await refundsOf(id)).toMatchObject({ state: 'refunded', owed: 200 });
    flaky.refundOnDashboard(id, 20_000);
    await sync(id);
    expect(await refundsOf(id)).toMatchObject({ state: 'refunded', refunded: 200, owed: 0 });
  });

  test('is owed again when the repayment fails as well', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer(), { gateway: 'rubles' });
    await refund(id);
    flaky.turn(id, 'failed');
    await sync(id);
    await repay(id, 'gateway');
    flaky.turn(id, 'failed');
    await sync(id);
    expect(await refundsOf(id)).toMatchObject({
      owed: 200,
      refunds: [{ state: 'failed' }, { purpose: 'repay', state: 'failed' }],
    });
    expect(await repay(id, 'record')).toMatchObject({ owed: 0 });
  });
});

describe('a gateway that reports totals only', () => {
  const syncTotal = async (id: string, refundedMinor: number) =>
    settlePayment(shop.app.platform, {
      paymentId: id,
      report: { ...flaky.report(await shop.payment(id)), refundedMinor, refunds: [] },
    });

  test('makes a refund owed when the total decreased longer ago than any delayed report', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await refund(id, { amount: 80 });
    await syncTotal(id, 0);
    expect(await refundsOf(id)).toMatchObject({ refunded: 80, owed: 0 });
    shop.app.clock.advance(121_000);
    await syncTotal(id, 0);
    await syncTotal(id, 0);
    expect(await refundsOf(id)).toMatchObject({
      refunded: 80,
      owed: 80,
      refunds: [{ state: 'failed' }],
    });
    // The refund was slow, not failed: what was owed counts as repaid.
    await syncTotal(id, 8_000);
    expect(await refundsOf(id)).toMatchObject({ refunded: 80, owed: 0 });
  });

  test('does not know of a dispute that an operator declared lost, which stays lost', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    for (const outcome of ['opened', 'lost'] as const) {
      const declaration = { paymentId: id, outcome, reason: 'R', ...doneBy() };
      await declareDispute(shop.app.platform, declaration);
    }
    shop.app.clock.advance(86_400_000);
    await syncTotal(id, 0);
    expect(await refundsOf(id)).toMatchObject({ state: 'dispute_lost', owed: 0 });
  });
});

describe('a gateway that does not answer', () => {
  test('is synced, and a refund it carried out is not repeated', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    flaky.behavior = 'lost';
    expect((await refund(id, { amount: 20 })).refunds).toMatchObject([{ state: 'unknown' }]);
    await follow();
    expect(flaky.refunds(id)).toHaveLength(1);
    expect((await refundsOf(id)).refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  test('is not asked again when the money was refunded on its dashboard meanwhile', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    flaky.behavior = 'silent';
    await refund(id, { amount: 100 });
    flaky.behavior = 'succeeded';
    flaky.refundOnDashboard(id, 20_000);
    await sync(id);
    flaky.turn(id, 'failed');
    await follow();
    expect(await refundsOf(id)).toMatchObject({
      refunded: 200,
      owed: 200,
      refunds: [{ state: 'failed', failure: 'nothing is left to refund' }],
    });
  });

  test('has refunded nothing when it did nothing and then refuses', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    flaky.behavior = 'silent';
    await refund(id, { amount: 20 });
    flaky.behavior = 'refused';
    await follow();
    expect(await refundsOf(id)).toMatchObject({
      refunded: 0,
      refunds: [{ state: 'failed', failure: 'insufficient_funds' }],
    });
  });
});

type Step =
  | { do: 'buy'; gateway: 'free' | 'rubles' }
  | {
      do: 'refund';
      method: 'gateway' | 'balance' | 'record';
      access: 'keep' | 'shorten' | 'revoke';
      share: number;
    }
  | { do: 'behavior'; behavior: FlakyGateway['behavior'] }
  | { do: 'there'; share: number }
  | { do: 'turn'; state: 'succeeded' | 'failed' }
  | { do: 'repay'; method: 'gateway' | 'balance' | 'record' }
  | { do: 'dispute'; by: 'gateway' | 'operator'; outcome: 'opened' | 'won' | 'lost' }
  | { do: 'replay'; age: number }
  | { do: 'sync' | 'follow' | 'wait' };

const methods = fc.constantFrom(
  'gateway' as const,
  'gateway' as const,
  'balance' as const,
  'record' as const,
);
const shares = fc.constantFrom(0.0001, 0.3333, 0.5, 1);
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('buy' as const),
      gateway: fc.constantFrom('free' as const, 'rubles' as const),
    }),
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('refund' as const),
        method: methods,
        access: fc.constantFrom('keep' as const, 'shorten' as const, 'revoke' as const),
        share: shares,
      }),
    },
    fc.record({
      do: fc.constant('behavior' as const),
      behavior: fc.constantFrom<FlakyGateway['behavior']>(
        'succeeded',
        'pending',
        'refused',
        'lost',
        'silent',
      ),
    }),
    fc.record({ do: fc.constant('there' as const), share: shares }),
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('turn' as const),
        state: fc.constantFrom('succeeded' as const, 'failed' as const, 'failed' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('repay' as const), method: methods }) },
    fc.record({
      do: fc.constant('dispute' as const),
      by: fc.constantFrom('gateway' as const, 'operator' as const),
      outcome: fc.constantFrom('opened' as const, 'won' as const, 'lost' as const),
    }),
    { weight: 2, arbitrary: fc.record({ do: fc.constant('replay' as const), age: fc.nat(4) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('sync' as const, 'sync' as const, 'follow' as const, 'wait' as const),
      }),
    },
  ),
  { minLength: 5, maxLength: 24 },
);

/** Operators may request anything; a refused request changes nothing. */
async function attempt(action: () => Promise<unknown>): Promise<void> {
  await action().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

test('any order of refunds, disputes, repayments and failures keeps the ledger valid', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence: Step[]) => {
      flaky.behavior = 'succeeded';
      const partner = await shop.newPartner();
      const buyer = await shop.invite(partner);
      let id = await shop.buyAtBank(buyer);
      const reports = [flaky.report(await shop.payment(id))];
      for (const step of sequence) {
        const payment = await shop.payment(id);
        switch (step.do) {
          case 'buy':
            id = await shop.buyAtBank(buyer, { gateway: step.gateway });
            break;
          case 'refund': {
            const amount = step.share === 1 ? 'all' : Math.round(20_000 * step.share) / 100;
            await attempt(() => refund(id, { method: step.method, access: step.access, amount }));
            break;
          }
          case 'behavior':
            flaky.behavior = step.behavior;
            break;
          case 'there': {
            const given = flaky.refunds(id).filter(({ state }) => state !== 'failed');
            const left = given.reduce((sum, one) => sum - one.amountMinor, payment.captured_minor);
            const amount = Math.min(left, Math.ceil(payment.captured_minor * step.share));
            if (amount > 0) flaky.refundOnDashboard(id, amount);
            break;
          }
          case 'turn':
            flaky.turn(id, step.state);
            break;
          case 'repay':
            await attempt(() => repay(id, step.method));
            break;
          case 'dispute':
            if (step.by === 'gateway') {
              flaky.setState(id, step.outcome === 'opened' ? 'disputed' : 'paid');
              break;
            }
            await attempt(() =>
              declareDispute(shop.app.platform, {
                paymentId: id,
                outcome: step.outcome,
                reason: 'R',
                ...doneBy(),
              }),
            );
            break;
          case 'replay': {
            const report = reports.at(-1 - step.age);
            if (report?.orderId === id) {
              await settlePayment(shop.app.platform, { paymentId: id, report });
            }
            break;
          }
          case 'sync':
            await sync(id);
            break;
          case 'follow':
            await follow();
            break;
          case 'wait':
            await shop.wait(5);
            break;
        }
        reports.push(flaky.report(await shop.payment(id)));
        // The check at the end would find it too; after each step it shows which step failed.
        if (isSoak) await shop.expectClean();
      }
      await sync(id);
      await shop.expectClean();
      const { returned_minor, charge_currency } = await shop.payment(id);
      const atGateway = flaky
        .refunds(id)
        .filter(({ state }) => state !== 'failed')
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      // A dispute that an operator declared lost returned the rest without the gateway's knowledge.
      if (!sequence.some((step) => step.do === 'dispute' && step.by === 'operator')) {
        expect(atGateway - returned_minor).toBeGreaterThanOrEqual(0);
        // Kopecks worth less than a cent are booked with a later refund.
        expect(atGateway - returned_minor).toBeLessThan(charge_currency === 'RUB' ? 82 : 1);
      }
      const all = await shop.figures(partner);
      expect(all.earned + all.credited).toBe(
        all.available + all.held + all.inPayout + all.paidOut + all.spent + all.reversed,
      );
    }),
    {
      endOnFailure: true,
      verbose: 1,
      numRuns: propertyRuns(4, 200),
    },
  );
});
