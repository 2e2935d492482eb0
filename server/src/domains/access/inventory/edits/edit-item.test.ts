import {
  editInventoryItem,
  findInventoryItems,
  type InventoryItem,
  listInventoryItems,
} from '@sesame/contract/console/inventory.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { beforeEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../../../test/build/build-purchase.ts';
import { addItems, buyAccess } from '../../../../../test/build/hold-items.ts';
import { getRow, listRows, updateRows } from '../../../../../test/rows.ts';
import { shopTest } from '../../../../../test/shops/shop-test.ts';
import type { ItemSecret } from '../item-secret.ts';

const REASON = 'The supplier moved';

let manager: TestOperator;
let product: BuiltProduct;
// The payments of these grants were never settled, so ledger verification is off.
const test = shopTest(['mail'], { now: '2026-03-10T12:00:00.000Z', verifiesLedger: false });
const mailed = test.shop;
test.beforeAll(async () => {
  manager = await buildOperator(mailed.app, { role: 'manager' });
});
beforeEach(async () => {
  product = await buildProduct(mailed.app.platform);
});

const add = (kind: 'unique' | 'shared' | 'template', ...secrets: ItemSecret[]) =>
  addItems(mailed.app.platform, product, kind, ...secrets);
const newBuyer = () => buildBuyer(mailed.app.platform);
const buy = (buyer: Buyer) => buyAccess(mailed.app.platform, buyer, product);
const linksOf = async (buyer: Buyer) =>
  (await mailed.app.call(listActiveSubscriptions, {}, buyer)).body[0]?.links.map(
    ({ href }) => href,
  );

async function onlyItem(): Promise<InventoryItem> {
  const params = { id: String(product.serviceIds[0]) };
  const { body } = await mailed.app.call(listInventoryItems, { params, query: {} }, manager);
  expect(body).toHaveLength(1);
  // Safe: it has one element.
  return body[0] as InventoryItem;
}

const edit = (id: string, version: number, secret: string, content: 'link' | 'code' = 'link') =>
  mailed.app.call(
    editInventoryItem,
    { params: { id }, body: { content, secret, version, reason: REASON } },
    manager,
  );
const find = async (secret: string) =>
  (await mailed.app.call(findInventoryItems, { body: { secret, reason: REASON } }, manager)).body;

async function eventsOf(subject: string) {
  return await listRows(
    mailed.app,
    'audit_events',
    { subject },
    ['action', 'before', 'after', 'reason'],
    'id',
  );
}

async function subjectsTo({ id }: Buyer): Promise<string[]> {
  const { email } = await getRow(mailed.app, 'users', { id });
  return (await mailed.mailsTo(email)).map(({ subject }) => subject);
}

describe('a shared item that is changed', () => {
  test('is changed for all who hold it, and each is notified once', async () => {
    await add('shared', { link: 'https://old.example/all' });
    const buyers = [await newBuyer(), await newBuyer()];
    for (const buyer of buyers) await buy(buyer);
    const item = await onlyItem();
    expect(item).toMatchObject({ holders: 2, version: 1 });
    const { body } = await edit(item.id, 1, 'https://new.example/all');
    expect(body).toMatchObject({ id: item.id, version: 2, holders: 2 });
    expect(await mailed.app.jobs.run('notify-item-changed')).toBe(2);
    for (const buyer of buyers) {
      expect(await linksOf(buyer)).toEqual(['https://new.example/all']);
      expect(await subjectsTo(buyer)).toEqual([
        expect.stringMatching(/^New access details for product-/),
      ]);
    }
    expect(await eventsOf(`inventory_item:${item.id}`)).toEqual([
      {
        action: 'inventory.edit',
        before: { content: 'link', version: 1 },
        after: { content: 'link', version: 2, holders: 2 },
        reason: REASON,
      },
    ]);
    // The same content again changes nothing and notifies no buyer.
    expect((await edit(item.id, 2, 'https://new.example/all')).body.version).toBe(2);
    expect(await mailed.app.jobs.run('notify-item-changed')).toBe(0);
  });

  test('keeps the key that signs the links of a template', async () => {
    const key = 'the key of the template';
    await add('template', { template: 'https://old.example/{subscription}', key });
    const buyer = await newBuyer();
    const { id } = await buy(buyer);
    const [before = ''] = (await linksOf(buyer)) ?? [];
    const item = await onlyItem();
    expect((await edit(item.id, 1, 'https://new.example/everyone')).refusal?.code).toBe(
      'item_invalid',
    );
    expect((await edit(item.id, 1, 'https://new.example/{subscription}')).status).toBe(200);
    const signature = new URL(before).searchParams.get('signature');
    expect(await linksOf(buyer)).toEqual([`https://new.example/${id}?signature=${signature}`]);
  });

  test('is refused for a unique item, and for content that another item has', async () => {
    await add('unique', { code: 'ONE' });
    const { id } = await onlyItem();
    expect((await edit(id, 1, 'OTHER', 'code')).status).toBe(404);
    product = await buildProduct(mailed.app.platform);
    await add('shared', { code: 'TWO' });
    const shared = await onlyItem();
    await add('shared', { code: 'THREE' });
    expect((await edit(shared.id, 1, 'THREE', 'code')).refusal?.code).toBe('item_assigned');
  });
});

describe('an item is found by its content', () => {
  test('with the subscription that has it, also after it was replaced', async () => {
    const login = 'anna@games.example';
    await add('unique', { login, password: 'one' }, { code: 'FIND-ME' });
    const buyer = await newBuyer();
    const bought = await buy(buyer);
    const found = await find(`${login}:whatever`);
    expect(found).toMatchObject([
      {
        id: bought.item,
        content: 'account',
        retired: false,
        holders: 1,
        holder: { subscription_id: bought.id, user: { id: buyer.id }, current: true },
      },
    ]);
    expect(await find(login)).toEqual(found);
    const [code] = await find(' FIND-ME ');
    expect(code).toMatchObject({ content: 'code', holder: null, holders: 0 });
    await updateRows(
      mailed.app,
      'deliveries',
      { subscription_id: bought.id },
      { inventory_item_id: code?.id ?? '' },
    );
    expect(await find(login)).toMatchObject([{ holders: 0, holder: { current: false } }]);
  });

  test('as the template that made a link for one subscription', async () => {
    await add('template', { template: 'https://a.example/{subscription}', key: 'a key' });
    const [one, other] = [await newBuyer(), await newBuyer()];
    const { id, item } = await buy(one);
    await buy(other);
    const [link = ''] = (await linksOf(one)) ?? [];
    expect(await find(link)).toMatchObject([
      { id: item, kind: 'template', holders: 2, holder: { subscription_id: id, current: true } },
    ]);
    expect(await find(link.replace('signature=', 'signature=x'))).toEqual([]);
  });

  test('leaves an audit event without the content, and needs the permission to reveal', async () => {
    const body = { secret: 'NOT-IN-THE-LOG', reason: 'A buyer sent it' };
    expect((await mailed.app.call(findInventoryItems, { body }, manager)).body).toEqual([]);
    const events = (await eventsOf('inventory')).filter(({ reason }) => reason === body.reason);
    expect(events).toMatchObject([{ action: 'inventory.find', after: { found: [] } }]);
    expect(JSON.stringify(events)).not.toContain(body.secret);
    const support = await buildOperator(mailed.app, { role: 'support' });
    expect((await mailed.app.call(findInventoryItems, { body }, support)).status).toBe(403);
  });
});
