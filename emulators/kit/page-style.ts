import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Makes a scope one for pages: plain forms, one style sheet, no script.
 * @returns the address of the style sheet
 */
export async function preparePages(app: FastifyInstance): Promise<string> {
  const style = await readFile(new URL('./page.css', import.meta.url), 'utf8');
  const styleUrl = `/page.css?v=${createHash('sha256').update(style).digest('hex').slice(0, 12)}`;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy(),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
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

/** Browsers apply `form-action` to the redirect after a form too, so the shop must be named in it. */
export function contentSecurityPolicy(returnUrl?: string): string {
  const shop = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self'${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
