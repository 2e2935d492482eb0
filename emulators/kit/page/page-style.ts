import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface PagePolicy {
  /**
   * Target of a form. Browsers also apply `form-action` to the redirect that follows a form, so the shop must
   * be allowed.
   */
  readonly returnUrl?: string | undefined;
  /** Allows this page to embed pages of the same emulator. */
  readonly frames?: boolean;
  /** Allows other pages of the same emulator to embed this page. */
  readonly framed?: boolean;
}

type PagesOptions = PagePolicy & {
  /** Additions to the common style sheet: colors and elements of one emulator. */
  readonly sheet?: URL;
};

const BASE_SHEET = new URL('./base.css', import.meta.url);
const PAYMENT_SHEET = new URL('./page.css', import.meta.url);

/**
 * Prepares a scope for pages: plain forms, one style sheet, no script.
 * @returns the address of the style sheet
 */
export async function preparePages(
  app: FastifyInstance,
  { sheet = PAYMENT_SHEET, ...policy }: PagesOptions = {},
): Promise<string> {
  const sheets = await Promise.all([BASE_SHEET, sheet].map((url) => readFile(url, 'utf8')));
  const style = sheets.join('\n');
  const styleUrl = `/page.css?v=${createHash('sha256').update(style).digest('hex').slice(0, 12)}`;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy(policy),
      'cache-control': 'no-store',
      // Not no-referrer, which makes browsers send forms with origin null.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-language',
    });
    reply.type('text/html; charset=utf-8');
  });
  app.get('/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=31536000').send(style),
  );
  return styleUrl;
}

export function contentSecurityPolicy({ returnUrl, frames, framed }: PagePolicy = {}): string {
  const shop = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    ...(frames ? ["frame-src 'self'"] : []),
    `form-action 'self'${shop}`,
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** Whether a form was submitted from another site, by the Origin header. */
export function isForeignForm({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}
