import { randomUUID } from 'node:crypto';
import { isPaymentPending, receiveNotice } from '@sesame/contract/payments.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { expect } from 'vitest';
import { noticeAddress } from '../../src/domains/payments/notice-address.ts';
import type { PaymentRow } from '../../src/domains/payments/payments.store.ts';
import { gatewaysOf } from '../../src/domains/payments/providers/live-gateways.ts';
import type { Buyer } from '../build-purchase.ts';
import { seeKilled } from '../see-killed.ts';
import { callRoute } from '../start-app.ts';
import { type ConformanceCase, needs, needsAnswers, needsSignature } from './conformance-case.ts';
import type { CaughtNotice } from './notice-tap.ts';
import type { Stand } from './start-stand.ts';

const BROKEN_ANSWERS: readonly AnswerFault[] = [
  'refuse_500',
  '429',
  'timeout',
  'not_json',
  'huge',
  'slow_drip',
  'redirect',
];

/** A payment that is paid there while the shop knows nothing of it, and the notice that would tell. */
async function paidUnheard(
  stand: Stand,
  buyer?: Buyer,
): Promise<{ payment: PaymentRow; notice: CaughtNotice }> {
  const payment = await stand.order(buyer);
  stand.tap.hold();
  await stand.decide(payment, 'pay');
  const notice = stand.tap.caught().at(-1);
  if (notice === undefined) throw new Error('nobody told of the payment');
  return { payment, notice };
}

/** Each of these is refused and leaves nothing behind; the genuine one is taken afterwards. */
async function expectForged(
  stand: Stand,
  spoil: (notice: CaughtNotice, payment: PaymentRow) => readonly CaughtNotice[],
): Promise<void> {
  const { payment, notice } = await paidUnheard(stand);
  const before = await stand.inbox();
  for (const forged of spoil(notice, payment)) {
    expect(await stand.tap.deliver(forged)).toMatchObject({ status: 400 });
  }
  expect(await stand.inbox()).toEqual(before);
  await stand.expectState(payment, 'pending');
  expect(await stand.tap.deliver(notice)).toMatchObject({ status: 200 });
  await stand.expectState(payment, 'paid');
}

/** How providers tell, and how others pretend to. */
export const noticeCases: readonly ConformanceCase[] = [
  {
    name: 'T-W1: a notice without its signature is refused',
    notApplicable: needsSignature,
    run: (stand) => expectForged(stand, (notice) => [stand.under.unsigned?.(notice) ?? notice]),
  },
  {
    name: 'T-W1: a notice changed after signing is refused',
    notApplicable: needsSignature,
    run: (stand) =>
      expectForged(stand, (notice, { id }) => {
        const text = notice.rawBody.toString();
        expect(text).toContain(id);
        return [{ ...notice, rawBody: Buffer.from(text.replaceAll(id, randomUUID())) }];
      }),
  },
  {
    name: 'T-W1: what is no notice at all is refused',
    run: (stand) =>
      expectForged(stand, (notice) =>
        ['', 'garbage', '[]', 'null', '"OK"', '<xml/>'].map((text) => ({
          ...notice,
          rawBody: Buffer.from(text),
        })),
      ),
  },
  {
    name: 'T-W1: a notice at another address is refused',
    run: (stand) =>
      expectForged(stand, (notice) => {
        const bare = receiveNotice.path.replace(':provider', stand.under.provider);
        const wrongKey = `${bare}/${'x'.repeat(43)}`;
        const elsewhere = receiveNotice.path.replace(':provider', 'nobody');
        const paths = [elsewhere, wrongKey, ...(notice.path === bare ? [] : [bare])];
        return paths.map((path) => ({ ...notice, path }));
      }),
  },
  {
    name: 'T-W2: without its secret, or with a short one, it is off and believes nobody',
    async run(stand) {
      const { notice } = await paidUnheard(stand);
      for (const secret of ['', 'fifteen bytes..']) {
        const started = stand.startAgain({ [stand.under.secret]: secret });
        // The sandbox bank is asked for by its address, so that the shop does not even start without its secret.
        if (stand.under.provider === 'bank') {
          await expect(started).rejects.toThrow(stand.under.secret);
          continue;
        }
        const app = await started;
        expect(await stand.tap.deliver(notice, { to: app.url })).toMatchObject({ status: 400 });
        const { token } = await stand.newBuyer();
        expect(await stand.pressAt(app.url, token)).toMatchObject({
          refusal: { code: 'method_unknown' },
        });
        await app.stop();
      }
    },
  },
  {
    name: 'T-W3: a genuine notice about an order that nobody placed is kept and told to an operator',
    async run(stand) {
      const { platform } = stand.second;
      const gateway = await gatewaysOf(platform).get(stand.under.provider);
      if (gateway === undefined) throw new Error(`${stand.under.provider} is not live`);
      const orderId = randomUUID();
      const { currency, capabilities } = stand.under;
      const charge = capabilities.charges.find((one) => one.currency === currency);
      await gateway.createForm({
        orderId,
        amountMinor: Math.max(50_000, charge?.minMinor ?? 0),
        currency,
        description: 'Nobody ordered this',
        returnUrl: `${stand.tap.url}/dashboard/subscriptions`,
        notifyUrl: noticeAddress(stand.tap.url, gateway),
        expiresAt: new Date(Date.now() + 1_800_000),
        language: 'en',
        email: 'nobody@example.com',
        option: null,
      });
      await stand.decide({ id: orderId }, 'pay');
      const outcomes = (await stand.inbox()).filter(({ order_id }) => order_id === orderId);
      expect(outcomes.length).toBeGreaterThan(0);
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['unknown_payment']));
      expect(stand.tap.answers().every(({ status }) => status === 200)).toBe(true);
      expect(await stand.alerts('notice_unknown_payment')).not.toEqual([]);
    },
  },
  {
    name: "T-W3: one order's money never pays another order",
    async run(stand) {
      const other = await stand.order();
      const { payment, notice } = await paidUnheard(stand);
      for (let copy = 0; copy < 3; copy++) await stand.tap.deliver(notice);
      await stand.expectState(payment, 'paid');
      await stand.reconcile();
      await stand.expectState(other, 'pending');
      await stand.expectAccess(other, 0);
    },
  },
  {
    name: 'T-W4: a hundred copies at once on two servers have one effect',
    async run(stand) {
      const { payment, notice } = await paidUnheard(stand);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          stand.tap.deliver(notice, { to: index % 2 === 0 ? stand.shop.url : stand.second.url }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await stand.expectState(payment, 'paid');
      await stand.quiet();
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'T-W5: notices, polls, Pay and reconciliation meet: paid once',
    async run(stand) {
      const buyer = await stand.newBuyer();
      const { payment, notice } = await paidUnheard(stand, buyer);
      await Promise.all([
        stand.reconcile(),
        ...[stand.shop.url, stand.second.url].flatMap((to) => [
          stand.tap.deliver(notice, { to }),
          stand.tap.deliver(notice, { to }),
          callRoute(to, isPaymentPending, {}, buyer),
        ]),
        stand.press(buyer),
      ]);
      await stand.expectState(payment, 'paid');
      await stand.quiet();
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'T-W6: killed between storing and applying: told again, it is applied once',
    async run(stand) {
      const { payment, notice } = await paidUnheard(stand);
      const victim = await stand.startVictim('notice_stored');
      await expect(stand.tap.deliver(notice, { to: victim.url })).rejects.toThrow();
      await seeKilled(victim, stand.second.platform.pool);
      await stand.expectState(payment, 'pending');
      expect(await stand.tap.deliver(notice)).toMatchObject({ status: 200 });
      stand.second.clock.advance(60_000);
      await stand.second.jobs.run('apply-notices');
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'T-W6: killed after the acknowledgement, in the midst of applying: nothing is lost',
    async run(stand) {
      const { payment, notice } = await paidUnheard(stand);
      const victim = await stand.startVictim('settle_before_commit');
      expect(await stand.tap.deliver(notice, { to: victim.url })).toMatchObject({ status: 200 });
      await seeKilled(victim, stand.second.platform.pool);
      await stand.expectState(payment, 'pending');
      stand.second.clock.advance(60_000);
      await stand.second.jobs.run('apply-notices');
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'T-W8: a notice that cannot be applied now is applied later',
    async run(stand) {
      const { payment, notice } = await paidUnheard(stand);
      await stand.emulator.setFaults({ status: 'refuse_500' });
      expect(await stand.tap.deliver(notice)).toMatchObject({ status: 200 });
      await stand.quiet();
      await stand.expectState(payment, 'pending');
      await stand.emulator.setFaults({});
      stand.second.clock.advance(60_000);
      await stand.second.jobs.run('apply-notices');
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'T-W10: a notice that is too old or ahead of time is refused',
    notApplicable: ({ noticeAge }) =>
      noticeAge === null ? 'its signature holds no time' : undefined,
    async run(stand) {
      const { payment, notice } = await paidUnheard(stand);
      const { oldS = 0, aheadS = 0 } = stand.under.noticeAge ?? {};
      for (const seconds of [oldS + 2, -aheadS - 2]) {
        stand.second.clock.set(new Date(Date.now() + seconds * 1_000));
        const answer = await stand.tap.deliver(notice, { to: stand.second.url });
        expect(answer).toMatchObject({ status: 400 });
      }
      await stand.expectState(payment, 'pending');
      stand.second.clock.set(new Date());
      expect(await stand.tap.deliver(notice, { to: stand.second.url })).toMatchObject({
        status: 200,
      });
      await stand.expectState(payment, 'paid');
    },
  },
  {
    name: 'I27: its whole archive, told backwards and again, changes nothing',
    notApplicable: needs('refund'),
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'pay');
      await stand.expectState(payment, 'paid');
      await stand.decide(payment, 'refund');
      const after = await stand.expectState(payment, 'refunded');
      const archive = stand.tap.caught();
      expect(archive.length).toBeGreaterThan(1);
      for (const notice of [...archive.toReversed(), ...archive]) {
        expect(await stand.tap.deliver(notice)).toMatchObject({ status: 200 });
      }
      await stand.quiet();
      expect(await stand.payment(payment.id)).toEqual(after);
    },
  },
  {
    name: 'is answered as the provider wants to be answered',
    async run(stand) {
      const payment = await stand.order();
      await stand.decide(payment, 'pay');
      await stand.expectState(payment, 'paid');
      const body = stand.under.acknowledgement;
      expect(stand.tap.answers().length).toBeGreaterThan(0);
      for (const answer of stand.tap.answers()) expect(answer).toEqual({ status: 200, body });
    },
  },
  {
    name: 'a wrong sum in a notice means nothing: the provider is asked',
    async run(stand) {
      const payment = await stand.order();
      await stand.emulator.setFaults({ notices: 'wrong_amount' });
      await stand.decide(payment, 'pay');
      expect(await stand.expectState(payment, 'paid')).toMatchObject({
        captured_minor: payment.charge_minor,
        flag: null,
      });
    },
  },
  {
    name: "T-W1: a stranger's signature is refused, and the money is found all the same",
    notApplicable: (under) => needsSignature(under) ?? needsAnswers(under),
    async run(stand) {
      const payment = await stand.order();
      await stand.emulator.setFaults({ notices: 'bad_signature' });
      await stand.decide(payment, 'pay');
      expect(new Set(stand.tap.answers().map(({ status }) => status))).toEqual(new Set([400]));
      await stand.expectState(payment, 'pending');
      await stand.reconcile();
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  {
    name: 'a lost notice only delays',
    notApplicable: needsAnswers,
    async run(stand) {
      const { payment } = await paidUnheard(stand);
      await stand.reconcile();
      await stand.expectState(payment, 'paid');
      await stand.expectAccess(payment, 1);
    },
  },
  ...BROKEN_ANSWERS.map(
    (status): ConformanceCase => ({
      name: `asked about a payment it answers ${status}: nothing is believed, and it is asked again`,
      async run(stand) {
        const { payment, notice } = await paidUnheard(stand);
        await stand.emulator.setFaults({ status });
        expect(await stand.tap.deliver(notice, { to: stand.second.url })).toMatchObject({
          status: 200,
        });
        await stand.quiet();
        await stand.reconcile();
        await stand.expectState(payment, 'pending');
        await stand.expectAccess(payment, 0);
        await stand.emulator.setFaults({});
        stand.second.clock.advance(60_000);
        await stand.second.jobs.run('apply-notices');
        await stand.expectState(payment, 'paid');
        await stand.expectAccess(payment, 1);
      },
    }),
  ),
];
