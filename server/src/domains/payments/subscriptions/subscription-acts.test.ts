import { listActiveSubscriptions } from '@sesame/contract/access.ts';
import { declareDispute } from '@sesame/contract/operator-payments.ts';
import {
  exportSubscriptions,
  extendSubscription,
  giveSubscription,
  listSubscriptionProducts,
  listSubscriptions,
  moveSubscription,
  readSubscription,
  revokeSubscription,
  shortenSubscription,
} from '@sesame/contract/operator-subscriptions.ts';
import { listPayments } from '@sesame/contract/payments.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build-operator.ts';
import { type BuiltProduct, type Buyer, buildProduct } from '../../../../test/build-purchase.ts';
import { actionsOn } from '../../../../test/read-acts.ts';
import { type RefundShop, startRefundShop } from '../../../../test/start-refund-shop.ts';

const DAY_MS = 86_400_000;
const FAR = new Date('2100-01-01T00:00:00.000Z');
const reason = 'The buyer asked';

let shop: RefundShop;
let owner: TestOperator;
let other: BuiltProduct;
beforeAll(async () => {
  shop = await startRefundShop();
  owner = await buildOperator(shop.app);
  other = await buildProduct(shop.app.platform);
  // These tests let weeks pass, and do what needs a confirmation.
  await shop.app.platform.db
    .updateTable('operator_sessions')
    .set({ ends_at: FAR, last_seen_at: FAR, confirmed_at: FAR })
    .execute();
});
afterAll(() => shop.stop());
afterEach(() => shop.expectClean());

let buyer: Buyer;
beforeEach(async () => {
  buyer = await shop.newBuyer();
});

const read = async (id: string) =>
  (await shop.app.call(readSubscription, { params: { id } }, owner)).body;
const idOf = async (user: Buyer, productId = shop.product.id) => {
  const row = await shop.app.platform.db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.id;
};
const seen = async (id: string) => ({ seen_end: (await read(id)).ends_at, reason });
const active = async (user: Buyer) =>
  (await shop.app.call(listActiveSubscriptions, {}, user)).body.map(
    ({ sub_plan_id }) => sub_plan_id,
  );
const daysAhead = (end: string) => (Date.parse(end) - shop.app.clock.now().getTime()) / DAY_MS;
const statuses = async (user: Buyer) =>
  (await shop.app.call(listPayments, { query: {} }, user)).body.map(({ status }) => status);
const shorten = async (id: string, days: number) =>
  shop.app.call(
    shortenSubscription,
    { params: { id }, body: { days, ...(await seen(id)) } },
    owner,
  );
const revoke = async (id: string) =>
  shop.app.call(revokeSubscription, { params: { id }, body: await seen(id) }, owner);
const move = async (id: string, to: { user?: string; product?: number }) =>
  shop.app.call(moveSubscription, { params: { id }, body: { ...to, ...(await seen(id)) } }, owner);
const give = (user: string, product: number, duration: string) =>
  shop.app.call(giveSubscription, { body: { user, product, duration, reason } }, owner);

const actsOf = (id: string) => actionsOn(shop.app, `subscription:${id}`);

describe('days taken off', () => {
  test('shorten what runs, and what the payment says', async () => {
    const payment = await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    const before = await read(id);
    const { body } = await shorten(id, 7);
    expect(Date.parse(before.ends_at) - Date.parse(body.ends_at)).toBe(7 * DAY_MS);
    expect((await shop.payment(payment)).access_until?.toISOString()).toBe(body.ends_at);
    expect((await read(id)).grants).toMatchObject([{ origin: 'bought', taken_days: 7 }]);
    expect(await actsOf(id)).toEqual(['subscriptions.shorten']);
  });

  test('take whole periods that have not begun before they touch the one that runs', async () => {
    await shop.buyAtBank(buyer);
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    await shorten(id, 35);
    const { grants, ends_at } = await read(id);
    expect(grants).toMatchObject([
      { reversed: { by: 'The owner' }, taken_days: 0 },
      { reversed: null, taken_days: 5 },
    ]);
    // 31 days until 10 April, 30 until 10 May, 35 of them gone.
    expect(daysAhead(ends_at)).toBe(26);
    expect(await statuses(buyer)).toEqual(['Expired', 'Active']);
  });

  test('are never more than are left, and never those of an end that was not seen', async () => {
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    expect((await shorten(id, 40)).refusal?.code).toBe('days_not_left');
    const body = { days: 1, seen_end: '2026-01-01T00:00:00.000Z', reason };
    const stale = await shop.app.call(shortenSubscription, { params: { id }, body }, owner);
    expect(stale.refusal?.code).toBe('changed_meanwhile');
    expect(await actsOf(id)).toEqual([]);
  });
});

describe('access that is ended', () => {
  test('is over at once, its payment says so, and its money can still go back', async () => {
    const payment = await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    shop.app.clock.advance(3 * DAY_MS);
    expect((await revoke(id)).status).toBe(200);
    expect(await active(buyer)).toEqual([]);
    expect(await statuses(buyer)).toEqual(['Expired']);
    expect((await read(id)).grants).toMatchObject([{ reversed: { by: 'The owner' } }]);
    expect((await revoke(id)).refusal?.code).toBe('delivery_over');
    expect((await shop.refund(payment)).body.state).toBe('refunded');
    expect(await actsOf(id)).toEqual(['subscriptions.revoke']);
  });

  test('begins anew when it is bought again', async () => {
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    await revoke(id);
    await shop.buyAtBank(buyer);
    expect(await active(buyer)).toEqual([shop.product.id]);
    expect((await read(id)).grants.map(({ reversed }) => reversed === null)).toContain(true);
  });
});

describe('access that is moved', () => {
  test('goes to another product day for day and is taken back with its money', async () => {
    const payment = await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    shop.app.clock.advance(10.5 * DAY_MS);
    const { body } = await move(id, { product: other.id });
    // 20.5 days were left.
    expect(body.days).toBe(21);
    expect(await active(buyer)).toEqual([other.id]);
    expect((await read(id)).grants).toMatchObject([{ moved_to: body.subscription }]);
    const target = await read(body.subscription);
    expect(target.grants).toMatchObject([
      { origin: 'moved', operator: 'The owner', moved_from: id, duration: '21 days' },
    ]);
    expect(daysAhead(target.ends_at)).toBe(21);
    expect(await statuses(buyer)).toEqual(['Expired']);
    await shop.refund(payment);
    expect(await active(buyer)).toEqual([]);
    expect((await read(body.subscription)).grants[0]?.reversed).toMatchObject({ by: null });
  });

  test('goes to another buyer, twice over, and a part of its money takes a part of it', async () => {
    const payment = await shop.buyAtBank(buyer);
    const [second, third] = [await shop.newBuyer(), await shop.newBuyer()];
    const first = await move(await idOf(buyer), { user: second.id });
    const last = await move(first.body.subscription, { user: third.id });
    expect(await Promise.all([buyer, second, third].map(active))).toEqual([
      [],
      [],
      [shop.product.id],
    ]);
    await shop.refund(payment, { amount: 100, access: 'shorten' });
    // Half of 31 days, rounded down.
    expect(daysAhead((await read(last.body.subscription)).ends_at)).toBe(16);
  });

  test('is added to what the other one has', async () => {
    const second = await shop.newBuyer();
    await shop.buyAtBank(buyer);
    await shop.buyAtBank(second);
    const { body } = await move(await idOf(buyer), { user: second.id });
    expect(daysAhead((await read(body.subscription)).ends_at)).toBe(62);
  });

  test('stays while its payment is in dispute, and is held where it was moved to', async () => {
    const payment = await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    const dispute = (outcome: 'opened' | 'won') =>
      shop.app.call(
        declareDispute,
        { params: { id: payment }, body: { outcome, reason } },
        shop.operator,
      );
    await dispute('opened');
    expect((await move(id, { product: other.id })).refusal?.code).toBe('subscription_held');
    await dispute('won');
    const { body } = await move(id, { product: other.id });
    await dispute('opened');
    expect((await read(body.subscription)).on_hold).toBe(true);
    await dispute('won');
    expect((await read(body.subscription)).on_hold).toBe(false);
  });

  test('goes nowhere that is not there, and not to where it is', async () => {
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    expect((await move(id, { user: id })).status).toBe(404);
    expect((await move(id, { product: 999_999 })).status).toBe(404);
    expect((await move(id, {})).status).toBe(400);
    expect(await active(buyer)).toEqual([shop.product.id]);
  });
});

describe('access that is given', () => {
  test('runs without a payment, with its links, from the end of what was there', async () => {
    const { body } = await give(buyer.id, shop.product.id, '1 mon');
    expect(daysAhead(body.ends_at)).toBe(31);
    const { grants, links } = await read(body.id);
    expect(grants).toMatchObject([{ origin: 'given', operator: 'The owner', payment_id: null }]);
    expect(links).toMatchObject([{ item: { kind: 'template' } }]);
    const again = await give(buyer.id, shop.product.id, '10 days');
    expect(again.body.id).toBe(body.id);
    expect(daysAhead(again.body.ends_at)).toBe(41);
    expect(await statuses(buyer)).toEqual([]);
    expect(await actsOf(body.id)).toEqual(['subscriptions.give', 'subscriptions.give']);
  });

  test.each([
    ['no time at all', '0 days'],
    ['longer than anything', '367 days'],
    ['a length nobody knows', 'for ever'],
  ])('is not given for %s', async (_what, duration) => {
    expect((await give(buyer.id, shop.product.id, duration)).status).toBe(400);
  });

  test('needs a buyer and a product that are there, and a confirmation', async () => {
    expect((await give(owner.id, shop.product.id, '1 mon')).status).toBe(404);
    expect((await give(buyer.id, 999_999, '1 mon')).status).toBe(404);
    const hasty = await buildOperator(shop.app);
    await shop.app.platform.db
      .updateTable('operator_sessions')
      .set({ confirmed_at: null })
      .where('operator_id', '=', hasty.id)
      .execute();
    const body = { user: buyer.id, product: shop.product.id, duration: '1 mon', reason };
    const refused = await shop.app.call(giveSubscription, { body }, hasty);
    expect(refused.refusal?.code).toBe('confirmation_required');
  });
});

describe('the list', () => {
  const list = async (query: Record<string, string>) =>
    (await shop.app.call(listSubscriptions, { query }, owner)).body;

  test('is narrowed by state, product and who it belongs to', async () => {
    const { id } = (await give(buyer.id, other.id, '3 days')).body;
    const { email } = (await read(id)).user;
    expect(await list({ search: email.slice(0, 12).toUpperCase() })).toMatchObject([
      { id, running: true, waiting: 1, product: { id: other.id } },
    ]);
    expect(await list({ search: id })).toMatchObject([{ id }]);
    expect(await list({ search: buyer.id, state: 'ending' })).toMatchObject([{ id }]);
    expect(await list({ search: buyer.id, state: 'over' })).toEqual([]);
    expect(await list({ search: buyer.id, product: String(shop.product.id) })).toEqual([]);
    shop.app.clock.advance(4 * DAY_MS);
    expect(await list({ search: buyer.id, state: 'over' })).toMatchObject([{ id, waiting: 0 }]);
    expect(await list({ search: buyer.id, state: 'running' })).toEqual([]);
  });

  test.each(['running', 'ending', 'over', undefined] as const)(
    'goes on page by page without a gap when it shows %s',
    async (state) => {
      const product = await buildProduct(shop.app.platform);
      for (let made = 0; made < 52; made++) {
        await give((await shop.newBuyer()).id, product.id, made % 2 ? '3 days' : '5 days');
      }
      if (state === 'over') shop.app.clock.advance(6 * DAY_MS);
      const query = { product: String(product.id), ...(state && { state }) };
      const first = await list(query);
      const rest = await list({ ...query, after: first.at(-1)?.id ?? '' });
      expect([first.length, rest.length]).toEqual([50, 2]);
      expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(52);
    },
  );

  test('is saved as a file that no spreadsheet runs', async () => {
    await give(buyer.id, shop.product.id, '3 days');
    await shop.app.platform.db
      .updateTable('users')
      .set({ username: '=cmd|x' })
      .where('id', '=', buyer.id)
      .execute();
    const query = new URLSearchParams({ search: buyer.id });
    const response = await fetch(`${shop.app.url}${exportSubscriptions.path}?${query}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const [, row] = (await response.text()).split('\r\n');
    expect(row).toContain("'=cmd|x");
  });

  test('can be narrowed to products, whose plans can be given', async () => {
    const { body } = await shop.app.call(listSubscriptionProducts, {}, owner);
    expect(body.find(({ id }) => id === other.id)?.plans).toEqual(['1 mon']);
  });
});

test('support looks and gives nothing', async () => {
  await shop.buyAtBank(buyer);
  const id = await idOf(buyer);
  const support = await buildOperator(shop.app, { role: 'support' });
  expect((await shop.app.call(readSubscription, { params: { id } }, support)).status).toBe(200);
  const body = await seen(id);
  const params = { id };
  const answers = await Promise.all([
    shop.app.call(extendSubscription, { params, body: { ...body, days: 1 } }, support),
    shop.app.call(shortenSubscription, { params, body: { ...body, days: 1 } }, support),
    shop.app.call(revokeSubscription, { params, body }, support),
    shop.app.call(moveSubscription, { params, body }, support),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
