import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { Refusal } from './errors.ts';
import { apiHeaders } from './headers.ts';
import { ipPrefix } from './ip-prefix.ts';
import { RETRY_AFTER_S } from './on-error.ts';
import type { RateLimits } from './rate-limit.ts';

/** Names we made ourselves; nothing else ever reaches the storage. */
const NAME = /^[0-9a-f]{32}\.webp$/;

/**
 * Serves pictures that people uploaded and we drew anew. A name is random and its content never changes, so browsers
 * keep it for good. Opened as a page it is a sandbox without scripts.
 */
export function serveMedia(
  fastify: FastifyInstance,
  { config, storage }: Pick<Platform, 'config' | 'storage'>,
  rateLimits: RateLimits,
): void {
  const count = rateLimits.limitFor('open');
  const headers = {
    ...apiHeaders,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    // A front end on another host shows the pictures too.
    ...(config.corsOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
  fastify.get<{ Params: { file: string } }>(
    '/media/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      await count(ipPrefix(request.ip));
      const { file } = request.params;
      if (!NAME.test(file)) throw new Refusal('not_found');
      const bytes = await storage.get(file).catch((cause: unknown) => {
        throw new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S, cause });
      });
      if (bytes === undefined) throw new Refusal('not_found');
      return reply.headers(headers).send(bytes);
    },
  );
}
