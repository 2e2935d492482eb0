import { declareDispute } from '@sesame/contract/console/payments/payments.ts';
import {
  grantSubscription,
  listSubscriptionProducts,
  listSubscriptions,
  moveSubscription,
  readSubscription,
  restoreSubscription,
  revokeSubscription,
  shortenSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { beforeEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { actionsOn } from '../../../../test/database/read-audit-events.ts';
import { onlyInSoak } from '../../../../test/property-runs.ts';
import { getRow, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const FAR = new Date('2100-01-01T00:00:00.000Z');
const reason = 'The buyer asked';

let owner: TestOperator;
let other: BuiltProduct;
const test = shopTest(['refunds']);
const { shop } = test;
test.beforeAll(async () => {
  owner = await buildOperator(shop.app);
  other = await buildProduct(shop.app.platform);
  // These tests advance the clock by weeks and use actions that require a recent re-authentication.
  await shop.app.platform.db
    .updateTable('operator_sessions')
    .set({ ends_at: FAR, last_seen_at: FAR, confirmed_at: FAR })
    .execute();
});

let buyer: Buyer;
beforeEach(async () => {
  buyer = await shop.newBuyer();
});

const read = async (id: string) =>
  (await shop.app.call(readSubscription, { params: { id } }, owner)).body;
const idOf = async (user: Buyer, productId = shop.product.id) => {
  const row = await getRow(shop.app, 'subscriptions', { user_id: user.id, product_id: productId }, [
    'id',
  ]);
  return row.id;
};
const seen = async (id: string) => ({ expected_end: (await read(id)).ends_at, reason });
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
const restore = async (id: string) =>
  shop.app.call(restoreSubscription, { params: { id }, body: await seen(id) }, owner);
const move = async (id: string, to: { user?: string; product?: number }) =>
  shop.app.call(moveSubscription, { params: { id }, body: { ...to, ...(await seen(id)) } }, owner);
const give = (user: string, product: number, duration: string) =>
  shop.app.call(grantSubscription, { body: { user, product, duration, reason } }, owner);

const eventsOf = (id: string) => actionsOn(shop.app, `subscription:${id}`);

describe('removing days', () => {
  test('shortens the active period and the access stored with the payment', async () => {
    const payment = await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    const before = await read(id);
    const { body } = await shorten(id, 7);
    expect(Date.parse(before.ends_at) - Date.parse(body.ends_at)).toBe(7 * DAY_MS);
    expect((await shop.payment(payment)).access_until?.toISOString()).toBe(body.ends_at);
    expect((await read(id)).grants).toMatchObject([{ source: 'bought', removed_days: 7 }]);
    expect(await eventsOf(id)).toEqual(['subscriptions.shorten']);
  });

  test('removes future periods before it shortens the active one', async () => {
    await shop.buyAtBank(buyer);
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    await shorten(id, 35);
    const { grants, ends_at } = await read(id);
    expect(grants).toMatchObject([
      { reversed: { by: 'The owner' }, removed_days: 0 },
      { reversed: null, removed_days: 5 },
    ]);
    // 31 days until 10 April and 30 until 10 May, minus 35.
    expect(daysAhead(ends_at)).toBe(26);
    expect(await statuses(buyer)).toEqual(['Expired', 'Active']);
  });

  test('is refused beyond the remaining days, and when the end has changed since the operator saw it', async () => {
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    expect((await shorten(id, 40)).refusal?.code).toBe('days_not_left');
    const body = { days: 1, expected_end: '2026-01-01T00:00:00.000Z', reason };
    const stale = await shop.app.call(shortenSubscription, { params: { id }, body }, owner);
    expect(stale.refusal?.code).toBe('version_conflict');
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('revoking access', () => {
  test('takes effect at once, is shown with the payment, and still allows a refund', async () => {
    const payment = await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    shop.app.clock.advance(3 * DAY_MS);
    expect((await revoke(id)).status).toBe(200);
    expect(await active(buyer)).toEqual([]);
    expect(await statuses(buyer)).toEqual(['Expired']);
    expect((await read(id)).grants).toMatchObject([{ reversed: { by: 'The owner' } }]);
    expect((await revoke(id)).refusal?.code).toBe('delivery_over');
    expect((await shop.refund(payment)).body.state).toBe('refunded');
    expect(await eventsOf(id)).toEqual(['subscriptions.revoke']);
  });

  test('does not prevent a new purchase', async () => {
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    await revoke(id);
    await shop.buyAtBank(buyer);
    expect(await active(buyer)).toEqual([shop.product.id]);
    expect((await read(id)).grants.map(({ reversed }) => reversed === null)).toContain(true);
  });
});

describe('moving access', () => {
  test('to another product keeps the remaining days, which a refund revokes', async () => {
    const payment = await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    shop.app.clock.advance(10.5 * DAY_MS);
    const { body } = await move(id, { product: other.id });
    // 20.5 days were left, rounded up.
    expect(body.days).toBe(21);
    expect(await active(buyer)).toEqual([other.id]);
    expect((await read(id)).grants).toMatchObject([{ moved_to: body.subscription }]);
    const target = await read(body.subscription);
    expect(target.grants).toMatchObject([
      { source: 'moved', operator: 'The owner', moved_from: id, duration: '21 days' },
    ]);
    expect(daysAhead(target.ends_at)).toBe(21);
    expect(await statuses(buyer)).toEqual(['Expired']);
    await shop.refund(payment);
    expect(await active(buyer)).toEqual([]);
    expect((await read(body.subscription)).grants[0]?.reversed).toMatchObject({ by: null });
  });

  test('from buyer to buyer follows a partial refund that shortens access', async () => {
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
    // Half of 31 days, rounded down, is removed.
    expect(daysAhead((await read(last.body.subscription)).ends_at)).toBe(16);
  });

  test('adds the days to an existing subscription', async () => {
    const second = await shop.newBuyer();
    await shop.buyAtBank(buyer);
    await shop.buyAtBank(second);
    const { body } = await move(await idOf(buyer), { user: second.id });
    expect(daysAhead((await read(body.subscription)).ends_at)).toBe(62);
  });

  test('is refused during a dispute, and a later dispute holds the moved period', async () => {
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
    expect((await read(body.subscription)).state).toBe('on_hold');
    await dispute('won');
    expect((await read(body.subscription)).state).not.toBe('on_hold');
  });

  test('is refused for an unknown target or an unchanged one', async () => {
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    expect((await move(id, { user: id })).status).toBe(404);
    expect((await move(id, { product: 999_999 })).status).toBe(404);
    expect((await move(id, {})).status).toBe(400);
    expect(await active(buyer)).toEqual([shop.product.id]);
  });
});

describe('granting access', () => {
  test('needs no payment, delivers links and starts at the end of the existing access', async () => {
    const { body } = await give(buyer.id, shop.product.id, '1 mon');
    expect(daysAhead(body.ends_at)).toBe(31);
    const { grants, links } = await read(body.id);
    expect(grants).toMatchObject([{ source: 'free', operator: 'The owner', payment_id: null }]);
    expect(links).toMatchObject([{ item: { kind: 'template' } }]);
    const again = await give(buyer.id, shop.product.id, '10 days');
    expect(again.body.id).toBe(body.id);
    expect(daysAhead(again.body.ends_at)).toBe(41);
    expect(await statuses(buyer)).toEqual([]);
    expect(await eventsOf(body.id)).toEqual(['subscriptions.grant', 'subscriptions.grant']);
  });

  test.each([
    ['a duration of 0', '0 days'],
    ['a duration above the maximum', '367 days'],
    ['an unknown duration', 'for ever'],
  ])('is refused with %s', async (_what, duration) => {
    expect((await give(buyer.id, shop.product.id, duration)).status).toBe(400);
  });

  test('requires an existing buyer and product, and a recent re-authentication', async () => {
    expect((await give(owner.id, shop.product.id, '1 mon')).status).toBe(404);
    expect((await give(buyer.id, 999_999, '1 mon')).status).toBe(404);
    const fast = await buildOperator(shop.app);
    await updateRows(
      shop.app,
      'operator_sessions',
      { operator_id: fast.id },
      { confirmed_at: null },
    );
    const body = { user: buyer.id, product: shop.product.id, duration: '1 mon', reason };
    const refused = await shop.app.call(grantSubscription, { body }, fast);
    expect(refused.refusal?.code).toBe('confirmation_required');
  });
});

describe('the list', () => {
  const list = async (query: Record<string, string>) =>
    (await shop.app.call(listSubscriptions, { query }, owner)).body;

  test('is filtered by state, product and buyer', async () => {
    const { id } = (await give(buyer.id, other.id, '3 days')).body;
    const { email } = (await read(id)).user;
    expect(await list({ search: email.slice(0, 12).toUpperCase() })).toMatchObject([
      { id, state: 'waiting', waiting: 1, product: { id: other.id } },
    ]);
    expect(await list({ search: id })).toMatchObject([{ id }]);
    expect(await list({ search: buyer.id, state: 'ending' })).toMatchObject([{ id }]);
    expect(await list({ search: buyer.id, state: 'ended' })).toEqual([]);
    expect(await list({ search: buyer.id, product: String(shop.product.id) })).toEqual([]);
    shop.app.clock.advance(4 * DAY_MS);
    expect(await list({ search: buyer.id, state: 'ended' })).toMatchObject([
      { id, state: 'ended', waiting: 0 },
    ]);
    expect(await list({ search: buyer.id, state: 'active' })).toEqual([]);
  });

  test.each([undefined, 'ended', ...onlyInSoak('active', 'ending', 'waiting')] as const)(
    'has pages without gaps or repetitions for the state %s',
    async (state) => {
      const product = await buildProduct(shop.app.platform);
      for (let made = 0; made < 52; made++) {
        await give((await shop.newBuyer()).id, product.id, made % 2 ? '3 days' : '5 days');
      }
      if (state === 'ended') shop.app.clock.advance(6 * DAY_MS);
      const query = { product: String(product.id), ...(state && { state }) };
      const first = await list(query);
      const rest = await list({ ...query, after: first.at(-1)?.id ?? '' });
      expect([first.length, rest.length]).toEqual([50, 2]);
      expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(52);
    },
  );

  test('is exported as CSV with formulas escaped', async () => {
    await give(buyer.id, shop.product.id, '3 days');
    await updateRows(shop.app, 'users', { id: buyer.id }, { username: '=cmd|x' });
    const query = new URLSearchParams({ search: buyer.id });
    const response = await fetch(`${shop.app.url}${listSubscriptions.export.path}?${query}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const [, row] = (await response.text()).split('\r\n');
    expect(row).toContain("'=cmd|x");
  });

  test('can be filtered by products, whose plans can be granted', async () => {
    const { body } = await shop.app.call(listSubscriptionProducts, {}, owner);
    expect(body.find(({ id }) => id === other.id)?.plans).toEqual(['1 mon']);
  });
});

test('the role support can read subscriptions but not shorten, revoke or move them', async () => {
  await shop.buyAtBank(buyer);
  const id = await idOf(buyer);
  const support = await buildOperator(shop.app, { role: 'support' });
  expect((await shop.app.call(readSubscription, { params: { id } }, support)).status).toBe(200);
  const body = await seen(id);
  const params = { id };
  const answers = await Promise.all([
    shop.app.call(shortenSubscription, { params, body: { ...body, days: 1 } }, support),
    shop.app.call(revokeSubscription, { params, body }, support),
    shop.app.call(moveSubscription, { params, body }, support),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

describe('restoring revoked access', () => {
  test('restores the periods, their payments and the end as they were', async () => {
    const [first, second] = [await shop.buyAtBank(buyer), await shop.buyAtBank(buyer)];
    const id = await idOf(buyer);
    const before = await read(id);
    const periods = async () =>
      [await shop.payment(first), await shop.payment(second)].map(
        ({ access_from, access_until }) => [access_from, access_until],
      );
    const paid = await periods();
    shop.app.clock.advance(3 * DAY_MS);
    await revoke(id);
    shop.app.clock.advance(DAY_MS);
    expect(await read(id)).toMatchObject({ state: 'ended', restorable: true });
    expect((await restore(id)).body.ends_at).toBe(before.ends_at);
    expect(await read(id)).toMatchObject({ state: before.state, grants: before.grants });
    expect(await periods()).toEqual(paid);
    expect(await active(buyer)).toEqual([shop.product.id]);
    expect((await restore(id)).refusal?.code).toBe('undo_too_late');
    expect(await eventsOf(id)).toEqual(['subscriptions.revoke', 'subscriptions.restore']);
    await shop.refund(first);
    expect(daysAhead((await read(id)).ends_at)).toBeLessThan(32);
  });

  test.each([
    ['something was bought', () => shop.buyAtBank(buyer), [31]],
    ['the rest would be over', () => shop.app.clock.advance(40 * DAY_MS), []],
  ] as const)('is refused once %s', async (_what, then, left) => {
    await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    shop.app.clock.advance(DAY_MS);
    await revoke(id);
    shop.app.clock.advance(DAY_MS);
    await then();
    expect((await read(id)).restorable).toBe(false);
    expect((await restore(id)).refusal?.code).toBe('undo_too_late');
    expect((await active(buyer)).length).toBe(left.length);
  });

  test('is refused once its money was returned, and after the rest was moved', async () => {
    const payment = await shop.buyAtBank(buyer);
    const id = await idOf(buyer);
    await revoke(id);
    await shop.refund(payment, { amount: 50, access: 'keep' });
    expect((await restore(id)).refusal?.code).toBe('undo_too_late');
    expect(await active(buyer)).toEqual([]);
    const second = await shop.newBuyer();
    await shop.buyAtBank(second);
    const moved = await idOf(second);
    await move(moved, { product: other.id });
    expect((await restore(moved)).refusal?.code).toBe('undo_too_late');
    expect(await active(second)).toEqual([other.id]);
  });
});
