import { chooseReferralMode, listCommissions } from '@sesame/contract/referrals.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PartnerShop, startPartnerShop } from '../../../../test/start-partner-shop.ts';

let shop: PartnerShop;
beforeAll(async () => {
  shop = await startPartnerShop();
});
afterEach(() => shop.expectClean());
afterAll(() => shop.stop());

const rows = async (partner: { token: string }) =>
  (await shop.app.call(listCommissions, { query: {} }, partner)).body;

describe('days instead of money', () => {
  const choose = (partner: { token: string }, origins: number[]) =>
    shop.app.call(chooseReferralMode, { body: { origins } }, partner);
  const subscriptionsOf = (userId: string) =>
    shop.app.platform.db
      .selectFrom('subscriptions')
      .select(['product_id', 'ends_at'])
      .where('user_id', '=', userId)
      .execute();

  test('are given after the hold, at the daily price of the cheapest plan, the rest kept', async () => {
    const partner = await shop.newPartner();
    const [origin] = shop.product.originIds;
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

  test('that are too few for a day wait for the next purchase', async () => {
    const partner = await shop.newPartner();
    await choose(partner, [...shop.product.originIds]);
    const buyer = await shop.invite(partner);
    const id = await shop.buy(buyer);
    // All but 10.00 comes back: 4.00 is not a day at 6.67.
    await shop.report(id, { state: 'partially_refunded', refunded: 19_000 });
    await shop.wait(14);
    expect((await shop.figures(partner)).days).toBe(0);
    await shop.buy(buyer);
    await shop.wait(14);
    // 4.00 and 60.00 together.
    expect((await shop.figures(partner)).days).toBe(9);
  });

  test('taken back after they were given are paid by later ones', async () => {
    const partner = await shop.newPartner();
    await choose(partner, [...shop.product.originIds]);
    const buyer = await shop.invite(partner);
    const id = await shop.buy(buyer);
    await shop.wait(14);
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    await shop.buy(buyer);
    await shop.wait(14);
    expect((await shop.figures(partner)).days).toBe(12);
  });

  test('chosen later apply to later purchases alone', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    await shop.buy(buyer);
    await choose(partner, [...shop.product.originIds]);
    await shop.buy(buyer);
    await shop.app.call(chooseReferralMode, { body: { type: 'base' } }, partner);
    await shop.wait(14);
    expect(await shop.figures(partner)).toMatchObject({ available: 8_000, days: 9 });
  });

  test('are for at most three origins, all of them on sale', async () => {
    const partner = await shop.newPartner();
    const [origin = 0] = shop.product.originIds;
    expect((await choose(partner, [1, 2, 3, 4])).status).toBe(400);
    expect((await choose(partner, [])).status).toBe(400);
    expect((await choose(partner, [origin, 999_999])).refusal?.code).toBe('origin_unknown');
    expect((await choose(partner, [origin, origin])).status).toBe(200);
  });
});
