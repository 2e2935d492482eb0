import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify as createFastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { FirstPages, PageTexts } from './first-pages.ts';
import { serveStatic } from './static.ts';

const STYLE = 'h1{font-weight:600}';
const drawn: FirstPages = {
  style: STYLE,
  pages: ['/login', '/forgot-password'].flatMap((path) =>
    (['en', 'ru'] as const).map((language) => ({
      path,
      language,
      google: false,
      publicCatalogue: false,
      html: `<h1 title="{{25}}">{{25}} ${language}</h1><p>{{brand}} {{year}}</p>`,
    })),
  ),
};
const built =
  '<!doctype html><html lang="en"><head><link rel="modulepreload" crossorigin href="/shop.js"><style id="first-paint">p{}</style><title>x</title></head><body><div id="root"><!--waiting--><div class="boot"></div><!--/waiting--></div></body></html>';

const defaultShop = readConfig({}).shop();
let folder: string;
let server: FastifyInstance;
let texts: PageTexts = { 25: 'Hello' };
let settings: Partial<typeof defaultShop> = {};
let repaint: () => unknown = () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-first-pages-'));
  await writeFile(join(folder, 'index.html'), built);
  await writeFile(join(folder, 'first-pages.json'), JSON.stringify(drawn));
  server = createFastify();
  const config = {
    cookieDomain: undefined,
    shop: () => ({ ...defaultShop, brandName: 'Nord & <Süd>', isOpen: true, ...settings }),
    google: undefined,
    mediaScript: undefined,
    mediaDir: '/nowhere/media',
  };
  const onShopChange = (changed: () => unknown) => {
    repaint = changed;
  };
  await serveStatic(server, { folder, config, texts: () => texts, onShopChange });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.inject({ url, headers: { accept: 'text/html', ...headers } });
const change = async (next: typeof settings) => {
  settings = next;
  await repaint();
};

describe('a page that the build has drawn', () => {
  test('is sent with the texts and the name of the shop in it, as text', async () => {
    const { body } = await open('/login');
    expect(body).toContain('<div id="root"><h1 title="Hello">Hello en</h1>');
    expect(body).toContain(`<p>Nord &amp; &lt;Süd&gt; ${new Date().getFullYear()}</p></div>`);
    expect(body).toContain('data-drawn="en"');
    expect(body).not.toContain('class="boot"');
  });

  test('brings its style, allowed by its hash', async () => {
    const { body, headers } = await open('/login');
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(body).toContain(`<style id="first-paint">${STYLE}</style>`);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('leaves the code of the shop to its script, which requests it after the first paint', async () => {
    await change({ hue: 250 });
    const { body } = await open('/login');
    expect(body).toContain('<link data-after-paint="modulepreload" crossorigin href="/shop.js">');
    // The color of the brand belongs to the first paint.
    expect(body).toMatch(/<link rel="stylesheet" href="[^"]+brand[^"]*">/);
    await change({});
    expect((await open('/settings')).body).toContain('<link rel="modulepreload" crossorigin');
  });

  test.each([
    ['chosen on this device', '/login', { cookie: 'a=b; language=ru' }],
    ['that the link names', '/login?lang=ru', {}],
  ])('has the language %s', async (_why, url, headers) => {
    const { body, headers: answered } = await open(url, headers);
    expect(body).toContain('Hello ru');
    expect(answered.vary).toContain('Cookie');
    expect((await open('/login', { cookie: 'language=xx' })).body).toContain('Hello en');
  });

  test('is not sent again while it is the same, and changes with its texts', async () => {
    const { etag } = (await open('/login')).headers;
    expect((await open('/login', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    texts = { 25: '<b>New</b>' };
    const { body } = await open('/login', { 'if-none-match': String(etag) });
    expect(body).toContain('&lt;b&gt;New&lt;/b&gt; en');
  });

  test('is not sent where the shop shows another one', async () => {
    await change({ isOpen: false });
    expect((await open('/login')).body).toContain('class="boot"');
    await change({ publicCatalogue: true });
    expect((await open('/login')).body).toContain('class="boot"');
    // Without a mail server the page refers to support.
    await change({ connections: { ...defaultShop.connections, mail: undefined } });
    expect((await open('/forgot-password')).body).toContain('class="boot"');
    expect((await open('/login')).body).not.toContain('class="boot"');
    await change({});
  });

  test('cannot be requested as a file', async () => {
    expect((await open('/first-pages.json')).statusCode).toBe(404);
    expect((await open('/settings')).body).toContain('class="boot"');
  });
});
