import { randomUUID } from 'node:crypto';
import { isPaymentPending, receiveWebhook } from '@sesame/contract/shop/payments.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { expect } from 'vitest';
import { gatewaysOf } from '../../../src/domains/payments/providers/live-gateways.ts';
import { webhookUrl } from '../../../src/domains/payments/providers/webhook-url.ts';
import type { PaymentRow } from '../../../src/domains/payments/records/payments.store.ts';
import type { Buyer } from '../../build/build-purchase.ts';
import { waitUntilKilled } from '../../processes/wait-until-killed.ts';
import { callRoute } from '../../shops/start-app.ts';
import {
  bankOnlyOutsideSoak,
  type ConformanceCase,
  needs,
  needsSignature,
  needsStatusQueries,
  unlessRefusedByClient,
} from '../conformance-case.ts';
import type { TestSetup } from '../start-test-setup.ts';
import type { CaughtWebhook } from '../webhook-tap.ts';

const BROKEN_ANSWERS: readonly AnswerFault[] = [
  'refuse_500',
  '429',
  'timeout',
  'not_json',
  'huge',
  'slow_drip',
  'redirect',
];

/** A payment that is paid at the provider but not yet known to the shop, and its webhook. */
async function paidWithoutWebhook(
  setup: TestSetup,
  buyer?: Buyer,
): Promise<{ payment: PaymentRow; webhook: CaughtWebhook }> {
  const payment = await setup.order(buyer);
  setup.tap.hold();
  await setup.decide(payment, 'pay');
  const webhook = setup.tap.caught().at(-1);
  if (webhook === undefined) throw new Error('there was no webhook for the payment');
  return { payment, webhook };
}

/** Checks that forged webhooks are refused without a trace, and that the genuine one is accepted afterwards. */
async function expectForged(
  setup: TestSetup,
  corrupt: (webhook: CaughtWebhook, payment: PaymentRow) => readonly CaughtWebhook[],
): Promise<void> {
  const { payment, webhook } = await paidWithoutWebhook(setup);
  const before = await setup.webhookEvents();
  for (const forged of corrupt(webhook, payment)) {
    expect(await setup.tap.deliver(forged)).toMatchObject({ status: 400 });
  }
  expect(await setup.webhookEvents()).toEqual(before);
  await setup.expectState(payment, 'pending');
  expect(await setup.tap.deliver(webhook)).toMatchObject({ status: 200 });
  await setup.expectState(payment, 'paid');
}

/** Genuine and forged webhooks, and lost ones. */
export const webhookCases: readonly ConformanceCase[] = [
  {
    name: 'a webhook without its signature is refused',
    notApplicable: needsSignature,
    run: (setup) => expectForged(setup, (webhook) => [setup.under.unsigned?.(webhook) ?? webhook]),
  },
  {
    name: 'a webhook changed after signing is refused',
    notApplicable: needsSignature,
    run: (setup) =>
      expectForged(setup, (webhook, { id }) => {
        const text = webhook.rawBody.toString();
        expect(text).toContain(id);
        return [{ ...webhook, rawBody: Buffer.from(text.replaceAll(id, randomUUID())) }];
      }),
  },
  {
    name: 'a body that is not a webhook is refused',
    run: (setup) =>
      expectForged(setup, (webhook) =>
        ['', 'garbage', '[]', 'null', '"OK"', '<xml/>'].map((text) => ({
          ...webhook,
          rawBody: Buffer.from(text),
        })),
      ),
  },
  {
    name: 'a webhook at another address is refused',
    run: (setup) =>
      expectForged(setup, (webhook) => {
        const bare = receiveWebhook.path.replace(':provider', setup.under.provider);
        const wrongKey = `${bare}/${'x'.repeat(43)}`;
        const elsewhere = receiveWebhook.path.replace(':provider', 'nobody');
        const paths = [elsewhere, wrongKey, ...(webhook.path === bare ? [] : [bare])];
        return paths.map((path) => ({ ...webhook, path }));
      }),
  },
  {
    name: 'without its secret, or with a short one, the provider is off and refuses webhooks',
    async run(setup) {
      const { webhook } = await paidWithoutWebhook(setup);
      for (const secret of ['', '7 bytes']) {
        const started = setup.startAgain({ [setup.under.secret]: secret });
        // The emulated bank is configured by its address, so the shop does not even start without its secret.
        if (setup.under.provider === 'bank') {
          await expect(started).rejects.toThrow(setup.under.secret);
          continue;
        }
        const app = await started;
        expect(await setup.tap.deliver(webhook, { to: app.url })).toMatchObject({ status: 400 });
        const { token } = await setup.newBuyer();
        expect(await setup.pressAt(app.url, token)).toMatchObject({
          refusal: { code: 'method_unknown' },
        });
        await app.stop();
      }
    },
  },
  {
    name: 'a genuine webhook for an unknown order is stored and raises an alert',
    async run(setup) {
      const { platform } = setup.second;
      const gateway = await gatewaysOf(platform).get(setup.under.provider);
      if (gateway === undefined) throw new Error(`${setup.under.provider} is not live`);
      const orderId = randomUUID();
      const { currency, capabilities } = setup.under;
      const charge = capabilities.charges.find((one) => one.currency === currency);
      await gateway.openCheckout({
        orderId,
        amountMinor: Math.max(50_000, charge?.minMinor ?? 0),
        currency,
        description: 'An unknown order',
        receiptName: 'An unknown order',
        returnUrl: `${setup.tap.url}/dashboard/subscriptions`,
        webhookUrl: webhookUrl(setup.tap.url, gateway),
        expiresAt: new Date(Date.now() + 1_800_000),
        language: 'en',
        email: 'nobody@example.com',
        option: null,
      });
      await setup.decide({ id: orderId }, 'pay');
      const outcomes = (await setup.webhookEvents()).filter(({ order_id }) => order_id === orderId);
      expect(outcomes.length).toBeGreaterThan(0);
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['unknown_payment']));
      expect(setup.tap.answers().every(({ status }) => status === 200)).toBe(true);
      expect(await setup.alerts('webhook_unknown_payment')).not.toEqual([]);
    },
  },
  {
    name: "one order's money never pays another order",
    async run(setup) {
      const other = await setup.order();
      const { payment, webhook } = await paidWithoutWebhook(setup);
      for (let copy = 0; copy < 3; copy++) await setup.tap.deliver(webhook);
      await setup.expectState(payment, 'paid');
      await setup.reconcile();
      await setup.expectState(other, 'pending');
      await setup.expectAccess(other, 0);
    },
  },
  {
    name: 'a hundred copies at once on two servers have one effect',
    async run(setup) {
      const { payment, webhook } = await paidWithoutWebhook(setup);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          setup.tap.deliver(webhook, { to: index % 2 === 0 ? setup.shop.url : setup.second.url }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await setup.expectState(payment, 'paid');
      await setup.quiet();
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'webhooks, polls, repeated checkouts and reconciliation at once: paid once',
    async run(setup) {
      const buyer = await setup.newBuyer();
      const { payment, webhook } = await paidWithoutWebhook(setup, buyer);
      await Promise.all([
        setup.reconcile(),
        ...[setup.shop.url, setup.second.url].flatMap((to) => [
          setup.tap.deliver(webhook, { to }),
          setup.tap.deliver(webhook, { to }),
          callRoute(to, isPaymentPending, {}, buyer),
        ]),
        setup.press(buyer),
      ]);
      await setup.expectState(payment, 'paid');
      await setup.quiet();
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'killed between storing and applying: a repeated webhook is applied once',
    notApplicable: bankOnlyOutsideSoak,
    async run(setup) {
      const { payment, webhook } = await paidWithoutWebhook(setup);
      const victim = await setup.startVictim('webhook_stored');
      await expect(setup.tap.deliver(webhook, { to: victim.url })).rejects.toThrow();
      await waitUntilKilled(victim, setup.second.platform.pool);
      await setup.expectState(payment, 'pending');
      expect(await setup.tap.deliver(webhook)).toMatchObject({ status: 200 });
      setup.second.clock.advance(60_000);
      await setup.second.jobs.run('apply-webhooks');
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'killed after the acknowledgement, while applying: nothing is lost',
    notApplicable: bankOnlyOutsideSoak,
    async run(setup) {
      const { payment, webhook } = await paidWithoutWebhook(setup);
      const victim = await setup.startVictim('settle_before_commit');
      expect(await setup.tap.deliver(webhook, { to: victim.url })).toMatchObject({ status: 200 });
      await waitUntilKilled(victim, setup.second.platform.pool);
      await setup.expectState(payment, 'pending');
      setup.second.clock.advance(60_000);
      await setup.second.jobs.run('apply-webhooks');
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a webhook that cannot be applied now is applied later',
    async run(setup) {
      const { payment, webhook } = await paidWithoutWebhook(setup);
      await setup.emulator.setFaults({ status: 'refuse_500' });
      expect(await setup.tap.deliver(webhook)).toMatchObject({ status: 200 });
      await setup.quiet();
      await setup.expectState(payment, 'pending');
      await setup.emulator.setFaults({});
      setup.second.clock.advance(60_000);
      await setup.second.jobs.run('apply-webhooks');
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a webhook whose time is too old or in the future is refused',
    notApplicable: ({ webhookAge }) =>
      webhookAge === null ? 'its signature contains no time' : undefined,
    async run(setup) {
      const { payment, webhook } = await paidWithoutWebhook(setup);
      const { oldS = 0, aheadS = 0 } = setup.under.webhookAge ?? {};
      for (const seconds of [oldS + 2, -aheadS - 2]) {
        setup.second.clock.set(new Date(Date.now() + seconds * 1_000));
        const answer = await setup.tap.deliver(webhook, { to: setup.second.url });
        expect(answer).toMatchObject({ status: 400 });
      }
      await setup.expectState(payment, 'pending');
      setup.second.clock.set(new Date());
      expect(await setup.tap.deliver(webhook, { to: setup.second.url })).toMatchObject({
        status: 200,
      });
      await setup.expectState(payment, 'paid');
    },
  },
  {
    name: 'repeating all webhooks in reverse order changes nothing',
    notApplicable: needs('refund'),
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'pay');
      await setup.expectState(payment, 'paid');
      await setup.decide(payment, 'refund');
      const after = await setup.expectState(payment, 'refunded');
      const archive = setup.tap.caught();
      expect(archive.length).toBeGreaterThan(1);
      for (const webhook of [...archive.toReversed(), ...archive]) {
        expect(await setup.tap.deliver(webhook)).toMatchObject({ status: 200 });
      }
      await setup.quiet();
      expect(await setup.payment(payment.id)).toEqual(after);
    },
  },
  {
    name: 'the acknowledgement is the one that the provider expects',
    async run(setup) {
      const payment = await setup.order();
      await setup.decide(payment, 'pay');
      await setup.expectState(payment, 'paid');
      const body = setup.under.acknowledgement;
      expect(setup.tap.answers().length).toBeGreaterThan(0);
      for (const answer of setup.tap.answers()) expect(answer).toEqual({ status: 200, body });
    },
  },
  {
    name: 'an amount in a webhook is not trusted: the payment is fetched',
    async run(setup) {
      const payment = await setup.order();
      await setup.emulator.setFaults({ webhooks: 'wrong_amount' });
      await setup.decide(payment, 'pay');
      expect(await setup.expectState(payment, 'paid')).toMatchObject({
        captured_minor: payment.charge_minor,
        flags: null,
      });
    },
  },
  {
    name: 'a foreign signature is refused, and the payment is found by reconciliation',
    notApplicable: (under) => needsSignature(under) ?? needsStatusQueries(under),
    async run(setup) {
      const payment = await setup.order();
      await setup.emulator.setFaults({ webhooks: 'bad_signature' });
      await setup.decide(payment, 'pay');
      expect(new Set(setup.tap.answers().map(({ status }) => status))).toEqual(new Set([400]));
      await setup.expectState(payment, 'pending');
      await setup.reconcile();
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  {
    name: 'a lost webhook only delays the payment',
    notApplicable: needsStatusQueries,
    async run(setup) {
      const { payment } = await paidWithoutWebhook(setup);
      await setup.reconcile();
      await setup.expectState(payment, 'paid');
      await setup.expectAccess(payment, 1);
    },
  },
  ...BROKEN_ANSWERS.map(
    (status): ConformanceCase => ({
      name: `fetching a payment is answered with ${status}: nothing is applied, and it is retried`,
      notApplicable: unlessRefusedByClient(status),
      async run(setup) {
        const { payment, webhook } = await paidWithoutWebhook(setup);
        await setup.emulator.setFaults({ status });
        expect(await setup.tap.deliver(webhook, { to: setup.second.url })).toMatchObject({
          status: 200,
        });
        await setup.quiet();
        await setup.reconcile();
        await setup.expectState(payment, 'pending');
        await setup.expectAccess(payment, 0);
        await setup.emulator.setFaults({});
        setup.second.clock.advance(60_000);
        await setup.second.jobs.run('apply-webhooks');
        await setup.expectState(payment, 'paid');
        await setup.expectAccess(payment, 1);
      },
    }),
  ),
];
