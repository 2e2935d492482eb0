import { listReferralFlags, resolveReferralFlag } from '@sesame/contract/console/referrals.ts';
import { listCommissions } from '@sesame/contract/shop/referrals.ts';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['partners']);
const { shop } = test;

const rows = async (partner: { token: string }) =>
  (await shop.app.call(listCommissions, { query: {} }, partner)).body;

describe('50 accounts from one network', () => {
  const NETWORK = '203.0.113.0/24';

  async function registerAccounts(network: string) {
    const partner = await shop.newPartner();
    const accounts = [];
    for (let count = 0; count < 50; count++) accounts.push(await shop.invite(partner, network));
    return { partner, accounts };
  }
  const flagOf = async (partnerId: string) => {
    const by = await buildOperator(shop.app);
    const { body } = await shop.app.call(listReferralFlags, {}, by);
    return { by, flag: body.find((one) => one.partner_id === partnerId) };
  };
  async function resolve(partnerId: string, verdict: 'cleared' | 'confirmed') {
    const { by, flag } = await flagOf(partnerId);
    const input = { params: { id: flag?.id ?? '' }, body: { verdict, reason: 'looked at it' } };
    return shop.app.call(resolveReferralFlag, input, by);
  }

  test('are flagged, and none of their commissions is payable before a review', async () => {
    const { partner, accounts } = await registerAccounts(NETWORK);
    for (const buyer of accounts.slice(0, 3)) await shop.buy(buyer);
    await shop.wait(30);
    expect(await shop.figures(partner)).toMatchObject({ held: 24_000, available: 0 });
    expect(await rows(partner)).toMatchObject([
      { state: 'review', reason: 'many_accounts' },
      {},
      {},
      {},
      {},
      {},
    ]);
    const { flag } = await flagOf(partner.id);
    expect(flag).toMatchObject({ accounts: 50, held: 240 });
    expect((await resolve(partner.id, 'cleared')).status).toBe(200);
    await shop.wait(0);
    expect(await shop.figures(partner)).toMatchObject({ held: 0, available: 24_000 });
    const again = {
      params: { id: flag?.id ?? '' },
      body: { verdict: 'confirmed', reason: 'no' },
    } as const;
    const answer = await shop.app.call(resolveReferralFlag, again, await buildOperator(shop.app));
    expect(answer.refusal?.code).toBe('flag_resolved');
  });

  test('includes purchases made before the limit was reached', async () => {
    const partner = await shop.newPartner();
    const first = await shop.invite(partner, NETWORK);
    await shop.buy(first);
    expect(await rows(partner)).toMatchObject([{ state: 'pending' }, { state: 'pending' }]);
    for (let count = 0; count < 10; count++) await shop.invite(partner, NETWORK);
    await shop.wait(15);
    expect(await shop.figures(partner)).toMatchObject({ available: 0, held: 8_000 });
    await resolve(partner.id, 'confirmed');
    expect(await shop.figures(partner)).toMatchObject({ available: 0, reversed: 8_000 });
    await shop.buy(first);
    await shop.buy(await shop.invite(partner, NETWORK));
    expect(await shop.figures(partner)).toMatchObject({ earned: 8_000, reversed: 8_000 });
  });

  test('from different networks are not flagged', async () => {
    const partner = await shop.newPartner();
    for (let count = 0; count < 50; count++) {
      await shop.invite(partner, `203.0.${Math.floor(count / 10)}.0/24`);
    }
    await shop.buy(await shop.invite(partner, '198.51.100.0/24'));
    expect(await rows(partner)).toMatchObject([{ state: 'pending' }, { state: 'pending' }]);
  });

  test('their network is deleted after 60 days', async () => {
    await shop.wait(61);
    await shop.app.jobs.run('delete-old-networks');
    const left = await shop.app.platform.db
      .selectFrom('users')
      .select('id')
      .where('registered_from', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });
});
