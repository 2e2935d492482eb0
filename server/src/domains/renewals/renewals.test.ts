import {
  listAllRenewals,
  type RenewalGroup,
  readRenewalFigures,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { removeSavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { buildAgreement } from '../../../test/build/build-agreement.ts';
import { buildMethod } from '../../../test/build/build-method.ts';
import { buildOperator } from '../../../test/build/build-operator.ts';
import type { Buyer } from '../../../test/build/build-purchase.ts';
import { buildSavedMethod } from '../../../test/build/build-saved-method.ts';
import {
  type ChargeScript,
  type ChargingBank,
  startCharging,
} from '../../../test/shops/charging-bank.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import type { Shop } from '../../../test/shops/start-shop.ts';
import { advanceRenewal } from './advance-renewal.ts';
import type { RenewalState } from './renewal-state.rules.ts';
import { retryRenewal } from './retry-renewal.ts';
import { startAttempt } from './start-attempt.ts';

/** Renewals of a running shop, charged at the emulated bank over HTTP. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = '2026-01-31T12:00:00.000Z';

let shop: Shop<'sales' | 'mail'>;
let bank: ChargingBank;
const test = shopTest(['sales', 'mail'], { now: START });
test.beforeAll(async ({ shop: running }) => {
  shop = running;
  bank = await startCharging(shop);
});
/** Nothing of one test is renewed in the next one, which begins at noon. */
test.afterEach(async () => {
  const { clock, platform } = shop.app;
  const { db } = platform;
  const living = db.selectFrom('renewal_agreements').select('id').where('stopped_at', 'is', null);
  for (const { id } of await living.execute()) await stop(id);
  bank.reset();
  await run();
  const noon = new Date(clock.now().getTime() + DAY_MS);
  noon.setUTCHours(12, 0, 0, 0);
  clock.set(noon);
});

interface Subscriber {
  readonly buyer: Buyer;
  readonly subscriptionId: string;
  readonly methodId: string;
  readonly agreementId: string;
}

/** A buyer who has paid a month and agreed to its renewal. */
async function subscribe(): Promise<Subscriber> {
  const { platform } = shop.app;
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer, { gateway: 'free' });
  await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
  await shop.settled();
  const { id: subscriptionId } = await subscriptionOf(buyer);
  const methodId = await buildSavedMethod(platform, {
    userId: buyer.id,
    paymentId: body.payment_id,
  });
  const { priceId } = shop.product;
  const agreementId = await buildAgreement(platform, {
    ...{ subscriptionId, userId: buyer.id, priceId, methodId },
  });
  return { buyer, subscriptionId, methodId, agreementId };
}

const subscriptionOf = ({ id }: Buyer) =>
  shop.app.platform.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();

const renewalsOf = ({ subscriptionId }: Subscriber) =>
  shop.app.platform.db
    .selectFrom('renewals')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('period_start')
    .execute();

const attemptsOf = ({ subscriptionId }: Subscriber) =>
  shop.app.platform.db
    .selectFrom('renewal_attempts')
    .innerJoin('renewals', 'renewals.id', 'renewal_attempts.renewal_id')
    .selectAll('renewal_attempts')
    .where('subscription_id', '=', subscriptionId)
    .orderBy('started_at')
    .execute();

const paymentsOf = ({ buyer }: Subscriber) =>
  shop.app.platform.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', buyer.id)
    .where('renewal_id', 'is not', null)
    .orderBy('created_at')
    .execute();

/** Runs the jobs of renewals until there is nothing to do. */
async function run(): Promise<void> {
  const { jobs } = shop.app;
  await jobs.run('stop-agreements');
  for (let round = 0; round < 2; round++) {
    await jobs.run('plan-renewals');
    await jobs.run('advance-renewals');
    await jobs.runDue();
  }
  await shop.settled();
}

/** Moves the clock to an instant, at once or in steps with a round of the jobs after each. */
async function goTo(instant: string | number, stepH = 10_000): Promise<void> {
  const until = new Date(instant).getTime();
  for (;;) {
    await run();
    const left = until - shop.app.clock.now().getTime();
    if (left <= 0) return;
    shop.app.clock.advance(Math.min(left, stepH * HOUR_MS));
  }
}

async function stateOf(one: Subscriber): Promise<RenewalState | undefined> {
  return (await renewalsOf(one)).at(-1)?.state;
}
const endOf = async ({ buyer }: Subscriber) => (await subscriptionOf(buyer)).ends_at.toISOString();

async function mailsOf({ buyer }: Subscriber): Promise<string[]> {
  const { email } = await shop.app.platform.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return (await shop.mailsTo(email)).map(({ subject }) => subject).toReversed();
}

async function hasAccess({ buyer }: Subscriber): Promise<boolean> {
  return (await shop.app.call(listActiveSubscriptions, {}, buyer)).body.length > 0;
}

const atBank = async (one: Subscriber) => {
  const ids = new Set((await paymentsOf(one)).map(({ id }) => id));
  return shop.bank.payments().filter(({ orderId }) => ids.has(orderId));
};

/** To the first charge of a subscriber who began now, a day before the end. */
async function toCharge(one: Subscriber, ...script: ChargeScript[]): Promise<void> {
  await toNotification(one);
  bank.next(...script);
  await goTo((await subscriptionOf(one.buyer)).ends_at.getTime() - 22 * HOUR_MS);
}

async function toNotification(one: Subscriber): Promise<void> {
  await goTo((await subscriptionOf(one.buyer)).ends_at.getTime() - 95 * HOUR_MS);
}

/** Ends an agreement as its buyer does. */
async function stop(agreementId: string): Promise<void> {
  const { db, clock } = shop.app.platform;
  await db
    .updateTable('renewal_agreements')
    .set({ stopped_at: clock.now(), stopped_by: 'buyer', stop_reason: 'turned_off' })
    .where('id', '=', agreementId)
    .where('stopped_at', 'is', null)
    .execute();
}

describe('a renewal that is paid', () => {
  test('is announced, charged once a month and keeps the day of the month', async () => {
    const one = await subscribe();
    expect(await endOf(one)).toBe('2026-02-28T12:00:00.000Z');
    await goTo('2026-02-24T00:00:00.000Z');
    expect(await stateOf(one)).toBe('planned');
    await goTo('2026-02-24T15:00:00.000Z');
    expect(await renewalsOf(one)).toMatchObject([{ state: 'notified', total_cents: 490 }]);
    expect((await mailsOf(one)).at(-1)).toMatch(/renews on 27\.02\.2026 for \$4\.90/);
    expect(bank.calls).toEqual([]);
    await goTo('2026-02-28T00:00:00.000Z');
    expect(await endOf(one)).toBe('2026-03-31T12:00:00.000Z');
    expect((await mailsOf(one)).at(-1)).toMatch(/is renewed until 31\.03\.2026/);
    await goTo('2026-05-31T00:00:00.000Z', 24);
    expect(await endOf(one)).toBe('2026-06-30T12:00:00.000Z');
    expect((await renewalsOf(one)).map(({ state }) => state)).toEqual([
      'paid',
      'paid',
      'paid',
      'paid',
      'planned',
    ]);
    expect(await atBank(one)).toHaveLength(4);
    expect(await paymentsOf(one)).toHaveLength(4);
  });

  test('is found when the answer was lost, or when nothing arrived', async () => {
    for (const what of ['lost', 'dropped'] as const) {
      const one = await subscribe();
      await toCharge(one, what);
      shop.app.clock.advance(2 * HOUR_MS);
      await run();
      expect(await stateOf(one)).toBe('planned');
      expect(await atBank(one)).toHaveLength(1);
      expect(await attemptsOf(one)).toMatchObject([{ state: 'succeeded' }]);
    }
  });

  test('is paid when its webhook arrives before an answer that declines it', async () => {
    const one = await subscribe();
    await toCharge(one, 'declined_but_paid');
    expect(await attemptsOf(one)).toMatchObject([{ state: 'succeeded' }]);
    expect(await atBank(one)).toHaveLength(1);
    expect(await stateOf(one)).toBe('planned');
  });

  test('waits while the gateway decides, and makes no other attempt', async () => {
    const one = await subscribe();
    await toCharge(one, 'pending');
    const end = await endOf(one);
    shop.app.clock.advance(6 * HOUR_MS);
    await run();
    expect(await attemptsOf(one)).toMatchObject([{ state: 'pending' }]);
    const order = { query: { subscription_price_id: String(shop.product.priceId) } };
    const refused = await shop.app.call(
      startPayment,
      { ...order, body: { gateway: 'free' } },
      one.buyer,
    );
    expect(refused.refusal?.code).toBe('renewal_underway');
    const [payment] = await atBank(one);
    await shop.bank.decide(payment?.id ?? '', 'pay');
    await shop.settled();
    await run();
    expect(await attemptsOf(one)).toMatchObject([{ state: 'succeeded' }]);
    expect((await endOf(one)) > end).toBe(true);
  });

  test('comes from the balance, or is declined when that is too small', async () => {
    const { platform } = shop.app;
    await platform.db
      .updateTable('payment_methods')
      .set({ enabled: true })
      .where('gateway', '=', 'balance')
      .execute();
    const one = await subscribe();
    await stop(one.agreementId);
    await buildAgreement(platform, {
      subscriptionId: one.subscriptionId,
      userId: one.buyer.id,
      priceId: shop.product.priceId,
      methodId: null,
    });
    await toCharge(one);
    expect(await attemptsOf(one)).toMatchObject([
      { class: 'funds', code: 'balance_too_small', payment_id: null },
    ]);
    expect(await stateOf(one)).toBe('retrying');
  });
});

describe('a declined renewal', () => {
  test('is tried once more the next day when a charge on its way ends without money', async () => {
    const one = await subscribe();
    await toCharge(one, 'pending');
    const [payment] = await atBank(one);
    await shop.bank.decide(payment?.id ?? '', 'decline');
    await shop.settled();
    await run();
    expect(await attemptsOf(one)).toMatchObject([{ state: 'failed', class: 'soft' }]);
    await goTo(shop.app.clock.now().getTime() + 2 * DAY_MS, 12);
    expect((await attemptsOf(one)).map(({ state }) => state)).toEqual(['failed', 'succeeded']);
    expect((await paymentsOf(one)).map(({ state }) => state)).toEqual(['failed', 'paid']);
  });

  test('gives a whole period from now when it is paid after access has ended', async () => {
    const one = await subscribe();
    await toCharge(one, 'funds', 'funds', 'funds', 'funds');
    const end = new Date(await endOf(one)).getTime();
    await goTo(end + 7 * DAY_MS, 24);
    expect(await hasAccess(one)).toBe(false);
    await goTo(end + 13 * DAY_MS, 6);
    expect((await attemptsOf(one)).map(({ state }) => state)).toEqual([
      ...Array(4).fill('failed'),
      'succeeded',
    ]);
    const paid = (await paymentsOf(one)).at(-1);
    expect(paid?.access_from).toEqual(paid?.paid_at);
    expect(paid?.access_from?.getTime()).toBeGreaterThan(end + 7 * DAY_MS);
    expect(await hasAccess(one)).toBe(true);
  });

  test('is tried again while access is kept, and continues from the old end', async () => {
    const one = await subscribe();
    const end = await endOf(one);
    await toCharge(one, 'funds', 'funds');
    expect(await stateOf(one)).toBe('retrying');
    expect((await mailsOf(one)).at(-1)).toMatch(/the payment was declined/);
    const mails = (await mailsOf(one)).length;
    await goTo(new Date(end).getTime() + 12 * HOUR_MS, 12);
    expect(await hasAccess(one)).toBe(true);
    await goTo(new Date(end).getTime() + 2.9 * DAY_MS, 12);
    const [paid] = await renewalsOf(one);
    expect(paid?.state).toBe('paid');
    const [period] = await paymentsOf(one).then((rows) =>
      rows.filter(({ state }) => state === 'paid'),
    );
    expect(period?.access_from?.toISOString()).toBe(end);
    expect((await mailsOf(one)).length).toBe(mails + 1);
  });

  test('is given up after the tries, and access ends with its grace', async () => {
    const one = await subscribe();
    await toCharge(one, 'funds', 'funds', 'funds', 'funds', 'funds');
    const end = new Date(await endOf(one)).getTime();
    await goTo(end + 4 * DAY_MS, 24);
    expect(await hasAccess(one)).toBe(false);
    await goTo(end + 16 * DAY_MS, 24);
    expect(await renewalsOf(one)).toMatchObject([{ state: 'given_up', close_reason: 'not_paid' }]);
    expect((await attemptsOf(one)).map((attempt) => attempt.class)).toEqual(Array(5).fill('funds'));
    expect((await mailsOf(one)).at(-1)).toMatch(/was not renewed/);
  });

  test('is left to its buyer when the method is dead, for every subscription', async () => {
    const one = await subscribe();
    const calls = bank.calls.length;
    await toCharge(one, 'hard');
    await goTo(shop.app.clock.now().getTime() + 4 * DAY_MS, 24);
    expect(bank.calls.length).toBe(calls + 1);
    expect(await stateOf(one)).toBe('needs_buyer');
    const method = shop.app.platform.db.selectFrom('saved_methods').select('state');
    expect(await method.where('id', '=', one.methodId).execute()).toEqual([{ state: 'dead' }]);
    expect((await mailsOf(one)).at(-1)).toMatch(/choose another payment method/);
  });

  test('stops for good when the buyer has withdrawn the permission', async () => {
    const one = await subscribe();
    await toCharge(one, 'revoked');
    expect(await renewalsOf(one)).toMatchObject([
      { state: 'canceled', close_reason: 'method_revoked' },
    ]);
    const agreement = shop.app.platform.db.selectFrom('renewal_agreements').select('stop_reason');
    expect(await agreement.where('id', '=', one.agreementId).execute()).toEqual([
      { stop_reason: 'method_revoked' },
    ]);
  });

  test('asks for a confirmation once; an order of the buyer takes its place', async () => {
    const one = await subscribe();
    const calls = bank.calls.length;
    await toCharge(one, 'action');
    expect((await mailsOf(one)).at(-1)).toMatch(/your bank asks for a confirmation/);
    await run();
    expect(bank.calls.length).toBe(calls + 1);
    const { body } = await shop.pay(one.buyer, { gateway: 'free' });
    await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
    await shop.settled();
    await run();
    expect((await renewalsOf(one)).map(({ state }) => state)).toEqual(['superseded', 'planned']);
  });

  test('waits for an operator when the account may not charge, and goes on after the release', async () => {
    const one = await subscribe();
    await toCharge(one, 'config');
    expect(await stateOf(one)).toBe('held');
    const alerts = shop.app.platform.db
      .selectFrom('alerts')
      .select('resolved_at')
      .where('subject', '=', one.subscriptionId);
    expect(await alerts.execute()).toEqual([{ resolved_at: null }]);
    const [held] = await renewalsOf(one);
    await retryRenewal(shop.app.platform.db, shop.app.platform, held?.id ?? '');
    await run();
    expect((await renewalsOf(one))[0]?.state).toBe('paid');
    expect(await alerts.execute()).toEqual([{ resolved_at: expect.any(Date) }]);
  });

  test('is not counted while the gateway is down', async () => {
    const one = await subscribe();
    await toCharge(one, 'unavailable', 'unavailable');
    await goTo(shop.app.clock.now().getTime() + 8 * HOUR_MS, 1);
    expect((await attemptsOf(one)).map(({ state }) => state)).toEqual([
      'failed',
      'failed',
      'succeeded',
    ]);
    expect(await atBank(one)).toHaveLength(1);
  });
});

describe('a renewal that must not be charged', () => {
  test('is canceled when its buyer stops it or removes the method', async () => {
    for (const how of ['stop', 'remove'] as const) {
      const one = await subscribe();
      const calls = bank.calls.length;
      await toNotification(one);
      if (how === 'remove')
        await shop.app.call(removeSavedMethod, { params: { id: one.methodId } }, one.buyer);
      else await stop(one.agreementId);
      await toCharge(one);
      expect(bank.calls.length).toBe(calls);
      expect(await stateOf(one)).toBe('canceled');
    }
  });

  test('is given back in full when it was stopped while the charge was on its way', async () => {
    const one = await subscribe();
    const end = await endOf(one);
    bank.during(() => stop(one.agreementId));
    await toCharge(one, 'pay');
    expect(await stateOf(one)).toBe('late');
    shop.app.clock.advance(10 * 60_000);
    await shop.app.jobs.run('follow-up-refunds');
    await shop.settled();
    expect(await paymentsOf(one)).toMatchObject([{ state: 'refunded' }]);
    expect(await endOf(one)).toBe(end);
  });

  test('is skipped when the product is no longer sold', async () => {
    const { platform } = shop.app;
    const one = await subscribe();
    const calls = bank.calls.length;
    await platform.db
      .updateTable('products')
      .set({ active: false })
      .where('id', '=', shop.product.id)
      .execute();
    await toCharge(one);
    await platform.db
      .updateTable('products')
      .set({ active: true })
      .where('id', '=', shop.product.id)
      .execute();
    expect(bank.calls.length).toBe(calls);
    expect(await renewalsOf(one)).toMatchObject([{ state: 'skipped', close_reason: 'not_sold' }]);
    expect((await mailsOf(one)).at(-1)).toMatch(/Automatic renewal of .* is off/);
  });

  test('is skipped when it costs more than was agreed to, and a lower price is charged', async () => {
    const { platform } = shop.app;
    const { db } = platform;
    const setCeiling = (one: Subscriber, cents: number) =>
      buildAgreement(
        platform,
        {
          ...{ subscriptionId: one.subscriptionId, userId: one.buyer.id, methodId: one.methodId },
          priceId: shop.product.priceId,
        },
        { ceiling_cents: cents },
      );
    const dear = await subscribe();
    await stop(dear.agreementId);
    await setCeiling(dear, 489);
    const cheap = await subscribe();
    await stop(cheap.agreementId);
    await setCeiling(cheap, 600);
    await toCharge(dear);
    expect(await renewalsOf(dear)).toMatchObject([
      { state: 'skipped', close_reason: 'price_raised' },
    ]);
    expect(await paymentsOf(dear)).toEqual([]);
    const [paid] = await db
      .selectFrom('payments')
      .select('total_cents')
      .where('user_id', '=', cheap.buyer.id)
      .where('renewal_id', 'is not', null)
      .execute();
    expect(paid).toEqual({ total_cents: 490 });
  });

  test('is held when another sum arrives, and never granted', async () => {
    const one = await subscribe();
    const end = await endOf(one);
    await toCharge(one, 'pay_less');
    expect(await paymentsOf(one)).toMatchObject([{ state: 'review' }]);
    expect(await endOf(one)).toBe(end);
  });

  test('ends with a refund of its payment', async () => {
    const one = await subscribe();
    await toCharge(one);
    const [payment] = await atBank(one);
    await shop.bank.decide(payment?.id ?? '', 'refund');
    await shop.settled();
    await run();
    const agreement = shop.app.platform.db.selectFrom('renewal_agreements').select('stop_reason');
    expect(await agreement.where('id', '=', one.agreementId).execute()).toEqual([
      { stop_reason: 'refunded' },
    ]);
  });

  test('ends with a dispute, for every subscription that is charged by the same method', async () => {
    const one = await subscribe();
    const other = await subscribe();
    const { db } = shop.app.platform;
    await stop(other.agreementId);
    const agreement = await buildAgreement(shop.app.platform, {
      ...{ subscriptionId: other.subscriptionId, userId: other.buyer.id },
      ...{ priceId: shop.product.priceId, methodId: one.methodId },
    });
    await toCharge(one);
    const [payment] = await atBank(one);
    await shop.bank.decide(payment?.id ?? '', 'dispute');
    await shop.settled();
    await run();
    const stopped = await db
      .selectFrom('renewal_agreements')
      .select('stop_reason')
      .where('id', 'in', [one.agreementId, agreement])
      .execute();
    expect(stopped).toEqual([{ stop_reason: 'disputed' }, { stop_reason: 'disputed' }]);
  });

  test('waits for an open order of its buyer, and gives way to it once it is paid', async () => {
    const one = await subscribe();
    await toNotification(one);
    const end = (await subscriptionOf(one.buyer)).ends_at.getTime();
    shop.app.clock.advance(end - 22 * HOUR_MS - shop.app.clock.now().getTime());
    const calls = bank.calls.length;
    const { body } = await shop.pay(one.buyer, { gateway: 'card' });
    await run();
    expect(bank.calls.length).toBe(calls);
    await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
    await shop.settled();
    await run();
    expect((await renewalsOf(one)).map(({ state }) => state)).toEqual(['superseded', 'planned']);
    expect(await paymentsOf(one)).toEqual([]);
  });

  test('is canceled with the account of its buyer, and the gateway forgets the method', async () => {
    const one = await subscribe();
    const { jobs, clock, platform } = shop.app;
    await toNotification(one);
    const calls = bank.calls.length;
    await platform.db
      .updateTable('users')
      .set({ deletion_at: clock.now() })
      .where('id', '=', one.buyer.id)
      .execute();
    await jobs.run('erase-accounts');
    await jobs.run('remove-methods-of-erased');
    await jobs.runDue();
    expect(bank.forgotten).toContain(`pm_${one.methodId}`);
    await goTo(clock.now().getTime() + 5 * DAY_MS, 24);
    expect(bank.calls.length).toBe(calls);
    expect(await renewalsOf(one)).toMatchObject([
      { state: 'canceled', close_reason: 'account_erased' },
    ]);
    const agreement = platform.db.selectFrom('renewal_agreements').select('stop_reason');
    expect(await agreement.where('id', '=', one.agreementId).execute()).toEqual([
      { stop_reason: 'account_erased' },
    ]);
  });

  test('is canceled for a blocked buyer', async () => {
    const one = await subscribe();
    const { db, clock } = shop.app.platform;
    await toNotification(one);
    const blocked = { blocked_at: clock.now(), blocked_reason: 'Fraud' };
    await db.updateTable('users').set(blocked).where('id', '=', one.buyer.id).execute();
    await toCharge(one);
    expect(await renewalsOf(one)).toMatchObject([{ state: 'canceled', close_reason: 'blocked' }]);
  });
});

describe('a renewal in roubles', () => {
  test('is charged at the rate of the day, or notified again when that is far above', async () => {
    await buildMethod(shop.app.platform, { gateway: 'roubles', feePercent: 0 });
    const { db } = shop.app.platform;
    await db
      .updateTable('payment_methods')
      .set({ charge_currency: 'RUB' })
      .where('gateway', '=', 'roubles')
      .execute();
    const beside = await inRoubles();
    await useRate(800_000);
    await toNotification(beside);
    await useRate(879_000);
    await toCharge(beside);
    expect(await paymentsOf(beside)).toMatchObject([{ state: 'paid', charge_minor: 43_071 }]);
    await stop(beside.agreementId);

    const far = await inRoubles();
    await toNotification(far);
    await useRate(970_000);
    await toCharge(far);
    expect(await paymentsOf(far)).toEqual([]);
    expect(await renewalsOf(far)).toMatchObject([{ state: 'notified', charge_minor: 47_530 }]);
    await goTo(shop.app.clock.now().getTime() + 3.5 * DAY_MS, 12);
    expect(await paymentsOf(far)).toMatchObject([{ state: 'paid', charge_minor: 47_530 }]);
    await db.deleteFrom('exchange_rates').execute();
  });

  async function inRoubles(): Promise<Subscriber> {
    const one = await subscribe();
    await stop(one.agreementId);
    const { buyer, subscriptionId, methodId } = one;
    const { priceId } = shop.product;
    const of = { subscriptionId, userId: buyer.id, priceId, methodId };
    const change = { gateway: 'roubles' };
    return { ...one, agreementId: await buildAgreement(shop.app.platform, of, change) };
  }

  /** Sets the rate as an operator does. */
  async function useRate(rate_e4: number): Promise<void> {
    const { db } = shop.app.platform;
    const at = shop.app.clock.now();
    await db.deleteFrom('exchange_rates').execute();
    await db
      .insertInto('exchange_rates')
      .values({
        ...{ currency: 'RUB', rate_e4, source: 'operator', set_at: at, seen_at: at },
        ...{ created_at: at, created_by: null, ended_at: null },
      })
      .execute();
  }
});

describe('a worker', () => {
  test('that stops after the first transaction leaves an attempt that another one finishes', async () => {
    const one = await subscribe();
    const end = (await subscriptionOf(one.buyer)).ends_at.getTime();
    await toNotification(one);
    shop.app.clock.advance(end - 22 * HOUR_MS - shop.app.clock.now().getTime());
    const [open] = await renewalsOf(one);
    expect(await startAttempt(shop.app.platform, open?.id ?? '')).toMatchObject({
      state: 'started',
    });
    await run();
    expect(await attemptsOf(one)).toMatchObject([{ state: 'started' }]);
    shop.app.clock.advance(3 * 60_000);
    await run();
    expect(await attemptsOf(one)).toMatchObject([{ state: 'succeeded', number: 1 }]);
    expect(await atBank(one)).toHaveLength(1);
  });

  test('charges once, however many of them run at the same moment', async () => {
    const one = await subscribe();
    const end = (await subscriptionOf(one.buyer)).ends_at.getTime();
    await toNotification(one);
    shop.app.clock.advance(end - 22 * HOUR_MS - shop.app.clock.now().getTime());
    const [open] = await renewalsOf(one);
    const all = Array.from({ length: 10 }, () => advanceRenewal(shop.app.platform, open?.id ?? ''));
    await Promise.all(all);
    expect(await attemptsOf(one)).toHaveLength(1);
    expect(await atBank(one)).toHaveLength(1);
  });

  test('that was down for three days over the charge notifies first and charges once', async () => {
    const one = await subscribe();
    const end = (await subscriptionOf(one.buyer)).ends_at.getTime();
    await run();
    shop.app.clock.advance(end + 2 * DAY_MS - shop.app.clock.now().getTime());
    await run();
    expect(await stateOf(one)).toBe('notified');
    await goTo(end + 6 * DAY_MS, 24);
    expect((await renewalsOf(one))[0]?.state).toBe('paid');
    expect(await atBank(one)).toHaveLength(1);
  });
});

describe('the console', () => {
  /** The figures from the rows, written differently than in the shop. */
  const countedOtherwise = async () => {
    const now = shop.app.clock.now().getTime();
    const { rows } = await sql<Record<'first' | 'recovered' | 'lost' | 'failed', number>>`
      with tried as (select renewal_id from renewal_attempts where state = 'failed' group by 1),
      decided as (
        select r.state, t.renewal_id is not null as failed from renewals r left join tried t on t.renewal_id = r.id
        where r.closed_at > ${new Date(now - 30 * DAY_MS)} and (r.state in ('paid', 'given_up')
          or (r.state, r.close_reason) in (('canceled', 'method_removed'), ('canceled', 'method_revoked')))
      )
      select sum((state = 'paid' and not failed)::int)::int as first, sum((state = 'paid' and failed)::int)::int as recovered,
        sum((state <> 'paid')::int)::int as lost, sum(failed::int)::int as failed from decided`.execute(
      shop.app.platform.db,
    );
    const due = await sql<{ count: number; cents: number }>`
      select count(*)::int as count, coalesce(sum(490), 0)::int as cents from renewals
      where state in ('planned', 'notified') and period_start <= ${new Date(now + 31 * DAY_MS)}`.execute(
      shop.app.platform.db,
    );
    return { ...rows[0], due: due.rows[0] };
  };

  test('lists what is due, at risk, recovered and lost, and counts the same', async () => {
    // A session would end while the clock moves.
    const operator = () => buildOperator(shop.app);
    const both = [await subscribe(), await subscribe()] as const;
    const listed = async (group?: RenewalGroup) => {
      const query = group === undefined ? {} : { group };
      const { body } = await shop.app.call(listAllRenewals, { query }, await operator());
      const ids = both.map(({ subscriptionId }) => subscriptionId);
      return body.filter((row) => ids.includes(row.subscription_id));
    };
    await run();
    expect(await listed('due')).toHaveLength(2);
    expect(await listed('at_risk')).toEqual([]);
    await toCharge(both[0], 'funds', 'revoked');
    expect(await listed('at_risk')).toMatchObject([
      { state: 'retrying', total: 4.9, last_attempt: { state: 'failed', decline: 'funds' } },
    ]);
    expect(await listed('lost')).toMatchObject([
      { state: 'canceled', end_reason: 'method_revoked', method: { last4: '4242' } },
    ]);
    await goTo(shop.app.clock.now().getTime() + 4 * DAY_MS, 12);
    expect(await listed('recovered')).toMatchObject([{ state: 'paid', end_reason: null }]);
    expect(await listed('closed')).toHaveLength(2);
    const { db } = shop.app.platform;
    const expiring = { expires_month: '2026-01' };
    await db.updateTable('saved_methods').set(expiring).execute();
    expect(await listed('at_risk')).toMatchObject([
      { state: 'planned', method_problem: 'expires', last_attempt: null },
    ]);
    expect(await listed()).toHaveLength(1);
    const { body } = await shop.app.call(readRenewalFigures, {}, await operator());
    const counted = await countedOtherwise();
    expect(body.recovered.count).toBeGreaterThan(0);
    expect(body).toMatchObject({
      due: { count: counted.due?.count, total: (counted.due?.cents ?? 0) / 100 },
      first_try: { count: counted.first },
      recovered: { count: counted.recovered, of: counted.failed },
      lost: { count: counted.lost },
    });
    expect(body.lost.of).toBe(body.first_try.count + body.recovered.count + body.lost.count);
  });
});
