import { startPayment } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { watchRoundTrips } from '../../../test/database/watch-round-trips.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

const test = shopTest(['sales']);
const { shop } = test;

/** After session and rate limit: what it locks and reads, what it writes with the commit, and the answer of the gateway. */
const ORDER_MAX = 3;
/** The same with an idempotency key, which is read and written beside them, and its answer. */
const KEYED_ORDER_MAX = 4;
/** The webhook with its payment, and the settlement: two times locks, then writes, and their commit. */
const SETTLE_MAX = 5;
/** The statement by which the test waits for the settlement. */
const WAITS = '"webhook_events" where "applied_at" is null and "attempts"';

test('an order and its settlement wait for the database only so often', async () => {
  const { app, bank, product } = shop;
  const pools = [app.platform.pool, app.platform.reserved.pool];
  const sell = async (headers: Record<string, string> = {}) => {
    const { token } = await shop.newBuyer();
    let payment = '';
    const order = await watchRoundTrips(pools, async () => {
      const { body } = await app.call(
        startPayment,
        {
          query: { subscription_price_id: String(product.priceId) },
          body: { gateway: 'card', expected_total: 5.07 },
        },
        { token, headers },
      );
      payment = body.payment_id;
    });
    const atBank = bank.payments().find(({ orderId }) => orderId === payment);
    const settle = await watchRoundTrips(pools, async () => {
      await bank.decide(atBank?.id ?? '', 'pay');
      await shop.settled();
    }).then((trips) => trips.filter(([first]) => !first?.includes(WAITS)));
    expect(await shop.payment(payment)).toMatchObject({ state: 'paid' });
    return { order, settle };
  };
  // The first ones prepare their statements.
  await sell();
  await sell();
  const { order, settle } = await sell();
  expect(order.length, show(order)).toBeLessThanOrEqual(ORDER_MAX);
  expect(settle.length, show(settle)).toBeLessThanOrEqual(SETTLE_MAX);

  await sell({ 'idempotency-key': 'one' });
  const keyed = await sell({ 'idempotency-key': 'two' });
  expect(keyed.order.length, show(keyed.order)).toBeLessThanOrEqual(KEYED_ORDER_MAX);
});

function show(trips: readonly (readonly string[])[]): string {
  return trips
    .map((trip) => trip.map((text) => text.trim().slice(0, 90)).join('\n   + '))
    .join('\n');
}
