import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  listWaitingDeliveries,
  readInventory,
  retryDelivery,
  revealInventoryItem,
} from '@sesame/contract/console/inventory.ts';
import { readSubscription, replaceCredential } from '@sesame/contract/console/subscriptions.ts';
import { listActiveSubscriptions, readItem } from '@sesame/contract/shop/access.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { getRow, listRows, updateRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { grantAccess } from '../grants/grant-access.ts';
import { importInventory } from '../inventory/import-inventory.ts';

const KEY = 'k'.repeat(43);

interface WebhookRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A supplier that gives links and records the requests. */
let service: Server;
let requests: WebhookRequest[];
let answer: (requests: WebhookRequest) => { status?: number; body: string };
let address: string;

let mailed: Shop<'mail'>;
let manager: TestOperator;
let product: BuiltProduct;
let buyer: Buyer;
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const one = { headers: request.headers, body };
      requests.push(one);
      const { status = 200, body: text } = answer(one);
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(text);
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  // A TCP server has an address object.
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  address = `http://${host}/links`;
  mailed = await startShop(['mail'], {
    verifiesLedger: false,
    env: { PROVISIONING_WEBHOOK_HOSTS: host },
  });
  manager = await buildOperator(mailed.app, { role: 'manager' });
});
afterAll(async () => {
  await mailed.stop();
  await new Promise((closed) => service.close(closed));
});
beforeEach(async () => {
  requests = [];
  answer = ({ body }) => ({
    body: JSON.stringify({
      link: `https://keys.example/${JSON.parse(body).delivery}/${JSON.parse(body).request}`,
    }),
  });
  product = await buildProduct(mailed.app.platform);
  await offer(address);
  buyer = await buildBuyer(mailed.app.platform);
});

const serviceId = () => product.serviceIds[0] ?? 0;

async function offer(link: string, platform = mailed.app.platform): Promise<void> {
  const report = await importInventory(platform.db, platform, {
    serviceId: serviceId(),
    kind: 'webhook',
    links: [link],
    signingKey: KEY,
    at: platform.clock.now(),
  });
  expect(report.added).toBe(1);
}

async function buy(): Promise<string> {
  const { platform } = mailed.app;
  await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, {
      operatorId: manager.id,
      userId: buyer.id,
      productId: product.id,
      durationCount: 1,
      durationUnit: 'month',
      at: platform.clock.now(),
    }),
  );
  const { id } = await getRow(platform.db, 'subscriptions', { user_id: buyer.id });
  return id;
}

const links = async () =>
  (await mailed.app.call(listActiveSubscriptions, {}, buyer)).body[0]?.links.map(
    ({ href }) => href,
  );
const callDue = () => mailed.app.jobs.run('call-provisioning-webhook');
const linkOf = async (id: string) => {
  const { body } = await mailed.app.call(readSubscription, { params: { id } }, manager);
  return body.links[0];
};
/** How the list of waiting deliveries shows that of a subscription. */
const waiting = async (id: string) => {
  const query = { service: String(serviceId()) };
  const { body } = await mailed.app.call(listWaitingDeliveries, { query }, manager);
  return body.find(({ subscription_id: subscription }) => subscription === id);
};
async function problems(): Promise<unknown[]> {
  const rows = await listRows(
    mailed.app,
    'alerts',
    { kind: 'delivery_waiting', resolved_at: null },
    ['detail'],
  );
  // The detail is an object that the job wrote.
  return rows
    .map(({ detail }) => detail as { service_id: number; problem?: string })
    .filter((detail) => detail.service_id === serviceId())
    .map(({ problem }) => problem);
}

test('calls the provisioning webhook once per subscription, with a signature', async () => {
  const id = await buy();
  expect(await links()).toEqual([]);
  expect(await callDue()).toBe(1);
  expect(await callDue()).toBe(0);
  const delivery = await linkOf(id);
  expect(await links()).toEqual([`https://keys.example/${delivery?.delivery_id}/1`]);
  expect(delivery?.item?.kind).toBe('unique');
  const [one] = requests;
  expect(requests).toHaveLength(1);
  expect(one?.headers['idempotency-key']).toBe(`${delivery?.delivery_id}:1`);
  const [, seconds = '', given = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(one?.headers['x-sesame-signature'])) ?? [];
  const expected = createHmac('sha256', KEY).update(`${seconds}.${one?.body}`).digest('hex');
  expect(given).toBe(expected);
  expect(JSON.parse(one?.body ?? '')).toMatchObject({ subscription: id, user: buyer.id });
  expect(one?.body).not.toContain('@buyers.example');
});

const NO_CREDENTIAL = 'answered no link, code, account or text';

test.each([
  ['an error', { status: 500, body: '' }, 'answered 500'],
  ['a refusal', { status: 404, body: '{}' }, 'answered 404'],
  ['a redirect', { status: 302, body: '' }, 'answered 302'],
  ['a body that is not JSON', { body: 'hello' }, NO_CREDENTIAL],
  ['an account without a password', { body: '{"login":"ali"}' }, NO_CREDENTIAL],
  [
    'an empty password',
    { body: '{"login":"ali","password":" "}' },
    'answered an account that cannot be given to a buyer',
  ],
  [
    'a link and an account',
    { body: '{"link":"https://keys.example/1","login":"ali","password":"x"}' },
    NO_CREDENTIAL,
  ],
  [
    'an answer that is too long',
    { body: JSON.stringify({ link: `https://keys.example/${'x'.repeat(20_000)}` }) },
    'the answer could not be read',
  ],
  [
    'a script',
    { body: '{"link":"javascript:alert(1)"}' },
    'answered a link that cannot be given to a buyer',
  ],
])('%s leaves the delivery waiting with an alert and is retried', async (_what, bad, problem) => {
  const good = answer;
  answer = () => bad;
  const id = await buy();
  expect(await callDue()).toBe(0);
  expect(await problems()).toEqual([problem]);
  expect(await linkOf(id)).toMatchObject({ item: null, attempts: 1 });
  expect(await waiting(id)).toMatchObject({ by_webhook: true, problem, attempts: 1 });
  expect(await callDue()).toBe(0);
  expect(requests).toHaveLength(1);
  answer = good;
  mailed.app.clock.advance(61_000);
  expect(await callDue()).toBe(1);
  expect(await problems()).toEqual([]);
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a link that another buyer has is not assigned again', async () => {
  answer = () => ({ body: '{"link":"https://keys.example/same"}' });
  await buy();
  await callDue();
  buyer = await buildBuyer(mailed.app.platform);
  await buy();
  expect(await callDue()).toBe(0);
  expect(await links()).toEqual([]);
  expect(await problems()).toEqual(['item_assigned']);
});

test('an account is shown to its owner only, while access runs', async () => {
  answer = () => ({ body: '{"login":" ali ","password":"open sesame"}' });
  const { app } = mailed;
  const id = await buy();
  expect(await callDue()).toBe(1);
  const { body } = await app.call(listActiveSubscriptions, {}, buyer);
  expect(body).toMatchObject([
    { links: [], items: [{ content: 'account' }], fulfilment_pending: false },
  ]);
  expect(JSON.stringify(body)).not.toContain('sesame');
  const account = { params: { id: body[0]?.items[0]?.id ?? '' } };
  const { service: assigned } = (await linkOf(id)) ?? {};
  expect((await app.call(readItem, account, buyer)).body).toMatchObject({
    service: assigned?.title,
    content: 'account',
    login: 'ali',
    secret: 'open sesame',
  });
  const stranger = await buildBuyer(app.platform);
  expect((await app.call(readItem, account, stranger)).status).toBe(404);
  expect((await app.call(readItem, account)).status).toBe(401);
  const revealed = await app.call(
    revealInventoryItem,
    { ...account, body: { reason: 'The buyer wrote' } },
    manager,
  );
  expect(revealed.body).toEqual({
    content: 'account',
    secret: 'open sesame',
    login: 'ali',
    note: null,
    signing_key: null,
    name: null,
  });

  await updateRows(app, 'subscriptions', { id }, { ends_at: app.clock.now() });
  expect((await app.call(readItem, account, buyer)).status).toBe(404);
});

test.each([
  ['{"code":"AAAA-BBBB"}', { content: 'code', login: null, secret: 'AAAA-BBBB', note: '' }],
  ['{"text":" one\\r\\ntwo "}', { content: 'text', login: null, secret: 'one\ntwo', note: '' }],
  [
    '{"login":"ali","password":"x","note":"Recovery: a@b.example"}',
    { content: 'account', login: 'ali', secret: 'x', note: 'Recovery: a@b.example' },
  ],
])('a supplier may answer %s', async (body, expected) => {
  answer = () => ({ body });
  const { app } = mailed;
  await buy();
  expect(await callDue()).toBe(1);
  const [subscription] = (await app.call(listActiveSubscriptions, {}, buyer)).body;
  const params = { id: subscription?.items[0]?.id ?? '' };
  expect((await app.call(readItem, { params }, buyer)).body).toMatchObject(expected);
});

test('an account that another buyer has is refused, even with another password', async () => {
  answer = ({ headers }) => ({
    body: JSON.stringify({ login: 'same', password: headers['idempotency-key'] }),
  });
  await buy();
  expect(await callDue()).toBe(1);
  buyer = await buildBuyer(mailed.app.platform);
  await buy();
  expect(await callDue()).toBe(0);
  expect(await problems()).toEqual(['item_assigned']);
});

test('a link cannot be read as an account', async () => {
  await buy();
  await callDue();
  const { db } = mailed.app.platform;
  const item = await getRow(db, 'inventory_items', { service_id: serviceId(), kind: 'unique' }, [
    'id',
  ]);
  const params = { id: item.id };
  expect((await mailed.app.call(readItem, { params }, buyer)).status).toBe(404);
});

test('a private address is not called once it is removed from the settings', async () => {
  const { platform } = mailed.app;
  product = await buildProduct(platform);
  const config = { ...platform.config, provisioningWebhookHosts: ['127.0.0.1:1'] };
  await offer('http://127.0.0.1:1/links', { ...platform, config });
  await buy();
  expect(await callDue()).toBe(0);
  expect(await problems()).toEqual(['this address may not be called']);
});

test('an item in the inventory is assigned first, and an operator can retry at once', async () => {
  const { platform } = mailed.app;
  answer = () => ({ status: 503, body: '' });
  const id = await buy();
  await callDue();
  const { delivery_id: delivery = '' } = (await linkOf(id)) ?? {};
  const retried = await mailed.app.call(retryDelivery, { params: { id: delivery } }, manager);
  expect(retried.body).toEqual({ delivered: false });
  await callDue();
  expect(requests).toHaveLength(2);
  const links = ['https://stock.example/1'];
  const at = platform.clock.now();
  await importInventory(platform.db, platform, {
    serviceId: serviceId(),
    kind: 'unique',
    links,
    at,
  });
  expect(await callDue()).toBe(1);
  expect(requests).toHaveLength(2);
});

test('a replacement has a new idempotency key, and the buyer is notified of it', async () => {
  const id = await buy();
  await callDue();
  const { item, delivery_id: delivery } = (await linkOf(id)) ?? {};
  const params = { id, service: String(serviceId()) };
  const body = { expected_item: item?.id ?? '', reason: 'Dead' };
  expect((await mailed.app.call(replaceCredential, { params, body }, manager)).status).toBe(200);
  expect(await links()).toEqual([]);
  expect(await callDue()).toBe(1);
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    `${delivery}:1`,
    `${delivery}:2`,
  ]);
  expect(await links()).toEqual([`https://keys.example/${delivery}/2`]);
  const { email } = await getRow(mailed.app, 'users', { id: buyer.id });
  expect((await mailed.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^New access details for product-/),
  ]);
});

test('a service with a provisioning webhook is never low', async () => {
  const inventory = await mailed.app.call(
    readInventory,
    { params: { id: String(serviceId()) } },
    manager,
  );
  expect(inventory.body).toMatchObject({ webhooks: 1, level: 'good' });
});
