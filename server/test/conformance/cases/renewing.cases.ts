import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { MANDATE_VERSION } from '@sesame/contract/shared/mandate-versions.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { readRenewalConsent, startPayment } from '@sesame/contract/shop/payments.ts';
import { turnOffRenewal } from '@sesame/contract/shop/renewals.ts';
import { expect } from 'vitest';
import type { DeclineClass } from '../../../src/domains/renewals/renewal-state.rules.ts';
import { retryRenewal } from '../../../src/domains/renewals/retry-renewal.ts';
import type { Buyer } from '../../build/build-purchase.ts';
import { isSoak } from '../../property-runs.ts';
import { getRow, updateRows } from '../../rows.ts';
import { type ConformanceCase, needs } from '../conformance-case.ts';
import type { ProviderUnderTest } from '../providers-under-test.ts';
import { METHOD, type TestSetup } from '../start-test-setup.ts';
import { needsRemoving, needsSaving, savingOf, tokenOf } from './saving.cases.ts';

/**
 * Automatic renewal through each gateway: the engine runs in the second server, whose clock and jobs the cases control,
 * and the emulator follows that clock. Webhooks are held, and delivered where a case is about them.
 */

/** One provider stands for all, except in a soak. */
export function needsRenewals(under: ProviderUnderTest): string | undefined {
  if (isSoak || under.provider === 'stripe') return needsSaving(under);
  return needsSaving(under) ?? 'renewals run with Stripe, and with each in a soak';
}

const needsRemoval = (under: ProviderUnderTest) => needsRenewals(under) ?? needsRemoving(under);

export const needsDecline = (as: DeclineClass) => (under: ProviderUnderTest) =>
  needsRenewals(under) ??
  (typeof under.saving === 'string' || under.saving.declines[as] !== undefined
    ? undefined
    : `has no decline that counts as ${as}`);

async function moveTo({ second, emulator }: TestSetup, at: Date): Promise<void> {
  second.clock.set(at);
  await emulator.setClock(at);
}

export async function run({ second: { jobs } }: TestSetup): Promise<void> {
  for (const job of ['stop-agreements', 'plan-renewals', 'advance-renewals']) await jobs.run(job);
  await jobs.runDue();
}

export async function after(setup: TestSetup, hours: number): Promise<void> {
  await moveTo(setup, new Date(setup.second.clock.now().getTime() + hours * HOUR_MS));
  await run(setup);
}

/** Delivers what the provider has sent meanwhile to the second server, and lets the engine follow. */
export async function deliver(setup: TestSetup): Promise<void> {
  await setup.emulator.idle();
  for (const webhook of setup.tap.caught())
    await setup.tap.deliver(webhook, { to: setup.second.url });
  setup.tap.clear();
  await setup.quiet();
  await run(setup);
}

/** A buyer who pays, has the method saved and agrees to renewal; then the moment of the first charge. */
export async function toCharge(setup: TestSetup): Promise<Buyer> {
  const { second, product } = setup;
  // The first payment is made in real time, as the shop sees it.
  second.clock.set(new Date());
  await setup.emulator.setClock(null);
  setup.tap.open();
  const buyer = await setup.newBuyer();
  const query = { subscription_price_id: String(product.priceId) };
  const consent = await second.call(
    readRenewalConsent,
    { query: { ...query, gateway: METHOD } },
    buyer,
  );
  const body = {
    gateway: METHOD,
    save: { mandate: MANDATE_VERSION },
    renew: { text: consent.body.text },
  };
  const order = await second.call(startPayment, { query, body }, buyer);
  await setup.decide({ id: order.body.payment_id }, 'pay');
  await setup.expectState({ id: order.body.payment_id }, 'paid');
  await second.jobs.run('begin-agreed-renewals');
  setup.tap.hold();
  setup.tap.clear();
  await run(setup);
  const { ends_at: end } = await subscriptionOf(setup, buyer);
  // At any time of day: charges are made between 8 and 20 o'clock, and three days after the notification.
  await moveTo(setup, new Date(end.getTime() - 82 * HOUR_MS));
  await run(setup);
  await moveTo(setup, new Date(end.getTime() - 9 * HOUR_MS));
  return buyer;
}

export const subscriptionOf = ({ second }: TestSetup, { id }: Buyer) =>
  getRow(second, 'subscriptions', { user_id: id });

export async function renewalOf({ second }: TestSetup, { id }: Buyer) {
  const { db } = second.platform;
  const renewal = await db
    .selectFrom('renewals')
    .innerJoin('subscriptions', 'subscriptions.id', 'renewals.subscription_id')
    .selectAll('renewals')
    .where('user_id', '=', id)
    .orderBy('period_start')
    .executeTakeFirstOrThrow();
  const attempts = await db
    .selectFrom('renewal_attempts')
    .selectAll()
    .where('renewal_id', '=', renewal.id)
    .orderBy('number')
    .execute();
  return { renewal, attempts };
}

/** What the provider has charged for the renewals of a buyer, and not returned. */
export async function chargedFor(setup: TestSetup, { id }: Buyer) {
  const payments = await setup.second.platform.db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', id)
    .where('renewal_id', 'is not', null)
    .execute();
  const ids = payments.map((payment) => payment.id);
  return (await setup.emulator.payments()).filter(
    ({ orderId, capturedMinor }) => ids.includes(orderId) && capturedMinor > 0,
  );
}

export async function expectPaidOnce(setup: TestSetup, buyer: Buyer): Promise<void> {
  const { renewal, attempts } = await renewalOf(setup, buyer);
  expect(renewal.state).toBe('paid');
  expect(await chargedFor(setup, buyer)).toMatchObject([{ refundedMinor: 0 }]);
  const paid = attempts.find(({ state }) => state === 'succeeded');
  await setup.expectAccess({ id: paid?.payment_id ?? '' }, 1);
}

/** No one pays for days without access: the period begins when it was paid, this many hours after the old end. */
export async function expectPeriodFrom(
  setup: TestSetup,
  buyer: Buyer,
  end: Date,
  hours: number,
): Promise<void> {
  const { attempts } = await renewalOf(setup, buyer);
  const paid = attempts.find(({ state }) => state === 'succeeded');
  const grant = await getRow(setup.second, 'grants', { payment_id: paid?.payment_id ?? '' }, [
    'starts_at',
  ]);
  expect(grant.starts_at.getTime()).toBeGreaterThanOrEqual(end.getTime() + hours * HOUR_MS);
}

/** A case that leaves no active agreement behind, and the clocks where they were. */
export function renewing(
  name: string,
  work: (setup: TestSetup) => Promise<void>,
  notApplicable = needsRenewals,
): ConformanceCase {
  return {
    name: `renewal: ${name}`,
    notApplicable,
    async run(setup) {
      try {
        await work(setup);
      } finally {
        const { db } = setup.second.platform;
        await updateRows(
          db,
          'renewal_agreements',
          { stopped_at: null },
          { stopped_at: new Date(), stopped_by: 'buyer', stop_reason: 'turned_off' },
        );
        await run(setup);
        await setup.emulator.setClock(null);
      }
    },
  };
}

export const decline = (setup: TestSetup, as: DeclineClass) =>
  setup.emulator.setSwitches(savingOf(setup).declines[as] ?? {});

const loseAnswer = (setup: TestSetup, how: 'work_then_500' | 'refuse_500') =>
  setup.emulator.setFaults({ [savingOf(setup).chargedAt ?? 'create']: how, once: true });

/** Payments that automatic renewals make. */
export const renewingCases: readonly ConformanceCase[] = [
  renewing('is charged once and prolongs the access by its period', async (setup) => {
    const buyer = await toCharge(setup);
    const before = await subscriptionOf(setup, buyer);
    await run(setup);
    await expectPaidOnce(setup, buyer);
    await deliver(setup);
    await expectPaidOnce(setup, buyer);
    const { ends_at: end } = await subscriptionOf(setup, buyer);
    const days = (end.getTime() - before.ends_at.getTime()) / (24 * HOUR_MS);
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    expect(Math.round(days)).toBeLessThanOrEqual(31);
  }),
  renewing('a lost answer is found out, whether the charge was made or not', async (setup) => {
    for (const how of ['work_then_500', 'refuse_500'] as const) {
      const buyer = await toCharge(setup);
      await loseAnswer(setup, how);
      await run(setup);
      expect((await renewalOf(setup, buyer)).attempts).toMatchObject([{ state: 'unknown' }]);
      await setup.emulator.setFaults({});
      await after(setup, 0.05);
      await expectPaidOnce(setup, buyer);
    }
  }),
  renewing(
    'a webhook settles a charge whose answer was lost, and its copy nothing',
    async (setup) => {
      const buyer = await toCharge(setup);
      await loseAnswer(setup, 'work_then_500');
      await run(setup);
      await setup.emulator.idle();
      const webhooks = setup.tap.caught();
      await deliver(setup);
      await expectPaidOnce(setup, buyer);
      for (const webhook of webhooks) await setup.tap.deliver(webhook, { to: setup.second.url });
      await setup.quiet();
      await run(setup);
      await expectPaidOnce(setup, buyer);
    },
  ),
  renewing(
    'a charge that is not decided makes no other attempt, and ends by its webhook',
    async (setup) => {
      for (const outcome of ['finish', 'decline'] as const) {
        const buyer = await toCharge(setup);
        await setup.emulator.setSwitches(savingOf(setup).pending);
        await run(setup);
        await setup.emulator.setSwitches({});
        await after(setup, 2);
        const { attempts } = await renewalOf(setup, buyer);
        expect(attempts).toMatchObject([{ state: 'pending' }]);
        await setup.emulator.decide(attempts[0]?.payment_id ?? '', outcome);
        await deliver(setup);
        if (outcome === 'decline') await after(setup, 60);
        await expectPaidOnce(setup, buyer);
      }
    },
  ),
  renewing(
    'a charge that is decided after access was cut begins its period then',
    async (setup) => {
      const buyer = await toCharge(setup);
      const { ends_at: end } = await subscriptionOf(setup, buyer);
      await setup.emulator.setSwitches(savingOf(setup).pending);
      await run(setup);
      await setup.emulator.setSwitches({});
      await after(setup, 24 * 6);
      const cut = await setup.second.call(listActiveSubscriptions, {}, buyer);
      expect(cut.body).toEqual([]);
      const { attempts } = await renewalOf(setup, buyer);
      await setup.emulator.decide(attempts[0]?.payment_id ?? '', 'finish');
      await deliver(setup);
      await expectPaidOnce(setup, buyer);
      await expectPeriodFrom(setup, buyer, end, 24 * 5);
    },
  ),
  renewing(
    'a decline that is paid after access was cut begins its period then',
    async (setup) => {
      const buyer = await toCharge(setup);
      const { ends_at: end } = await subscriptionOf(setup, buyer);
      await decline(setup, 'funds');
      for (const hours of [0, 48, 48]) await after(setup, hours);
      await setup.emulator.setSwitches({});
      await after(setup, 24 * 4);
      await expectPaidOnce(setup, buyer);
      expect((await renewalOf(setup, buyer)).attempts.length).toBeGreaterThan(2);
      await expectPeriodFrom(setup, buyer, end, 24 * 3);
    },
    needsDecline('funds'),
  ),
  renewing(
    'another sum or currency than was charged is held, and gives no access',
    async (setup) => {
      const outcomes = (['pay_less', 'wrong_currency'] as const).filter(
        (outcome) => needs(outcome)(setup.under) === undefined,
      );
      for (const outcome of outcomes) {
        const buyer = await toCharge(setup);
        const { ends_at: end } = await subscriptionOf(setup, buyer);
        await setup.emulator.setSwitches(savingOf(setup).pending);
        await run(setup);
        await setup.emulator.setSwitches({});
        const { attempts } = await renewalOf(setup, buyer);
        const id = attempts[0]?.payment_id ?? '';
        await setup.emulator.decide(id, outcome);
        await deliver(setup);
        await setup.expectState({ id }, 'review');
        await after(setup, 48);
        expect((await renewalOf(setup, buyer)).attempts).toHaveLength(1);
        expect(await subscriptionOf(setup, buyer)).toMatchObject({ ends_at: end });
        expect(await setup.alerts('payment_review')).toContain(id);
      }
    },
    (under) => needsRenewals(under) ?? needs('pay_less')(under),
  ),
  renewing(
    'a decline for lack of money is tried again in time, and paid once',
    async (setup) => {
      const buyer = await toCharge(setup);
      await decline(setup, 'funds');
      await run(setup);
      expect((await renewalOf(setup, buyer)).attempts).toMatchObject([{ class: 'funds' }]);
      await setup.emulator.setSwitches({});
      await after(setup, 12);
      expect((await renewalOf(setup, buyer)).attempts).toHaveLength(1);
      await after(setup, 60);
      await expectPaidOnce(setup, buyer);
    },
    needsDecline('funds'),
  ),
  renewing(
    'an unknown decline is tried twice at most',
    async (setup) => {
      const buyer = await toCharge(setup);
      await decline(setup, 'soft');
      for (const hours of [0, 48, 48, 48]) await after(setup, hours);
      const { renewal, attempts } = await renewalOf(setup, buyer);
      expect(attempts).toMatchObject([{ class: 'soft' }, { class: 'soft' }]);
      expect(renewal.state).toBe('needs_buyer');
    },
    needsDecline('soft'),
  ),
  renewing(
    'a method that will never pay again is not charged any more',
    async (setup) => {
      const buyer = await toCharge(setup);
      await decline(setup, 'hard');
      await run(setup);
      await setup.emulator.setSwitches({});
      await after(setup, 72);
      expect((await renewalOf(setup, buyer)).attempts).toMatchObject([{ class: 'hard' }]);
      expect(await chargedFor(setup, buyer)).toEqual([]);
      const methods = setup.second.platform.db.selectFrom('saved_methods').select('state');
      expect(await methods.where('user_id', '=', buyer.id).execute()).toEqual([{ state: 'dead' }]);
    },
    needsDecline('hard'),
  ),
  renewing(
    'a method for which the buyer has turned off automatic payments ends the agreement',
    async (setup) => {
      const buyer = await toCharge(setup);
      await decline(setup, 'revoked');
      await run(setup);
      const agreements = setup.second.platform.db
        .selectFrom('renewal_agreements')
        .select(['stopped_by', 'stop_reason'])
        .where('user_id', '=', buyer.id);
      await run(setup);
      expect(await agreements.execute()).toMatchObject([{ stop_reason: 'method_revoked' }]);
      expect(await chargedFor(setup, buyer)).toEqual([]);
    },
    needsDecline('revoked'),
  ),
  renewing(
    'what the bank wants confirmed is left to the buyer, who pays it as an order',
    async (setup) => {
      const buyer = await toCharge(setup);
      await decline(setup, 'action');
      await run(setup);
      await setup.emulator.setSwitches({});
      await after(setup, 48);
      const { renewal, attempts } = await renewalOf(setup, buyer);
      const { confirms = false } = savingOf(setup);
      expect(attempts).toMatchObject([{ class: confirms ? null : 'action' }]);
      expect(renewal.state).toBe('needs_buyer');
      const payment = await setup.order(buyer, { at: 'second' });
      await setup.emulator.decide(payment.id, 'pay');
      await deliver(setup);
      await setup.expectAccess(await setup.expectState(payment, 'paid'), 1);
      const superseded = await renewalOf(setup, buyer);
      expect(superseded.renewal.state).toBe('superseded');
      expect(superseded.attempts).toMatchObject([{ class: 'action' }]);
      expect(await chargedFor(setup, buyer)).toEqual([]);
    },
    needsDecline('action'),
  ),
  renewing(
    'a refusal of the shop itself waits for an operator, does not count and goes on',
    async (setup) => {
      const buyer = await toCharge(setup);
      await decline(setup, 'config');
      await run(setup);
      await after(setup, 24);
      const { renewal, attempts } = await renewalOf(setup, buyer);
      expect(renewal.state).toBe('held');
      expect(attempts).toMatchObject([{ class: 'config' }]);
      await setup.emulator.setSwitches({});
      const { platform } = setup.second;
      await retryRenewal(platform.db, platform, renewal.id);
      await run(setup);
      await expectPaidOnce(setup, buyer);
    },
    needsDecline('config'),
  ),
  renewing('money of a charge that its buyer has stopped meanwhile is refunded', async (setup) => {
    const buyer = await toCharge(setup);
    await loseAnswer(setup, 'work_then_500');
    await run(setup);
    const { id } = await subscriptionOf(setup, buyer);
    const stopped = await setup.second.call(turnOffRenewal, { params: { id } }, buyer);
    expect(stopped.status).toBe(200);
    await after(setup, 0.05);
    await setup.followUpRefunds();
    await deliver(setup);
    expect((await renewalOf(setup, buyer)).renewal.state).toBe('late');
    const charges = await chargedFor(setup, buyer);
    expect(charges.map((one) => one.capturedMinor - one.refundedMinor)).toEqual([0]);
  }),
  renewing(
    'a method that was removed at the provider is not charged, with its webhook or without',
    async (setup) => {
      for (const hasWebhook of [true, false]) {
        const buyer = await toCharge(setup);
        const token = await tokenOf(setup, buyer);
        await savingOf(setup).remove?.(setup.emulator.shopSettings, token);
        if (hasWebhook) await deliver(setup);
        else await run(setup);
        expect(await chargedFor(setup, buyer)).toEqual([]);
        const { renewal } = await renewalOf(setup, buyer);
        expect(renewal.state).toBe(hasWebhook ? 'canceled' : 'needs_buyer');
      }
    },
    needsRemoval,
  ),
  renewing(
    'a renewal that is refunded in full ends the access and the agreement',
    async (setup) => {
      const buyer = await toCharge(setup);
      await run(setup);
      const { attempts } = await renewalOf(setup, buyer);
      const paymentId = attempts[0]?.payment_id ?? '';
      await setup.refund({ id: paymentId }, 'all');
      await deliver(setup);
      await setup.expectAccess({ id: paymentId }, 0);
      const agreements = setup.second.platform.db
        .selectFrom('renewal_agreements')
        .select('stopped_at')
        .where('user_id', '=', buyer.id);
      expect(await agreements.execute()).toMatchObject([{ stopped_at: expect.any(Date) }]);
    },
  ),
];
