import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify as createFastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { ConsoleSignIn, OwnerSetup } from './console-sign-in.ts';
import type { PageTexts } from './first-pages.ts';
import { serveStatic } from './static.ts';

const STYLE = 'h1{font-weight:600}';
const drawn: ConsoleSignIn = {
  style: STYLE,
  pages: [false, true].flatMap((isDemo) =>
    (['en', 'ru'] as const).map((language) => ({
      language,
      isDemo,
      html: `<!--$--><h1 title="{{25}}">{{brand}} ${language}</h1>${isDemo ? '<p>{{email}} {{password}}</p>' : ''}<!--/$-->`,
    })),
  ),
};
const built =
  '<!doctype html><html lang="en"><head><script>1</script><title>x</title><link rel="modulepreload" crossorigin href="/console.js"><link rel="stylesheet" crossorigin href="/console.css"></head><body><div id="root"><!--waiting--><div class="boot"></div><!--/waiting--></div></body></html>';

let folder: string;
let server: FastifyInstance;
let texts: PageTexts = { 25: 'Hello' };
let setup: () => Promise<OwnerSetup> = async () => ({ needs_owner: false });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-console-sign-in-'));
  await writeFile(join(folder, 'index.html'), '<html lang="en"><head></head></html>');
  await writeFile(join(folder, 'admin.html'), built);
  await writeFile(join(folder, 'console-sign-in.json'), JSON.stringify(drawn));
  server = createFastify();
  const config = {
    cookieDomain: undefined,
    shop: () => ({ ...readConfig({}).shop(), brandName: 'Nord & <Süd>' }),
    google: undefined,
    mediaScript: undefined,
    mediaDir: '/nowhere/media',
  };
  await serveStatic(server, { folder, config, texts: () => texts, ownerSetup: () => setup() });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.inject({ url, headers: { accept: 'text/html', ...headers } });

test('is in the page, with what those see beside it who are signed in', async () => {
  const { body } = await open('/admin');
  expect(body).toContain(
    '<div id="waiting"><div class="boot"></div></div><div id="root"><!--$--><h1 title="Hello">Nord &amp; &lt;Süd&gt; en</h1><!--/$--></div>',
  );
  expect(body).toContain('data-drawn="en"');
});

test.each(['/admin/payments', '/admin/users/5', '/admin/gone'])(
  'is what %s shows to others',
  async (path) => expect((await open(path)).body).toContain('Süd&gt; en</h1>'),
);

test.each(['/admin/join', '/admin/setup', '/admin/sign-in'])(
  'is not at %s, which shows something else',
  async (path) => {
    const { body } = await open(path);
    expect(body).toContain('<div class="boot">');
    expect(body).not.toContain('data-drawn');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/console.css">');
  },
);

test('brings its style, allowed by its hash, and leaves code and style sheet to its script', async () => {
  const { body, headers } = await open('/admin');
  const hash = createHash('sha256').update(STYLE).digest('base64');
  expect(body).toContain(`<style id="first-paint">${STYLE}</style>`);
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(headers['content-security-policy']).toContain("trusted-types 'none'");
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
  expect(body).toContain('<link data-after-paint="modulepreload" crossorigin href="/console.js">');
  expect(body).toMatch(
    /<link data-after-paint="stylesheet" crossorigin href="\/console.css"><\/body>/,
  );
});

test.each([
  ['chosen on this device', { cookie: 'language=ru', 'accept-language': 'en' }],
  ['of the browser', { 'accept-language': 'ru-RU,en;q=0.8' }],
])('has the language %s', async (_why, headers) => {
  const { body, headers: answered } = await open('/admin?lang=en', headers);
  expect(body).toContain(' ru</h1>');
  expect(answered.vary).toContain('Accept-Language, Cookie');
});

test('is not sent again while it is the same, and changes with its texts', async () => {
  const { etag } = (await open('/admin')).headers;
  const again = await open('/admin', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  texts = { 25: '<b>New</b>' };
  const { body } = await open('/admin', { 'if-none-match': String(etag) });
  expect(body).toContain('title="&lt;b&gt;New&lt;/b&gt;"');
});

test('says how to sign in to a demo, to its script too', async () => {
  setup = async () => ({ needs_owner: false, demo: { email: 'o@x.example', password: 'a"b' } });
  const { body } = await open('/admin');
  expect(body).toContain('<p>o@x.example a&quot;b</p>');
  const content = /<meta name="sesame:owner-setup" content="([^"]+)">/.exec(body)?.[1] ?? '';
  expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual(await setup());
});

test('is not in the page of a shop without an owner, or when that cannot be found out', async () => {
  setup = async () => ({ needs_owner: true });
  expect((await open('/admin')).body).not.toContain('data-drawn');
  setup = () => Promise.reject(new Error('no database'));
  const { body, statusCode } = await open('/admin');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('data-drawn');
});

test('cannot be requested as a file', async () => {
  expect((await open('/console-sign-in.json')).statusCode).toBe(404);
});
