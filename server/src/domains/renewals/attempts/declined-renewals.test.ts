import { changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import { readSubscription } from '@sesame/contract/console/subscriptions.ts';
import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { type RenewingShop, renewalTest } from '../../../../test/shops/renewal-test.ts';
import { retryRenewal } from '../retry-renewal.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

describe('a declined renewal', () => {
  test('is tried once more the next day when a charge on its way ends without money', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one, 'pending');
    const [payment] = await shop.chargesOf(one);
    await shop.bank.decide(payment?.id ?? '', 'decline');
    await shop.settled();
    await shop.run();
    expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'failed', class: 'soft' }]);
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/your bank refused the payment/);
    await shop.goTo(shop.app.clock.now().getTime() + 2 * DAY_MS);
    expect((await shop.attemptsOf(one)).map(({ state }) => state)).toEqual(['failed', 'succeeded']);
    expect((await shop.paymentsOf(one)).map(({ state }) => state)).toEqual(['failed', 'paid']);
  });

  test('is left to its buyer after as many attempts as the shop wants', async () => {
    const { app } = shop;
    const setTries = async (renewal_tries: number) => {
      const operator = await buildOperator(app);
      const { version } = (await app.call(readSettings, {}, operator)).body;
      const body = { version, renewal_tries, reason: 'banks complain' };
      expect((await app.call(changeSettings, { body }, operator)).status).toBe(200);
      await expect.poll(() => app.platform.config.shop().limits.renewal_tries).toBe(renewal_tries);
    };
    await setTries(1);
    const one = await shop.subscribe();
    await shop.toCharge(one, 'funds');
    expect(await shop.stateOf(one)).toBe('needs_buyer');
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/not enough money/);
    await setTries(5);
  });

  test('gives a whole period from now when it is paid after access has ended', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one, 'funds', 'funds', 'funds', 'funds');
    const end = new Date(await shop.endOf(one)).getTime();
    await shop.goTo(end + 7 * DAY_MS);
    expect(await shop.hasAccess(one)).toBe(false);
    await shop.goTo(end + 13 * DAY_MS);
    expect((await shop.attemptsOf(one)).map(({ state }) => state)).toEqual([
      ...Array(4).fill('failed'),
      'succeeded',
    ]);
    const paid = (await shop.paymentsOf(one)).at(-1);
    expect(paid?.access_from).toEqual(paid?.paid_at);
    expect(paid?.access_from?.getTime()).toBeGreaterThan(end + 7 * DAY_MS);
    expect(await shop.hasAccess(one)).toBe(true);
  });

  test('is tried again while access is kept, and continues from the old end', async () => {
    const one = await shop.subscribe();
    const end = await shop.endOf(one);
    await shop.toCharge(one, 'funds', 'funds');
    expect(await shop.stateOf(one)).toBe('retrying');
    expect(shop.charging.calls.at(-1)?.declinedBefore).toEqual([]);
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/not enough money/);
    const mails = (await shop.mailsOf(one)).length;
    await shop.goTo(new Date(end).getTime() + 12 * HOUR_MS);
    expect(await shop.hasAccess(one)).toBe(true);
    const of = { params: { id: one.subscriptionId } };
    const { body } = await shop.app.call(readSubscription, of, await buildOperator(shop.app));
    expect(body.grace_until).toBe(new Date(new Date(end).getTime() + 3 * DAY_MS).toISOString());
    await shop.goTo(new Date(end).getTime() + 2.9 * DAY_MS);
    const [paid] = await shop.renewalsOf(one);
    expect(paid?.state).toBe('paid');
    const [period] = await shop
      .paymentsOf(one)
      .then((rows) => rows.filter(({ state }) => state === 'paid'));
    expect(period?.access_from?.toISOString()).toBe(end);
    expect((await shop.mailsOf(one)).length).toBe(mails + 1);
    expect(shop.charging.calls.at(-1)?.declinedBefore).toEqual(['funds', 'funds']);
  });

  test('is given up after the tries, and access ends with its grace', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one, 'funds', 'funds', 'funds', 'funds', 'funds');
    const end = new Date(await shop.endOf(one)).getTime();
    await shop.goTo(end + 4 * DAY_MS);
    expect(await shop.hasAccess(one)).toBe(false);
    await shop.goTo(end + 16 * DAY_MS);
    expect(await shop.renewalsOf(one)).toMatchObject([
      { state: 'given_up', close_reason: 'not_paid' },
    ]);
    expect((await shop.attemptsOf(one)).map((attempt) => attempt.class)).toEqual(
      Array(5).fill('funds'),
    );
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/was not renewed/);
  });

  test('is left to its buyer when the method is dead, for every subscription', async () => {
    const one = await shop.subscribe();
    const calls = shop.charging.calls.length;
    await shop.toCharge(one, 'hard');
    await shop.goTo(shop.app.clock.now().getTime() + 4 * DAY_MS);
    expect(shop.charging.calls.length).toBe(calls + 1);
    expect(await shop.stateOf(one)).toBe('needs_buyer');
    const method = shop.app.platform.db.selectFrom('saved_methods').select('state');
    expect(await method.where('id', '=', one.methodId).execute()).toEqual([{ state: 'dead' }]);
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/choose another payment method/);
  });

  test('stops for good when the buyer has turned off automatic payments', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one, 'revoked');
    expect(await shop.renewalsOf(one)).toMatchObject([
      { state: 'canceled', close_reason: 'method_revoked' },
    ]);
    expect(await shop.stopReasonOf(one)).toBe('method_revoked');
  });

  test('asks for a confirmation once; an order of the buyer takes its place', async () => {
    const one = await shop.subscribe();
    const calls = shop.charging.calls.length;
    await shop.toCharge(one, 'action');
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/your bank asks for a confirmation/);
    await shop.run();
    expect(shop.charging.calls.length).toBe(calls + 1);
    const { body } = await shop.pay(one.buyer, { gateway: 'free' });
    await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
    await shop.settled();
    await shop.run();
    expect((await shop.renewalsOf(one)).map(({ state }) => state)).toEqual([
      'superseded',
      'planned',
    ]);
  });

  test('waits for an operator when the account may not charge, and goes on after the release', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one, 'config');
    expect(await shop.stateOf(one)).toBe('held');
    const alerts = shop.app.platform.db
      .selectFrom('alerts')
      .select('resolved_at')
      .where('subject', '=', one.subscriptionId);
    expect(await alerts.execute()).toEqual([{ resolved_at: null }]);
    const [held] = await shop.renewalsOf(one);
    await retryRenewal(shop.app.platform.db, shop.app.platform, held?.id ?? '');
    await shop.run();
    expect((await shop.renewalsOf(one))[0]?.state).toBe('paid');
    expect(await alerts.execute()).toEqual([{ resolved_at: expect.any(Date) }]);
  });

  test('is not counted while the gateway is down', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one, 'unavailable', 'unavailable');
    await shop.goTo(shop.app.clock.now().getTime() + 8 * HOUR_MS);
    expect((await shop.attemptsOf(one)).map(({ state }) => state)).toEqual([
      'failed',
      'failed',
      'succeeded',
    ]);
    expect(await shop.chargesOf(one)).toHaveLength(1);
  });
});
