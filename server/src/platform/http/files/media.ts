import { drawTile } from '@sesame/contract/shared/catalogue/service-tile.ts';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { Refusal } from '../errors.ts';
import { ipPrefix } from '../limits/ip-prefix.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { RETRY_AFTER_S } from '../on-error.ts';
import { apiHeaders } from './headers.ts';

/** File names that we generated; no other name is looked up in the storage. */
const NAME = /^[0-9a-f]{32}\.webp$/;

/**
 * Serves uploaded pictures, which were re-encoded. A name is random and its content never changes, so browsers cache it
 * for good. Opened as a page it is a sandbox without scripts. Tiles of services without a picture are drawn from their
 * name.
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
    // Allows a front end on another host to show the pictures.
    ...(config.corsOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
  fastify.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    await count(ipPrefix(request.ip));
    const { file } = request.params;
    const tile = drawTile(file);
    if (tile !== undefined)
      return reply.headers({ ...headers, 'content-type': 'image/svg+xml' }).send(tile);
    if (!NAME.test(file)) throw new Refusal('not_found');
    const bytes = await storage.get(file).catch((cause: unknown) => {
      throw new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S, cause });
    });
    if (bytes === undefined) throw new Refusal('not_found');
    return reply.headers(headers).send(bytes);
  });
}
