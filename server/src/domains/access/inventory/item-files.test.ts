import { createHash } from 'node:crypto';
import {
  findInventoryItems,
  type InventoryImport,
  type InventoryItem,
  importInventoryItems,
  listInventoryItems,
  renameInventoryFile,
  replaceInventoryFile,
  revealInventoryItem,
} from '@sesame/contract/console/inventory.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { ITEM_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { downloadItem, listActiveSubscriptions, readItem } from '@sesame/contract/shop/access.ts';
import { beforeEach, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  buildBuyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { addItems, buyAccess } from '../../../../test/build/hold-items.ts';
import { listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { accessData } from '../personal-data.ts';

let operator: TestOperator;
let product: BuiltProduct;
const test = shopTest([], { now: '2026-03-10T12:00:00.000Z', verifiesLedger: false });
const { app } = test;
test.beforeAll(async () => {
  operator = await buildOperator(app, { role: 'manager' });
});
beforeEach(async () => {
  product = await buildProduct(app.platform);
});

async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  mode: 'check' | 'import',
  kind: 'unique' | 'shared' = 'unique',
) {
  const address = importInventoryItems.path.replace(':id', String(product.serviceIds[0]));
  const response = await send(address, { kind, content: 'file', mode }, bytes, name);
  // The server under test has checked the answer against the contract.
  return { status: response.status, body: (await response.json()) as InventoryImport };
}

async function send(
  address: string,
  query: Readonly<Record<string, string>>,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  return await fetch(`${app.url}${address}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator.token}` },
    body: form,
  });
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const download = (id: string, token: string) =>
  fetch(`${app.url}${downloadItem.path.replace(':id', id)}`, {
    headers: { authorization: `Bearer ${token}` },
  });

test('a file is checked, imported once by its bytes, and bounded in size', async () => {
  const bytes = new Uint8Array([0, 255, 10, 13, 128]);
  expect((await upload(bytes, 'one.ovpn', 'check')).body).toMatchObject({
    lines: 1,
    fresh: 1,
    imported: false,
  });
  expect((await upload(bytes, 'one.ovpn', 'import')).body.imported).toBe(true);
  expect((await upload(bytes, 'other name.ovpn', 'check')).body).toMatchObject({
    fresh: 0,
    duplicates: { count: 1, lines: [1] },
  });
  expect((await upload(new Uint8Array(), 'empty', 'check')).body.broken.count).toBe(1);
  const large = new Uint8Array(ITEM_FILE_MAX_BYTES + 1);
  expect((await upload(large, 'large', 'import')).status).toBe(413);
  expect((await upload(large.subarray(1), 'just right', 'check')).body.fresh).toBe(1);
});

test('only its buyer downloads it, as an attachment; an operator reveals it', async () => {
  await upload(bytesOf('remote 203.0.113.1'), '../мой файл.ovpn', 'import');
  const buyer = await buildBuyer(app.platform);
  const { item } = await buyAccess(app.platform, buyer, product);
  const [subscription] = (await app.call(listActiveSubscriptions, {}, buyer)).body;
  expect(subscription).toMatchObject({ links: [], items: [{ id: item, content: 'file' }] });
  const read = await app.call(readItem, { params: { id: item } }, buyer);
  expect(read.body).toMatchObject({ secret: '', file: { name: 'мой файл.ovpn', bytes: 18 } });

  const file = await download(item, buyer.token);
  expect(await file.text()).toBe('remote 203.0.113.1');
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('мой файл.ovpn')}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const stranger = await buildBuyer(app.platform);
  expect((await download(item, stranger.token)).status).toBe(404);

  const body = { reason: 'The buyer wrote' };
  const revealed = await app.call(revealInventoryItem, { params: { id: item }, body }, operator);
  expect(revealed.body).toMatchObject({ content: 'file', name: 'мой файл.ovpn' });
  expect(Buffer.from(revealed.body.secret, 'base64').toString()).toBe('remote 203.0.113.1');
});

test('what was delivered is in the export of its buyer, its content only while they may use it', async () => {
  const { platform } = app;
  await addItems(platform, product, 'unique', { login: 'anna', password: 'one' });
  const buyer = await buildBuyer(platform);
  const { id } = await buyAccess(platform, buyer, product);
  const items = accessData.find(({ name }) => name === 'items');
  const read = (sealer?: typeof platform.sealer) =>
    items?.read(platform.db, buyer.id, { now: app.clock.now(), sealer });
  const row = { subscription_id: id, content: 'account', service: expect.any(String) };
  const sealed = { ...row, delivered_at: app.clock.now() };
  expect(await read(platform.sealer)).toEqual([{ ...sealed, login: 'anna', password: 'one' }]);
  // The export by an operator, who needs another permission to reveal.
  expect(await read()).toEqual([sealed]);
  app.clock.advance(40 * DAY_MS);
  expect(await read(platform.sealer)).toEqual([sealed]);
});

test('the buyer of a file sees its new name and note at once; its bytes and its place in the inventory stay', async () => {
  operator = await buildOperator(app, { role: 'manager' });
  const bytes = bytesOf('the profile');
  await upload(bytes, 'profile-v1.ovpn', 'import');
  const buyer = await buildBuyer(app.platform);
  const { item } = await buyAccess(app.platform, buyer, product);
  const listed = async () => {
    const params = { id: String(product.serviceIds[0]) };
    return (await app.call(listInventoryItems, { params, query: {} }, operator)).body[0];
  };
  expect(await listed()).toMatchObject({ file: { name: 'profile-v1.ovpn', note: '' }, version: 1 });
  const rename = (name: string, note: string, version: number) =>
    app.call(
      renameInventoryFile,
      { params: { id: item }, body: { name, note, version, reason: 'Clearer' } },
      operator,
    );
  expect((await rename('../../Vienna.ovpn', 'For phones', 1)).body).toMatchObject({
    file: { name: 'Vienna.ovpn', note: 'For phones' },
    state: 'assigned',
    version: 2,
  });
  const { body } = await app.call(readItem, { params: { id: item } }, buyer);
  expect(body).toMatchObject({ file: { name: 'Vienna.ovpn' }, note: 'For phones' });
  const saved = await download(item, buyer.token);
  expect(saved.headers.get('content-disposition')).toContain('Vienna.ovpn');
  expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes);
  const { db, sealer } = app.platform;
  const exported = await accessData
    .find(({ name }) => name === 'items')
    ?.read(db, buyer.id, { now: app.clock.now(), sealer });
  expect(exported).toMatchObject([{ file_name: 'Vienna.ovpn', note: 'For phones' }]);
  // The same bytes are still a duplicate, whichever name they have now.
  expect((await upload(bytes, 'again.ovpn', 'check')).body.duplicates.count).toBe(1);

  expect((await rename('Vienna.ovpn', 'For phones', 2)).body.version).toBe(2);
  expect((await rename('Other.ovpn', '', 1)).refusal?.code).toBe('version_conflict');
  expect((await rename(' ', '', 2)).status).toBe(400);
  const events = await listRows(
    app,
    'audit_events',
    { subject: `inventory_item:${item}`, action: 'inventory.rename_file' },
    ['action', 'before', 'after'],
  );
  expect(events).toEqual([
    {
      action: 'inventory.rename_file',
      before: { name: 'profile-v1.ovpn', note: '' },
      after: { name: 'Vienna.ovpn', note: 'For phones' },
    },
  ]);
});

test('another file takes the place of a shared one for all who hold it, and each is notified', async () => {
  operator = await buildOperator(app, { role: 'manager' });
  await upload(bytesOf('old profile'), 'old.ovpn', 'import', 'shared');
  const buyers = [await buildBuyer(app.platform), await buildBuyer(app.platform)];
  const held = [];
  for (const buyer of buyers) held.push(await buyAccess(app.platform, buyer, product));
  const item = held[0]?.item ?? '';
  const replace = async (text: string, version: number, note = '', id = item) => {
    const query = { name: 'new.ovpn', note, reason: 'The server moved', version: String(version) };
    const address = replaceInventoryFile.path.replace(':id', id);
    const response = await send(address, query, bytesOf(text), 'chosen.ovpn');
    // The server under test has checked the answer against the contract.
    return { status: response.status, body: (await response.json()) as InventoryItem };
  };
  expect((await replace('new profile', 1)).body).toMatchObject({
    file: { name: 'new.ovpn', note: '' },
    holders: 2,
    version: 2,
  });
  expect(await app.jobs.run('notify-item-changed')).toBe(2);
  for (const { token } of buyers) {
    expect(await (await download(item, token)).text()).toBe('new profile');
  }
  // A changed note alone does not count as new access.
  expect((await replace('new profile', 2, 'For phones')).body.version).toBe(3);
  expect(await app.jobs.run('notify-item-changed')).toBe(0);
  expect((await replace('late', 1)).status).toBe(409);
  expect((await replace('', 3)).status).toBe(400);

  const events = await listRows(
    app,
    'audit_events',
    { subject: `inventory_item:${item}`, action: 'inventory.edit' },
    ['before', 'after'],
    'id',
  );
  expect(events[0]).toEqual({
    before: { content: 'file', name: 'old.ovpn', version: 1 },
    after: { content: 'file', name: 'new.ovpn', version: 2, holders: 2 },
  });
  const find = async (text: string) => {
    const secret = createHash('sha256').update(text).digest('hex');
    const body = { secret, reason: 'A buyer sent it' };
    return (await app.call(findInventoryItems, { body }, operator)).body.map(({ id }) => id);
  };
  expect(await find('new profile')).toEqual([item]);
  expect(await find('old profile')).toEqual([]);

  await upload(bytesOf('for one buyer'), 'one.ovpn', 'import', 'unique');
  const { item: own } = await buyAccess(app.platform, await buildBuyer(app.platform), product);
  expect((await replace('for another', 1, '', own)).status).toBe(404);
});

test('only a file can be renamed', async () => {
  operator = await buildOperator(app, { role: 'manager' });
  await addItems(app.platform, product, 'unique', { code: 'ONE-TWO-THREE' });
  const params = { id: String(product.serviceIds[0]) };
  const { body } = await app.call(listInventoryItems, { params, query: {} }, operator);
  const id = String(body[0]?.id);
  const input = { name: 'a', note: '', version: 1, reason: 'Clearer' };
  expect(
    (await app.call(renameInventoryFile, { params: { id }, body: input }, operator)).status,
  ).toBe(404);
});
