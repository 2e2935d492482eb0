import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { buildPromo } from '../../build/build-promo.ts';
import { callRoute } from '../../shops/start-app.ts';
import { type ConformanceCase, needs } from '../conformance-case.ts';
import type { TestSetup } from '../start-test-setup.ts';

/** An order that has expired in the shop while its page is still open at the provider. */
async function expiredHere(setup: TestSetup) {
  const payment = await setup.order();
  setup.second.clock.set(new Date(payment.expires_at.getTime() + 60_000));
  await setup.second.jobs.run('expire-payments');
  return setup.expectState(payment, 'expired');
}

/** The outcomes of the provider's page. */
export const payingCases: readonly ConformanceCase[] = [
  {
    name: 'paid: the buyer gets access once',
    async run(setup) {
      const buyer = await setup.newBuyer();
      const payment = await setup.order(buyer);
      await setup.decide(payment, 'pay');
      expect(await setup.expectState(payment, 'paid')).toMatchObject({
        captured_minor: payment.charge_minor,
        captured_currency: payment.charge_currency,
        captured_cents: payment.total_cents,
        flags: null,
      });
      await setup.expectAccess(payment, 1);
      const active = await callRoute(setup.shop.url, listActiveSubscriptions, {}, buyer);
      expect(active.body).toMatchObject([{ links: [{}] }]);
      const pending = await callRoute(setup.shop.url, isPaymentPending, {}, buyer);
      expect(pending.body).toMatchObject({ is_pending: false });
    },
  },
  {
    name: 'declined: no access, and the promo code is released',
    notApplicable: needs('decline'),
    async run(setup) {
      const code = `DECLINED${setup.under.provider.toUpperCase()}`;
      const { platform } = setup.second;
      await buildPromo(platform, { code, discount_percent: 1_000, max_uses: 1 });
      const payment = await setup.order(undefined, { promocode: code });
      await setup.decide(payment, 'decline');
      await setup.expectState(payment, 'failed');
      await setup.expectAccess(payment, 0);
      await setup.order(undefined, { promocode: code });
    },
  },
  {
    name: 'canceled at the provider: canceled in the shop',
    notApplicable: needs('cancel'),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'cancel');
      await setup.reconcile();
      await setup.expectState(payment, 'canceled');
      await setup.expectAccess(payment, 0);
    },
  },
  {
    name: 'expired at the provider: ended in the shop',
    notApplicable: needs('expire'),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'expire');
      await setup.reconcile();
      // Not every provider distinguishes expiry from cancellation.
      expect(['expired', 'canceled']).toContain((await setup.payment(payment.id)).state);
      await setup.expectAccess(payment, 0);
    },
  },
  {
    name: 'a pending payment grants nothing until it completes',
    notApplicable: needs('pay_slowly', 'finish'),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'pay_slowly');
      await setup.reconcile();
      await setup.expectState(payment, 'pending');
      await setup.expectAccess(payment, 0);
      await setup.decide(payment, 'finish');
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a status that the shop does not know grants and ends nothing, and raises an alert',
    notApplicable: ({ showsAnyStatus }) =>
      showsAnyStatus ? undefined : 'its emulator shows documented statuses only',
    async run(setup) {
      const payment = await setup.order();
      await setup.emulator.setSwitches({ status: 'out_of_this_world' });
      await setup.decide(payment, 'pay');
      await setup.expectState(payment, 'pending');
      await setup.expectAccess(payment, 0);
      expect(await setup.alerts('gateway_unclear')).toContain(payment.id);
      await setup.emulator.setSwitches({});
      await setup.reconcile();
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a payment after the order expired in the shop grants access and is flagged',
    notApplicable: ({ capturedByShop }) =>
      capturedByShop ? 'the shop captures, and not after expiry' : undefined,
    async run(setup) {
      const payment = await expiredHere(setup);
      await setup.decide(payment, 'pay');
      expect(await setup.expectState(payment, 'paid')).toMatchObject({ flags: 'late' });
      await setup.expectAccess(payment, 1);
      expect(await setup.alerts('payment_late')).toContain(payment.id);
    },
  },
  {
    name: 'an approved payment is not captured after the order expired',
    notApplicable: ({ capturedByShop }) => (capturedByShop ? undefined : 'captures by itself'),
    async run(setup) {
      const payment = await expiredHere(setup);
      await setup.decide(payment, 'pay');
      await setup.reconcile();
      await setup.expectState(payment, 'expired');
      expect(await setup.atProvider(payment)).toMatchObject({ capturedMinor: 0 });
      await setup.expectAccess(payment, 0);
    },
  },
  {
    name: 'a payment after expiry at the provider grants access',
    notApplicable: needs('expire', 'pay_late'),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'expire');
      await setup.reconcile();
      await setup.expectState(payment, 'expired');
      await setup.decide(payment, 'pay_late');
      expect(await setup.expectState(payment, 'paid')).toMatchObject({ flags: 'late' });
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'an underpayment is held for review',
    notApplicable: needs('pay_less'),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'pay_less');
      const { review_reason } = await setup.expectState(payment, 'review');
      expect(review_reason).toBe('underpaid');
      await setup.expectAccess(payment, 0);
      expect(await setup.alerts('payment_review')).toContain(payment.id);
    },
  },
  {
    name: 'an overpayment grants access and is flagged',
    notApplicable: needs('pay_more'),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'pay_more', payment.charge_minor + 100);
      expect(await setup.expectState(payment, 'paid')).toMatchObject({ flags: 'overpaid' });
      await setup.expectAccess(payment, 1);
      expect(await setup.alerts('payment_overpaid')).toContain(payment.id);
    },
  },
  {
    name: 'a payment in another currency is held for review',
    notApplicable: needs('wrong_currency'),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'wrong_currency');
      const { review_reason } = await setup.expectState(payment, 'review');
      expect(review_reason).toBe(setup.under.otherMoney);
      await setup.expectAccess(payment, 0);
    },
  },
  ...(['other_merchant', 'test_mode'] as const).map(
    (outcome): ConformanceCase => ({
      name: `${outcome === 'test_mode' ? 'a payment in test mode' : "another merchant's payment"} grants nothing`,
      notApplicable: needs(outcome),
      async run(setup) {
        const payment = await setup.order();
        await setup.decide(payment, outcome);
        await setup.reconcile();
        const { review_reason } = await setup.expectState(payment, 'review');
        expect(review_reason).toBe('merchant');
        await setup.expectAccess(payment, 0);
      },
    }),
  ),
];
