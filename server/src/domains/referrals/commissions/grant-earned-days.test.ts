import { chooseReferralMode, listCommissions } from '@sesame/contract/shop/referrals.ts';
import { describe, expect } from 'vitest';
import { listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['partners']);
const { shop } = test;

const rows = async (partner: { token: string }) =>
  (await shop.app.call(listCommissions, { query: {} }, partner)).body;

describe('days instead of money', () => {
  const choose = (partner: { token: string }, origins: number[]) =>
    shop.app.call(chooseReferralMode, { body: { origins } }, partner);
  const subscriptionsOf = (userId: string) =>
    listRows(shop.app, 'subscriptions', { user_id: userId }, ['product_id', 'ends_at']);

  test('are granted after the hold at the daily price of the cheapest plan', async () => {
    const partner = await shop.newPartner();
    const [origin] = shop.product.serviceIds;
    await choose(partner, [origin ?? 0]);
    const buyer = await shop.invite(partner);
    await shop.buy(buyer);
    expect(await shop.figures(partner)).toMatchObject({ earned: 0, held: 0, days: 0 });
    expect(await subscriptionsOf(partner.id)).toEqual([]);
    await shop.wait(14);
    // 80.00 at 200.00 for 30 days: 9 days for 60.00, and 3 for 20.00.
    expect((await shop.figures(partner)).days).toBe(12);
    const [subscription] = await subscriptionsOf(partner.id);
    const days = (Number(subscription?.ends_at) - shop.app.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(12);
    expect((await rows(partner)).map((row) => row.days).sort()).toEqual([3, 9]);
  });

  test('too little for a day is kept for the next purchase', async () => {
    const partner = await shop.newPartner();
    await choose(partner, [...shop.product.serviceIds]);
    const buyer = await shop.invite(partner);
    const id = await shop.buy(buyer);
    // After the refund 4.00 is left, which is less than a day at 6.67.
    await shop.report(id, { state: 'partially_refunded', refunded: 19_000 });
    await shop.wait(14);
    expect((await shop.figures(partner)).days).toBe(0);
    await shop.buy(buyer);
    await shop.wait(14);
    // 4.00 plus 60.00.
    expect((await shop.figures(partner)).days).toBe(9);
  });

  test('reversed after they were granted are deducted from later ones', async () => {
    const partner = await shop.newPartner();
    await choose(partner, [...shop.product.serviceIds]);
    const buyer = await shop.invite(partner);
    const id = await shop.buy(buyer);
    await shop.wait(14);
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    await shop.buy(buyer);
    await shop.wait(14);
    expect((await shop.figures(partner)).days).toBe(12);
  });

  test('chosen later apply to later purchases only', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    await shop.buy(buyer);
    await choose(partner, [...shop.product.serviceIds]);
    await shop.buy(buyer);
    await shop.app.call(chooseReferralMode, { body: { type: 'base' } }, partner);
    await shop.wait(14);
    expect(await shop.figures(partner)).toMatchObject({ available: 8_000, days: 9 });
  });

  test('are limited to three services, all of them on sale', async () => {
    const partner = await shop.newPartner();
    const [origin = 0] = shop.product.serviceIds;
    expect((await choose(partner, [1, 2, 3, 4])).status).toBe(400);
    expect((await choose(partner, [])).status).toBe(400);
    expect((await choose(partner, [origin, 999_999])).refusal?.code).toBe('service_unknown');
    expect((await choose(partner, [origin, origin])).status).toBe(200);
  });
});
