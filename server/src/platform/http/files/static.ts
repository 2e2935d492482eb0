import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { consolePages, isOneOfPages, SHOP_PAGES } from '@sesame/contract/shared/page-addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config, ShopSettings } from '../../../config.ts';
import { readBrand } from '../../brand.ts';
import { CachedValue } from '../../cached-value.ts';
import { sha256 } from '../../secrets/crypto.ts';
import { supportUrlOf } from '../../shop/shop-settings.ts';
import type { Log } from '../../telemetry/log.ts';
import { acceptedEncoding, varyByEncoding } from '../answers.ts';
import { Refusal } from '../errors.ts';
import { onError } from '../on-error.ts';
import { type Asset, asset, readBuild } from './assets.ts';
import { consoleHeaders, filePolicy, pageHeaders } from './headers.ts';
import { type MediaScript, readMediaScript } from './media-script.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface StaticOptions {
  readonly folder: string;
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'cookieDomain'
    | 'shop'
    | 'google'
    | 'telegram'
    | 'mail'
    | 'mediaScript'
    | 'mediaDir'
  >;
  /** Subscribes to changes of the shop's settings, after which the pages are rebuilt. */
  readonly onShopChange?: (repaint: () => unknown) => void;
  readonly log?: Pick<Log, 'error'>;
  /** Personalizes the page for the owner of this token, or for a visitor. */
  readonly personalize?: (html: string, tokenHash: Buffer | undefined) => Promise<string>;
  /** Counts personalized pages; it refuses above the limit, and the common page is sent. */
  readonly countPersonal?: (ip: string) => Promise<void>;
}

/** Addresses that lead a signed-in buyer to the dashboard. */
const PERSONAL = new Set(['/', '/login', '/register', '/dashboard/subscriptions']);
/** Files that are pages: they are served at the addresses of their screens. */
const PAGES = new Set(['/index.html', '/admin.html']);
/** A healthy database answers faster; the page does not wait longer. */
const PERSONAL_WITHIN_MS = 150;

interface Page {
  readonly page: Asset;
  readonly headers: Readonly<Record<string, string>>;
}

/** Everything that depends on the brand, built together so that a page never names a missing file. */
interface RenderedPages {
  readonly files: ReadonlyMap<string, Asset>;
  /** Pictures drawn at their first request. */
  readonly drawn: ReadonlyMap<string, () => Promise<Asset>>;
  /** The page before personalization, and personalized for a visitor. */
  readonly template: string;
  readonly html: string;
  readonly plain: Page;
  readonly shop: Page;
  readonly console: Page | undefined;
}

/**
 * Serves the built shop from memory: the files are read once at the start, so no request touches the disk and no path
 * in a request can name a file. Every other address gets the shop's page, with 404 unless a screen has that address.
 * Returns false when there is no build.
 */
export async function serveStatic(
  fastify: FastifyInstance,
  {
    folder,
    config,
    personalize = async (html) => html,
    countPersonal = async () => {},
    onShopChange,
    log,
  }: StaticOptions,
): Promise<boolean> {
  const assets = await readBuild(folder);
  const page = assets.get('/index.html');
  if (page === undefined) return false;
  const consolePage = assets.get('/admin.html');
  const script = await readMediaScript(config);
  const pages = [...SHOP_PAGES, ...Object.values(consolePages)];
  // A page sent a moment ago still requests the files that it names.
  const named = new Map<string, Asset>();
  const painting = new CachedValue({
    make: render,
    onFailure: (error) =>
      log?.error({ err: error }, 'pages could not be rebuilt, the previous ones are served'),
  });
  await painting.current();
  onShopChange?.(() => painting.refresh());
  if (script) {
    const file = asset('.js', script.bytes, true);
    fastify.get(script.path, { schema: { hide: true } }, (request, reply) =>
      send(request, reply, file),
    );
  }

  fastify.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const rendered = painting.latest;
    const file = PAGES.has(path)
      ? undefined
      : (rendered.files.get(path) ?? named.get(path) ?? assets.get(path));
    if (file !== undefined) return send(request, reply, file);
    const draw = rendered.drawn.get(path);
    if (draw !== undefined) return send(request, reply, await draw());
    if (isPage(path, request.headers.accept)) {
      const { shop, plain, console } = rendered;
      const { page, headers } =
        isConsole(path) && console ? console : hasSecrets(path) ? plain : shop;
      reply.code(isOneOfPages(path, pages) ? 200 : 404).headers(headers);
      if (isMailedLink(path)) reply.header('referrer-policy', 'no-referrer');
      const own = PERSONAL.has(path) ? await ownPage(request, rendered) : undefined;
      return own ? sendOwn(request, reply, own) : send(request, reply, page);
    }
    onError(new Refusal('not_found'), request, reply);
    return reply;
  });
  return true;

  async function render(): Promise<RenderedPages> {
    const settings = config.shop();
    const brand = await readBrand(settings, config.publicUrl);
    const pageOf = (source: Buffer) =>
      brand.render(injectConfig(source.toString('utf8'), config, settings));
    // The cast is safe: the page was found above.
    const template = pageOf((page as Asset).identity);
    const html = await personalize(template, undefined);
    const headers = pageHeaders(config.publicUrl);
    const plain = { page: asset('.html', Buffer.from(html), false), headers };
    const files = new Map<string, Asset>();
    for (const { path, extension, bytes } of brand.files) {
      const isNamed = path.startsWith('/assets/');
      const file = asset(extension, bytes, isNamed, true);
      files.set(path, file);
      if (isNamed) named.set(path, file);
    }
    return {
      files,
      drawn: new Map(
        brand.drawn.map(({ path, draw }) => {
          let drawing: Promise<Asset> | undefined;
          return [
            path,
            () => {
              drawing ??= draw().then((bytes) => asset('.png', bytes, true, true));
              return drawing;
            },
          ];
        }),
      ),
      template,
      html,
      plain,
      shop: script ? withScript(html, script, config.publicUrl) : plain,
      console: consolePage && {
        page: asset('.html', Buffer.from(pageOf(consolePage.identity)), false),
        headers: consoleHeaders(config.publicUrl),
      },
    };
  }

  /**
   * The personalized page for the cookie of the request. The cookie gives read access only; writing requires a Bearer
   * header. Undefined for the common page, or when personalizing fails or takes too long.
   */
  async function ownPage(
    request: FastifyRequest,
    { template, html }: RenderedPages,
  ): Promise<string | undefined> {
    const token = /(?:^|; )token=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
    if (token === undefined) return undefined;
    const personal = countPersonal(request.ip)
      .then(() => personalize(template, sha256(token)))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return html;
        request.log.warn({ err: error }, 'the page could not be personalized');
        return html;
      });
    const late = sleep(PERSONAL_WITHIN_MS, html, { ref: false });
    const own = await Promise.race([personal, late]);
    if (own === html) return undefined;
    return script ? own.replace('</head>', () => `${script.tag}</head>`) : own;
  }
}

async function sendOwn(request: FastifyRequest, reply: FastifyReply, html: string) {
  const bytes = Buffer.from(html);
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-store');
  varyByEncoding(reply);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(bytes);
  // As small as brotli for so few bytes, and faster.
  return reply.header('content-encoding', 'gzip').send(await compressGzip(bytes));
}

function withScript(html: string, { tag, path }: MediaScript, publicUrl: string | undefined) {
  const page = html.replace('</head>', () => `${tag}</head>`);
  return { page: asset('.html', Buffer.from(page), false), headers: pageHeaders(publicUrl, path) };
}

/** Pages that no third-party script may run on: with a secret in the address, or of the console. */
function hasSecrets(path: string): boolean {
  return isMailedLink(path) || isConsole(path) || isImpersonationPage(path);
}

function isConsole(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** Where an impersonation session begins, with a ticket in the address. */
function isImpersonationPage(path: string): boolean {
  return /^\/impersonation\/?$/.test(path);
}

/** Pages with a secret in their query, which must not be sent along with other requests. */
function isMailedLink(path: string): boolean {
  return /^\/(reset-password|confirm-email|admin\/join)\/?$/.test(path);
}

/**
 * Paths of the API, of hashed files and with an extension are never a page. A browser at any other path gets the page,
 * with status 404 unless a screen has that address.
 */
function isPage(path: string, accept = ''): boolean {
  if (/^\/(api-|assets\/|media\/|docs(\/|$))|%2e/i.test(path) || extname(path) !== '') return false;
  return accept.includes('text/html') || accept.includes('*/*');
}

async function send(request: FastifyRequest, reply: FastifyReply, file: Asset) {
  reply
    .header('content-type', file.type)
    .header('etag', file.etag)
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  // The API's policy forbids everything, including styles inside a picture.
  if (!file.type.startsWith('text/html') && !file.sandboxed) {
    reply.header('content-security-policy', filePolicy);
  }
  if (file.compressible) varyByEncoding(reply);
  const isKept = request.headers['if-none-match'] === file.etag && reply.statusCode === 200;
  if (isKept) return reply.code(304).send();
  const encoding = file.compressible
    ? acceptedEncoding(request.headers['accept-encoding'])
    : 'identity';
  if (encoding === 'identity') return reply.send(file.identity);
  file.compressed ??= compress(file.identity);
  return reply.header('content-encoding', encoding).send((await file.compressed)[encoding]);
}

async function compress(identity: Buffer) {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    compressGzip(identity, { level: 9 }),
  ]);
  return { br, gzip: gz };
}

/** Settings that the page needs before its first request, in a meta tag that needs no exception in the policy. */
function injectConfig(html: string, config: StaticOptions['config'], shop: ShopSettings): string {
  const settings = JSON.stringify({
    apiBase: '',
    cookieDomain: config.cookieDomain ?? null,
    brandName: shop.brandName,
    brandNameRu: shop.brandNameRu ?? null,
    supportUrl: supportUrlOf(shop) ?? null,
    google: config.google !== undefined,
    telegram: config.telegram !== undefined,
    mail: config.mail !== undefined,
  });
  const content = settings
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const tag = `<meta name="sesame:config" content="${content}">`;
  // A replacement function, because `$&` in a brand name would be interpreted in a replacement string.
  return html.replace(/<head[^>]*>/i, (head) => `${head}${tag}`);
}
