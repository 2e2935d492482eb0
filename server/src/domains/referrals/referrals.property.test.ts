import {
  approvePayout,
  markPayoutPaid,
  rejectPayout,
  sendPayout,
} from '@sesame/contract/console/referrals.ts';
import {
  cancelPayout,
  chooseReferralMode,
  requestPayout,
} from '@sesame/contract/shop/referrals.ts';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import type { Buyer } from '../../../test/build/build-purchase.ts';
import { setRules } from '../../../test/build/set-rules.ts';
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '../../../test/property-runs.ts';
import type { TestPartner } from '../../../test/shops/parts/partners.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

/** After any sequence of these steps a partner's figures match the journal, and every journal entry sums to 0. */
type Step =
  | { do: 'pay'; buyer: number }
  | { do: 'spend' }
  | { do: 'refund'; payment: number; share: number }
  | { do: 'dispute' | 'win'; payment: number }
  | { do: 'ask'; dollars: number }
  | { do: 'cancel' | 'approve' | 'reject' | 'send'; payout: number }
  | { do: 'rules'; deposit: number; holdDays: number }
  | { do: 'mode'; subs: boolean }
  | { do: 'wait'; days: number };

const index = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('pay' as const), buyer: fc.nat({ max: 1 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'spend' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      payment: index,
      share: fc.constantFrom(0.01, 0.33, 0.5, 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('dispute' as const, 'win' as const),
      payment: index,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      dollars: fc.constantFrom(49.99, 50, 80, 140),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'approve' as const,
        'reject' as const,
        'send' as const,
      ),
      payout: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rules' as const),
      deposit: fc.constantFrom(0, 7.77, 30),
      holdDays: fc.constantFrom(0, 14),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mode' as const), subs: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(0, 2, 15) }),
  },
);

const test = shopTest(['partners']);
const { shop } = test;

let transactions = 0;

async function play(steps: readonly Step[], partner: TestPartner, buyers: readonly Buyer[]) {
  const paid: string[] = [];
  const payouts: string[] = [];
  const { app } = shop;
  for (const one of steps) {
    switch (one.do) {
      case 'pay': {
        const buyer = buyers[one.buyer];
        if (buyer !== undefined) paid.push(await shop.buy(buyer));
        break;
      }
      case 'spend':
        await shop.pay(partner, { priceId: shop.expensivePriceId, gateway: 'balance' });
        break;
      case 'refund': {
        const id = paid[one.payment];
        if (id === undefined) break;
        const refunded = Math.ceil(20_000 * one.share);
        const state = refunded === 20_000 ? 'refunded' : 'partially_refunded';
        await shop.report(id, { state, refunded });
        break;
      }
      case 'dispute':
      case 'win': {
        const id = paid[one.payment];
        if (id === undefined) break;
        await shop.report(id, { state: one.do === 'dispute' ? 'disputed' : 'paid' });
        break;
      }
      case 'ask': {
        const { status, body } = await app.call(
          requestPayout,
          {
            body: {
              amount: one.dollars,
              network: 'usdt_trc20',
              address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
              password: partner.password,
            },
          },
          partner,
        );
        if (status === 201) payouts.push(body.id);
        break;
      }
      case 'cancel':
      case 'approve':
      case 'reject':
      case 'send': {
        const id = payouts[one.payout];
        if (id !== undefined) await decide(one.do, id, partner);
        break;
      }
      case 'rules': {
        await setRules(app, {
          deposit_percent: Math.round(one.deposit * 100),
          hold_days: one.holdDays,
        });
        break;
      }
      case 'mode': {
        const body = one.subs
          ? { origins: [...shop.product.serviceIds] }
          : { type: 'base' as const };
        await app.call(chooseReferralMode, { body }, partner);
        break;
      }
      case 'wait':
        await shop.wait(one.days);
        break;
    }
  }
}

async function decide(
  what: 'cancel' | 'approve' | 'reject' | 'send',
  id: string,
  partner: TestPartner,
) {
  const { app } = shop;
  const params = { id };
  const by = await buildOperator(app);
  const transaction = String(++transactions).padStart(64, '0');
  const answers = {
    cancel: () => app.call(cancelPayout, { params }, partner),
    approve: () => app.call(approvePayout, { params }, by),
    reject: () => app.call(rejectPayout, { params, body: { reason: 'no' } }, by),
    send: async () => {
      await app.call(sendPayout, { params }, by);
      return app.call(markPayoutPaid, { params, body: { transaction } }, by);
    },
  };
  expect((await answers[what]()).status).toBeLessThan(500);
}

test('earned + credited = available + held + in payout + paid out + spent + reversed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 26 }), async (steps) => {
      const partner = await shop.newPartner();
      const buyers = [await shop.invite(partner), await shop.invite(partner)];
      await play(steps, partner, buyers);
      const all = await shop.figures(partner);
      expect(all.earned + all.credited).toBe(
        all.available + all.held + all.inPayout + all.paidOut + all.spent + all.reversed,
      );
      await shop.expectClean();
      await shop.wait(15);
      await shop.expectClean();
    }),
    { numRuns: propertyRuns(3, 200) },
  );
});
