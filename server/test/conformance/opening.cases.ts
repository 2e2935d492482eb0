import { chargeFromTotal } from '@sesame/contract/money.ts';
import { cancelPayment } from '@sesame/contract/payments.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { expect } from 'vitest';
import { callRoute } from '../start-app.ts';
import { type ConformanceCase, onTheBankAlone } from './conformance-case.ts';

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

/** From Pay to the provider's page. */
export const openingCases: readonly ConformanceCase[] = [
  {
    name: 'asks for exactly what was quoted, in the currency of the method',
    async run(stand) {
      const payment = await stand.order();
      const { charge_minor, charge_currency, rate_e4, total_cents, form_url } = payment;
      expect(charge_currency).toBe(stand.under.currency);
      const inRoubles = rate_e4 === null ? undefined : chargeFromTotal(total_cents, rate_e4);
      expect(charge_minor).toBe(inRoubles ?? total_cents);
      expect(await stand.there(payment)).toMatchObject({
        state: 'open',
        amountMinor: charge_minor,
        currency: charge_currency,
        url: form_url,
      });
    },
  },
  {
    name: 'answers the same page to the same order',
    async run(stand) {
      const buyer = await stand.newBuyer();
      const first = await stand.order(buyer);
      const again = await stand.order(buyer, { at: 'second' });
      expect(again).toMatchObject({ id: first.id, form_url: first.form_url });
      expect(await stand.allThere(first)).toHaveLength(1);
    },
  },
  {
    name: 'T-M1: takes no price, sum or discount from the buyer',
    notApplicable: onTheBankAlone,
    async run(stand) {
      const buyer = await stand.newBuyer();
      const wishes = [{ amount: 1 }, { price: 1 }, { percent: 100 }, { fee_percentage: -50 }];
      for (const wish of wishes) {
        expect(await stand.postForm(buyer, String(stand.product.priceId), wish)).toBe(400);
      }
      expect(await stand.paymentsOf(buyer)).toEqual([]);
    },
  },
  {
    name: 'T-M2: opens nothing for what is no price of the shop',
    notApplicable: onTheBankAlone,
    async run(stand) {
      const buyer = await stand.newBuyer();
      const ids = ['-1', '0', '2147483648', '9007199254740993', '1e309', '1.5', 'NaN', ''];
      for (const id of ids) expect([400, 404]).toContain(await stand.postForm(buyer, id));
      expect(await stand.paymentsOf(buyer)).toEqual([]);
    },
  },
  {
    name: 'T-W7: shows one page to twenty clicks on two servers, and is paid once',
    async run(stand) {
      const buyer = await stand.newBuyer();
      const presses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          stand.press(buyer, { at: index % 2 === 0 ? 'shop' : 'second' }),
        ),
      );
      const opened = presses.filter(({ status }) => status === 200);
      expect(new Set(opened.map(({ body }) => body.url)).size).toBe(1);
      const payments = await stand.paymentsOf(buyer);
      expect(payments).toHaveLength(1);
      const [payment = { id: '' }] = payments;
      if (stand.under.opensOnce) expect(await stand.allThere(payment)).toHaveLength(1);
      await stand.decide(payment, 'pay');
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  ...BROKEN_ANSWERS.map(
    (create): ConformanceCase => ({
      name: `T-W7: the opening meets ${create}: the next Pay goes on, and money is taken once`,
      async run(stand) {
        const buyer = await stand.newBuyer();
        await stand.emulator.setFaults({ create, once: true });
        const first = await stand.press(buyer, { at: 'second' });
        expect(first.refusal).toMatchObject({ code: 'gateway_unavailable' });
        const payment = await stand.order(buyer, { at: 'second' });
        expect(new URL(payment.form_url ?? '').origin).toBe(new URL(stand.emulator.url).origin);
        await stand.decide(payment, 'pay');
        await stand.expectState(payment, 'paid');
        await stand.expectAccess(payment, 1);
        const payments = await stand.paymentsOf(buyer);
        const taken = await Promise.all(payments.map((one) => stand.allThere(one)));
        expect(taken.flat().filter(({ capturedMinor }) => capturedMinor > 0)).toHaveLength(1);
      },
    }),
  ),
  {
    name: 'T-W7: an opening without an answer is paid, and nobody presses again: the money is found',
    notApplicable: ({ findsByOrder }) =>
      findsByOrder ? undefined : 'cannot be asked about an order; its notice tells',
    async run(stand) {
      const buyer = await stand.newBuyer();
      await stand.emulator.setFaults({ create: 'work_then_timeout', once: true });
      await stand.press(buyer, { at: 'second' });
      const [payment = { id: '' }] = await stand.paymentsOf(buyer);
      stand.tap.hold();
      await stand.decide(payment, 'pay');
      await stand.expectState(payment, 'pending');
      await stand.reconcile();
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'a notice that comes before the record of the page finds its order',
    async run(stand) {
      const buyer = await stand.newBuyer();
      await stand.emulator.setFaults({ create: 'work_then_timeout', once: true });
      await stand.press(buyer, { at: 'second' });
      const [payment = { id: '' }] = await stand.paymentsOf(buyer);
      expect(payment).toMatchObject({ form_state: 'unknown', gateway_reference: null });
      await stand.decide(payment, 'pay');
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'is closed there when the buyer gives up here',
    notApplicable: ({ capabilities }) =>
      capabilities.cancels ? undefined : 'an open page cannot be closed',
    async run(stand) {
      const buyer = await stand.newBuyer();
      const payment = await stand.order(buyer);
      const input = { body: { payment_id: payment.id } };
      const { status } = await callRoute(stand.shop.url, cancelPayment, input, buyer);
      expect(status).toBe(200);
      await stand.expectState(payment, 'canceled');
      await expect.poll(async () => (await stand.there(payment)).state).not.toBe('open');
      await stand.quiet();
      await stand.expectAccess(payment, 0);
    },
  },
  {
    name: 'paid there just before the buyer gives up here: the money stays and is honoured',
    notApplicable: ({ takenByShop }) =>
      takenByShop ? 'money is taken by the shop, and not after the end' : undefined,
    async run(stand) {
      const buyer = await stand.newBuyer();
      const payment = await stand.order(buyer);
      stand.tap.hold();
      await stand.decide(payment, 'pay');
      const input = { body: { payment_id: payment.id } };
      await callRoute(stand.second.url, cancelPayment, input, buyer);
      await stand.expectState(payment, 'canceled');
      for (const notice of stand.tap.caught()) await stand.tap.deliver(notice);
      expect(await stand.expectState(payment, 'paid')).toMatchObject({ flag: 'late' });
      expect(await stand.there(payment)).toMatchObject({ state: 'paid', refundedMinor: 0 });
      await stand.expectAccess(payment, 1);
    },
  },
];
