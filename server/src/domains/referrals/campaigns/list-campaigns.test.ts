import { listCampaigns, setCampaignCost } from '@sesame/contract/console/campaigns.ts';
import { activateCampaign, visitCampaign } from '@sesame/contract/shop/campaign-visits.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { listCampaigns as listCampaignsOf } from './list-campaigns.ts';

let token: string;
const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  token = (await buildOperator(shop.app, { role: 'content' })).token;
});

const list = async (after?: string) =>
  (await shop.app.call(listCampaigns, { query: { after } }, { token })).body;

/** Registers a buyer who came through a campaign link. */
async function bring(campaign: string): Promise<Buyer> {
  const buyer = await shop.newBuyer();
  await shop.app.call(activateCampaign, { body: { value: campaign, register: true } }, buyer);
  return buyer;
}

async function payBy(buyer: Buyer): Promise<string> {
  const { body } = await shop.pay(buyer);
  await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  return body.payment_id;
}

test('a campaign shows visits, registrations, payers and net revenue', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };
  await shop.app.call(visitCampaign, { body: { value: 'autumn' } }, { headers });
  const [twice, refunded] = [await bring('autumn'), await bring('autumn')];
  await bring('autumn');
  await bring('winter');
  const paid = [await payBy(twice), await payBy(twice)];
  const returned = await payBy(refunded);
  await shop.bank.decide(returned, 'refund');
  await shop.settled();
  const cents = (await Promise.all(paid.map((id) => shop.payment(id)))).reduce(
    (sum, { captured_cents }) => sum + captured_cents,
    0,
  );
  expect(cents).toBeGreaterThan(0);
  expect(await list()).toEqual([
    {
      campaign: 'autumn',
      visits: 1,
      activations: 3,
      registrations: 3,
      payers: 2,
      revenue: cents / 100,
      cost: null,
      return: null,
      cost_per_payer: null,
      first_day: '2026-03-10',
      last_day: '2026-03-10',
    },
    expect.objectContaining({ campaign: 'winter', registrations: 1, payers: 0, revenue: 0 }),
  ]);
});

/** Rolls back the transaction and carries its result. */
class Seen extends Error {
  readonly figures: unknown;
  constructor(figures: unknown) {
    super('seen');
    this.figures = figures;
  }
}

test('payments by balance are not revenue', async () => {
  const buyer = await bring('by-balance');
  const { body } = await shop.pay(buyer);
  const rolledBack = shop.app.owner.db.transaction().execute(async (tx) => {
    await sql`alter table payments disable trigger payments_guard`.execute(tx);
    await sql`update payments set provider = 'balance', checkout_state = 'none' where id = ${body.payment_id}`.execute(
      tx,
    );
    await sql`update payments set captured_cents = total_cents where id = ${body.payment_id}`.execute(
      tx,
    );
    const [figures] = await listCampaignsOf({ db: tx }).page({}, 'autumn');
    throw new Seen(figures);
  });
  await expect(rolledBack).rejects.toMatchObject({
    figures: { campaign: 'by-balance', registrations: 1, payers: 0, revenue: 0 },
  });
});

test('payers count even if they paid before their campaign was stored', async () => {
  const buyer = await shop.newBuyer();
  await payBy(buyer);
  await shop.app.call(activateCampaign, { body: { value: 'belated', register: true } }, buyer);
  const found = await shop.app.call(listCampaigns, { query: { search: 'belated' } }, { token });
  expect(found.body).toEqual([
    expect.objectContaining({ registrations: 1, payers: 1, revenue: expect.any(Number) }),
  ]);
  expect(found.body[0]?.revenue).toBeGreaterThan(0);
});

test('pages are ordered by name, without duplicates or gaps', async () => {
  await sql`
    insert into campaign_days (campaign, day, visits)
    select 'mass ' || n, date '2026-03-10' - d, 2 from generate_series(1, 120) n, generate_series(0, 2) d`.execute(
    shop.app.platform.db,
  );
  const names: string[] = [];
  for (let page = await list(); page.length > 0; page = await list(names.at(-1))) {
    expect(page.length).toBeLessThanOrEqual(50);
    names.push(...page.map(({ campaign }) => campaign));
  }
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('mass'))).toHaveLength(120);
  expect((await list('mass 1')).at(0)).toMatchObject({
    campaign: 'mass 10',
    visits: 6,
    registrations: 0,
    first_day: '2026-03-08',
    last_day: '2026-03-10',
  });
});

test('search matches parts of names, and the export escapes formulas', async () => {
  // Inserted directly, because a visit would store them as `Cmd_calc` and `spring_sale`.
  await sql`
    insert into campaign_days (campaign, day, visits)
    values ('=Cmd|calc', '2026-03-10', 1), ('spring % sale', '2026-03-10', 1)`.execute(
    shop.app.platform.db,
  );
  const found = async (search: string) => {
    const { body } = await shop.app.call(listCampaigns, { query: { search } }, { token });
    return body.map(({ campaign }) => campaign);
  };
  expect(await found('CMD|')).toEqual(['=Cmd|calc']);
  expect(await found('%')).toEqual(['spring % sale']);
  const file = await fetch(`${shop.app.url}${listCampaigns.export.path}?search=cmd`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await file.text()).split('\r\n').slice(0, 2)).toEqual([
    'campaign,visits,activations,registrations,payers,revenue,cost,return,cost per payer,first day,last day',
    "'=Cmd|calc,1,0,0,0,0,,,,2026-03-10,2026-03-10",
  ]);
});

test('a cost is entered once more based on the current one, and removed', async () => {
  const by = await buildOperator(shop.app, { role: 'manager' });
  const set = async (cost: number | null, expected_cost: number | null, campaign = 'belated') => {
    const body = { campaign, cost, expected_cost };
    return (await shop.app.call(setCampaignCost, { body }, by)).refusal;
  };
  expect(await set(50, null, 'never seen')).toMatchObject({ code: 'not_found' });
  expect(await set(1.005, null)).toMatchObject({ code: 'bad_request' });
  expect(await set(-1, null)).toMatchObject({ code: 'bad_request' });
  expect(await set(50, null)).toBeUndefined();
  expect(await set(60, null)).toMatchObject({ code: 'version_conflict', current: { cost: 50 } });
  const shown = async () => (await list('belate')).find(({ campaign }) => campaign === 'belated');
  const figures = await shown();
  expect(figures).toMatchObject({ cost: 50, cost_per_payer: 50 });
  expect(figures?.return).toBeCloseTo((figures?.revenue ?? 0) / 50, 2);
  const reader = await shop.app.call(
    setCampaignCost,
    { body: { campaign: 'belated', cost: 0, expected_cost: 50 } },
    { token },
  );
  expect(reader.refusal?.code).toBe('forbidden');
  expect(await set(null, 50)).toBeUndefined();
  expect(await shown()).toMatchObject({ cost: null, return: null, cost_per_payer: null });
});
