import {
  assignDelivery,
  type InventoryImport,
  importInventoryItems,
  listInventory,
  listInventoryItems,
  listWaitingDeliveries,
  readInventory,
  retireInventoryItem,
  retryDelivery,
  revealInventoryItem,
  substituteDelivery,
} from '@sesame/contract/console/inventory.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { buyAccess } from '../../../../test/build/hold-items.ts';
import { getRow, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { importInventory } from './import-inventory.ts';
import { watchInventory } from './watch-inventory.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const REASON = 'The buyer wrote';

let operator: TestOperator;
let product: BuiltProduct;
let serviceId: number;
let eventsBefore: number;
const test = shopTest([], { now: NOW });
const { app } = test;
beforeEach(async () => {
  app.clock.set(NOW);
  product = await buildProduct(app.platform);
  [serviceId = 0] = product.serviceIds;
  operator = await buildOperator(app, { role: 'manager' });
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0)::int as id from audit_events`.execute(app.platform.db);
  eventsBefore = rows[0]?.id ?? 0;
});

const by = () => ({ token: operator.token });
const ofService = () => ({ params: { id: String(serviceId) } });

async function importText(text: string, query: Record<string, string>) {
  const form = new FormData();
  form.set('file', new Blob([text]), 'stock.csv');
  const address = importInventoryItems.path.replace(':id', String(serviceId));
  const response = await fetch(`${app.url}${address}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator.token}` },
    body: form,
  });
  // The server under test has checked the answer against the contract.
  return { status: response.status, body: (await response.json()) as InventoryImport };
}

function addItems(kind: 'unique' | 'shared' | 'template', ...links: string[]) {
  const { platform } = app;
  return importInventory(platform.db, platform, {
    serviceId,
    kind,
    links,
    at: platform.clock.now(),
  });
}

async function buy(buyer?: Buyer): Promise<Buyer> {
  const by = buyer ?? (await buildBuyer(app.platform));
  await buyAccess(app.platform, by, product);
  return by;
}

const level = async () => (await app.call(readInventory, ofService(), by())).body;
const items = async (query: Record<string, string> = {}) =>
  (await app.call(listInventoryItems, { ...ofService(), query }, by())).body;
const waiting = async (query: Record<string, string> = {}) =>
  (await app.call(listWaitingDeliveries, { query: { service: String(serviceId), ...query } }, by()))
    .body;

function events() {
  return app.platform.db
    .selectFrom('audit_events')
    .select(['action', 'subject', 'reason', 'after'])
    .where('id', '>', eventsBefore)
    .orderBy('id')
    .execute();
}

async function openAlerts() {
  const rows = await listRows(app, 'alerts', { resolved_at: null }, ['kind', 'subject']);
  return rows.filter(
    ({ kind, subject }) => kind === 'inventory_low' && subject === String(serviceId),
  );
}

describe('an import', () => {
  test('with mode check reports the result and changes nothing', async () => {
    await addItems('unique', 'https://a.example/1');
    const text = 'https://a.example/1\nhttps://a.example/2\nnothing\nhttps://a.example/2\n';
    const { body } = await importText(text, { kind: 'unique', mode: 'check' });
    expect(body).toEqual({
      lines: 4,
      fresh: 1,
      duplicates: { count: 2, lines: [1, 4] },
      broken: { count: 1, lines: [3] },
      imported: false,
    });
    expect(await items()).toHaveLength(1);
    expect(await events()).toEqual([]);
  });

  test('of 10,000 lines is all or nothing and reports the broken lines', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      index % 100 === 7 ? `=cmd|${index}` : `https://bulk.example/${index % 9_000}`,
    );
    const held = await importText(lines.join('\n'), { kind: 'unique', mode: 'import' });
    expect(held.body).toMatchObject({
      lines: 10_000,
      fresh: 8_910,
      duplicates: { count: 990 },
      broken: { count: 100 },
      imported: false,
    });
    expect(held.body.broken.lines.slice(0, 3)).toEqual([8, 108, 208]);
    expect(held.body.duplicates.lines).toHaveLength(200);
    expect(await items()).toEqual([]);
    const query = { kind: 'unique', mode: 'import', broken: 'leave_out' };
    const { body } = await importText(lines.join('\n'), query);
    expect(body).toMatchObject({ fresh: 8_910, imported: true });
    expect((await level()).free).toBe(8_910);
    expect(await events()).toMatchObject([
      { action: 'inventory.import', subject: `service:${serviceId}`, after: { added: 8_910 } },
    ]);
  });

  test('of more than 10,000 lines is refused', async () => {
    const text = 'https://x.example/\n'.repeat(10_001);
    const { status, body } = await importText(text, { kind: 'unique', mode: 'import' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'import_too_long' },
    });
  });

  test.each([
    ['vless://id@a.example:443#One', 'link', { secret: 'vless://id@a.example:443#One' }],
    ['AAAA-BBBB', 'code', { secret: 'AAAA-BBBB' }],
    ['ali:open sesame', 'account', { login: 'ali', secret: 'open sesame', note: null }],
    ['one\ntwo', 'text', { secret: 'one\ntwo' }],
  ])('of %j is an item that the service expects more of', async (text, content, revealed) => {
    const query = { kind: 'unique', content, mode: 'import' };
    expect((await importText(text, query)).body).toMatchObject({ fresh: 1, imported: true });
    expect((await importText(text, query)).body).toMatchObject({ duplicates: { count: 1 } });
    const [item] = await items({ content });
    expect(item).toMatchObject({ content });
    expect((await level()).content).toBe(content);
    const input = { params: { id: item?.id ?? '' }, body: { reason: REASON } };
    const { body } = await app.call(revealInventoryItem, input, by());
    expect(body).toMatchObject({ content, ...revealed });
  });

  test('reports accounts without a password by their lines', async () => {
    const query = { kind: 'shared', content: 'account', mode: 'check' };
    expect((await importText('ali:x\nbob\n\nali:y\n', query)).body).toMatchObject({
      lines: 3,
      fresh: 1,
      duplicates: { count: 1, lines: [4] },
      broken: { count: 1, lines: [2] },
    });
  });

  test('into a service that does not exist answers 404', async () => {
    serviceId = 999_999;
    expect((await importText('https://x.example/', { kind: 'unique', mode: 'check' })).status).toBe(
      404,
    );
  });

  test('makes waiting deliveries due', async () => {
    await buy();
    expect(await waiting()).toHaveLength(1);
    await importText('https://now.example/1', { kind: 'unique', mode: 'import' });
    const [first] = await waiting();
    const retried = await app.call(retryDelivery, { params: { id: first?.id ?? '' } }, by());
    expect(retried.body).toEqual({ delivered: true });
    expect(await waiting()).toEqual([]);
  });
});

describe('the inventory of a service', () => {
  test('has counts and a level', async () => {
    expect(await level()).toMatchObject({ free: 0, assigned: 0, level: 'empty', waiting: 0 });
    await buy();
    await addItems('unique', 'https://a.example/1', 'https://a.example/2');
    await sql`update services set low_inventory = 3 where id = ${serviceId}`.execute(
      app.platform.db,
    );
    await buy();
    expect(await level()).toMatchObject({ free: 1, assigned: 1, level: 'low', waiting: 1 });
    await addItems('shared', 'https://a.example/all');
    expect(await level()).toMatchObject({ shared: 1, level: 'good' });
  });

  test('is found by name and by level', async () => {
    const title = `only-${serviceId}`;
    await sql`update services set title = ${title} where id = ${serviceId}`.execute(
      app.platform.db,
    );
    const found = async (query: Record<string, string>) =>
      (await app.call(listInventory, { query: { search: title.toUpperCase(), ...query } }, by()))
        .body;
    expect((await found({})).map(({ id }) => id)).toEqual([serviceId]);
    expect(await found({ level: 'empty' })).toHaveLength(1);
    expect(await found({ level: 'low' })).toEqual([]);
    expect(await found({ after: String(serviceId) })).toEqual([]);
  });

  test('raises an alert while it is low', async () => {
    await sql`update services set low_inventory = 2 where id = ${serviceId}`.execute(
      app.platform.db,
    );
    await watchInventory(app.platform);
    await watchInventory(app.platform);
    expect(await openAlerts()).toHaveLength(1);
    await addItems('unique', 'https://a.example/1', 'https://a.example/2');
    await watchInventory(app.platform);
    expect(await openAlerts()).toEqual([]);
    await buy();
    await watchInventory(app.platform);
    expect(await openAlerts()).toHaveLength(1);
    await addItems('template', 'https://a.example/{subscription}');
    await watchInventory(app.platform);
    expect(await openAlerts()).toEqual([]);
  });

  test('lists its items by state and kind, page by page, without their secrets', async () => {
    const buyer = await buy();
    await addItems(
      'unique',
      ...Array.from({ length: 60 }, (_, n) => `https://secret.example/${n}`),
    );
    await addItems('shared', 'https://secret.example/all');
    const [delivery] = await waiting();
    await app.call(retryDelivery, { params: { id: delivery?.id ?? '' } }, by());
    const page = await items();
    expect(page).toHaveLength(50);
    expect(await items({ after: page.at(-1)?.id ?? '' })).toHaveLength(11);
    expect(await items({ kind: 'shared' })).toMatchObject([{ kind: 'shared', state: 'free' }]);
    const assigned = await items({ state: 'assigned' });
    const user = await getRow(app, 'users', { id: buyer.id }, ['username']);
    expect(assigned).toMatchObject([{ state: 'assigned', assigned: { username: user.username } }]);
    expect(JSON.stringify([page, assigned])).not.toContain('secret.example');
  });
});

describe('an item', () => {
  test('is revealed for a reason; the audit event does not contain the secret', async () => {
    await addItems('unique', 'https://secret.example/1');
    const [item] = await items();
    const reveal = (reason: string) =>
      app.call(revealInventoryItem, { params: { id: item?.id ?? '' }, body: { reason } }, by());
    expect((await reveal(' ')).status).toBe(400);
    expect(await events()).toEqual([]);
    expect((await reveal(REASON)).body).toEqual({
      content: 'link',
      secret: 'https://secret.example/1',
      login: null,
      note: null,
      signing_key: null,
      name: null,
    });
    expect(await events()).toEqual([
      {
        action: 'inventory.reveal',
        subject: `inventory_item:${item?.id}`,
        reason: REASON,
        after: null,
      },
    ]);
  });

  test('of the kind template shows its signing key', async () => {
    await addItems('template', 'https://a.example/{subscription}');
    const [item] = await items();
    const input = { params: { id: item?.id ?? '' }, body: { reason: REASON } };
    const { body } = await app.call(revealInventoryItem, input, by());
    expect(body.secret).toBe('https://a.example/{subscription}');
    expect(body.signing_key).toMatch(/^[\w-]{43}$/);
  });

  test.each(['support', 'content', 'finance', 'auditor'] as const)(
    'is not revealed to the role %s',
    async (role) => {
      await addItems('unique', 'https://secret.example/1');
      const [item] = await items();
      const other = await buildOperator(app, { role });
      const input = { params: { id: item?.id ?? '' }, body: { reason: REASON } };
      expect((await app.call(revealInventoryItem, input, { token: other.token })).status).toBe(403);
    },
  );

  test('that is retired is not assigned, and retiring it again changes nothing', async () => {
    await addItems('unique', 'https://dead.example/1');
    const [item] = await items();
    const input = { params: { id: item?.id ?? '' }, body: { reason: REASON } };
    expect((await app.call(retireInventoryItem, input, by())).body.state).toBe('retired');
    expect((await app.call(retireInventoryItem, input, by())).body.state).toBe('retired');
    expect((await events()).map(({ action }) => action)).toEqual(['inventory.retire']);
    await buy();
    expect(await waiting()).toHaveLength(1);
    expect(await level()).toMatchObject({ free: 0, assigned: 0 });
  });
});

describe('a waiting delivery', () => {
  test('is listed with its product and service, late ones also separately', async () => {
    await buy();
    expect(await waiting()).toMatchObject([
      { product: { id: product.id }, service: { id: serviceId }, late: false, attempts: 1 },
    ]);
    expect(await waiting({ late: 'true' })).toEqual([]);
    app.clock.advance(16 * 60_000);
    const [late] = await waiting({ late: 'true' });
    expect(late?.late).toBe(true);
    expect(await waiting({ search: (late?.user.email ?? '').slice(2).toUpperCase() })).toHaveLength(
      1,
    );
    expect(await waiting({ search: 'nobody-of-this-name' })).toEqual([]);
    expect(await waiting({ after: late?.id ?? '' })).toEqual([]);
  });

  test('is not listed once the access has ended', async () => {
    await buy();
    const [delivery] = await waiting();
    app.clock.set('2026-05-01T00:00:00.000Z');
    operator = await buildOperator(app, { role: 'manager' });
    expect(await waiting()).toEqual([]);
    const retried = await app.call(retryDelivery, { params: { id: delivery?.id ?? '' } }, by());
    expect(retried.refusal?.code).toBe('delivery_over');
  });

  test('is filled with a link from an operator, which no other buyer can get', async () => {
    await buy();
    await buy();
    const [first, second] = await waiting();
    const assign = (id: string | undefined, link: string) =>
      app.call(
        assignDelivery,
        { params: { id: id ?? '' }, body: { content: 'link', secret: link, reason: REASON } },
        by(),
      );
    expect((await assign(first?.id, 'https://hand.example/1')).body).toEqual({ delivered: true });
    expect((await assign(first?.id, 'https://hand.example/2')).refusal?.code).toBe('delivery_over');
    expect((await assign(second?.id, 'https://hand.example/1')).refusal?.code).toBe(
      'item_assigned',
    );
    expect((await assign(second?.id, 'https://u:p@hand.example/')).refusal?.code).toBe(
      'item_invalid',
    );
    expect((await assign(second?.id, 'javascript:alert(1)')).status).toBe(400);
    await addItems('unique', 'https://hand.example/free');
    expect((await assign(second?.id, 'https://hand.example/free')).status).toBe(200);
    expect(await level()).toMatchObject({ free: 0, assigned: 2, waiting: 0 });
    const record = await events();
    expect(record.map(({ action, reason }) => [action, reason])).toEqual([
      ['deliveries.assign', REASON],
      ['deliveries.assign', REASON],
    ]);
    expect(JSON.stringify(record)).not.toContain('hand.example');
  });

  test('keeps waiting when the inventory is still empty; the try is an audit event', async () => {
    await buy();
    const [delivery] = await waiting();
    const retry = await app.call(retryDelivery, { params: { id: delivery?.id ?? '' } }, by());
    expect(retry.body).toEqual({ delivered: false });
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    expect(await events()).toMatchObject([
      { action: 'deliveries.retry', after: { delivered: false } },
    ]);
  });

  test('is filled with an item of another service when that one has any', async () => {
    const other = await buildProduct(app.platform);
    const [otherService = 0] = other.serviceIds;
    await buy();
    const [delivery] = await waiting();
    expect(delivery?.payment_id).toMatch(/^[0-9a-f-]{36}$/);
    const substitute = (service: number) =>
      app.call(
        substituteDelivery,
        { params: { id: delivery?.id ?? '' }, body: { service, reason: REASON } },
        by(),
      );
    expect((await substitute(otherService)).refusal?.code).toBe('inventory_empty');
    expect((await substitute(999_999)).status).toBe(404);
    const { platform } = app;
    const links = ['https://other.example/1'];
    const at = platform.clock.now();
    await importInventory(platform.db, platform, {
      serviceId: otherService,
      kind: 'unique',
      links,
      at,
    });
    expect((await substitute(otherService)).body).toEqual({ delivered: true });
    expect((await substitute(otherService)).refusal?.code).toBe('delivery_over');
    expect(await waiting()).toEqual([]);
    expect(await events()).toMatchObject([{ action: 'deliveries.substitute', reason: REASON }]);
  });

  test('that does not exist answers 404', async () => {
    const id = app.platform.ids.uuid();
    expect((await app.call(retryDelivery, { params: { id } }, by())).status).toBe(404);
    const body = { content: 'link', secret: 'https://a.example/', reason: REASON } as const;
    expect((await app.call(assignDelivery, { params: { id }, body }, by())).status).toBe(404);
    const revealed = await app.call(
      revealInventoryItem,
      { params: { id }, body: { reason: REASON } },
      by(),
    );
    expect(revealed.status).toBe(404);
  });
});

test('items are exported without their secrets, and so are waiting deliveries', async () => {
  const file = async (path: string) => {
    const answer = await fetch(`${app.url}${path}`, {
      headers: { authorization: `Bearer ${operator.token}` },
    });
    return (await answer.text()).trim().split('\r\n');
  };
  await addItems('unique', 'https://veil.example/one', 'https://veil.example/two');
  const [given] = await items();
  await app.call(
    retireInventoryItem,
    { params: { id: String(given?.id) }, body: { reason: REASON } },
    by(),
  );
  const address = listInventoryItems.export.path.replace(':id', String(serviceId));
  const lines = await file(`${address}?state=retired`);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${given?.id},unique,link,retired,`);
  expect(lines.join()).not.toContain('veil.example');

  await sql`delete from inventory_items where service_id = ${serviceId}`.execute(app.platform.db);
  const late = await buy();
  const names = { username: '=late', username_key: '=late' };
  await app.platform.db.updateTable('users').set(names).where('id', '=', late.id).execute();
  const queue = await file(`${listWaitingDeliveries.export.path}?service=${serviceId}`);
  expect(queue).toHaveLength((await waiting()).length + 1);
  expect(queue[1]).toContain(",'=late,");
});
