import type { RouteSpec } from '@sesame/contract/route.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';

const NOTICE_MAX_BYTES = 256 * 1024;

/** Registers a route whose body stays the bytes that came, whatever its content type says. */
export function readRawBody(fastify: FastifyInstance, options: RouteOptions): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: NOTICE_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.route({ ...options, bodyLimit: NOTICE_MAX_BYTES });
  });
}

export function hasRawBody({ auth, raw }: RouteSpec): boolean {
  return auth === 'signature' || raw === true;
}
