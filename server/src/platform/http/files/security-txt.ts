import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { supportUrlOf } from '../../shop/shop-settings.ts';
import { Refusal } from '../errors.ts';
import { ipPrefix } from '../limits/ip-prefix.ts';
import type { RateLimits } from '../limits/rate-limit.ts';

const VALIDITY_MS = 180 * 24 * 60 * 60 * 1_000;

/**
 * Serves `/.well-known/security.txt` (RFC 9116), the address for reporting vulnerabilities. Without a contact it is
 * 404.
 */
export function serveSecurityTxt(
  fastify: FastifyInstance,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  rateLimits: RateLimits,
): void {
  const count = rateLimits.limitFor('open');
  fastify.get('/.well-known/security.txt', async (request, reply) => {
    await count(ipPrefix(request.ip));
    const shop = config.shop();
    const { publicUrl } = shop.connections;
    const contact = config.securityContact ?? supportUrlOf(shop);
    if (contact === undefined) throw new Refusal('not_found');
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock.now().getTime() + VALIDITY_MS).toISOString()}`,
      'Preferred-Languages: en, ru',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ];
    return reply.header('content-type', 'text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
