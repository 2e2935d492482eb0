import { cancelPayment } from '@sesame/contract/shop/payments.ts';
import * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '../../../../test/property-runs.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';
import type { PaymentState } from '../../../database.types.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

/**
 * Random sequences of actions by buyers, bank, clock and jobs: the ledger verification passes after each sequence, and
 * the final state of every payment matches what the bank holds.
 */

type Step =
  | { do: 'pay'; buyer: number; gateway: 'card' | 'free'; promo: string | null }
  | {
      do: 'decide';
      payment: number;
      outcome: Outcome;
      webhooks: 'normal' | 'none' | 'twice' | 'bad_signature';
    }
  | { do: 'return'; payment: number; outcome: 'refund' | 'refund half' | 'dispute' }
  | { do: 'cancel'; payment: number }
  | { do: 'wait'; seconds: number }
  | { do: 'job'; name: 'apply-webhooks' | 'reconcile-payments' | 'expire-payments' };

type Outcome =
  | 'pay'
  | 'pay_late'
  | 'pay_reordered'
  | 'pay_less'
  | 'wrong_currency'
  | 'decline'
  | 'expire';

const payment = fc.nat({ max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      buyer: fc.nat({ max: 1 }),
      gateway: fc.constantFrom('card' as const, 'free' as const),
      promo: fc.constantFrom(null, null, 'TWICE', 'SCARCE', 'GIFT'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      payment,
      outcome: fc.constantFrom<Outcome>(
        'pay',
        'pay',
        'pay_late',
        'pay_reordered',
        'pay_less',
        'wrong_currency',
        'decline',
        'expire',
      ),
      webhooks: fc.constantFrom(
        'normal' as const,
        'none' as const,
        'twice' as const,
        'bad_signature' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      payment,
      outcome: fc.constantFrom('refund' as const, 'refund half' as const, 'dispute' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), payment }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 31, 600, 1_800, 86_400, 31 * 86_400),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('job' as const),
      name: fc.constantFrom(
        'apply-webhooks' as const,
        'reconcile-payments' as const,
        'expire-payments' as const,
      ),
    }),
  },
);

/** Well within the 72 hours in which late money is found without a webhook. */
const SYNC_WINDOW_S = 60 * 3_600;

const test = shopTest(['sales']);
const { shop } = test;

async function play(
  steps: readonly Step[],
  buyers: readonly Buyer[],
  codes: Record<string, string>,
) {
  const opened: { id: string; buyer: Buyer }[] = [];
  for (const step of steps) {
    switch (step.do) {
      case 'pay': {
        const buyer = buyers[step.buyer];
        if (buyer === undefined) break;
        const promocode = step.promo && (codes[step.promo] ?? null);
        const { status, body } = await shop.pay(buyer, { gateway: step.gateway, promocode });
        expect(status).toBeLessThan(500);
        if (status === 200 && !opened.some(({ id }) => id === body.payment_id)) {
          opened.push({ id: body.payment_id, buyer });
        }
        break;
      }
      case 'decide':
      case 'return': {
        const atBank = shop.bank.payments().find((one) => one.orderId === opened[step.payment]?.id);
        if (atBank === undefined) break;
        // Refunds, and money that arrives days later, are learned only by webhook.
        const ageS = shop.app.clock.now().getTime() / 1_000 - atBank.createdAt;
        const mayGetLost = step.do === 'decide' && ageS < SYNC_WINDOW_S;
        shop.bank.faults.set({ webhooks: mayGetLost ? step.webhooks : 'normal' });
        try {
          if (step.outcome === 'refund half') {
            const left = atBank.capturedMinor - atBank.refundedMinor;
            await shop.bank.decide(atBank.id, 'refund', { amountMinor: Math.ceil(left / 2) });
          } else await shop.bank.decide(atBank.id, step.outcome);
        } catch {
          // Not possible in the current state: nothing happened.
        }
        await shop.settled();
        break;
      }
      case 'cancel': {
        const target = opened[step.payment];
        if (target === undefined) break;
        const body = { payment_id: target.id };
        expect((await shop.app.call(cancelPayment, { body }, target.buyer)).status).toBeLessThan(
          500,
        );
        break;
      }
      case 'wait':
        shop.app.clock.advance(step.seconds * 1_000);
        break;
      case 'job':
        await shop.app.jobs.run(step.name);
        break;
    }
  }
  return opened;
}

/** Advances the clock until every lost webhook has been compensated. */
async function comeToRest(): Promise<void> {
  shop.bank.faults.set({});
  await shop.settled();
  for (let round = 0; round < 3; round++) {
    shop.app.clock.advance(61 * 60_000);
    await shop.app.jobs.run('apply-webhooks');
    await shop.app.jobs.run('reconcile-payments');
    await shop.app.jobs.run('expire-payments');
    await shop.settled();
  }
}

/** The states that match what the bank holds for an order of `total` cents. */
function statesFor(atBank: ReturnType<Shop<'sales'>['atBank']>, total: number): PaymentState[] {
  const paid = atBank.capturedMinor;
  if (paid === 0) return ['expired', 'canceled', 'failed'];
  if (atBank.refundedMinor === paid) return ['refunded', 'canceled', 'expired', 'failed'];
  if (atBank.capturedCurrency !== 'USD' || paid < total) return ['review'];
  if (atBank.state === 'disputed') return ['disputed'];
  return [atBank.refundedMinor > 0 ? 'partially_refunded' : 'paid'];
}

test('every sequence ends with a valid ledger that matches the bank', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 22 }), async (steps) => {
      run++;
      const { platform } = shop.app;
      const codes = { TWICE: `TWICE${run}`, SCARCE: `SCARCE${run}`, GIFT: `GIFT${run}` };
      await buildPromo(platform, { code: codes.TWICE, discount_percent: 2_000, per_user_limit: 2 });
      await buildPromo(platform, { code: codes.SCARCE, discount_percent: 3_333, max_uses: 1 });
      await buildPromo(platform, { code: codes.GIFT, discount_percent: 10_000, max_uses: 2 });
      const buyers = await Promise.all([shop.newBuyer(), shop.newBuyer()]);

      const opened = await play(steps, buyers, codes);
      await shop.expectClean();
      await comeToRest();
      await shop.expectClean();
      for (const { id } of opened) {
        const payment = await shop.payment(id);
        if (payment.total_cents === 0) {
          expect(payment.state).toBe('paid');
          continue;
        }
        const atBank = shop.bank.payments().filter((one) => one.orderId === id);
        expect(atBank).toHaveLength(1);
        expect(statesFor(shop.atBank(id), payment.total_cents)).toContain(payment.state);
      }
    }),
    { numRuns: propertyRuns(5, 300) },
  );
});
