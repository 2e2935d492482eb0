import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { buildAgreement } from '../../../test/build/build-agreement.ts';
import { buildProduct } from '../../../test/build/build-purchase.ts';
import { listRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

import { findDescribed } from './description/described.store.ts';

const test = shopTest(['sales']);

test('an agreement ends with the plan that it is about, and one made with the new plan stays', async ({
  shop,
  app,
}) => {
  await app.platform.db
    .insertInto('payment_methods')
    .values({
      ...{ gateway: 'balance', provider: 'balance', category: 'worldwide', fee_percent: 0 },
      ...{ title: 'Balance', title_ru: 'Баланс' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const buyer = await shop.newBuyer();
  const { body: first } = await shop.pay(buyer, { gateway: 'free' });
  await shop.bank.decide(first.payment_id, 'pay');
  await shop.settled();
  const read = async () => (await app.call(listActiveSubscriptions, {}, buyer)).body;
  const [old] = await read();
  const { priceId } = shop.product;
  const about = { userId: buyer.id, priceId, methodId: null };
  const subscriptionId = old?.id ?? '';
  const agreement = await buildAgreement(app.platform, { ...about, subscriptionId });
  const better = await buildProduct(app.platform);
  const { body: change } = await app.call(
    startPayment,
    {
      query: { subscription_price_id: String(better.priceId) },
      body: { gateway: 'free', change: { subscription: subscriptionId, credit: 4.9 } },
    },
    buyer,
  );
  app.clock.advance(60_000);
  expect((await shop.payment(change.payment_id)).state).toBe('paid');
  const [now] = await read();
  const made = { ...about, subscriptionId: now?.id ?? '', priceId: better.priceId };
  const fresh = await buildAgreement(app.platform, made, { payment_id: change.payment_id });
  // Nothing says that it renews, also before the job has stopped it.
  expect((await findDescribed(app.platform.db, subscriptionId))?.agreement).toBeNull();
  await app.jobs.run('stop-agreements');
  const rows = await listRows(app, 'renewal_agreements', { user_id: buyer.id }, [
    'id',
    'stop_reason',
  ]);
  expect(new Map(rows.map(({ id, stop_reason }) => [id, stop_reason]))).toEqual(
    new Map([
      [agreement, 'changed'],
      [fresh, null],
    ]),
  );
});
