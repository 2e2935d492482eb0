import {
  checkMethodTest,
  refundMethodTest,
  startMethodTest,
} from '@sesame/contract/console/payments/method-tests.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../build/build-operator.ts';
import {
  type ConformanceCase,
  needs,
  needsRefundSums,
  needsRefunds,
  needsRefundsInPart,
  unlessRefusedByClient,
} from '../conformance-case.ts';
import { METHOD, type TestSetup } from '../start-test-setup.ts';

async function paidByGuest(setup: TestSetup) {
  const partner = await setup.newBuyer();
  const payment = await setup.order(await setup.newBuyer({ referred_by: partner.id }));
  await setup.decide(payment, 'pay');
  return setup.expectState(payment, 'paid');
}

/** Failures of the answer to a refund; all but the last two may mean that the money was returned. */
const BROKEN_ANSWERS = [
  'work_then_timeout',
  'work_then_500',
  'not_json',
  'slow_drip',
  'redirect',
  'refuse_500',
  'timeout',
] as const satisfies readonly AnswerFault[];

/** Refunds and disputes after a payment. */
export const afterSaleCases: readonly ConformanceCase[] = [
  {
    name: 'three partial refunds, reported twice and in reverse order, add up',
    notApplicable: (under) => needsRefundsInPart(under) ?? needsRefundSums(under),
    async run(setup) {
      const payment = await paidByGuest(setup);
      setup.tap.hold();
      setup.tap.clear();
      for (const amount of [100, 50, 25]) await setup.decide(payment, 'refund', amount);
      setup.tap.open();
      const webhooks = setup.tap.caught().toReversed();
      expect(webhooks.length).toBeGreaterThan(0);
      for (const webhook of [...webhooks, ...webhooks]) {
        expect(await setup.tap.deliver(webhook)).toMatchObject({ status: 200 });
      }
      await setup.quiet();
      const after = await setup.expectState(payment, 'partially_refunded');
      expect(after.returned_minor).toBe(175);
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a partial refund whose sum the provider does not say books nothing and raises an alert',
    notApplicable: (under) =>
      needsRefundsInPart(under) ??
      (under.namesRefundSums ? 'says how much was refunded' : undefined),
    async run(setup) {
      const payment = await paidByGuest(setup);
      await setup.decide(payment, 'refund', 100);
      const after = await setup.expectState(payment, 'paid');
      expect(after.returned_minor).toBe(0);
      expect(await setup.alerts('refund_unexplained')).toContain(payment.id);
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a test payment of an operator is paid and refunded, and counts nowhere',
    notApplicable: needsRefunds,
    async run(setup) {
      const { second } = setup;
      const operator = await buildOperator(second);
      const counts = () =>
        second.platform.db
          .selectFrom('journal_entries')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
      const before = await counts();
      // Those of earlier cases.
      const unknown = await setup.alerts('webhook_unknown_payment');
      const params = { gateway: METHOD };
      const { body: opened } = await second.call(startMethodTest, { params }, operator);
      expect(opened.state).toBe('opened');
      await setup.decide(opened, 'pay');
      const test = { params: { id: opened.id } };
      const { body: paid } = await second.call(checkMethodTest, test, operator);
      expect(paid).toMatchObject({ state: 'paid', can_refund: true });
      const { body: requested } = await second.call(refundMethodTest, test, operator);
      expect(['refunding', 'refunded']).toContain(requested.state);
      await setup.quiet();
      const { body: refunded } = await second.call(checkMethodTest, test, operator);
      expect(refunded.state).toBe('refunded');
      expect(await counts()).toEqual(before);
      expect(await setup.alerts('webhook_unknown_payment')).toEqual(unknown);
    },
  },
  {
    name: 'a full refund revokes access and commission',
    notApplicable: needs('refund'),
    async run(setup) {
      const payment = await paidByGuest(setup);
      expect(await setup.commissionOf(payment)).toMatchObject({ state: 'pending' });
      await setup.decide(payment, 'refund');
      expect(await setup.expectState(payment, 'refunded')).toMatchObject({
        returned_minor: payment.charge_minor,
        refunded_cents: payment.total_cents,
      });
      await setup.expectAccess(payment, 0);
      expect(await setup.commissionOf(payment)).toMatchObject({ state: 'reversed' });
    },
  },
  {
    name: 'a slow refund ends as refunded when it completes',
    notApplicable: needs('refund_pending', 'finish'),
    async run(setup) {
      const payment = await paidByGuest(setup);
      await setup.decide(payment, 'refund_pending');
      await setup.decide(payment, 'finish');
      await setup.reconcile();
      await setup.expectState(payment, 'refunded');
      await setup.expectAccess(payment, 0);
    },
  },
  {
    name: 'a partial refund by an operator is the same at the provider and in the journal',
    notApplicable: needsRefundsInPart,
    async run(setup) {
      const payment = await paidByGuest(setup);
      await setup.refund(payment, 1);
      await setup.quiet();
      const after = await setup.expectState(payment, 'partially_refunded');
      expect(after.refunded_cents).toBe(100);
      expect(after.returned_minor).toBeGreaterThan(0);
      expect(await setup.atProvider(payment)).toMatchObject({
        refundedMinor: after.returned_minor,
      });
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a full refund by an operator revokes access and commission',
    notApplicable: needsRefunds,
    async run(setup) {
      const payment = await paidByGuest(setup);
      await setup.refund(payment, 'all');
      await setup.quiet();
      const after = await setup.expectState(payment, 'refunded');
      expect(after.returned_minor).toBe(payment.charge_minor);
      expect(await setup.atProvider(payment)).toMatchObject({
        state: 'refunded',
        refundedMinor: payment.charge_minor,
      });
      await setup.expectAccess(payment, 0);
      expect(await setup.commissionOf(payment)).toMatchObject({ state: 'reversed' });
    },
  },
  ...BROKEN_ANSWERS.map(
    (refund): ConformanceCase => ({
      name: `a refund answered with ${refund} is made once`,
      notApplicable: (under) => needsRefunds(under) ?? unlessRefusedByClient(refund)(under),
      async run(setup) {
        const payment = await paidByGuest(setup);
        setup.tap.hold();
        await setup.emulator.setFaults({ refund, once: true });
        const { refunds } = await setup.refund(payment, 'all');
        expect(refunds).not.toMatchObject([{ state: 'failed' }]);
        await setup.followUpRefunds();
        const after = await setup.expectState(payment, 'refunded');
        expect(after.returned_minor).toBe(payment.charge_minor);
        expect(await setup.atProvider(payment)).toMatchObject({
          refundedMinor: payment.charge_minor,
        });
        await setup.expectAccess(payment, 0);
      },
    }),
  ),
  {
    name: 'a refund that fails after it was booked is detected, and the money is owed',
    notApplicable: (under) =>
      needs('refund_fails')(under) ??
      (under.listsRefunds ? undefined : 'does not list refunds separately'),
    async run(setup) {
      const payment = await paidByGuest(setup);
      await setup.refund(payment, 'all');
      await setup.quiet();
      await setup.expectState(payment, 'refunded');
      await setup.decide(payment, 'refund_fails');
      await setup.sync(payment);
      const after = await setup.expectState(payment, 'refunded');
      expect(after.owed_cents).toBe(payment.total_cents);
      expect(await setup.alerts('refund_failed')).not.toEqual([]);
    },
  },
  {
    name: 'an underpayment is returned by an operator',
    notApplicable: (under) => needs('pay_less')(under) ?? needsRefunds(under),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'pay_less');
      await setup.expectState(payment, 'review');
      const { refunds } = await setup.returnMoney(payment);
      expect(refunds).toMatchObject([{ purpose: 'return', state: 'succeeded' }]);
      await setup.quiet();
      await setup.expectState(payment, 'canceled');
      const { capturedMinor, refundedMinor } = await setup.atProvider(payment);
      expect(refundedMinor).toBe(capturedMinor);
      await setup.expectAccess(payment, 0);
    },
  },
  {
    name: 'a dispute is detected and holds the commission',
    notApplicable: needs('dispute'),
    async run(setup) {
      const payment = await paidByGuest(setup);
      await setup.decide(payment, 'dispute');
      await setup.expectState(payment, 'disputed');
      expect(await setup.commissionOf(payment)).toMatchObject({ state: 'disputed' });
      expect(await setup.alerts('payment_disputed')).toContain(payment.id);
    },
  },
  {
    name: 'a won dispute changes nothing',
    notApplicable: needs('dispute', 'dispute_won'),
    async run(setup) {
      const payment = await paidByGuest(setup);
      await setup.decide(payment, 'dispute');
      await setup.expectState(payment, 'disputed');
      await setup.decide(payment, 'dispute_won');
      await setup.reconcile();
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
      expect(await setup.commissionOf(payment)).toMatchObject({ state: 'pending' });
    },
  },
  {
    name: 'a lost dispute reverses money, access and commission',
    notApplicable: needs('dispute', 'dispute_lost'),
    async run(setup) {
      const payment = await paidByGuest(setup);
      await setup.decide(payment, 'dispute');
      await setup.expectState(payment, 'disputed');
      await setup.decide(payment, 'dispute_lost');
      await setup.reconcile();
      await setup.expectState(payment, 'refunded');
      await setup.expectAccess(payment, 0);
      expect(await setup.commissionOf(payment)).toMatchObject({ state: 'reversed' });
    },
  },
];
