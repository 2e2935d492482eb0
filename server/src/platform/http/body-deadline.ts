import type { FastifyInstance } from 'fastify';

/** A body of JSON is one packet or a few: one that takes longer is held back to keep us waiting. */
const BODY_MS = 15_000;

/**
 * Hangs up on a body that does not arrive. Node's own limit is one for all calls and has to suit the picture that
 * leaves a phone by a bad line, so everything but uploads gets a shorter one here.
 */
export function limitBodyTime(fastify: FastifyInstance, bodyMs: number = BODY_MS): void {
  fastify.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = raw.headers;
    if (length === '0' && coding === undefined) return;
    if (routeOptions.config.contract?.multipart) return;
    const timer = setTimeout(() => raw.destroy(), bodyMs).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
}
