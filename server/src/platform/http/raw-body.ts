import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';

const WEBHOOK_MAX_BYTES = 256 * 1024;

/** Registers a route that gets its body as raw bytes, regardless of the content type. */
export function readRawBody(fastify: FastifyInstance, options: RouteOptions): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: WEBHOOK_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.route({ ...options, bodyLimit: WEBHOOK_MAX_BYTES });
  });
}

export function hasRawBody({ auth, raw }: RouteSpec): boolean {
  return auth === 'signature' || raw === true;
}
