import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify as createFastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig, type ShopSettings } from '../../../config.ts';
import { shopOf } from '../../mail/layout-mail.ts';
import { createNotificationTexts } from '../../mail/notification-texts.ts';
import { requireContracts } from '../require-contracts.ts';
import { apiHeaders } from './headers.ts';
import { serveStatic } from './static.ts';

const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(20),
]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const CHAT = 'window.chat = true;';
const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

let folder: string;
const opened: FastifyInstance[] = [];
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-brand-'));
  await mkdir(at('data/media'), { recursive: true });
  await mkdir(at('web'));
  await writeFile(
    at('web/index.html'),
    '<!doctype html><html><head><title>Shop</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head></html>',
  );
  await writeFile(at('logo.png'), PNG);
  await writeFile(at('logo.svg'), SVG);
  await writeFile(at('text.png'), 'no picture');
  await writeFile(at('large.svg'), `<svg>${' '.repeat(200_000)}</svg>`);
  await writeFile(at('chat.js'), CHAT);
  await writeFile(at('data/media/chat.js'), CHAT);
  await symlink(at('data/media/chat.js'), at('innocent.js'));
});
afterAll(async () => {
  await Promise.all(opened.map((fastify) => fastify.close()));
  await rm(folder, { recursive: true });
});

/** Serves the shop with these settings and requests its pages as a browser does. */
async function open(settings: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ DATA_DIR: at('data'), ...settings });
  const fastify = createFastify();
  requireContracts(fastify);
  opened.push(fastify);
  // The server sets these headers on every response.
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(apiHeaders);
    done();
  });
  await serveStatic(fastify, { folder: at('web'), config });
  const get = (url: string) => fastify.inject({ url, headers: { accept: 'text/html,*/*' } });
  const page = async (url = '/') => (await get(url)).body;
  return { get, page };
}

/** Serves a shop whose settings change at runtime: `become` saves a change. */
async function openChanging() {
  const config = readConfig({ DATA_DIR: at('data') });
  const fastify = createFastify();
  requireContracts(fastify);
  opened.push(fastify);
  let shop = config.shop();
  let repaint = () => {};
  const failures: unknown[] = [];
  await serveStatic(fastify, {
    folder: at('web'),
    config: { ...config, shop: () => shop },
    onShopChange: (rebuild) => {
      repaint = rebuild;
    },
    log: { error: (failure: unknown) => void failures.push(failure) },
  });
  const get = (url: string) => fastify.inject({ url, headers: { accept: 'text/html,*/*' } });
  return {
    get,
    page: async () => (await get('/')).body,
    failures,
    become(part: Partial<ShopSettings>) {
      shop = { ...shop, ...part };
      repaint();
    },
  };
}

const linkOf = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? '';

describe('a brand', () => {
  test('without settings has no style sheet', async () => {
    const { page } = await open();
    expect(await page()).not.toContain('rel="stylesheet"');
  });

  test('is the name of the page and the manifest', async () => {
    const { get, page } = await open({ BRAND_NAME: 'Nord & <Süd> $&' });
    expect(await page()).toContain('<title>Nord &amp; &lt;Süd&gt; $&amp;</title>');
    const manifest = await get(linkOf(await page(), 'manifest'));
    expect(manifest.headers['content-type']).toBe('application/manifest+json');
    expect(manifest.json()).toMatchObject({ name: 'Nord & <Süd> $&', start_url: '/' });
  });

  test('can be installed: icons of the required sizes in its color', async () => {
    const { get } = await open({
      BRAND_HUE: '25',
      BRAND_CHROMA: '0.18',
      BRAND_LOGO: at('logo.svg'),
    });
    const manifest = (await get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ display: 'standalone', id: '/', scope: '/' });
    expect(manifest.theme_color).toMatch(/^#a[0-9a-f]{5}$/);
    const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons.slice(1);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const { headers, rawPayload } = await get(src);
      expect(headers['content-type']).toBe('image/png');
      const { width, height } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('has icons even when its logo cannot be decoded', async () => {
    const { get } = await open({ BRAND_LOGO: at('logo.png') });
    const { icons } = (await get('/manifest.webmanifest')).json();
    expect((await sharp((await get(icons[2].src)).rawPayload).metadata()).width).toBe(512);
  });

  test('is the preview of a shared link, which keeps the code of a partner', async () => {
    const { get, page } = await open({
      BRAND_NAME: '"><script>&',
      PUBLIC_URL: 'https://shop.example',
    });
    const html = await page();
    expect(html).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;&amp;">');
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).not.toContain('og:url');
    const picture = /og:image" content="https:\/\/shop\.example([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await get(picture)).statusCode).toBe(200);
    const shared = await get('/register?r=PARTNER');
    expect([shared.statusCode, shared.body]).toEqual([200, (await get('/register')).body]);
  });

  test('colors the page before its first paint, and the tab icon', async () => {
    const { get, page } = await open({ BRAND_HUE: '250', BRAND_CHROMA: '.18' });
    const style = await get(linkOf(await page(), 'stylesheet'));
    expect(style.body).toBe('html:root{--brand-hue:250;--brand-chroma:0.18}');
    expect(style.headers['cache-control']).toContain('immutable');
    expect((await get('/favicon.svg')).body).toContain('fill="#0063c4');
  });

  test('shows its logo on the page, in the tab and in the manifest', async () => {
    const { get, page } = await open({ BRAND_LOGO: at('logo.svg') });
    const html = await page();
    const logo = linkOf(html, 'icon');
    expect((await get(linkOf(html, 'stylesheet'))).body).toContain(`url(${logo})`);
    const { icons } = (await get('/manifest.webmanifest')).json();
    expect(icons[0]).toMatchObject({ src: logo, type: 'image/svg+xml' });
    const file = await get(logo);
    expect(file.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(file.headers['content-security-policy']).toContain("default-src 'none'");
    expect(file.headers['content-security-policy']).toContain('sandbox');
  });

  test('is used in mails: the accent, and the logo if mail clients can render it', async () => {
    const { get } = await open({ BRAND_LOGO: at('logo.png') });
    expect((await get('/brand/logo.png')).rawPayload).toEqual(PNG);
    const ofMails = (settings: Record<string, string>) =>
      shopOf({
        config: readConfig(settings),
        publicUrl: () => 'https://shop.example',
        mail: { texts: createNotificationTexts() },
      });
    expect(ofMails({ BRAND_LOGO: at('logo.png') }).hasLogo).toBe(true);
    expect(ofMails({ BRAND_LOGO: at('logo.svg') }).hasLogo).toBe(false);
    expect(ofMails({}).accent).toBe('#00674c');
    expect(ofMails({ BRAND_HUE: '25', BRAND_CHROMA: '0.18' }).accent).toMatch(/^#a[0-9a-f]{5}$/);
  });

  test.each(['text.png', 'large.svg', 'missing.svg'])(
    'with the logo %s stops the start',
    async (name) => {
      await expect(open({ BRAND_LOGO: at(name) })).rejects.toThrow(ConfigError);
    },
  );
});

describe('a brand that is changed while the shop runs', () => {
  test('is on every later page, with a new ETag', async () => {
    const { get, page, become } = await openChanging();
    const before = await get('/login');
    become({ brandName: 'Beacon', brandNameRu: 'Маяк', hue: 250, chroma: 0.18 });
    await expect.poll(() => page()).toContain('<title>Beacon</title>');
    expect(await page()).toContain('&quot;brandNameRu&quot;:&quot;Маяк&quot;');
    expect((await get('/login')).headers.etag).not.toBe(before.headers.etag);
    expect((await get(linkOf(await page(), 'stylesheet'))).body).toContain('--brand-hue:250');
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Beacon' });
    expect((await get('/favicon.svg')).body).toContain('fill="#0063c4');
  });

  test('keeps the files that an earlier page still requests', async () => {
    const { get, page, become } = await openChanging();
    become({ hue: 25 });
    await expect.poll(() => page()).toContain('rel="stylesheet"');
    const old = linkOf(await page(), 'stylesheet');
    become({ hue: 300, logo: { digest: 'd'.repeat(22), png: PNG } });
    await expect.poll(async () => linkOf(await page(), 'stylesheet')).not.toBe(old);
    expect((await get(old)).body).toContain('--brand-hue:25;');
    expect((await get('/brand/logo.png')).rawPayload).toEqual(PNG);
    become({ logo: undefined });
    await expect.poll(async () => linkOf(await page(), 'icon')).toBe('/favicon.svg');
    expect((await get('/brand/logo.png')).statusCode).toBe(404);
  });

  test('stays as it was when the new one cannot be built', async () => {
    const { page, become, failures } = await openChanging();
    become({ brandName: 'Broken', logo: { file: at('missing.png') } });
    await expect.poll(() => failures).toHaveLength(1);
    expect(await page()).toContain('<title>Sesame</title>');
    become({ brandName: 'Mended', logo: undefined });
    await expect.poll(() => page()).toContain('<title>Mended</title>');
  });
});

describe('an embedded script', () => {
  const pinned = (file: string, text = CHAT) => ({
    MEDIA_SCRIPT: `${file} ${integrityOf(text)}`,
  });
  const scriptOf = (html: string) => /<script src="(\/media\/[^"]+)"/.exec(html)?.[1] ?? '';

  test('is off unless it is set', async () => {
    expect(await (await open()).page()).not.toContain('<script');
  });

  test('is pinned by its hash in the page and in the content policy', async () => {
    const { get, page } = await open({
      ...pinned(at('chat.js')),
      PUBLIC_URL: 'https://shop.example',
    });
    const html = await page();
    const path = scriptOf(html);
    expect(html).toContain(`integrity="${integrityOf(CHAT)}" crossorigin="anonymous"`);
    const { headers } = await get('/login');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      `script-src https://shop.example/assets/ https://shop.example${path};`,
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect((await get(path)).body).toBe(CHAT);
  });

  test.each(['/reset-password?token=x', '/confirm-email?token=x', '/admin', '/admin/tickets'])(
    'is not embedded in %s',
    async (url) => {
      const { get } = await open({
        ...pinned(at('chat.js')),
        PUBLIC_URL: 'https://shop.example',
      });
      const answer = await get(url);
      expect(answer.body).not.toContain('<script');
      expect(answer.headers['content-security-policy']).not.toContain('/media/');
    },
  );

  test.each([
    ['different content', () => pinned(at('chat.js'), 'evil')],
    ['a missing file', () => pinned(at('missing.js'))],
    ['an uploaded file', () => pinned(at('data/media/chat.js'))],
    ['a link to an uploaded file', () => pinned(at('innocent.js'))],
  ])('with %s stops the start', async (_, settings) => {
    await expect(open(settings())).rejects.toThrow(ConfigError);
  });

  test.each(['/etc/sesame/chat.js', '/etc/sesame/chat.js sha256-abc', `chat.js ${'a'.repeat(64)}`])(
    'written as %s is refused because its hash is missing',
    (value) => {
      expect(() => readConfig({ MEDIA_SCRIPT: value })).toThrow(/^MEDIA_SCRIPT must be/);
    },
  );
});

test.each([
  ['BRAND_HUE', '361'],
  ['BRAND_HUE', 'red'],
  ['BRAND_CHROMA', '0.01'],
  ['BRAND_CHROMA', '0.26'],
  ['BRAND_CHROMA', '1'],
  ['BRAND_LOGO', 'logo.gif'],
])('%s=%s is refused with a message that names the key', (key, value) => {
  expect(() => readConfig({ [key]: value })).toThrow(new RegExp(`^${key} must be`));
});
