import { listActiveSubscriptions } from '@sesame/contract/access.ts';
import { isPaymentPending } from '@sesame/contract/payments.ts';
import { expect } from 'vitest';
import { callRoute } from '../start-app.ts';
import { buildPromo } from '../start-shop.ts';
import { type ConformanceCase, needs } from './conformance-case.ts';
import type { Stand } from './start-stand.ts';

/** An order whose time is over here while its page is still open there. */
async function expiredHere(stand: Stand) {
  const payment = await stand.order();
  stand.second.clock.set(new Date(payment.expires_at.getTime() + 60_000));
  await stand.second.jobs.run('expire-payments');
  return stand.expectState(payment, 'expired');
}

/** What the provider's page can end in. */
export const payingCases: readonly ConformanceCase[] = [
  {
    name: 'paid: one access, seen by its buyer',
    async run(stand) {
      const buyer = await stand.newBuyer();
      const payment = await stand.order(buyer);
      await stand.decide(payment, 'pay');
      expect(await stand.expectState(payment, 'paid')).toMatchObject({
        captured_minor: payment.charge_minor,
        captured_currency: payment.charge_currency,
        captured_cents: payment.total_cents,
        flag: null,
      });
      await stand.expectAccess(payment, 1);
      const active = await callRoute(stand.shop.url, listActiveSubscriptions, {}, buyer);
      expect(active.body).toMatchObject([{ links: [{}] }]);
      const pending = await callRoute(stand.shop.url, isPaymentPending, {}, buyer);
      expect(pending.body).toMatchObject({ is_pending: false });
    },
  },
  {
    name: 'declined: no access, and the promo code is free again',
    notApplicable: needs('decline'),
    async run(stand) {
      const code = `DECLINED${stand.under.provider.toUpperCase()}`;
      const { platform } = stand.second;
      await buildPromo(platform, { code, discount_percent: 1_000, max_uses: 1 });
      const payment = await stand.order(undefined, { promocode: code });
      await stand.decide(payment, 'decline');
      await stand.expectState(payment, 'failed');
      await stand.expectAccess(payment, 0);
      await stand.order(undefined, { promocode: code });
    },
  },
  {
    name: 'closed on its page: canceled here',
    notApplicable: needs('cancel'),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'cancel');
      await stand.reconcile();
      await stand.expectState(payment, 'canceled');
      await stand.expectAccess(payment, 0);
    },
  },
  {
    name: 'run out of time there: ended here',
    notApplicable: needs('expire'),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'expire');
      await stand.reconcile();
      // Not every provider tells time from a change of mind.
      expect(['expired', 'canceled']).toContain((await stand.payment(payment.id)).state);
      await stand.expectAccess(payment, 0);
    },
  },
  {
    name: 'money on its way grants nothing until it arrives',
    notApplicable: needs('pay_slowly', 'finish'),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'pay_slowly');
      await stand.reconcile();
      await stand.expectState(payment, 'pending');
      await stand.expectAccess(payment, 0);
      await stand.decide(payment, 'finish');
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'T-late: money after the end of the order here is honoured and flagged',
    notApplicable: ({ takenByShop }) =>
      takenByShop ? 'money is taken by the shop, and not after the end' : undefined,
    async run(stand) {
      const payment = await expiredHere(stand);
      await stand.decide(payment, 'pay');
      expect(await stand.expectState(payment, 'paid')).toMatchObject({ flag: 'late' });
      await stand.expectAccess(payment, 1);
      expect(await stand.alerts('payment_late')).toContain(payment.id);
    },
  },
  {
    name: 'T-late: what only waits to be taken is not taken after the end of the order',
    notApplicable: ({ takenByShop }) => (takenByShop ? undefined : 'takes the money by itself'),
    async run(stand) {
      const payment = await expiredHere(stand);
      await stand.decide(payment, 'pay');
      await stand.reconcile();
      await stand.expectState(payment, 'expired');
      expect(await stand.there(payment)).toMatchObject({ capturedMinor: 0 });
      await stand.expectAccess(payment, 0);
    },
  },
  {
    name: 'T-late: money after the end there is honoured',
    notApplicable: needs('expire', 'pay_late'),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'expire');
      await stand.reconcile();
      await stand.expectState(payment, 'expired');
      await stand.decide(payment, 'pay_late');
      expect(await stand.expectState(payment, 'paid')).toMatchObject({ flag: 'late' });
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'T-W3: too little is held for an operator',
    notApplicable: needs('pay_less'),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'pay_less');
      const { review_reason } = await stand.expectState(payment, 'review');
      expect(review_reason).toBe('underpaid');
      await stand.expectAccess(payment, 0);
      expect(await stand.alerts('payment_review')).toContain(payment.id);
    },
  },
  {
    name: 'T-W3: too much is granted and flagged',
    notApplicable: needs('pay_more'),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'pay_more', payment.charge_minor + 100);
      expect(await stand.expectState(payment, 'paid')).toMatchObject({ flag: 'overpaid' });
      await stand.expectAccess(payment, 1);
      expect(await stand.alerts('payment_overpaid')).toContain(payment.id);
    },
  },
  {
    name: 'T-W3: other money is held for an operator',
    notApplicable: needs('wrong_currency'),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'wrong_currency');
      const { review_reason } = await stand.expectState(payment, 'review');
      expect(review_reason).toBe(stand.under.otherMoney);
      await stand.expectAccess(payment, 0);
    },
  },
  ...(['other_merchant', 'test_mode'] as const).map(
    (outcome): ConformanceCase => ({
      name: `T-W3: ${outcome === 'test_mode' ? 'a payment of the other mode' : "another merchant's payment"} grants nothing`,
      notApplicable: needs(outcome),
      async run(stand) {
        const payment = await stand.order();
        await stand.decide(payment, outcome);
        await stand.reconcile();
        const { review_reason } = await stand.expectState(payment, 'review');
        expect(review_reason).toBe('merchant');
        await stand.expectAccess(payment, 0);
      },
    }),
  ),
];
