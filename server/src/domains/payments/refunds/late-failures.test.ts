import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMoodyGateway, type MoodyGateway } from '../../../../test/moody-gateway.ts';
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '../../../../test/property-runs.ts';
import { type RefundShop, startRefundShop } from '../../../../test/start-refund-shop.ts';
import { withoutKey } from '../../../../test/without-key.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { declareDispute } from '../declare-dispute.ts';
import { settlePayment } from '../settle-payment.ts';
import { followRefunds } from './follow-refunds.ts';
import { paymentStanding } from './payment-standing.ts';
import { repayRefund } from './repay-refund.ts';
import { type RefundRequestInput, requestRefund } from './request-refund.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

/** Refunds at a gateway that takes its time, loses answers, and lets refunds fail that it had reported as made. */

let shop: RefundShop;
let moody: MoodyGateway;
beforeAll(async () => {
  shop = await startRefundShop();
});
beforeEach(() => {
  moody = createMoodyGateway(shop.payment);
});
afterEach(() => shop.expectClean());
afterAll(() => shop.stop());

const doneBy = () => ({ operator: shop.operator, request: { ip: '127.0.0.1' } });

async function refund(paymentId: string, asked: Partial<RefundRequestInput> = {}) {
  const { refunded_cents } = await shop.payment(paymentId);
  await requestRefund(shop.app.platform, moody.gateways, withoutKey(shop.app.platform), {
    paymentId,
    way: 'gateway',
    access: 'keep',
    amount: 'all',
    expectedRefunded: refunded_cents / 100,
    reason: 'R',
    ...doneBy(),
    ...asked,
  });
  return standing(paymentId);
}
async function repay(paymentId: string, way: 'gateway' | 'balance' | 'record') {
  const expectedOwed = (await standing(paymentId)).owed;
  const input = { paymentId, way, expectedOwed, reason: 'R', ...doneBy() };
  await repayRefund(shop.app.platform, moody.gateways, withoutKey(shop.app.platform), input);
  return standing(paymentId);
}
const standing = (id: string) => paymentStanding(shop.app.platform, id);
async function hear(id: string) {
  await settlePayment(shop.app.platform, {
    paymentId: id,
    report: moody.report(await shop.payment(id)),
  });
}
async function follow() {
  shop.app.clock.advance(7 * 3_600_000);
  await followRefunds(shop.app.platform, moody.gateways);
}
const alertsOf = (reference: string) =>
  shop.app.platform.db
    .selectFrom('alerts')
    .select('kind')
    .where('subject', '=', `refund:${reference}`)
    .execute();

test('a gateway that says neither how much went back nor what is left is believed that it gave back', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  moody.tellsStateAlone = true;
  expect(await refund(id, { amount: 50 })).toMatchObject({ refunded: 50 });
  expect(await refund(id, { amount: 20 })).toMatchObject({ refunded: 70 });
  await hear(id);
  expect(await standing(id)).toMatchObject({ refunded: 70, owed: 0 });
});

describe('a refund that takes its time', () => {
  test('is booked when the gateway counts it, and over when it has arrived', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    moody.mood = 'pending';
    expect(await refund(id, { amount: 50 })).toMatchObject({
      state: 'partially_refunded',
      refunded: 50,
      refunds: [{ state: 'pending' }],
    });
    await follow();
    expect((await standing(id)).refunds).toMatchObject([{ state: 'pending' }]);
    moody.turn(id, 'succeeded');
    await follow();
    expect((await standing(id)).refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  test('and fails is owed: the buyer reads refunded, an operator hears of it', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.buyAtBank(buyer);
    moody.mood = 'pending';
    await refund(id, { access: 'revoke' });
    moody.turn(id, 'failed');
    await follow();
    expect(await standing(id)).toMatchObject({
      state: 'refunded',
      refunded: 200,
      owed: 200,
      refunds: [{ state: 'failed' }],
    });
    const [{ reference = '' } = {}] = moody.refunds(id);
    expect(await alertsOf(reference)).toEqual([{ kind: 'refund_failed' }]);
    await expect(refund(id)).rejects.toThrow('payment_not_refundable');
  });
});

describe('a refund that came back', () => {
  test.each(['gateway', 'balance', 'record'] as const)(
    'in %s dollars and roubles is given again',
    async (way) => {
      for (const gateway of ['free', 'roubles']) {
        const buyer = await shop.newPartner();
        const id = await shop.buyAtBank(buyer, { gateway });
        await refund(id, { amount: 33.33 });
        moody.turn(id, 'failed');
        await hear(id);
        expect(await standing(id)).toMatchObject({ refunded: 33.33, owed: 33.33 });
        await shop.expectClean();
        // What is owed comes first.
        await expect(refund(id, { amount: 1 })).rejects.toThrow('refund_open');
        const after = await repay(id, way);
        expect(after).toMatchObject({ refunded: 33.33, owed: 0 });
        expect(after.refunds.at(-1)).toMatchObject({ purpose: 'repay', way, state: 'succeeded' });
        const credited = way === 'balance' ? 3_333 : 0;
        expect(await shop.figures(buyer)).toMatchObject({ credited, available: credited });
        await shop.expectClean();
        expect((await refund(id)).state).toBe('refunded');
      }
    },
  );

  test('is not brought back by a report that is older than its failure', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await refund(id);
    const report = moody.report(await shop.payment(id));
    moody.turn(id, 'failed');
    await hear(id);
    for (let round = 0; round < 2; round++) {
      await settlePayment(shop.app.platform, { paymentId: id, report });
      await hear(id);
    }
    expect(await standing(id)).toMatchObject({ refunded: 200, owed: 200 });
  });

  test('may have been made on the dashboard, and may be made there again', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    moody.refundThere(id, 20_000);
    await hear(id);
    moody.turn(id, 'failed');
    await hear(id);
    expect(await standing(id)).toMatchObject({ state: 'refunded', owed: 200 });
    moody.refundThere(id, 20_000);
    await hear(id);
    expect(await standing(id)).toMatchObject({ state: 'refunded', refunded: 200, owed: 0 });
  });

  test('and again, is owed again', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer(), { gateway: 'roubles' });
    await refund(id);
    moody.turn(id, 'failed');
    await hear(id);
    await repay(id, 'gateway');
    moody.turn(id, 'failed');
    await hear(id);
    expect(await standing(id)).toMatchObject({
      owed: 200,
      refunds: [{ state: 'failed' }, { purpose: 'repay', state: 'failed' }],
    });
    expect(await repay(id, 'record')).toMatchObject({ owed: 0 });
  });
});

describe('of a gateway that tells a sum alone', () => {
  const hearSum = async (id: string, refundedMinor: number) =>
    settlePayment(shop.app.platform, {
      paymentId: id,
      report: { ...moody.report(await shop.payment(id)), refundedMinor, refunds: [] },
    });

  test('a refund that failed later is owed once an old report cannot be the cause', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await refund(id, { amount: 80 });
    await hearSum(id, 0);
    expect(await standing(id)).toMatchObject({ refunded: 80, owed: 0 });
    shop.app.clock.advance(121_000);
    await hearSum(id, 0);
    await hearSum(id, 0);
    expect(await standing(id)).toMatchObject({
      refunded: 80,
      owed: 80,
      refunds: [{ state: 'failed' }],
    });
    // It had been slow, not failed: what is owed is given.
    await hearSum(id, 8_000);
    expect(await standing(id)).toMatchObject({ refunded: 80, owed: 0 });
  });

  test('a dispute that an operator declared lost is not told, and stays lost', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    for (const outcome of ['opened', 'lost'] as const) {
      const news = { paymentId: id, outcome, reason: 'R', ...doneBy() };
      await declareDispute(shop.app.platform, news);
    }
    shop.app.clock.advance(86_400_000);
    await hearSum(id, 0);
    expect(await standing(id)).toMatchObject({ state: 'refunded', owed: 0 });
  });
});

describe('a gateway without an answer', () => {
  test('that did it is believed, and it is done once', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    moody.mood = 'lost';
    expect((await refund(id, { amount: 20 })).refunds).toMatchObject([{ state: 'unknown' }]);
    await follow();
    expect(moody.refunds(id)).toHaveLength(1);
    expect((await standing(id)).refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  test('is not asked again for what was given back on its dashboard meanwhile', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    moody.mood = 'silent';
    await refund(id, { amount: 100 });
    moody.mood = 'succeeded';
    moody.refundThere(id, 20_000);
    await hear(id);
    moody.turn(id, 'failed');
    await follow();
    expect(await standing(id)).toMatchObject({
      refunded: 200,
      owed: 200,
      refunds: [{ state: 'failed', failure: 'nothing is left to give back' }],
    });
  });

  test('that did nothing and refuses now has refunded nothing', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    moody.mood = 'silent';
    await refund(id, { amount: 20 });
    moody.mood = 'refused';
    await follow();
    expect(await standing(id)).toMatchObject({
      refunded: 0,
      refunds: [{ state: 'failed', failure: 'insufficient_funds' }],
    });
  });
});

type Step =
  | { do: 'buy'; gateway: 'free' | 'roubles' }
  | {
      do: 'refund';
      way: 'gateway' | 'balance' | 'record';
      access: 'keep' | 'shorten' | 'revoke';
      share: number;
    }
  | { do: 'mood'; mood: MoodyGateway['mood'] }
  | { do: 'there'; share: number }
  | { do: 'turn'; state: 'succeeded' | 'failed' }
  | { do: 'repay'; way: 'gateway' | 'balance' | 'record' }
  | { do: 'dispute'; by: 'gateway' | 'operator'; outcome: 'opened' | 'won' | 'lost' }
  | { do: 'replay'; age: number }
  | { do: 'hear' | 'follow' | 'wait' };

const ways = fc.constantFrom(
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
      gateway: fc.constantFrom('free' as const, 'roubles' as const),
    }),
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('refund' as const),
        way: ways,
        access: fc.constantFrom('keep' as const, 'shorten' as const, 'revoke' as const),
        share: shares,
      }),
    },
    fc.record({
      do: fc.constant('mood' as const),
      mood: fc.constantFrom<MoodyGateway['mood']>(
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
    { weight: 2, arbitrary: fc.record({ do: fc.constant('repay' as const), way: ways }) },
    fc.record({
      do: fc.constant('dispute' as const),
      by: fc.constantFrom('gateway' as const, 'operator' as const),
      outcome: fc.constantFrom('opened' as const, 'won' as const, 'lost' as const),
    }),
    { weight: 2, arbitrary: fc.record({ do: fc.constant('replay' as const), age: fc.nat(4) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('hear' as const, 'hear' as const, 'follow' as const, 'wait' as const),
      }),
    },
  ),
  { minLength: 5, maxLength: 24 },
);

/** An operator may ask for anything; what is refused changes nothing. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

test('whatever is refunded, disputed, repaid and fails, in any order: the ledgers are sound', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story: Step[]) => {
      moody.mood = 'succeeded';
      const partner = await shop.newPartner();
      const buyer = await shop.invite(partner);
      let id = await shop.buyAtBank(buyer);
      const reports = [moody.report(await shop.payment(id))];
      for (const step of story) {
        const payment = await shop.payment(id);
        switch (step.do) {
          case 'buy':
            id = await shop.buyAtBank(buyer, { gateway: step.gateway });
            break;
          case 'refund': {
            const amount = step.share === 1 ? 'all' : Math.round(20_000 * step.share) / 100;
            await attempt(() => refund(id, { way: step.way, access: step.access, amount }));
            break;
          }
          case 'mood':
            moody.mood = step.mood;
            break;
          case 'there': {
            const given = moody.refunds(id).filter(({ state }) => state !== 'failed');
            const left = given.reduce((sum, one) => sum - one.amountMinor, payment.captured_minor);
            const amount = Math.min(left, Math.ceil(payment.captured_minor * step.share));
            if (amount > 0) moody.refundThere(id, amount);
            break;
          }
          case 'turn':
            moody.turn(id, step.state);
            break;
          case 'repay':
            await attempt(() => repay(id, step.way));
            break;
          case 'dispute':
            if (step.by === 'gateway') {
              moody.setState(id, step.outcome === 'opened' ? 'disputed' : 'paid');
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
          case 'hear':
            await hear(id);
            break;
          case 'follow':
            await follow();
            break;
          case 'wait':
            await shop.wait(5);
            break;
        }
        reports.push(moody.report(await shop.payment(id)));
        await shop.expectClean();
      }
      await hear(id);
      await shop.expectClean();
      const { returned_minor, charge_currency } = await shop.payment(id);
      const atGateway = moody
        .refunds(id)
        .filter(({ state }) => state !== 'failed')
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      // A dispute that an operator declared lost took the rest without the gateway's knowledge.
      if (!story.some((step) => step.do === 'dispute' && step.by === 'operator')) {
        expect(atGateway - returned_minor).toBeGreaterThanOrEqual(0);
        // Less than a cent's worth of kopecks waits for more.
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
      numRuns: propertyRuns(20, 2_000),
    },
  );
});
