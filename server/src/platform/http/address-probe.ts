import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { Refusal } from './errors.ts';
import { ipPrefix } from './limits/ip-prefix.ts';
import type { RateLimits } from './limits/rate-limit.ts';

/** Where a shop asks whether an address leads to itself; a one-time token follows. */
export const ADDRESS_PROBE = '/.well-known/sesame-address';
/** Context of the fingerprint that proves it. */
export const PROBE_CONTEXT = 'public address';

const PROBE = /^\/\.well-known\/sesame-address\/([\w-]{43})$/;

/** Whether the request asks this; it arrives for a host that the shop does not use yet. */
export function isAddressProbe(url: string): boolean {
  return PROBE.test(url);
}

/**
 * Answers a token with its fingerprint, which every process of this shop can compute and no other server: nothing is
 * stored, and the answer to one token says nothing about another.
 */
export function serveAddressProbe(
  fastify: FastifyInstance,
  { sealer }: Pick<Platform, 'sealer'>,
  rateLimits: RateLimits,
): void {
  const count = rateLimits.limitFor('open');
  fastify.get(`${ADDRESS_PROBE}/:token`, async (request, reply) => {
    await count(ipPrefix(request.ip));
    const [, token] = PROBE.exec(request.url) ?? [];
    if (token === undefined) throw new Refusal('not_found');
    const proof = sealer.fingerprint(token, PROBE_CONTEXT).toString('base64url');
    return reply.header('content-type', 'text/plain; charset=utf-8').send(proof);
  });
}
