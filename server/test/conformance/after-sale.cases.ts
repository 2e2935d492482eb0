import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { expect } from 'vitest';
import {
  type ConformanceCase,
  needs,
  needsRefunds,
  needsRefundsInPart,
} from './conformance-case.ts';
import type { Stand } from './start-stand.ts';

async function paidByGuest(stand: Stand) {
  const partner = await stand.newBuyer();
  const payment = await stand.order(await stand.newBuyer({ referred_by: partner.id }));
  await stand.decide(payment, 'pay');
  return stand.expectState(payment, 'paid');
}

/** What can become of a refund's answer; all but the last two may mean that the money has gone. */
const BROKEN_ANSWERS = [
  'work_then_timeout',
  'work_then_500',
  'not_json',
  'slow_drip',
  'redirect',
  'refuse_500',
  'timeout',
] as const satisfies readonly AnswerFault[];

/** What becomes of money that was taken. */
export const afterSaleCases: readonly ConformanceCase[] = [
  {
    name: 'T-W9: three refunds in part, told twice and backwards, add up',
    notApplicable: needsRefundsInPart,
    async run(stand) {
      const payment = await paidByGuest(stand);
      stand.tap.hold();
      stand.tap.clear();
      for (const amount of [100, 50, 25]) await stand.decide(payment, 'refund', amount);
      stand.tap.open();
      const told = stand.tap.caught().toReversed();
      expect(told.length).toBeGreaterThan(0);
      for (const notice of [...told, ...told]) {
        expect(await stand.tap.deliver(notice)).toMatchObject({ status: 200 });
      }
      await stand.quiet();
      const after = await stand.expectState(payment, 'partially_refunded');
      expect(after.returned_minor).toBe(175);
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'T-M5: all money back takes access and commission back',
    notApplicable: needs('refund'),
    async run(stand) {
      const payment = await paidByGuest(stand);
      expect(await stand.commissionOf(payment)).toMatchObject({ state: 'pending' });
      await stand.decide(payment, 'refund');
      expect(await stand.expectState(payment, 'refunded')).toMatchObject({
        returned_minor: payment.charge_minor,
        refunded_cents: payment.total_cents,
      });
      await stand.expectAccess(payment, 0);
      expect(await stand.commissionOf(payment)).toMatchObject({ state: 'reversed' });
    },
  },
  {
    name: 'a slow refund ends as refunded when it arrives',
    notApplicable: needs('refund_pending', 'finish'),
    async run(stand) {
      const payment = await paidByGuest(stand);
      await stand.decide(payment, 'refund_pending');
      await stand.decide(payment, 'finish');
      await stand.reconcile();
      await stand.expectState(payment, 'refunded');
      await stand.expectAccess(payment, 0);
    },
  },
  {
    name: 'an operator gives a part back: at the provider and in the books alike',
    notApplicable: needsRefundsInPart,
    async run(stand) {
      const payment = await paidByGuest(stand);
      await stand.refund(payment, 1);
      await stand.quiet();
      const after = await stand.expectState(payment, 'partially_refunded');
      expect(after.refunded_cents).toBe(100);
      expect(after.returned_minor).toBeGreaterThan(0);
      expect(await stand.there(payment)).toMatchObject({ refundedMinor: after.returned_minor });
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'an operator gives all back: access and commission go with it',
    notApplicable: needsRefunds,
    async run(stand) {
      const payment = await paidByGuest(stand);
      await stand.refund(payment, 'all');
      await stand.quiet();
      const after = await stand.expectState(payment, 'refunded');
      expect(after.returned_minor).toBe(payment.charge_minor);
      expect(await stand.there(payment)).toMatchObject({
        state: 'refunded',
        refundedMinor: payment.charge_minor,
      });
      await stand.expectAccess(payment, 0);
      expect(await stand.commissionOf(payment)).toMatchObject({ state: 'reversed' });
    },
  },
  ...BROKEN_ANSWERS.map(
    (refund): ConformanceCase => ({
      name: `asked to give back it answers ${refund}: the money goes back once`,
      notApplicable: needsRefunds,
      async run(stand) {
        const payment = await paidByGuest(stand);
        stand.tap.hold();
        await stand.emulator.setFaults({ refund, once: true });
        const { refunds } = await stand.refund(payment, 'all');
        expect(refunds).not.toMatchObject([{ state: 'failed' }]);
        await stand.followRefunds();
        const after = await stand.expectState(payment, 'refunded');
        expect(after.returned_minor).toBe(payment.charge_minor);
        expect(await stand.there(payment)).toMatchObject({ refundedMinor: payment.charge_minor });
        await stand.expectAccess(payment, 0);
      },
    }),
  ),
  {
    name: 'a refund that fails after it was booked is seen, and the money is owed',
    notApplicable: (under) =>
      needs('refund_fails')(under) ??
      (under.listsRefunds ? undefined : 'tells of no refunds one by one'),
    async run(stand) {
      const payment = await paidByGuest(stand);
      await stand.refund(payment, 'all');
      await stand.quiet();
      await stand.expectState(payment, 'refunded');
      await stand.decide(payment, 'refund_fails');
      await stand.recheck(payment);
      const after = await stand.expectState(payment, 'refunded');
      expect(after.owed_cents).toBe(payment.total_cents);
      expect(await stand.alerts('refund_failed')).not.toEqual([]);
    },
  },
  {
    name: 'too little, and an operator sends it back',
    notApplicable: (under) => needs('pay_less')(under) ?? needsRefunds(under),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'pay_less');
      await stand.expectState(payment, 'review');
      const { refunds } = await stand.returnMoney(payment);
      expect(refunds).toMatchObject([{ purpose: 'return', state: 'succeeded' }]);
      await stand.quiet();
      await stand.expectState(payment, 'canceled');
      const { capturedMinor, refundedMinor } = await stand.there(payment);
      expect(refundedMinor).toBe(capturedMinor);
      await stand.expectAccess(payment, 0);
    },
  },
  {
    name: 'a dispute is seen and holds the commission',
    notApplicable: needs('dispute'),
    async run(stand) {
      const payment = await paidByGuest(stand);
      await stand.decide(payment, 'dispute');
      await stand.expectState(payment, 'disputed');
      expect(await stand.commissionOf(payment)).toMatchObject({ state: 'disputed' });
      expect(await stand.alerts('payment_disputed')).toContain(payment.id);
    },
  },
  {
    name: 'a dispute that is won leaves all as it was',
    notApplicable: needs('dispute', 'dispute_won'),
    async run(stand) {
      const payment = await paidByGuest(stand);
      await stand.decide(payment, 'dispute');
      await stand.expectState(payment, 'disputed');
      await stand.decide(payment, 'dispute_won');
      await stand.reconcile();
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
      expect(await stand.commissionOf(payment)).toMatchObject({ state: 'pending' });
    },
  },
  {
    name: 'a dispute that is lost takes money, access and commission back',
    notApplicable: needs('dispute', 'dispute_lost'),
    async run(stand) {
      const payment = await paidByGuest(stand);
      await stand.decide(payment, 'dispute');
      await stand.expectState(payment, 'disputed');
      await stand.decide(payment, 'dispute_lost');
      await stand.reconcile();
      await stand.expectState(payment, 'refunded');
      await stand.expectAccess(payment, 0);
      expect(await stand.commissionOf(payment)).toMatchObject({ state: 'reversed' });
    },
  },
];
