import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { ENDED_SHOWN_DAYS } from '@sesame/contract/shared/limits.ts';
import { listActiveSubscriptions, listEndedSubscriptions } from '@sesame/contract/shop/access.ts';
import { expect } from 'vitest';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { grantAccess } from '../grants/grant-access.ts';

const test = shopTest();
const { app } = test;

/** Buys access that began so many days ago and lasts ten days. */
async function buy(buyer: Buyer, product: BuiltProduct, daysAgo: number): Promise<Date> {
  const { platform } = app;
  const paymentId = await buildPayment(platform, buyer, product);
  const { until } = await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, {
      paymentId,
      userId: buyer.id,
      productId: product.id,
      durationCount: 10,
      durationUnit: 'day',
      at: new Date(platform.clock.now().getTime() - daysAgo * DAY_MS),
    }),
  );
  return until;
}

async function ended(buyer: Pick<Buyer, 'token'>) {
  const answer = await app.call(listEndedSubscriptions, {}, { token: buyer.token });
  expect(answer.status).toBe(200);
  return answer.body;
}

test('lists what ended within 30 days, the latest end first, and nothing that runs or is older', async () => {
  const buyer = await buildBuyer(app.platform);
  const products = await Promise.all([1, 2, 3, 4].map(() => buildProduct(app.platform)));
  const [older, latest, running, gone] = products as [
    BuiltProduct,
    BuiltProduct,
    BuiltProduct,
    BuiltProduct,
  ];
  await buy(buyer, older, 30);
  const end = await buy(buyer, latest, 11);
  await buy(buyer, running, 5);
  await buy(buyer, gone, 10 + ENDED_SHOWN_DAYS + 1);
  const list = await ended(buyer);
  expect(list.map(({ sub_plan_id: id }) => id)).toEqual([latest.id, older.id]);
  expect(list[0]).toMatchObject({ date_end: end.toISOString(), can_order: true });
  const active = (await app.call(listActiveSubscriptions, {}, { token: buyer.token })).body;
  expect(active.map(({ sub_plan_id: id }) => id)).toEqual([running.id]);
});

test('shows only those of the caller, and needs a session', async () => {
  const product = await buildProduct(app.platform);
  await buy(await buildBuyer(app.platform), product, 11);
  expect(await ended(await buildBuyer(app.platform))).toEqual([]);
  const { status } = await app.call(listEndedSubscriptions, {}, { token: 'T'.repeat(43) });
  expect(status).toBe(401);
});

test('says when the product is no longer sold', async () => {
  const buyer = await buildBuyer(app.platform);
  const product = await buildProduct(app.platform);
  await buy(buyer, product, 11);
  await updateRows(app, 'products', { id: product.id }, { archived_at: app.clock.now() });
  await expect.poll(() => ended(buyer)).toMatchObject([{ can_order: false }]);
});
