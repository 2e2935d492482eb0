import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { listRows } from '../../../../test/rows.ts';
import { type RenewingShop, renewalTest } from '../../../../test/shops/renewal-test.ts';

/** Charges about which the gateway cannot be called any more, as at PayPal once the request id has expired. */

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

const alertsAbout = (subject: string) =>
  listRows(shop.app, 'alerts', { subject }, ['kind', 'resolved_at']);

test('of a renewal are an alert at once, which money that arrives after all closes', async () => {
  const one = await shop.subscribe();
  // The checks after 2, 10 and 30 minutes, and those of the next hours.
  await shop.toCharge(one, 'dropped', ...Array(8).fill('lost_for_good'));
  shop.app.clock.advance(HOUR_MS);
  await shop.run();
  expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'unknown' }]);
  expect(await alertsAbout(one.subscriptionId)).toEqual([
    { kind: 'renewal_stuck', resolved_at: null },
  ]);
  shop.charging.reset();
  await shop.goTo(shop.app.clock.now().getTime() + 3 * HOUR_MS);
  expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'succeeded' }]);
  expect(await alertsAbout(one.subscriptionId)).toEqual([
    { kind: 'renewal_stuck', resolved_at: expect.any(Date) },
  ]);
});

test('of an order are an alert about its payment, and no other charge of it begins', async () => {
  const one = await shop.subscribe();
  const query = { subscription_price_id: String(shop.product.priceId) };
  const body = { gateway: 'free', saved_method: one.methodId };
  shop.charging.next('dropped', 'lost_for_good');
  const order = await shop.app.call(startPayment, { query, body }, one.buyer);
  const { payment_id: id } = order.body;
  expect(await alertsAbout(id)).toEqual([]);
  shop.app.clock.advance(3 * 60_000);
  await shop.app.jobs.run('check-charges');
  await shop.app.jobs.runDue();
  expect(await alertsAbout(id)).toEqual([{ kind: 'gateway_unclear', resolved_at: null }]);
  const again = await shop.app.call(startPayment, { query, body }, one.buyer);
  expect(again.refusal?.code).toBe('charge_underway');
});
