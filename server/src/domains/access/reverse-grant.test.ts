import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../test/build-purchase.ts';
import { startApp } from '../../../test/start-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { grantAccess } from './grant-access.ts';
import { reverseGrant } from './reverse-grant.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function buy(buyer: Buyer, product: BuiltProduct, months: number) {
  const { platform } = app;
  const paymentId = await buildPayment(platform, buyer, product);
  const period = await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, {
      paymentId,
      userId: buyer.id,
      productId: product.id,
      durationCount: months,
      durationUnit: 'month',
      at: platform.clock.now(),
    }),
  );
  return { paymentId, ...period };
}

function reverse(paymentId: string) {
  const { platform } = app;
  return inTransaction(platform.db, (tx) =>
    reverseGrant(tx, platform, { paymentId, at: platform.clock.now() }),
  );
}

async function endOf(buyer: Buyer): Promise<Date | undefined> {
  const row = await app.platform.db
    .selectFrom('subscriptions')
    .select('ends_at')
    .where('user_id', '=', buyer.id)
    .executeTakeFirst();
  return row?.ends_at;
}

function endChangesOf(buyer: Buyer) {
  return app.platform.db
    .selectFrom('subscription_end_changes')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select(['new_end', 'reason'])
    .where('user_id', '=', buyer.id)
    .orderBy('subscription_end_changes.id')
    .execute();
}

describe('taking a grant back', () => {
  it('ends access at once when nothing else was bought', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const bought = await buy(buyer, await buildProduct(platform), 3);
    app.clock.advance(86_400_000);
    expect(await reverse(bought.paymentId)).toEqual([]);
    expect(await endOf(buyer)).toEqual(platform.clock.now());
    expect((await endChangesOf(buyer)).at(-1)).toEqual({
      new_end: platform.clock.now(),
      reason: 'refund',
    });
  });

  it('leaves what another payment bought and tells which period moved', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const first = await buy(buyer, product, 1);
    const second = await buy(buyer, product, 3);
    const until = new Date(first.from);
    until.setUTCMonth(until.getUTCMonth() + 3);
    expect(await reverse(first.paymentId)).toEqual([
      { paymentId: second.paymentId, from: first.from, until },
    ]);
    expect(await endOf(buyer)).toEqual(until);
  });

  it('restores the earlier end when the latest purchase is taken back', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const first = await buy(buyer, product, 1);
    const second = await buy(buyer, product, 3);
    expect(await reverse(second.paymentId)).toEqual([]);
    expect(await endOf(buyer)).toEqual(first.until);
  });

  it('is done once by 20 parallel calls', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const first = await buy(buyer, product, 1);
    const second = await buy(buyer, product, 1);
    await Promise.all(Array.from({ length: 20 }, () => reverse(second.paymentId)));
    expect(await endOf(buyer)).toEqual(first.until);
    expect(await endChangesOf(buyer)).toHaveLength(3);
  });

  it('leaves a payment that granted nothing alone', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const paymentId = await buildPayment(platform, buyer, await buildProduct(platform));
    expect(await reverse(paymentId)).toEqual([]);
  });

  it('lets a new purchase start afresh', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    await reverse((await buy(buyer, product, 12)).paymentId);
    app.clock.advance(3_600_000);
    expect((await buy(buyer, product, 1)).from).toEqual(platform.clock.now());
  });
});
