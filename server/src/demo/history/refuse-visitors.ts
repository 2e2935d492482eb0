import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import { textOf } from '@sesame/contract/texts/dictionary.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/http/errors.ts';
import { acceptLanguage } from '../../platform/http/files/accept-language.ts';

/** Not a refresh: between the history and the shop the port is closed for a moment, and a browser would stay at its error. */
const script = `setInterval(async () => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer === undefined) return;
  if (answer.status !== 503) return location.reload();
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.querySelector('p').textContent = page.querySelector('p').textContent;
}, 2000)`;
const style =
  ':root{color-scheme:light dark}body{display:grid;min-height:90vh;place-content:center;margin:0;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;text-align:center;text-wrap:balance}h1{margin:0;font-size:1.5rem;line-height:1.25}p{margin:.5rem 0 0;opacity:.75}';
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

/**
 * Refuses what comes from outside while the history is created, because a sign-in under the clock of the past has ended
 * by now. Pages say how long it takes and open by themselves. Webhooks and health checks go on.
 */
export function refuseVisitors(fastify: FastifyInstance, secondsLeft: () => number): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { contract } = request.routeOptions.config;
    // The calls of the history itself are injected, without a connection.
    const isOutside = request.raw.socket instanceof Socket;
    if (!isOutside || contract?.auth === 'signature') return done();
    const seconds = secondsLeft();
    if (contract !== undefined) {
      return done(new Refusal('demo_preparing', { retryAfterS: seconds }));
    }
    const { accept = '', 'accept-language': languages } = request.headers;
    if (request.method !== 'GET' || !accept.includes('text/html')) return done();
    const language = acceptLanguage(languages);
    const title = textOf(language, 'demoPreparing');
    const text = textOf(language, 'demoReadyIn', { count: seconds });
    reply
      .code(503)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'retry-after': String(seconds),
      })
      .send(
        `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><body><main role="status"><h1>${title}</h1><p>${text}</p></main><script>${script}</script>`,
      );
  });
}
