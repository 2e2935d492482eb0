import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { fastify as createFastify, type FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { type BuiltProduct, buildProduct } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import type { ShopSettings } from '../../../config.ts';
import { serveStatic } from '../../../platform/http/files/static.ts';
import { requireContracts } from '../../../platform/http/require-contracts.ts';
import { describeCataloguePage } from './describe-catalogue-page.ts';

/** Two processes of one shop, each with the page that its visitors get. */
let other: TestApp;
let site: FastifyInstance;
let otherSite: FastifyInstance;
let folder: string;
let owner: string;
let product: BuiltProduct;
const TITLE = '<b>"Rock & Roll"</b> $&';

const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  owner = (await buildOperator(app)).token;
  product = await buildProduct(app.platform);
  await change(product.id, {
    title: TITLE,
    description: 'Loud & <i>long</i>',
    description_ru: '«Громко»',
  });
  other = await startApp({ databaseUrl: app.databaseUrl });
  folder = await mkdtemp(join(tmpdir(), 'sesame-product-page-'));
  const page = '<!doctype html><html lang="en"><head><title>x</title></head></html>';
  await writeFile(join(folder, 'index.html'), page);
  site = await serve(app);
  otherSite = await serve(other);
});
afterAll(async () => {
  await Promise.all([site.close(), otherSite.close(), other.stop()]);
  await rm(folder, { recursive: true });
});

async function serve({ platform }: TestApp): Promise<FastifyInstance> {
  const fastify = createFastify();
  requireContracts(fastify);
  const atDomain = (shop: ShopSettings): ShopSettings => ({
    ...shop,
    connections: { ...shop.connections, publicUrl: 'https://shop.example' },
  });
  await serveStatic(fastify, {
    folder,
    config: { ...platform.config, shop: () => atDomain(platform.config.shop()) },
    onShopChange: platform.onShopChange,
    describe: (path, language) => describeCataloguePage(platform, path, language),
  });
  return fastify;
}

async function change(
  id: number,
  values: {
    title?: string;
    description?: string;
    description_ru?: string;
    active?: boolean;
    archived_at?: Date;
  },
) {
  await app.platform.db.updateTable('products').set(values).where('id', '=', id).execute();
}

async function show(isPublic: boolean) {
  const { version } = (await app.call(readSettings, {}, { token: owner })).body;
  const body = { version, reason: 'A test', public_catalogue: isPublic };
  expect((await app.call(changeSettings, { body }, { token: owner })).status).toBe(200);
}

const addressOf = (id: number | string) => `/dashboard/subscriptions/${id}`;
const get = (url: string, headers: Record<string, string> = {}, at = site) =>
  at.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });
const own = (query = '') => get(`${addressOf(product.id)}${query}`);
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('by default a product page reveals nothing, and the page knows the setting', async () => {
  const page = await own();
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('Rock');
  expect(meta(page.body, 'og:title')).toBe('Sesame');
  expect(meta(page.body, 'sesame:config')).toContain('publicCatalogue&quot;:false');
  expect(page.body).not.toContain('rel="canonical"');
  // A product that does not exist looks the same.
  expect((await get(addressOf(999_999))).statusCode).toBe(200);
});

test('the setting works in every process at once, and is taken back', async () => {
  await show(true);
  expect(meta((await own()).body, 'sesame:config')).toContain('publicCatalogue&quot;:true');
  await expect
    .poll(async () => (await get(addressOf(product.id), {}, otherSite)).body)
    .toContain('<meta property="og:title" content="&lt;b&gt;');
  await show(false);
  expect((await own()).body).not.toContain('Rock');
  await expect
    .poll(async () => (await get(addressOf(product.id), {}, otherSite)).body)
    .not.toContain('Rock');
  await show(true);
});

test('a product page is described by escaped title, price and text', async () => {
  await show(true);
  const { body, headers, statusCode } = await own();
  expect(statusCode).toBe(200);
  const title = '&lt;b&gt;&quot;Rock &amp; Roll&quot;&lt;/b&gt; $&amp;';
  expect(body).toContain(`<title>${title} · Sesame</title>`);
  expect(meta(body, 'og:title')).toBe(title);
  expect(meta(body, 'og:description')).toMatch(/^\$[\d.]+ · Loud &amp; &lt;i&gt;long&lt;\/i&gt;$/);
  expect(meta(body, 'description')).toBe(meta(body, 'og:description'));
  expect(meta(body, 'og:image')).toMatch(/^https:\/\/shop\.example\/assets\//);
  expect(body).toContain(
    `<link rel="canonical" href="https://shop.example${addressOf(product.id)}">`,
  );
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toContain('<b>');
});

test('speaks the language of the link, else that of the caller', async () => {
  await show(true);
  const russian = await get(addressOf(product.id), { 'accept-language': 'ru-RU,ru;q=0.9' });
  expect(russian.body).toContain('<html lang="ru"');
  expect(meta(russian.body, 'og:description')).toContain('«Громко»');
  expect(meta(russian.body, 'og:site_name')).toBe('Сезам');
  expect(String(russian.headers.vary)).toContain('Accept-Language');
  expect((await own('?lang=ru')).body).toBe(russian.body);
  const english = await get(`${addressOf(product.id)}?lang=en`, { 'accept-language': 'ru' });
  expect(meta(english.body, 'og:description')).toContain('Loud');
});

test('is sent once: a caller that has it gets 304', async () => {
  await show(true);
  const first = await own();
  const etag = String(first.headers.etag);
  expect((await get(addressOf(product.id), { 'if-none-match': etag })).statusCode).toBe(304);
  await change(product.id, { description: 'Louder' });
  await expect
    .poll(async () => (await get(addressOf(product.id), { 'if-none-match': etag })).statusCode)
    .toBe(200);
});

test("a partner's link keeps its code: it has no canonical address", async () => {
  await show(true);
  const { body } = await own('?r=ANNA');
  expect(meta(body, 'og:title')).toContain('Rock');
  expect(body).not.toContain('canonical');
  const catalogue = await get('/dashboard/subscriptions');
  expect(catalogue.body).toContain('href="https://shop.example/dashboard/subscriptions"');
});

test('a product that is not on sale is 404 and reveals nothing', async () => {
  await show(true);
  const inactive = await buildProduct(app.platform);
  await change(inactive.id, { title: 'Hidden gem' });
  await expect.poll(async () => (await get(addressOf(inactive.id))).body).toContain('Hidden gem');
  await change(inactive.id, { active: false });
  await expect.poll(async () => (await get(addressOf(inactive.id))).statusCode).toBe(404);
  await change(inactive.id, { active: true, archived_at: app.clock.now() });
  for (const id of [inactive.id, 999_999, 'gem', '1%27']) {
    const page = await get(addressOf(id));
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('Hidden gem');
    expect(meta(page.body, 'og:title')).toBe('Sesame');
  }
});

test('visitors and buyers read the same bytes, which contain nothing private', async () => {
  await show(true);
  const { body, headers } = await app.call(listSubPlans, { query: {} });
  expect(headers.get('cache-control')).toBe('no-cache');
  for (const plan of body) {
    expect(Object.keys(plan).sort()).toEqual([
      'active',
      'description',
      'description_ru',
      'id',
      'origins',
      'price_table',
      'title',
      'title_ru',
    ]);
    for (const price of plan.price_table)
      expect(Object.keys(price).sort()).toEqual(['amount', 'duration', 'id']);
  }
  const etag = headers.get('etag');
  await show(false);
  expect((await app.call(listSubPlans, { query: {} })).headers.get('etag')).toBe(etag);
});
