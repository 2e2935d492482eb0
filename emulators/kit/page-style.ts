import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface PagePolicy {
  /** Where a form may lead: browsers apply `form-action` to the redirect after a form too, so the shop must be named in it. */
  readonly returnUrl?: string | undefined;
  /** Pages of the same stand-in may be shown inside this one … */
  readonly frames?: boolean;
  /** … and this one inside of them. */
  readonly framed?: boolean;
}

type PagesOptions = PagePolicy & {
  /** What the stand-in adds to the common sheet: its colours and what only it has. */
  readonly sheet?: URL;
};

const BASE_SHEET = new URL('./base.css', import.meta.url);
const PAYMENT_SHEET = new URL('./page.css', import.meta.url);

/**
 * Makes a scope one for pages: plain forms, one style sheet, no script.
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
      // Not no-referrer: forms would then name their origin as null.
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

/** Whether a form was sent by a page of somebody else, who was not asked for it: browsers name where it stood. */
export function isForeignForm({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}
