import { chargeFromTotal } from '@sesame/contract/shared/money.ts';
import { cancelPayment } from '@sesame/contract/shop/payments.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { expect } from 'vitest';
import { callRoute } from '../../shops/start-app.ts';
import { bankOnly, type ConformanceCase, unlessRefusedByClient } from '../conformance-case.ts';

const BROKEN_ANSWERS: readonly AnswerFault[] = [
  'refuse_500',
  '429',
  'timeout',
  'work_then_timeout',
  'work_then_500',
  'not_json',
  'huge',
  'slow_drip',
  'redirect',
  'foreign_url',
];

/** Cases from the start of a payment to the provider's page. */
export const openingCases: readonly ConformanceCase[] = [
  {
    name: 'requests exactly the quoted amount in the currency of the payment method',
    async run(setup) {
      const payment = await setup.order();
      const { charge_minor, charge_currency, rate_e4, total_cents } = payment;
      expect(charge_currency).toBe(setup.under.currency);
      const inRubles = rate_e4 === null ? undefined : chargeFromTotal(total_cents, rate_e4);
      expect(charge_minor).toBe(inRubles ?? total_cents);
      expect(await setup.atProvider(payment)).toMatchObject({
        state: 'open',
        amountMinor: charge_minor,
        currency: charge_currency,
        // Where the shop shows its own page, the gateway's is kept beside it.
        url: payment.own_page_link ?? payment.checkout_url,
      });
    },
  },
  {
    name: 'returns the same page for the same order',
    async run(setup) {
      const buyer = await setup.newBuyer();
      const first = await setup.order(buyer);
      const again = await setup.order(buyer, { at: 'second' });
      expect(again).toMatchObject({ id: first.id, checkout_url: first.checkout_url });
      expect(await setup.allAtProvider(first)).toHaveLength(1);
    },
  },
  {
    name: 'accepts no price, amount or discount from the buyer',
    notApplicable: bankOnly,
    async run(setup) {
      const buyer = await setup.newBuyer();
      const fields = [{ amount: 1 }, { price: 1 }, { percent: 100 }, { fee_percentage: -50 }];
      for (const field of fields) {
        expect(await setup.postOrder(buyer, String(setup.product.priceId), field)).toBe(400);
      }
      expect(await setup.paymentsOf(buyer)).toEqual([]);
    },
  },
  {
    name: 'creates no checkout for an unknown price',
    notApplicable: bankOnly,
    async run(setup) {
      const buyer = await setup.newBuyer();
      const ids = ['-1', '0', '2147483648', '9007199254740993', '1e309', '1.5', 'NaN', ''];
      for (const id of ids) expect([400, 404]).toContain(await setup.postOrder(buyer, id));
      expect(await setup.paymentsOf(buyer)).toEqual([]);
    },
  },
  {
    name: 'twenty clicks on two servers get one page, and it is paid once',
    async run(setup) {
      const buyer = await setup.newBuyer();
      const presses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          setup.press(buyer, { at: index % 2 === 0 ? 'shop' : 'second' }),
        ),
      );
      const opened = presses.filter(({ status }) => status === 200);
      expect(new Set(opened.map(({ body }) => body.url)).size).toBe(1);
      const payments = await setup.paymentsOf(buyer);
      expect(payments).toHaveLength(1);
      const [payment = { id: '' }] = payments;
      if (setup.under.opensIdempotently) expect(await setup.allAtProvider(payment)).toHaveLength(1);
      await setup.decide(payment, 'pay');
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  ...BROKEN_ANSWERS.map(
    (create): ConformanceCase => ({
      name: `a checkout answered with ${create}: the next attempt continues, and money is taken once`,
      notApplicable: unlessRefusedByClient(create),
      async run(setup) {
        const buyer = await setup.newBuyer();
        await setup.emulator.setFaults({ create, once: true });
        const first = await setup.press(buyer, { at: 'second' });
        expect(first.refusal).toMatchObject({ code: 'gateway_unavailable' });
        const payment = await setup.order(buyer, { at: 'second' });
        expect(new URL(payment.own_page_link ?? payment.checkout_url ?? '').origin).toBe(
          new URL(setup.emulator.url).origin,
        );
        await setup.decide(payment, 'pay');
        await setup.expectState(payment, 'paid');
        await setup.expectAccess(payment, 1);
        const payments = await setup.paymentsOf(buyer);
        const taken = await Promise.all(payments.map((one) => setup.allAtProvider(one)));
        expect(taken.flat().filter(({ capturedMinor }) => capturedMinor > 0)).toHaveLength(1);
      },
    }),
  ),
  {
    name: 'a checkout without an answer that is paid without another attempt is found',
    notApplicable: ({ findsByOrder }) =>
      findsByOrder ? undefined : 'cannot be queried by order; its webhook reports the payment',
    async run(setup) {
      const buyer = await setup.newBuyer();
      await setup.emulator.setFaults({ create: 'work_then_timeout', once: true });
      await setup.press(buyer, { at: 'second' });
      const [payment = { id: '' }] = await setup.paymentsOf(buyer);
      setup.tap.hold();
      await setup.decide(payment, 'pay');
      await setup.expectState(payment, 'pending');
      await setup.reconcile();
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a webhook that arrives before the page is stored finds its order',
    async run(setup) {
      const buyer = await setup.newBuyer();
      await setup.emulator.setFaults({ create: 'work_then_timeout', once: true });
      await setup.press(buyer, { at: 'second' });
      const [payment = { id: '' }] = await setup.paymentsOf(buyer);
      expect(payment).toMatchObject({ checkout_state: 'unknown', gateway_reference: null });
      await setup.decide(payment, 'pay');
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'is canceled at the provider when the buyer cancels in the shop',
    notApplicable: ({ capabilities }) =>
      capabilities.cancels ? undefined : 'an open checkout cannot be canceled',
    async run(setup) {
      const buyer = await setup.newBuyer();
      const payment = await setup.order(buyer);
      const input = { body: { payment_id: payment.id } };
      const { status } = await callRoute(setup.second.url, cancelPayment, input, buyer);
      expect(status).toBe(200);
      await setup.expectState(payment, 'canceled');
      await setup.second.jobs.run('cancel-at-gateway');
      expect((await setup.atProvider(payment)).state).not.toBe('open');
      await setup.quiet();
      await setup.expectAccess(payment, 0);
    },
  },
  {
    name: 'paid at the provider just before the buyer cancels in the shop: access is granted',
    notApplicable: ({ capturedByShop }) =>
      capturedByShop ? 'the shop captures, and not after expiry' : undefined,
    async run(setup) {
      const buyer = await setup.newBuyer();
      const payment = await setup.order(buyer);
      setup.tap.hold();
      await setup.decide(payment, 'pay');
      const input = { body: { payment_id: payment.id } };
      await callRoute(setup.second.url, cancelPayment, input, buyer);
      await setup.expectState(payment, 'canceled');
      await setup.second.jobs.run('cancel-at-gateway');
      for (const webhook of setup.tap.caught()) await setup.tap.deliver(webhook);
      expect(await setup.expectState(payment, 'paid')).toMatchObject({ flags: 'late' });
      expect(await setup.atProvider(payment)).toMatchObject({ state: 'paid', refundedMinor: 0 });
      await setup.expectAccess(payment, 1);
    },
  },
];
