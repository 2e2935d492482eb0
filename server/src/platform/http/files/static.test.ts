import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fastify as createFastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { Refusal } from '../errors.ts';
import { type StaticOptions, serveStatic } from './static.ts';

let folder: string;
let shop: FastifyInstance;
const SCRIPT = `export const text = '${'a'.repeat(2_000)}';`;

const defaultShop = readConfig({}).shop();
const plain = {
  mediaScript: undefined,
  mediaDir: '/nowhere/media',
} as const;

async function build(
  publicUrl?: string,
  brandName = 'Sesame',
  personalize?: StaticOptions['personalize'],
  countPersonal?: StaticOptions['countPersonal'],
  from = folder,
): Promise<FastifyInstance> {
  const fastify = createFastify();
  const config = {
    cookieDomain: undefined,
    shop: () => ({
      ...defaultShop,
      brandName,
      connections: { ...defaultShop.connections, publicUrl },
    }),
    google: undefined,
    mail: undefined,
    ...plain,
  };
  const options = {
    folder: from,
    config,
    ...(personalize && { personalize }),
    ...(countPersonal && { countPersonal }),
  };
  expect(await serveStatic(fastify, options)).toBe(true);
  return fastify;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-static-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>x</title></head></html>',
  );
  await writeFile(join(folder, 'assets/main-abc.js'), SCRIPT);
  await writeFile(join(folder, 'assets/main-abc.js.map'), '{}');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  shop = await build();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  '/',
  '/dashboard/subscriptions',
  '/dashboard/payments/01a2',
  '/help-ticket/',
  '/login?r=abc',
  '/admin',
  '/admin/users/7',
])('a browser at %s gets the page', async (url) => {
  const answer = await shop.inject({ url, headers: browser });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toContain('<meta name="sesame:config"');
});

test('the page runs only our scripts and requires Trusted Types', async () => {
  const { headers } = await shop.inject({ url: '/', headers: browser });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('the script and the style in the page are allowed by their hashes, and nothing else in it', async () => {
  const [script, style] = ['document.title = "a";', 'body{margin:0}'];
  const policy = await policyOf(
    `<head><script data-a="1">${script}</script><style id="a">${style}</style><script src="/assets/main-abc.js"></script></head>`,
  );
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hashOf(script)};`);
  expect(policy).toContain(`style-src 'self' ${hashOf(style)};`);
  expect(await policyOf('<head><title>x</title></head>')).toContain("script-src 'self';");
});

async function policyOf(html: string): Promise<string> {
  const other = await mkdtemp(join(tmpdir(), 'sesame-static-'));
  await writeFile(join(other, 'index.html'), html);
  const server = await build(undefined, 'Sesame', undefined, undefined, other);
  const { headers } = await server.inject({ url: '/', headers: browser });
  await server.close();
  await rm(other, { recursive: true });
  return String(headers['content-security-policy']);
}

test.each(['/reset-password', '/confirm-email', '/confirm-email/'])(
  'the token in the address of %s is not sent as referrer',
  async (path) => {
    const { headers } = await shop.inject({ url: `${path}?token=secret`, headers: browser });
    expect(headers['referrer-policy']).toBe('no-referrer');
    const other = await shop.inject({ url: '/login', headers: browser });
    expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  },
);

test('behind https the page also enforces https', async () => {
  const secure = await build('https://shop.example');
  const { headers } = await secure.inject({ url: '/', headers: browser });
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers['content-security-policy']).toContain('script-src https://shop.example/assets/');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  await secure.close();
});

test('settings reach the page as escaped text', async () => {
  const odd = await build(undefined, `"><script>$&</script>`);
  const { body } = await odd.inject({ url: '/', headers: browser });
  expect(body).not.toContain('<script>');
  expect(body).toContain('data-language="en"');
  const content = /content="([^"]*)"/.exec(body)?.[1] ?? '';
  const text = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(JSON.parse(text)).toEqual({
    apiBase: '',
    cookieDomain: null,
    brandName: `"><script>$&</script>`,
    brandNameRu: 'Сезам',
    supportUrl: null,
    google: false,
    telegram: false,
    mail: false,
    publicCatalogue: false,
    shownCurrency: 'USD',
    closed: false,
  });
  await odd.close();
});

describe('a personalized page', () => {
  const token = 'T'.repeat(43);
  let answer: (html: string) => Promise<string>;
  let own: FastifyInstance;
  beforeAll(async () => {
    own = await build(undefined, 'Sesame', async (html, tokenHash) =>
      tokenHash === undefined ? html : answer(html),
    );
  });
  afterAll(() => own.close());
  const open = (url: string, cookie?: string) =>
    own.inject({ url, headers: { ...browser, ...(cookie !== undefined && { cookie }) } });

  test.each(['/', '/login', '/dashboard/subscriptions?utm_source=x'])(
    'is served at %s and is not cached',
    async (url) => {
      answer = async (html) => html.replace('</head>', '<!--for you--></head>');
      const page = await open(url, `theme=dark; token=${token}`);
      expect(page.body).toContain('<!--for you-->');
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      const packed = await own.inject({
        url,
        headers: { ...browser, cookie: `token=${token}`, 'accept-encoding': 'br, gzip' },
      });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.rawPayload).toString()).toBe(page.body);
    },
  );

  test.each([
    ['another address', '/settings/profile', `token=${token}`],
    ['no cookie', '/', undefined],
    ['a cookie without a token', '/', 'token=short'],
    ['a cookie of another name', '/', `nottoken=${token}`],
  ])('is the common page with %s', async (_name, url, cookie) => {
    answer = async (html) => html.replace('</head>', '<!--for you--></head>');
    const page = await open(url, cookie);
    expect(page.body).not.toContain('for you');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  test.each<[string, (html: string) => Promise<string>]>([
    ['a failure', () => Promise.reject(new Error('the database is away'))],
    ['no personal content', (html) => Promise.resolve(html)],
    ['silence', () => new Promise(() => {})],
  ])('is the common page after %s', async (_name, happening) => {
    answer = happening;
    const page = await open('/', `token=${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-cache');
  });
});

test('a file cannot be framed, and text declares its charset', async () => {
  const { headers } = await shop.inject({ url: '/assets/main-abc.js' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  const picture = await shop.inject({ url: '/favicon.svg' });
  expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

test('hashed files are cached for good and sent compressed', async () => {
  const url = '/assets/main-abc.js';
  const answer = await shop.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.rawPayload.length).toBeLessThan(SCRIPT.length);
  const plain = await shop.inject({ url, headers: { 'accept-encoding': 'br;q=0' } });
  expect(plain.body).toBe(SCRIPT);
  const repeat = await shop.inject({
    url,
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect(repeat.statusCode).toBe(304);
});

test.each([
  '/assets/gone.js',
  '/assets/main-abc.js.map',
  '/.vite/manifest.json',
  '/api-user/api/v1/nothing',
  '/../package.json',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/assets/..%2f..%2fpackage.json',
  '/robots.php',
])('%s is not found, even for a browser', async (url) => {
  const answer = await shop.inject({ url, headers: browser });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

test.each([
  '/.env',
  '/.git/HEAD',
  '/.well-known/nothing',
  '/shop/.svn/entries',
  '/metrics',
  '/debug',
  '/actuator/health',
  '/dashboard',
  '/dashboard/payments/1/more',
  '/help-ticket//',
  '/admin/nothing',
  '/gallery',
])('%s is 404, and a browser gets the page with it', async (url) => {
  const answer = await shop.inject({ url, headers: browser });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<meta name="sesame:config"');
  const again = { ...browser, 'if-none-match': String(answer.headers.etag) };
  expect((await shop.inject({ url, headers: again })).statusCode).toBe(404);
  const program = await shop.inject({ url, headers: { accept: 'application/json' } });
  expect(program.json()).toMatchObject({ code: 'not_found' });
});

test('a caller over the limit gets the common page without a database query', async () => {
  let requests = 0;
  const personalize = async (html: string, tokenHash: Buffer | undefined) => {
    if (tokenHash === undefined) return html;
    requests++;
    return `${html}<!-- theirs -->`;
  };
  let counted = 0;
  const site = await build(undefined, 'Sesame', personalize, async () => {
    if (++counted > 2) throw new Refusal('too_many_requests');
  });
  const headers = { ...browser, cookie: `token=${'a'.repeat(43)}` };
  const bodies: string[] = [];
  for (let call = 0; call < 4; call++) bodies.push((await site.inject({ url: '/', headers })).body);
  expect(bodies.map((body) => body.includes('theirs'))).toEqual([true, true, false, false]);
  expect(requests).toBe(2);
  await site.close();
});

test('a client that accepts JSON gets no page at an unknown path', async () => {
  const answer = await shop.inject({ url: '/anything', headers: { accept: 'application/json' } });
  expect(answer.statusCode).toBe(404);
});

test('without a build nothing is served', async () => {
  const fastify = createFastify();
  const config = {
    cookieDomain: undefined,
    shop: () => defaultShop,
    google: undefined,
    mail: undefined,
    ...plain,
  };
  expect(await serveStatic(fastify, { folder: join(folder, 'none'), config })).toBe(false);
  await fastify.close();
});
