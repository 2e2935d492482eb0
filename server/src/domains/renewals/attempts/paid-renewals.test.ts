import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { describe, expect } from 'vitest';
import { buildAgreement } from '../../../../test/build/build-agreement.ts';
import { updateRows } from '../../../../test/rows.ts';
import { type RenewingShop, renewalTest } from '../../../../test/shops/renewal-test.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

describe('a renewal that is paid', () => {
  test('is announced, charged once a month and keeps the day of the month', async () => {
    const one = await shop.subscribe();
    expect(await shop.endOf(one)).toBe('2026-02-28T12:00:00.000Z');
    await shop.goTo('2026-02-24T00:00:00.000Z');
    expect(await shop.stateOf(one)).toBe('planned');
    await shop.goTo('2026-02-24T15:00:00.000Z');
    expect(await shop.renewalsOf(one)).toMatchObject([{ state: 'notified', total_cents: 490 }]);
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/renews on 27\.02\.2026 for \$4\.90/);
    expect(shop.charging.calls).toEqual([]);
    await shop.goTo('2026-02-28T00:00:00.000Z');
    expect(await shop.endOf(one)).toBe('2026-03-31T12:00:00.000Z');
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/is renewed until 31\.03\.2026/);
    await shop.goTo('2026-05-31T00:00:00.000Z');
    expect(await shop.endOf(one)).toBe('2026-06-30T12:00:00.000Z');
    expect((await shop.renewalsOf(one)).map(({ state }) => state)).toEqual([
      'paid',
      'paid',
      'paid',
      'paid',
      'planned',
    ]);
    expect(await shop.chargesOf(one)).toHaveLength(4);
    expect(await shop.paymentsOf(one)).toHaveLength(4);
  });

  test('is found when the answer was lost, or when nothing arrived', async () => {
    for (const what of ['lost', 'dropped'] as const) {
      const one = await shop.subscribe();
      await shop.toCharge(one, what);
      shop.app.clock.advance(2 * HOUR_MS);
      await shop.run();
      expect(await shop.stateOf(one)).toBe('planned');
      expect(await shop.chargesOf(one)).toHaveLength(1);
      expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'succeeded' }]);
    }
  });

  test('is paid when its webhook arrives before an answer that declines it', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one, 'declined_but_paid');
    expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'succeeded' }]);
    expect(await shop.chargesOf(one)).toHaveLength(1);
    expect(await shop.stateOf(one)).toBe('planned');
  });

  test('waits while the gateway decides, and makes no other attempt', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one, 'pending');
    const end = await shop.endOf(one);
    shop.app.clock.advance(6 * HOUR_MS);
    await shop.run();
    expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'pending' }]);
    const order = { query: { subscription_price_id: String(shop.product.priceId) } };
    const refused = await shop.app.call(
      startPayment,
      { ...order, body: { gateway: 'free' } },
      one.buyer,
    );
    expect(refused.refusal?.code).toBe('renewal_underway');
    const [payment] = await shop.chargesOf(one);
    await shop.bank.decide(payment?.id ?? '', 'pay');
    await shop.settled();
    await shop.run();
    expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'succeeded' }]);
    expect((await shop.endOf(one)) > end).toBe(true);
  });

  test('comes from the balance, or is declined when that is too small', async () => {
    const { platform } = shop.app;
    await updateRows(platform.db, 'payment_methods', { gateway: 'balance' }, { enabled: true });
    const one = await shop.subscribe();
    await shop.turnOff(one.agreementId);
    await buildAgreement(platform, {
      subscriptionId: one.subscriptionId,
      userId: one.buyer.id,
      priceId: shop.product.priceId,
      methodId: null,
    });
    await shop.toCharge(one);
    expect(await shop.attemptsOf(one)).toMatchObject([
      { class: 'funds', code: 'balance_too_small', payment_id: null },
    ]);
    expect(await shop.stateOf(one)).toBe('retrying');
  });
});

describe('a renewal in rubles', () => {
  test('is charged at the rate of the day, or notified again when that is far above', async () => {
    await shop.sellInRubles();
    const beside = await shop.subscribeInRubles();
    await shop.useRate(800_000);
    await shop.toNotification(beside);
    await shop.useRate(879_000);
    await shop.toCharge(beside);
    expect(await shop.paymentsOf(beside)).toMatchObject([{ state: 'paid', charge_minor: 43_071 }]);
    await shop.turnOff(beside.agreementId);

    const far = await shop.subscribeInRubles();
    await shop.toNotification(far);
    await shop.useRate(970_000);
    await shop.toCharge(far);
    expect(await shop.paymentsOf(far)).toEqual([]);
    expect(await shop.renewalsOf(far)).toMatchObject([{ state: 'notified', charge_minor: 47_530 }]);
    await shop.goTo(shop.app.clock.now().getTime() + 3.5 * DAY_MS);
    expect(await shop.paymentsOf(far)).toMatchObject([{ state: 'paid', charge_minor: 47_530 }]);
    await shop.app.platform.db.deleteFrom('exchange_rates').execute();
  });
});
