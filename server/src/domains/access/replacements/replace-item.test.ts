import { readSubscription } from '@sesame/contract/console/subscriptions.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { checkItem, listActiveSubscriptions, replaceItem } from '@sesame/contract/shop/access.ts';
import { beforeEach, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { addItems, buyAccess } from '../../../../test/build/hold-items.ts';
import { findRow, getRow, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { accessInvariants } from '../../../ledger-verification/access-invariants.ts';

let product: BuiltProduct;
let buyer: Buyer;
// The payments of these grants were never settled, so ledger verification is off.
const test = shopTest(['mail'], { now: '2026-03-10T12:00:00.000Z', verifiesLedger: false });
const mailed = test.shop;
beforeEach(async () => {
  product = await buildProduct(mailed.app.platform);
  buyer = await buildBuyer(mailed.app.platform);
});

const serviceId = () => product.serviceIds[0] ?? 0;

const addCodes = (kind: 'unique' | 'shared', ...codes: string[]) =>
  addItems(mailed.app.platform, product, kind, ...codes.map((code) => ({ code })));

async function allow(limit: number): Promise<void> {
  await updateRows(mailed.app, 'services', { id: serviceId() }, { replacement_limit: limit });
}

const buy = async (by = buyer) => (await buyAccess(mailed.app.platform, by, product, 3)).item;

async function itemOf(by = buyer): Promise<string> {
  const { body } = await mailed.app.call(listActiveSubscriptions, {}, by);
  return body[0]?.items[0]?.id ?? '';
}

const check = async (id: string, by = buyer) =>
  await mailed.app.call(checkItem, { params: { id } }, by);
const replace = async (id: string, by = buyer) =>
  await mailed.app.call(replaceItem, { params: { id } }, by);

async function replacements(): Promise<{ old_item_id: string; new_item_id: string }[]> {
  return await mailed.app.platform.db
    .selectFrom('item_replacements')
    .innerJoin('deliveries', 'deliveries.id', 'item_replacements.delivery_id')
    .select(['old_item_id', 'new_item_id'])
    .where('deliveries.service_id', '=', serviceId())
    .execute();
}

test('an item is replaced once by parallel clicks, and the old one is retired', async () => {
  await allow(3);
  await addCodes('unique', 'A-1', 'A-2', 'A-3', 'A-4');
  const old = await buy();
  expect((await check(old)).body).toEqual({ check: 'unknown', replacements_left: 3 });
  const answers = await Promise.all([1, 2, 3].map(() => replace(old)));
  expect(answers.map(({ body }) => body.outcome)).toEqual(['replaced', 'replaced', 'replaced']);
  const now = await itemOf();
  expect(await replacements()).toEqual([{ old_item_id: old, new_item_id: now }]);
  const row = await getRow(mailed.app, 'inventory_items', { id: old }, ['retired_at']);
  expect(row.retired_at).not.toBeNull();
  expect((await check(old)).status).toBe(404);
  expect((await check(now)).body.replacements_left).toBe(2);
});

test('no two buyers who replace at the same time get the same item', async () => {
  await allow(1);
  const others = await Promise.all([1, 2, 3].map(() => buildBuyer(mailed.app.platform)));
  await addCodes('unique', 'B-1', 'B-2', 'B-3', 'B-4', 'B-5');
  const held = [];
  for (const one of others) held.push({ one, item: await buy(one) });
  const answers = await Promise.all(held.map(({ one, item }) => replace(item, one)));
  // Five items: three were bought, so two are left.
  const outcomes = answers.map(({ body }) => body.outcome).toSorted();
  expect(outcomes).toEqual(['refused', 'replaced', 'replaced']);
  const given = await Promise.all(others.map((one) => itemOf(one)));
  expect(new Set(given).size).toBe(3);
  for (const { id, sql } of accessInvariants.filter((one) => one.id.startsWith('I14 '))) {
    const broken = await mailed.app.platform.pool.query(sql);
    expect({ id, broken: broken.rows }).toEqual({ id, broken: [] });
  }
});

test('the limit counts the last 30 days of one subscription', async () => {
  await allow(1);
  await addCodes('unique', 'C-1', 'C-2', 'C-3', 'C-4');
  expect((await replace(await buy())).body.outcome).toBe('replaced');
  const second = await itemOf();
  expect((await check(second)).body.replacements_left).toBe(0);
  expect((await replace(second)).body.outcome).toBe('refused');
  expect(await itemOf()).toBe(second);
  mailed.app.clock.advance(31 * DAY_MS);
  expect((await replace(second)).body.outcome).toBe('replaced');
});

test.each([
  ['a service that does not allow it', 'unique', 0, ['D-1', 'D-2']],
  ['an empty inventory', 'unique', 2, ['D-1']],
  ['an item that serves other buyers', 'shared', 2, ['D-1', 'D-2']],
] as const)('%s leaves the item as it is', async (_what, kind, limit, codes) => {
  await allow(limit);
  await addCodes(kind, ...codes);
  const item = await buy();
  expect((await check(item)).body.replacements_left).toBe(0);
  expect((await replace(item)).body.outcome).toBe('refused');
  expect(await itemOf()).toBe(item);
  expect(await replacements()).toEqual([]);
});

test("another buyer's item is neither checked nor replaced", async () => {
  await allow(2);
  await addCodes('unique', 'E-1', 'E-2');
  const item = await buy();
  const stranger = await buildBuyer(mailed.app.platform);
  expect((await check(item, stranger)).status).toBe(404);
  expect((await replace(item, stranger)).status).toBe(404);
  await replace(item);
  expect((await replace(item, stranger)).status).toBe(404);
});

test('operators see it on the subscription and get an alert', async () => {
  await allow(1);
  await addCodes('unique', 'F-1', 'F-2');
  await replace(await buy());
  const [subscription] = (await mailed.app.call(listActiveSubscriptions, {}, buyer)).body;
  const manager = await buildOperator(mailed.app, { role: 'manager' });
  const params = { id: subscription?.id ?? '' };
  const { body } = await mailed.app.call(readSubscription, { params }, { token: manager.token });
  expect(body.links).toMatchObject([{ replaced_by_buyer: 1, item: { content: 'code' } }]);
  const alert = await findRow(
    mailed.app,
    'alerts',
    { kind: 'item_reported', subject: String(serviceId()) },
    ['resolved_at', 'detail'],
  );
  expect(alert).toMatchObject({ resolved_at: null, detail: { link_check: 'unknown' } });
});

test('a link that is not on the public internet is not called', async () => {
  const { platform } = mailed.app;
  const secrets = [{ link: 'https://127.0.0.1/' }, { link: 'vless://id@a.example' }];
  for (const secret of secrets) {
    product = await buildProduct(platform);
    buyer = await buildBuyer(platform);
    await addItems(platform, product, 'shared', secret);
    expect((await check(await buy())).body.check).toBe('unknown');
  }
});
