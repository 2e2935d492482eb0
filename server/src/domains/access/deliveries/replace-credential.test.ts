import { replaceCredential, replaceWithLink } from '@sesame/contract/console/subscriptions.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { beforeEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import {
  addItems as add,
  buyAccess,
  itemOf as itemOfSubscription,
} from '../../../../test/build/hold-items.ts';
import { getRow, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { requestNewCredential } from './deliveries.store.ts';

const REASON = 'The link is dead';

let support: TestOperator;
let product: BuiltProduct;
let buyer: Buyer;
// The payments of these grants were never settled, so ledger verification is off.
const test = shopTest(['mail'], { now: '2026-03-10T12:00:00.000Z', verifiesLedger: false });
const mailed = test.shop;
test.beforeAll(async () => {
  support = await buildOperator(mailed.app, { role: 'support' });
});
beforeEach(async () => {
  product = await buildProduct(mailed.app.platform);
  buyer = await buildBuyer(mailed.app.platform);
});

const serviceId = () => product.serviceIds[0] ?? 0;

const addItems = (kind: 'unique' | 'shared' | 'template', ...links: string[]) =>
  add(
    mailed.app.platform,
    product,
    kind,
    ...links.map((link) => (kind === 'template' ? { template: link, key: 'a key' } : { link })),
  );
const buy = () => buyAccess(mailed.app.platform, buyer, product);
const itemOf = (id: string) => itemOfSubscription(mailed.app.platform, id);

function replace(id: string, expectedItem: string, reason = REASON) {
  const params = { id, service: String(serviceId()) };
  return mailed.app.call(
    replaceCredential,
    { params, body: { expected_item: expectedItem, reason } },
    { token: support.token },
  );
}

describe('replacing a credential', () => {
  test('assigns another item, retires the old one and records an audit event', async () => {
    await addItems('unique', 'https://a.example/1', 'https://a.example/2');
    const { id, item } = await buy();
    expect((await replace(id, item)).status).toBe(200);
    const other = await itemOf(id);
    expect(other).not.toBe(item);
    const items = await listRows(mailed.app, 'inventory_items', { service_id: serviceId() }, [
      'id',
      'assigned_to',
      'retired_at',
    ]);
    expect(items.find((one) => one.id === item)).toMatchObject({ assigned_to: id });
    expect(items.find((one) => one.id === item)?.retired_at).not.toBeNull();
    expect(items.find((one) => one.id === other)).toMatchObject({
      assigned_to: id,
      retired_at: null,
    });
    const events = await listRows(mailed.app, 'audit_events', { subject: `subscription:${id}` }, [
      'action',
      'reason',
      'after',
    ]);
    expect(events).toEqual([
      {
        action: 'subscriptions.replace_credential',
        reason: REASON,
        after: [{ service_id: serviceId(), inventory_item_id: other }],
      },
    ]);
  });

  test('notifies the buyer once, without the link itself', async () => {
    await addItems('unique', 'https://a.example/1', 'https://a.example/2', 'https://a.example/3');
    const { id, item } = await buy();
    const answers = await Promise.all([replace(id, item), replace(id, item)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { email } = await getRow(mailed.app, 'users', { id: buyer.id });
    const mails = await mailed.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^New access details for product-/),
    ]);
    expect(mails[0]?.text).not.toContain('a.example');
  });

  test('keeps the old item when the inventory is empty', async () => {
    await addItems('unique', 'https://a.example/1');
    const { id, item } = await buy();
    expect((await replace(id, item)).refusal?.code).toBe('inventory_empty');
    expect(await itemOf(id)).toBe(item);
    await addItems('shared', 'https://a.example/all');
    expect((await replace(id, item)).status).toBe(200);
    const shared = (await itemOf(id)) ?? '';
    expect((await replace(id, shared)).refusal?.code).toBe('inventory_empty');
  });

  test('is refused as a version conflict while a replacement is pending', async () => {
    await addItems('unique', 'https://a.example/1');
    const { id, item } = await buy();
    const { db } = mailed.app.platform;
    const { id: delivery } = await getRow(db, 'deliveries', { subscription_id: id });
    await requestNewCredential(db, delivery);
    expect((await replace(id, item)).refusal).toMatchObject({
      code: 'version_conflict',
      current: { id, links: [{ delivery_id: delivery, item: null }] },
    });
  });

  test('needs the item that was seen, a running subscription and a reason', async () => {
    await addItems('unique', 'https://a.example/1', 'https://a.example/2');
    const { id, item } = await buy();
    expect((await replace(id, id)).refusal?.code).toBe('version_conflict');
    expect((await replace(id, item, ' ')).status).toBe(400);
    expect((await replace(item, item)).status).toBe(404);
    mailed.app.clock.advance(60 * DAY_MS);
    support = await buildOperator(mailed.app, { role: 'support' });
    expect((await replace(id, item)).refusal?.code).toBe('delivery_over');
    expect(await itemOf(id)).toBe(item);
  });
});

describe('giving a subscription a separate link', () => {
  const give = async (
    { id, item }: { id: string; item: string },
    link: string,
    role: 'manager' | 'support' = 'manager',
  ) => {
    const { token } = await buildOperator(mailed.app, { role });
    return mailed.app.call(
      replaceWithLink,
      {
        params: { id, service: String(serviceId()) },
        body: { expected_item: item, content: 'link', secret: link, reason: REASON },
      },
      { token },
    );
  };
  const linksOf = async () =>
    (await mailed.app.call(listActiveSubscriptions, {}, buyer)).body.flatMap(({ links }) =>
      links.map(({ href }) => href),
    );

  test.each([
    ['unique', 'https://a.example/1'],
    ['shared', 'https://a.example/all'],
    ['template', 'https://a.example/{user}/{subscription}'],
  ] as const)('replaces a link of the kind %s', async (kind, link) => {
    await addItems(kind, link);
    const bought = await buy();
    const own = `https://b.example/${bought.id}`;
    expect((await give(bought, own, 'support')).status).toBe(403);
    expect((await give(bought, own)).status).toBe(200);
    expect(await linksOf()).toEqual([own]);
    expect((await give(bought, own)).refusal?.code).toBe('version_conflict');
    const { retired_at: retired } = await getRow(mailed.app, 'inventory_items', {
      id: bought.item,
    });
    expect(retired === null).toBe(kind !== 'unique');
  });

  test('refuses what is not a web link, and a link that another buyer has', async () => {
    await addItems('template', 'https://a.example/{user}/{subscription}');
    const bought = await buy();
    expect((await give(bought, 'http://')).refusal?.code).toBe('item_invalid');
    expect((await give(bought, 'https://c.example/own')).status).toBe(200);
    buyer = await buildBuyer(mailed.app.platform);
    expect((await give(await buy(), 'https://c.example/own')).refusal?.code).toBe('item_assigned');
  });
});
