import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listActiveSubscriptions, readAccount } from '@sesame/contract/access.ts';
import { readStock, retryDelivery, revealStockItem } from '@sesame/contract/operator-stock.ts';
import { readSubscription, reissueLink } from '@sesame/contract/operator-subscriptions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../test/build-purchase.ts';
import { type MailedApp, startMailedApp } from '../../../test/start-mailed-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { askWebhooks } from './ask-webhooks.ts';
import { grantAccess } from './grant-access.ts';
import { importStock } from './import-stock.ts';

const KEY = 'k'.repeat(43);

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A service that gives out links, and remembers what it was asked. */
let service: Server;
let asked: Asked[];
let answer: (asked: Asked) => { status?: number; body: string };
let address: string;

let mailed: MailedApp;
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
      asked.push(one);
      const { status = 200, body: text } = answer(one);
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(text);
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  // A TCP server has an address object.
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  address = `http://${host}/links`;
  mailed = await startMailedApp({ audit: false, env: { STOCK_WEBHOOK_HOSTS: host } });
  manager = await buildOperator(mailed.app, { role: 'manager' });
});
afterAll(async () => {
  await mailed.stop();
  await new Promise((closed) => service.close(closed));
});
beforeEach(async () => {
  asked = [];
  answer = ({ body }) => ({
    body: JSON.stringify({
      link: `https://keys.example/${JSON.parse(body).delivery}/${JSON.parse(body).question}`,
    }),
  });
  product = await buildProduct(mailed.app.platform);
  await offer(address);
  buyer = await buildBuyer(mailed.app.platform);
});

const originId = () => product.originIds[0] ?? 0;

async function offer(link: string, platform = mailed.app.platform): Promise<void> {
  const report = await importStock(platform.db, platform, {
    originId: originId(),
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
  const { id } = await platform.db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return id;
}

const links = async () =>
  (await mailed.app.call(listActiveSubscriptions, {}, buyer)).body[0]?.links.map(
    ({ href }) => href,
  );
const ask = () => askWebhooks(mailed.app.platform);
const linkOf = async (id: string) => {
  const { body } = await mailed.app.call(readSubscription, { params: { id } }, manager);
  return body.links[0];
};
async function problems(): Promise<unknown[]> {
  const rows = await mailed.app.platform.db
    .selectFrom('alerts')
    .select('detail')
    .where('kind', '=', 'delivery_waiting')
    .where('resolved_at', 'is', null)
    .execute();
  // The detail is an object that the job wrote.
  return rows
    .map(({ detail }) => detail as { origin_id: number; problem?: string })
    .filter((detail) => detail.origin_id === originId())
    .map(({ problem }) => problem);
}

test('a service is asked for the link of each subscription, once, with a signature', async () => {
  const id = await buy();
  expect(await links()).toEqual([]);
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(0);
  const delivery = await linkOf(id);
  expect(await links()).toEqual([`https://keys.example/${delivery?.delivery_id}/1`]);
  expect(delivery?.item?.kind).toBe('unique');
  const [one] = asked;
  expect(asked).toHaveLength(1);
  expect(one?.headers['idempotency-key']).toBe(`${delivery?.delivery_id}:1`);
  const [, seconds = '', given = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(one?.headers['x-sesame-signature'])) ?? [];
  const expected = createHmac('sha256', KEY).update(`${seconds}.${one?.body}`).digest('hex');
  expect(given).toBe(expected);
  expect(JSON.parse(one?.body ?? '')).toMatchObject({ subscription: id, user: buyer.id });
  expect(one?.body).not.toContain('@buyers.example');
});

const NEITHER = 'answered neither a link nor an account';

test.each([
  ['an error', { status: 500, body: '' }, 'answered 500'],
  ['a refusal', { status: 404, body: '{}' }, 'answered 404'],
  ['a way elsewhere', { status: 302, body: '' }, 'answered 302'],
  ['something else', { body: 'hello' }, NEITHER],
  ['half an account', { body: '{"login":"ali"}' }, NEITHER],
  ['an empty password', { body: '{"login":"ali","password":" "}' }, NEITHER],
  [
    'both at once',
    { body: '{"link":"https://keys.example/1","login":"ali","password":"x"}' },
    NEITHER,
  ],
  [
    'more than an answer',
    { body: JSON.stringify({ link: `https://keys.example/${'x'.repeat(20_000)}` }) },
    'the answer could not be read',
  ],
  ['a script', { body: '{"link":"javascript:alert(1)"}' }, 'answered no plain web link'],
])(
  '%s leaves the buyer in the queue with an alert, and is tried again',
  async (_what, bad, problem) => {
    const good = answer;
    answer = () => bad;
    const id = await buy();
    expect(await ask()).toBe(0);
    expect(await problems()).toEqual([problem]);
    expect(await linkOf(id)).toMatchObject({ item: null, attempts: 1 });
    expect(await ask()).toBe(0);
    expect(asked).toHaveLength(1);
    answer = good;
    mailed.app.clock.advance(31_000);
    expect(await ask()).toBe(1);
    expect(await problems()).toEqual([]);
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  },
);

test('a link that somebody has already is given to nobody else', async () => {
  answer = () => ({ body: '{"link":"https://keys.example/same"}' });
  await buy();
  await ask();
  buyer = await buildBuyer(mailed.app.platform);
  await buy();
  expect(await ask()).toBe(0);
  expect(await links()).toEqual([]);
  expect(await problems()).toEqual(['stock_link_given']);
});

test('an account is told to its owner alone, while the access runs', async () => {
  answer = () => ({ body: '{"login":" ali ","password":"open sesame"}' });
  const { app } = mailed;
  const id = await buy();
  expect(await ask()).toBe(1);
  const { body } = await app.call(listActiveSubscriptions, {}, buyer);
  expect(body).toMatchObject([{ links: [], accounts: [{}], fulfilment_pending: false }]);
  expect(JSON.stringify(body)).not.toContain('sesame');
  const account = { params: { id: body[0]?.accounts[0]?.id ?? '' } };
  const { origin } = (await linkOf(id)) ?? {};
  expect((await app.call(readAccount, account, buyer)).body).toMatchObject({
    service: origin?.title,
    login: 'ali',
    password: 'open sesame',
  });
  const stranger = await buildBuyer(app.platform);
  expect((await app.call(readAccount, account, stranger)).status).toBe(404);
  expect((await app.call(readAccount, account)).status).toBe(401);
  const revealed = await app.call(
    revealStockItem,
    { ...account, body: { reason: 'The buyer wrote' } },
    manager,
  );
  expect(revealed.body).toEqual({ secret: 'open sesame', login: 'ali', signing_key: null });

  await app.platform.db
    .updateTable('subscriptions')
    .set({ ends_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
  expect((await app.call(readAccount, account, buyer)).status).toBe(404);
});

test('an account that somebody has already is given to nobody else, whatever its password', async () => {
  answer = ({ headers }) => ({
    body: JSON.stringify({ login: 'same', password: headers['idempotency-key'] }),
  });
  await buy();
  expect(await ask()).toBe(1);
  buyer = await buildBuyer(mailed.app.platform);
  await buy();
  expect(await ask()).toBe(0);
  expect(await problems()).toEqual(['stock_link_given']);
});

test('a link is no account', async () => {
  await buy();
  await ask();
  const { db } = mailed.app.platform;
  const item = await db
    .selectFrom('stock_items')
    .select('id')
    .where('origin_id', '=', originId())
    .where('kind', '=', 'unique')
    .executeTakeFirstOrThrow();
  const params = { id: item.id };
  expect((await mailed.app.call(readAccount, { params }, buyer)).status).toBe(404);
});

test('an address of the own network is not called once the settings name it no more', async () => {
  const { platform } = mailed.app;
  product = await buildProduct(platform);
  const config = { ...platform.config, stockWebhookHosts: ['127.0.0.1:1'] };
  await offer('http://127.0.0.1:1/links', { ...platform, config });
  await buy();
  expect(await ask()).toBe(0);
  expect(await problems()).toEqual(['this address may not be called']);
});

test('what lies in the stock is given first, and an operator need not wait for the next turn', async () => {
  const { platform } = mailed.app;
  answer = () => ({ status: 503, body: '' });
  const id = await buy();
  await ask();
  const { delivery_id: delivery = '' } = (await linkOf(id)) ?? {};
  const retried = await mailed.app.call(retryDelivery, { params: { id: delivery } }, manager);
  expect(retried.body).toEqual({ delivered: false });
  await ask();
  expect(asked).toHaveLength(2);
  const links = ['https://stock.example/1'];
  const at = platform.clock.now();
  await importStock(platform.db, platform, { originId: originId(), kind: 'unique', links, at });
  expect(await ask()).toBe(1);
  expect(asked).toHaveLength(2);
});

test('another link is another question, and the buyer is told when it is there', async () => {
  const id = await buy();
  await ask();
  const { item, delivery_id: delivery } = (await linkOf(id)) ?? {};
  const params = { id, origin: String(originId()) };
  const body = { seen_item: item?.id ?? '', reason: 'Dead' };
  expect((await mailed.app.call(reissueLink, { params, body }, manager)).status).toBe(200);
  expect(await links()).toEqual([]);
  expect(await ask()).toBe(1);
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
    `${delivery}:1`,
    `${delivery}:2`,
  ]);
  expect(await links()).toEqual([`https://keys.example/${delivery}/2`]);
  const { email } = await mailed.app.platform.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  expect((await mailed.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^New link for product-/),
  ]);
});

test('a service that can be asked is never low', async () => {
  const stock = await mailed.app.call(readStock, { params: { id: String(originId()) } }, manager);
  expect(stock.body).toMatchObject({ webhooks: 1, level: 'good' });
});
