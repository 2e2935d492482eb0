import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { consolePages, isOneOfPages, SHOP_PAGES } from '@sesame/contract/shared/page-addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { CachedValue } from '../../cached-value.ts';
import type { PagePreview } from '../../page-preview.ts';
import { sha256 } from '../../secrets/crypto.ts';
import type { Log } from '../../telemetry/log.ts';
import { varyBy, varyByEncoding } from '../answers.ts';
import { Refusal } from '../errors.ts';
import { inTime } from '../limits/deadline.ts';
import { onError } from '../on-error.ts';
import { type Asset, asset, readBuild } from './assets.ts';
import {
  CONSOLE_SIGN_IN,
  type ConsoleSignIn,
  consoleLanguage,
  type OwnerSetup,
} from './console-sign-in.ts';
import {
  FIRST_PAGES,
  type FirstPages,
  type PageTexts,
  readDrawn,
  shopLanguage,
} from './first-pages.ts';
import { readMediaScript } from './media-script.ts';
import { hasPartnerCode, pageLanguage } from './page-language.ts';
import { type Page, type RenderedPages, renderPages, withScript } from './render-pages.ts';
import { compressGzip, sendAsset } from './send-asset.ts';

/** What is at an address of the shop, for previews of its links. */
export interface DescribedPage {
  /** False when there is nothing to see, so that the page is sent with 404. */
  readonly exists: boolean;
  /** Without one, the preview is about the shop. */
  readonly preview?: PagePreview;
}

export interface StaticOptions {
  readonly folder: string;
  readonly config: Pick<Config, 'cookieDomain' | 'shop' | 'google' | 'mediaScript' | 'mediaDir'>;
  /** Subscribes to changes of the shop's settings, after which the pages are rebuilt. */
  readonly onShopChange?: (repaint: () => unknown) => void;
  readonly log?: Pick<Log, 'error'>;
  /** Personalizes the page for the owner of this token, or for a visitor. */
  readonly personalize?: (html: string, tokenHash: Buffer | undefined) => Promise<string>;
  /** Describes the pages that visitors may see; undefined for all others, and when there are none. */
  readonly describe?: (path: string, language: Language) => Promise<DescribedPage> | undefined;
  /** The texts of the pages as they are published; without them no page is drawn before its script. */
  readonly texts?: (language: Language) => PageTexts;
  /** What sign-in to the console shows; without it, sign-in is not drawn before its script. */
  readonly ownerSetup?: () => Promise<OwnerSetup>;
  /** Counts personalized pages; it refuses above the limit, and the common page is sent. */
  readonly countPersonal?: (ip: string) => Promise<void>;
}

/** Addresses that lead a signed-in buyer to the dashboard. */
const PERSONAL = new Set(['/', '/login', '/register', '/dashboard/subscriptions']);
/** Files that are pages: they are served at the addresses of their screens. */
const PAGES = new Set(['/index.html', '/admin.html', FIRST_PAGES, CONSOLE_SIGN_IN]);
/** Pages of visitors that the build has drawn. */
const DRAWN = new Set(['/login', '/register', '/forgot-password']);
/** A healthy database answers faster; the page does not wait longer. */
const PERSONAL_WITHIN_MS = 150;

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
    describe = () => undefined,
    texts,
    ownerSetup,
    onShopChange,
    log,
  }: StaticOptions,
): Promise<boolean> {
  const assets = await readBuild(folder);
  const page = assets.get('/index.html');
  if (page === undefined) return false;
  const consolePage = assets.get('/admin.html');
  const firstPages = readDrawn<FirstPages>(assets.get(FIRST_PAGES));
  const signIn = readDrawn<ConsoleSignIn>(assets.get(CONSOLE_SIGN_IN));
  const script = await readMediaScript(config);
  const pages = [...SHOP_PAGES, ...Object.values(consolePages)];
  // A page sent a moment ago still requests the files that it names.
  const named = new Map<string, Asset>();
  const painting = new CachedValue({
    make: async () => {
      const rendered = await renderPages(config, {
        page,
        consolePage,
        script,
        firstPages,
        signIn,
        personalize,
      });
      for (const [path, file] of rendered.files) if (file.immutable) named.set(path, file);
      return rendered;
    },
    onFailure: (error) =>
      log?.error({ err: error }, 'pages could not be rebuilt, the previous ones are served'),
  });
  await painting.current();
  onShopChange?.(() => painting.refresh());
  if (script) {
    const file = asset('.js', script.bytes, true);
    fastify.get(script.path, (request, reply) => sendAsset(request, reply, file));
  }

  fastify.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const rendered = painting.latest;
    const file = PAGES.has(path)
      ? undefined
      : (rendered.files.get(path) ?? named.get(path) ?? assets.get(path));
    if (file !== undefined) return sendAsset(request, reply, file);
    const draw = rendered.drawn.get(path);
    if (draw !== undefined) return sendAsset(request, reply, await draw());
    if (isPage(path, request.headers.accept)) return sendPage(request, reply, path, rendered);
    onError(new Refusal('not_found'), request, reply);
    return reply;
  });
  return true;

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    rendered: RenderedPages,
  ) {
    const language = pageLanguage(request, config.shop().defaultLanguage);
    const described = await describedPage(request, path, language);
    const { page, headers } = await pageAt(request, path, rendered, language, described);
    const exists = isOneOfPages(path, pages) && described?.exists !== false;
    reply.code(exists ? 200 : 404).headers(headers);
    if (!isConsole(path)) varyBy(reply, 'Accept-Language');
    if (isMailedLink(path)) reply.header('referrer-policy', 'no-referrer');
    const own = PERSONAL.has(path) ? await ownPage(request, rendered.shop[language]) : undefined;
    if (own) return sendOwn(request, reply, own);
    const drawn = await drawnPage(request, path, rendered);
    if (drawn === undefined) return sendAsset(request, reply, page);
    if (isConsole(path)) varyBy(reply, 'Accept-Language');
    varyBy(reply, 'Cookie');
    reply.headers(drawn.headers);
    return sendAsset(request, reply, drawn.page);
  }

  async function drawnPage(request: FastifyRequest, path: string, rendered: RenderedPages) {
    if (texts === undefined) return undefined;
    if (showsSignIn(path)) {
      const setup = await ownerSetupOf(request);
      const language = consoleLanguage(request, config.shop().defaultLanguage);
      return setup && rendered.signIn(language, texts(language), setup);
    }
    if (!DRAWN.has(path)) return undefined;
    const language = shopLanguage(request, config.shop().defaultLanguage);
    return rendered.firstPage(path, language, texts(language));
  }

  async function ownerSetupOf(request: FastifyRequest): Promise<OwnerSetup | undefined> {
    if (ownerSetup === undefined) return undefined;
    return await inTime(ownerSetup()).catch((error: unknown) => {
      request.log.warn({ err: error }, 'sign-in to the console could not be drawn');
      return undefined;
    });
  }

  /** Undefined also when it cannot be found out in time: the page itself does not depend on it. */
  function describedPage(
    request: FastifyRequest,
    path: string,
    language: Language,
  ): Promise<DescribedPage | undefined> | undefined {
    const describing = describe(path, language);
    if (describing === undefined) return undefined;
    return inTime(describing).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the preview of the page could not be made');
      return undefined;
    });
  }

  async function pageAt(
    request: FastifyRequest,
    path: string,
    { console, shop, withHead }: RenderedPages,
    language: Language,
    described: DescribedPage | undefined,
  ): Promise<Page> {
    if (isConsole(path) && console) return console;
    if (hasSecrets(path)) return shop[language].plain;
    if (!described?.exists) return shop[language].shop;
    const { preview } = described;
    const { publicUrl } = config.shop().connections;
    const isKnown = publicUrl !== undefined && !hasPartnerCode(request);
    return withHead({
      language,
      preview,
      canonical: isKnown ? `${publicUrl}${path.replace(/\/$/, '')}` : undefined,
    });
  }

  /**
   * The personalized page for the cookie of the request. The cookie gives read access only; writing requires a Bearer
   * header. Undefined for the common page, or when personalizing fails or takes too long.
   */
  async function ownPage(
    request: FastifyRequest,
    { template, html }: RenderedPages['shop'][Language],
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
    return withScript(own, script);
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

/** Pages that no third-party script may run on: with a secret in the address, or of the console. */
function hasSecrets(path: string): boolean {
  return isMailedLink(path) || isConsole(path) || isImpersonationPage(path);
}

function isConsole(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** Pages of the console that operators see who are not signed in; the others belong to the owner of a link. */
function showsSignIn(path: string): boolean {
  return isConsole(path) && !/^\/admin\/(join|setup|sign-in)\/?$/.test(path);
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
